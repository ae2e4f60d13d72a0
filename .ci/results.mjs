/* Reads the reports of the two test runners. A run that broke off counts as failed. */
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Results
 * @property {number} passed the number of tests that passed
 * @property {number} failed the number of failed tests, plus files that failed outside their tests; at least one if the
 *   run failed
 * @property {string[]} again the commands to run each failed file or journey alone
 * @property {string[]} [reasons] each failure with its reason, one line each, for readers who see only the end of the
 *   output
 * @property {string[]} [wavering] the commands to run each journey alone that passed only at the second try
 */

const reports = { vitest: 'coverage/vitest-report.json', playwright: 'e2e/test-results/report.json' };

const vitest = 'npx vitest run --config .config/vitest.config.ts';

export const unitTests = {
  command: [
    ...vitest.split(' '),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.vitest}`,
  ],
  /**
   * Reads the results of the last run.
   * @param {boolean} went true if the run ended well
   * @returns {Results}
   */
  results: (went) => {
    const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(reports.vitest);
    const files = testResults.filter(({ status }) => status === 'failed');
    const beside = files.filter(({ assertionResults }) =>
      assertionResults.every(({ status }) => status !== 'failed'),
    );
    return {
      passed: numPassedTests,
      failed: atLeastOne(went, numFailedTests + beside.length),
      again: files.map(({ name }) => `${vitest} ${relative('.', name)}`),
      reasons: files.flatMap(reasonsOf),
    };
  },
};

export const journeys = {
  // A busy machine may lose a tap, or be late with a frame. Failed journeys therefore run a second time, and
  // are listed separately if they then pass.
  command: ['npm', 'run', '--silent', 'browser', '--', '--retries=1'],
  /**
   * Reads the results of the last run.
   * @param {boolean} went true if the run ended well
   * @returns {Results}
   */
  results: (went) => {
    const { stats = { expected: 0, unexpected: 0, flaky: 0 }, suites = [] } = read(reports.playwright);
    const specs = suites.flatMap(specsIn);
    const isWavering = ({ tests }) => tests.some(({ status }) => status === 'flaky');
    const alone = ({ file, line }) => `npm run --silent browser -- journeys/${file}:${line}`;
    return {
      passed: stats.expected + stats.flaky,
      failed: atLeastOne(went, stats.unexpected),
      again: specs.filter(({ ok }) => !ok).map(alone),
      reasons: specs.filter(({ ok }) => !ok).flatMap(reasonsOfJourney),
      wavering: specs.filter(isWavering).map(alone),
    };
  },
};

/** Deletes the reports of an earlier run, which say nothing about this one. */
export function forgetResults() {
  for (const path of Object.values(reports)) rmSync(path, { force: true });
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Returns one line for each failed test of a file. If the file failed outside its tests, returns one line for this
 * failure.
 */
function reasonsOf({ name, message, assertionResults }) {
  const where = relative('.', name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${where}: ${beginning(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${where} › ${fullName}: ${beginning(failureMessages[0])}`,
  );
}

/**
 * Returns one line with the error of a journey's last try. Playwright's own message, higher in the output, also
 * describes the screen.
 */
function reasonsOfJourney({ file, title, tests }) {
  const [first] = tests.flatMap(({ results }) => results.at(-1)?.errors ?? []);
  return [`${file} › ${title}: ${beginning(stripVTControlCharacters(first?.message ?? ''))}`];
}

/**
 * Returns the first three lines of an error message. If a property test failed, lines 2 and 3 show the counterexample.
 */
function beginning(text = '') {
  return text.trim().split('\n', 3).join(' ').slice(0, 500);
}

/** Returns the number of failed tests; at least 1 if the run failed. */
function atLeastOne(went, failed) {
  return went ? failed : Math.max(1, failed);
}

function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}
