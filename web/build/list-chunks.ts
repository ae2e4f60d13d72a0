import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * Writes a list of the files of each chunk that is fetched later into the page. The page fetches these files before it
 * imports the chunk, because a browser may never retry a failed import (src/browser/chunks.ts).
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

/** Moves a page's list into a separate file, and puts the file's name into the page. */
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

/**
 * Returns the files of each chunk that is fetched later, and the files of the workers. The files that the page requests
 * at first are left out.
 */
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

/** Returns the files of a chunk, of its imports, and of their styles. */
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
 * Returns the style sheets of a chunk, the sheets of its imports first. The browser later receives them in this order.
 * In another order other rules would win, and the page would shift.
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
