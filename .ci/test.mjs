/* npm test: installs its needs, then runs every check and test, even after failures, and prints a summary. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { install } from './install.mjs';
import { forgetResults, journeys, unitTests } from './results.mjs';

const script = (name) => ['npm', 'run', '--silent', name];

const browser = { title: 'A browser for the journeys', command: ['node', '.ci/browser.mjs'] };
const build = { title: 'Build', command: script('build') };
const library = { title: 'Library for the journeys', command: ['node', '.ci/library.mjs'], needs: [build] };

/**
 * The stages that run one after the other: build, browser, tests. Tests use all processors, but sometimes wait for a
 * database or a page.
 */
const tests = [
  build,
  browser,
  { title: 'Unit, property and API tests', ...unitTests, shown: 'at once' },
  { title: 'Journeys in a browser', ...journeys, shown: 'at once', needs: [browser, build, library] },
];

/**
 * The stages that run at the same time as `tests`. Checks have a low priority: they run while a processor has nothing
 * else to do. The server that makes the library has a normal priority, because it gives up if its database doesn't
 * answer in time.
 */
const beside = [
  { title: 'The lock file serves every platform', command: ['node', '.ci/lock-check.mjs'] },
  library,
  { title: 'Types and rules', command: script('lint:code'), isPatient: true },
  { title: 'Format, imports, unused code', command: script('lint:order'), isPatient: true },
];

install();
forgetResults();
const started = Date.now();
/** The result of each stage, in the order in which they ended. */
const outcomes = [];
/** For each stage that has begun, a promise of true if the stage passed. */
const begun = new Map();
await Promise.all([tests, beside].map(runRow));
sumUp();

/** Runs the stages of a sequence one after the other. */
async function runRow(row) {
  for (const stage of row) await begin(stage);
}

/** Starts a stage, unless it has started before. Returns a promise of true if the stage passes. */
function begin(stage) {
  if (!begun.has(stage)) begun.set(stage, run(stage));
  return begun.get(stage);
}

/**
 * Runs a stage after the stages that it needs, and records its result.
 * @returns {Promise<boolean>} true if the stage passed
 */
async function run(stage) {
  const { title, needs = [] } = stage;
  const needed = await Promise.all(needs.map(begin));
  const lack = needs.find((_, i) => !needed[i]);
  const start = Date.now();
  const went = !lack && (await succeeds(stage));
  const seconds = Math.round((Date.now() - start) / 1000);
  const result = lack ? 'not run' : went ? 'passed' : 'failed';
  outcomes.push({ stage, went, seconds, result });
  if (lack) console.error(`\nNot run: ${title}. It needs “${lack.title}”, which failed.`);
  else if (!went) console.error(`\nFailed: ${title}.`);
  return went;
}

/**
 * Runs the command of a stage. Shows the command's output at once, or after its end.
 * @returns {Promise<boolean>} true if the command ended well
 */
function succeeds({ title, command: [program, ...args], shown, isPatient }) {
  const output = shown === 'at once' ? 'inherit' : 'pipe';
  if (output === 'inherit') console.log(`\n== ${title}`);
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', output, output] });
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const written = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => written.push(chunk));
    child.on('error', (error) => written.push(Buffer.from(error.message)));
    child.on('close', (status) => {
      if (output === 'pipe') process.stdout.write(`\n== ${title}\n${Buffer.concat(written).toString()}`);
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
  list('Passed at the second try alone, and to be fixed:', wavering);
  console.log(`\nAll of it in ${Math.round((Date.now() - started) / 1000)} s.`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

function list(title, lines) {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
