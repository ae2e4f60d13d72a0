import { join } from 'node:path';
import { build, defaultClientConditions, type Rolldown } from 'vite';

/**
 * Builds a script alone, as code that imports nothing, and returns the code. An import would make it wait for a larger
 * file.
 * @param root the folder of the web app
 * @param file the script's path below `root`
 */
export async function loneScript(root: string, file: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      write: false,
      rolldownOptions: { input: join(root, file), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
