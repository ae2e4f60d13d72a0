import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, defaultClientConditions, type Rolldown } from 'vite';

/**
 * Builds src/app/early.ts as one small file that imports nothing, and writes it below assets/. Returns the element that
 * loads it. An import would make it wait for a larger file.
 * @param root the folder of the web app
 * @param dir the folder of the built site
 */
export async function writeEarlyScript(root: string, dir: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      write: false,
      rolldownOptions: { input: join(root, 'src/app/early.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = built.output;
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/early-${hash}.js`;
  await writeFile(join(dir, file), code);
  return `<script async fetchpriority="high" src="/${file}"></script>`;
}
