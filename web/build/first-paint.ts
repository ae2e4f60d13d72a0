import type { Plugin, Rolldown } from 'vite';
import { EDITORS } from '../src/app/editors/editors.ts';

/**
 * Modules that no editor needs for its first paint: zod comes with the first answer, draft or file, and Konva after the
 * panels.
 */
const LATER = /node_modules\/(zod|konva)\//;
const editors: readonly string[] = Object.values(EDITORS);

/** Fails the build if the page or an editor imports a module that must come after its first paint. */
export const firstPaint: Plugin = {
  name: 'first-paint',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    for (const name of editors)
      if (!chunks.some((chunk) => chunk.name === name)) this.error(`There is no chunk ${name}.`);
    for (const chunk of chunks.filter(({ isEntry, name }) => isEntry || editors.includes(name))) {
      const early = [...importedBy(chunk, bundle)].find((module) => LATER.test(module));
      if (early !== undefined) this.error(`${chunk.name} doesn’t open before ${early} is there.`);
    }
  },
};

/** Returns the modules of a chunk and of all its imports. */
function importedBy(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  modules = new Set<string>(),
): Set<string> {
  if (chunk.moduleIds.every((module) => modules.has(module))) return modules;
  for (const module of chunk.moduleIds) modules.add(module);
  for (const file of chunk.imports) {
    const next = bundle[file];
    if (next?.type === 'chunk') importedBy(next, bundle, modules);
  }
  return modules;
}
