import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * Puts into the page which files each chunk takes that is fetched later: the page fetches these before it imports the
 * chunk, as a browser may never again try an import that failed (src/browser/chunks.ts).
 */
export const listChunks: Plugin = {
  name: 'list-chunks',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      bundle && [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'chunks' },
          children: JSON.stringify(chunksOf(bundle)),
          injectTo: 'head',
        },
      ],
  },
};

/** The list that stands in a page goes into a file of its own; the page names it. */
export async function moveListOut(page: string, dir: string): Promise<string> {
  const [whole, list = ''] = /<script type="application\/json" id="chunks">(.*?)<\/script>/s.exec(page) ?? [];
  if (whole === undefined) throw new Error('The page lists no chunks.');
  const hash = createHash('sha256').update(list).digest('base64url').slice(0, 8);
  const file = `assets/chunks-${hash}.json`;
  await writeFile(join(dir, file), list);
  return page.replace(
    whole,
    () => `<script type="application/json" id="chunks" data-at="/${file}"></script>`,
  );
}

/** The files of each chunk that is fetched later, and those of workers, without what the page itself begins with. */
function chunksOf(bundle: Bundle) {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => filesOf(chunk, bundle)));
  const lazy: Record<string, string[]> = {};
  for (const chunk of chunks) {
    if (!chunk.isDynamicEntry) continue;
    lazy[chunk.name] = filesOf(chunk, bundle).filter((file) => !first.has(file));
  }
  const workers = outputs.map(({ fileName }) => fileName).filter((file) => file.includes('.worker-'));
  const files = [...new Set([...Object.values(lazy).flat(), ...workers])];
  return {
    files: files.map((file) => `/${file}`),
    chunks: Object.fromEntries(
      Object.entries(lazy).map(([name, of]) => [name, of.map((file) => files.indexOf(file))]),
    ),
  };
}

/** The files of a chunk, of what it imports, and of their styles. */
export function filesOf(chunk: Rolldown.OutputChunk, bundle: Bundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((file) => {
    const next = bundle[file];
    return next?.type === 'chunk' ? filesOf(next, bundle, seen) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported];
}

/**
 * The sheets of styles of a chunk, those of what it imports first: the order in which the browser is given them later.
 * In another one rules win that lose there, and the page shifts.
 */
export function sheetsOf(chunk: Rolldown.OutputChunk, bundle: Bundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((file) => {
    const next = bundle[file];
    return next?.type === 'chunk' ? sheetsOf(next, bundle, seen) : [];
  });
  return [...imported, ...(chunk.viteMetadata?.importedCss ?? [])];
}
