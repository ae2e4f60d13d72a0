import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loneScript } from './lone-script.ts';

/**
 * Builds src/app/early.ts as one small file, and writes it below assets/. Returns the element that loads it.
 * @param root the folder of the web app
 * @param dir the folder of the built site
 */
export async function writeEarlyScript(root: string, dir: string): Promise<string> {
  const code = await loneScript(root, 'src/app/early.ts');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/early-${hash}.js`;
  await writeFile(join(dir, file), code);
  return `<script async fetchpriority="high" src="/${file}"></script>`;
}
