import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The code that makes cloth: what each file under cloth/ holds, by its path there without ending, with slashes. */
export type ClothSources = ReadonlyMap<string, string | Uint8Array>;

/** Files that say which fabrics there are, but not what they look like. */
const LISTS: ReadonlySet<string> = new Set(['fabric-numbers', 'library-fabrics']);

/** Reads the code that makes cloth, as it was written, without its tests. The build copies it beside the bundle. */
export async function readClothSources(): Promise<ClothSources> {
  const folder = join(import.meta.dirname, 'cloth');
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const sources = files.map(
    async (name) =>
      [name.replaceAll('\\', '/').replace(/\.ts$/, ''), await readFile(join(folder, name))] as const,
  );
  return new Map(await Promise.all(sources));
}

/**
 * The version of the cloth whose recipes a file holds: another one whenever that file has changed, or anything that all
 * recipes are made with. So an edit of one palette's recipes leaves the other palettes as they are.
 */
export function clothVersion(sources: ClothSources, recipeFile: string): string {
  const hash = createHash('sha256');
  for (const [name, source] of [...sources].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (LISTS.has(name) || (name.startsWith('recipes/') && name !== `recipes/${recipeFile}`)) continue;
    hash.update(`${name}\n`).update(source);
  }
  return hash.digest('hex');
}
