import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * Puts into the page which files each part takes that it fetches later: the page asks for these before it imports the
 * part, as an import that failed once may never be tried again by the browser (src/browser/parts.ts).
 */
export const listParts: Plugin = {
  name: 'list-parts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      bundle && [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'parts' },
          children: JSON.stringify(partsOf(bundle)),
          injectTo: 'head',
        },
      ],
  },
};

/** The list that stands in a page goes into a file of its own; the page names it. */
export async function movePartsOut(page: string, dir: string): Promise<string> {
  const [whole, list = ''] = /<script type="application\/json" id="parts">(.*?)<\/script>/s.exec(page) ?? [];
  if (whole === undefined) throw new Error('The page lists no parts.');
  const hash = createHash('sha256').update(list).digest('base64url').slice(0, 8);
  const file = `assets/parts-${hash}.json`;
  await writeFile(join(dir, file), list);
  return page.replace(whole, () => `<script type="application/json" id="parts" data-at="/${file}"></script>`);
}

/** Files by part, and those of workers, without what the page itself begins with. */
function partsOf(bundle: Bundle) {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => filesOf(chunk, bundle)));
  const parts: Record<string, string[]> = {};
  for (const chunk of chunks) {
    if (!chunk.isDynamicEntry) continue;
    parts[chunk.name] = filesOf(chunk, bundle).filter((file) => !first.has(file));
  }
  const workers = outputs.map(({ fileName }) => fileName).filter((file) => file.includes('.worker-'));
  const files = [...new Set([...Object.values(parts).flat(), ...workers])];
  return {
    files: files.map((file) => `/${file}`),
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, of]) => [name, of.map((file) => files.indexOf(file))]),
    ),
  };
}

/** A chunk, what it imports, and their styles. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Bundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((file) => {
    const next = bundle[file];
    return next?.type === 'chunk' ? filesOf(next, bundle, seen) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported];
}
