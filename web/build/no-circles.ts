import type { Plugin, Rolldown } from 'vite';

/**
 * Fails the build if files import one another in a circle. Their order then depends on the first importer, and a file
 * may use a value of another file that is still undefined.
 */
export const noCircles: Plugin = {
  name: 'no-circles',
  generateBundle(_, bundle) {
    const done = new Set<string>();
    const visit = (file: string, above: readonly string[]): void => {
      if (above.includes(file))
        this.error(
          `Files import one another in a circle: ${[...above.slice(above.indexOf(file)), file].join(', ')}.`,
        );
      if (done.has(file)) return;
      for (const next of importsOf(bundle[file])) visit(next, [...above, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
};

function importsOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): readonly string[] {
  return output?.type === 'chunk' ? output.imports : [];
}
