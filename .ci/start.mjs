/* npm start: installs and builds the changed parts, then becomes the server. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { forgetBuilt, stamp } from './built.mjs';
import { install } from './install.mjs';

const built = ['web/dist/site/index.html', 'api/dist/main.js'];
const sources = ['shared', 'workers', 'web', 'api', 'tsconfig.base.json', 'package-lock.json'];

/** Yields every file below `path` that a build may read. */
function* filesBelow(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort())
    if (!['node_modules', 'dist', 'test', '.cache'].includes(name)) yield* filesBelow(join(path, name));
}

/**
 * Returns a hash of the names, sizes and change times of files. It is faster than a hash of their contents. But it also
 * changes when a checkout writes the same contents again.
 */
function statsOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, ctimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${ctimeMs}\0`);
  }
  return hash.digest('hex');
}

/** Returns a hash of the names and contents of files. */
function contentsOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the product, unless its sources are the same as in the last build. */
async function build() {
  const files = sources.flatMap((source) => [...filesBelow(source)]);
  const stats = statsOf(files);
  const isThere = built.every(existsSync) && existsSync(stamp);
  const [statsBefore, contentsBefore] = isThere ? readFileSync(stamp, 'utf8').split('\n') : [];
  if (stats === statsBefore) return;
  const contents = contentsOf(files);
  if (contents !== contentsBefore) await buildAll();
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamp, `${stats}\n${contents}`);
}

async function buildAll() {
  console.log('Building …');
  // From here on the build's sources are unknown.
  forgetBuilt();
  const builds = await Promise.allSettled(['web', 'api'].map(buildOf));
  const failed = builds.find(({ status }) => status === 'rejected');
  if (!failed) return;
  console.error(`${failed.reason.stderr}The build failed. \`npm run build\` shows why.`);
  process.exit(1);
}

function buildOf(workspace) {
  return promisify(execFile)('npm', ['run', '--silent', 'build', '-w', workspace]);
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
install();
await build();
// The server is imported into this process, so that signals and the exit code are the server's own.
await import('../api/dist/main.js');
