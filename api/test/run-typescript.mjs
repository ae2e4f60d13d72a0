/**
 * `node run-typescript.mjs FILE …`: runs a TypeScript program in a separate process, without a build of the workspace.
 * The files are bundled first, because loading them one by one takes twice as long.
 */
import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const workspace = join(import.meta.dirname, '..');
/** The folder for bundles. It is below the workspace, so that the program finds its packages. */
const cache = join(workspace, 'node_modules/.cache/programs');

/**
 * Replaces `import.meta.url` and `import.meta.dirname` in the bundle with those of each source file. Paths relative to
 * the source file then still work.
 * @type {import('vite').Plugin}
 */
const ownPlace = {
  name: 'own-place',
  enforce: 'pre',
  transform: (code, id) =>
    code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
};

const [, , file] = process.argv;
if (file === undefined) throw new Error('usage: run-typescript.mjs FILE …');
// The program finds its own name and arguments at their usual index.
process.argv.splice(1, 1);
await import(pathToFileURL(await inOneFile(file)).href);

/**
 * Bundles a program.
 * @param {string} program
 * @returns {Promise<string>} the path of the bundle
 */
async function inOneFile(program) {
  const made = await build({
    root: workspace,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    plugins: [ownPlace],
    ssr: { external: true },
    build: {
      ssr: resolve(program),
      write: false,
      target: 'node20',
      rolldownOptions: {
        treeshake: false,
        // Nest and Mongoose identify classes by their names.
        output: { keepNames: true, codeSplitting: false },
      },
    },
  });
  if (!('output' in made)) throw new Error('One program makes one file.');
  const { code } = made.output[0];
  const name = `${basename(program, '.ts')}-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`;
  await mkdir(cache, { recursive: true });
  // Other processes may run or make the bundle at the same time.
  const unfinished = join(cache, `${name}.${String(process.pid)}`);
  await writeFile(unfinished, code);
  await rename(unfinished, join(cache, name));
  return join(cache, name);
}
