/* npm test: installs its needs, then runs every check and test, even after failures, and prints a summary. */
import { spawn } from 'node:child_process';
import { install } from './install.mjs';
import { forgetResults, journeys, unitTests } from './results.mjs';

const script = (name) => ['npm', 'run', '--silent', name];

const browser = { title: 'A browser for the journeys', command: ['node', '.ci/browser.mjs'] };
const build = { title: 'Build', command: script('build') };

/** Two sequences of stages. They run side by side and take equally long. No stage needs the result of another stage. */
const checks = [
  [{ title: 'Types and rules', command: script('lint:code') }, build, browser],
  [
    { title: 'The lock file serves every platform', command: ['node', '.ci/lock-check.mjs'] },
    { title: 'Format, imports, unused code', command: script('lint:order') },
  ],
];

const tests = [
  { title: 'Unit, property and API tests', ...unitTests },
  { title: 'Journeys in a browser', ...journeys, needs: [browser, build] },
];

install();
forgetResults();
const started = Date.now();
/** The result of each stage, in the order in which they ended. */
const outcomes = [];
await Promise.all(checks.map(runRow));
for (const stage of tests) await run(stage, 'inherit');
sumUp();

/** Runs the stages of a sequence one after the other. */
async function runRow(row) {
  for (const stage of row) await run(stage, 'pipe');
}

/**
 * Runs a stage and records its result.
 * @param {'pipe' | 'inherit'} output `pipe` shows the output after the stage has ended, `inherit` while it runs
 */
async function run(stage, output) {
  const { title, command, needs = [] } = stage;
  const lack = outcomes.find(({ stage, went }) => needs.includes(stage) && !went)?.stage;
  const begun = Date.now();
  if (output === 'inherit') console.log(`\n== ${title}`);
  const went = !lack && (await succeeds(command, title, output));
  const seconds = Math.round((Date.now() - begun) / 1000);
  const result = lack ? 'not run' : went ? 'passed' : 'failed';
  outcomes.push({ stage, went, seconds, result });
  if (lack) console.error(`Not run: it needs “${lack.title}”, which failed.`);
  else if (!went) console.error(`\nFailed: ${title}.`);
}

/**
 * Runs a command, and shows its output.
 * @returns {Promise<boolean>} true if the command ended well
 */
function succeeds([program, ...args], title, output) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', output, output] });
    const shown = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => shown.push(chunk));
    child.on('error', (error) => shown.push(Buffer.from(error.message)));
    child.on('close', (status) => {
      if (output === 'pipe') process.stdout.write(`\n== ${title}\n${Buffer.concat(shown).toString()}`);
      resolve(status === 0);
    });
  });
}

/** Prints the result of each stage, then the commands that repeat failed stages, then the number of passed tests. */
function sumUp() {
  console.log('\n== Summary');
  const totals = { passed: 0, failed: 0 };
  const again = [];
  const reasons = [];
  const wavering = [];
  for (const { stage, went, seconds, result } of outcomes) {
    console.log(`${result.padEnd(8)} ${`${seconds} s`.padStart(6)}  ${stage.title}`);
    const counted = stage.results?.(went) ?? { passed: 0, failed: went ? 0 : 1, again: [] };
    totals.passed += counted.passed;
    totals.failed += counted.failed;
    wavering.push(...(counted.wavering ?? []));
    reasons.push(...(counted.reasons ?? []));
    if (!went) again.push(...(counted.again.length > 0 ? counted.again : [stage.command.join(' ')]));
  }
  list('What failed:', reasons);
  list('To run alone what failed:', again);
  list('Passed at the second try alone, and to be mended:', wavering);
  console.log(`\nAll of it in ${Math.round((Date.now() - started) / 1000)} s.`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

function list(title, lines) {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
