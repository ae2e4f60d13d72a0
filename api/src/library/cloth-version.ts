import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The source code that makes cloth: the content of each file below cloth/. The key is the file's path below
 * cloth/, with slashes and without extension.
 */
export type ClothSources = ReadonlyMap<string, string | Uint8Array>;

/** Files that list the fabrics. A change of these files doesn't change the fabrics' pictures. */
const LISTS: ReadonlySet<string> = new Set(['fabric-numbers', 'library-fabrics']);

/** Reads the source code that makes cloth, without its tests. The build copies it beside the bundle. */
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
 * Returns the version of the cloth made by a recipe file. The version changes with the recipe file, and with the code
 * that all recipes share. An edit of a recipe file doesn't change the versions of the other recipe files.
 */
export function clothVersion(sources: ClothSources, recipeFile: string): string {
  const hash = createHash('sha256');
  for (const [name, source] of [...sources].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (LISTS.has(name) || (name.startsWith('recipes/') && name !== `recipes/${recipeFile}`)) continue;
    hash.update(`${name}\n`).update(source);
  }
  return hash.digest('hex');
}
