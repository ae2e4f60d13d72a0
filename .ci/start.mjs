/* npm start: installs and builds what has changed, then becomes the server. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { install } from './install.mjs';

const stamp = '.cache/built';
const built = ['web/dist/index.html', 'api/dist/main.js'];
const sources = ['shared', 'workers', 'web', 'api', 'tsconfig.base.json', 'package-lock.json'];

/** Every file below `path` that a build may read. */
function* filesBelow(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort())
    if (!['node_modules', 'dist', 'test', '.cache'].includes(name)) yield* filesBelow(join(path, name));
}

/** Files as they lie there, by size and time: told in a moment, and another one after a mere checkout, too. */
function outline(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/** Another one after any change to what a file holds. */
function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

async function build() {
  const files = sources.flatMap((source) => [...filesBelow(source)]);
  const lie = outline(files);
  const isThere = built.every(existsSync) && existsSync(stamp);
  const [lay, held] = isThere ? readFileSync(stamp, 'utf8').split('\n') : [];
  if (lie === lay) return;
  const hold = fingerprint(files);
  if (hold !== held) await make();
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamp, `${lie}\n${hold}`);
}

async function make() {
  console.log('Building …');
  try {
    await Promise.all(['web', 'api'].map(buildOf));
  } catch (error) {
    console.error(`${error.stderr}The build failed. \`npm run build\` shows why.`);
    process.exit(1);
  }
}

/** What is served is made for that, whatever the server that serves it is to be. */
function buildOf(workspace) {
  return promisify(execFile)('npm', ['run', '--silent', 'build', '-w', workspace], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
install();
await build();
// In this process, so that signals and the exit code are the server's own.
await import('../api/dist/main.js');
