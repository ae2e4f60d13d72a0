import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const built = fileURLToPath(new URL('../../web/bench/dist', import.meta.url));
const site = fileURLToPath(new URL('../../web/dist/site', import.meta.url));

/** The path of the bare page on the product's server: a page with React that paints one word. */
export const BARE_PATH = '/bare.html';

/**
 * Puts the bare page and its compressed scripts among the product's own files, so that the same server sends both. Call
 * this after `buildBenchPages` and before the server starts. Returns a function that removes the files.
 */
export async function addBarePage(): Promise<() => Promise<void>> {
  const page = await readFile(join(built, BARE_PATH), 'utf8');
  const files = new Map<string, string | Uint8Array>([[BARE_PATH, page]]);
  for (const [path] of page.matchAll(/\/assets\/[\w.-]+\.js/g)) {
    const script = await readFile(join(built, path));
    files.set(path, script).set(`${path}.br`, brotliCompressSync(script));
  }
  // A file that the product has too, such as the bundler's runtime, has the same content there, and must stay.
  const added = [...files].filter(([path]) => path === BARE_PATH || !existsSync(join(site, path)));
  for (const [path, content] of added) await writeFile(join(site, path), content);
  return async () => {
    for (const [path] of added) await rm(join(site, path), { force: true });
  };
}
