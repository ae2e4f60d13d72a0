/* npm run quick: types, rules, format and unit tests of what has changed since main, side by side. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
install();

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const since = whereItLeftMain();
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', '--relative', since),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((path) => existsSync(path));
const code = changed.filter((path) => /\.(?:[cm]?[jt]s|tsx)$/.test(path));

console.log(`${changed.length} files have changed since ${since.slice(0, 8)}.`);
const outcomes = await Promise.all([
  run('Types', 'tsc', ['-b']),
  code.length > 0 && run('Rules', 'oxlint', ['--config', '.config/oxlint.config.js', ...code]),
  changed.length > 0 && run('Format', 'prettier', ['--check', '--ignore-unknown', ...changed]),
  run('Unit tests', 'vitest', [
    ...['run', '--config', '.config/vitest.config.ts', '--changed', since, '--passWithNoTests'],
  ]),
]);
process.exitCode = outcomes.includes(false) ? 1 : 0;

/**
 * Returns the newest commit of this branch that is also on main.
 * @returns {string} HEAD if there is no main
 */
function whereItLeftMain() {
  for (const main of ['origin/main', 'main']) {
    try {
      return execFileSync('git', ['merge-base', main, 'HEAD'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      // This branch doesn't exist: try the other name.
    }
  }
  return 'HEAD';
}

/**
 * Runs a program, and shows its output after it has ended.
 * @returns {Promise<boolean>} true if the program succeeded
 */
function run(title, program, args) {
  const begun = Date.now();
  return new Promise((resolve) => {
    const child = spawn('npx', [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const shown = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => shown.push(chunk));
    child.on('close', (status) => {
      const seconds = Math.round((Date.now() - begun) / 1000);
      process.stdout.write(
        `\n== ${title}: ${status === 0 ? 'passed' : 'failed'}, ${seconds} s\n${Buffer.concat(shown).toString()}`,
      );
      resolve(status === 0);
    });
  });
}
