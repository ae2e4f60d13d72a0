/* npm test: installs what it needs, then runs every check and test, and stops at the first that fails. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { install } from './install.mjs';

const results = { vitest: 'coverage/vitest-report.json', playwright: 'e2e/test-results/report.json' };

/** Two rows side by side, each on one core and as long as the other. None needs what another makes. */
const checks = [
  [['Lint', 'npm', 'run', '--silent', 'lint:code']],
  [
    ['The lock file serves every platform', 'node', '.ci/lock-check.mjs'],
    ['Types', 'npm', 'run', '--silent', 'typecheck'],
    ['Format, imports, unused code', 'npm', 'run', '--silent', 'lint:order'],
    ['Build', 'npm', 'run', '--silent', 'build'],
  ],
];

const steps = [
  [
    'Unit, property and API tests',
    'npx',
    ...['vitest', 'run', '--config', '.config/vitest.config.ts'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${results.vitest}`],
  ],
  ['Journeys in a browser', 'npm', 'run', '--silent', 'browser'],
];

install();
findBrowser();
const started = Date.now();
const checked = await Promise.all(checks.map(checkAll));
if (checked.includes(false)) process.exit(1);
for (const [title, command, ...args] of steps) {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\nFailed: ${title}.`);
    process.exit(status ?? 1);
  }
}

const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results.vitest, 'utf8'));
const { expected, unexpected, flaky } = JSON.parse(readFileSync(results.playwright, 'utf8')).stats;
console.log(`\nAll of it in ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${numPassedTests + expected + flaky} passed, ${numFailedTests + unexpected} failed`);

/** Runs one command after the other, up to the first that fails. @returns whether all went well */
async function checkAll(row) {
  for (const command of row) if (!(await check(command))) return false;
  return true;
}

/** Runs a command and shows its output when it has ended. @returns whether it went well */
function check([title, command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('close', (status) => {
      process.stdout.write(`\n== ${title}\n${Buffer.concat(output).toString()}`);
      if (status !== 0) console.error(`\nFailed: ${title}.`);
      resolve(status === 0);
    });
  });
}
