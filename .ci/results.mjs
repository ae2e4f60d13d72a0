/* What the two runners of tests write down, read so that a run that broke off counts as failed. */
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} failed tests, and files that failed beside their tests; at least one where the run went wrong
 * @property {string[]} again how to run each file or journey that failed alone
 * @property {string[]} [reasons] what failed and why, a line each, for who sees only the end of the output
 * @property {string[]} [wavering] the same for what passed at the second try alone
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
  /** @param {boolean} went whether the run ended well @returns {Results} */
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
  // A busy machine may eat a tap, or be late with a frame: what fails is tried once more, and told apart.
  command: ['npm', 'run', '--silent', 'browser', '--', '--retries=1'],
  /** @param {boolean} went whether the run ended well @returns {Results} */
  results: (went) => {
    const { stats = { expected: 0, unexpected: 0, flaky: 0 }, suites = [] } = read(reports.playwright);
    const specs = suites.flatMap(specsIn);
    const isWavering = ({ tests }) => tests.some(({ status }) => status === 'flaky');
    const alone = ({ file, line }) => `npm run --silent browser -- journeys/${file}:${line}`;
    return {
      passed: stats.expected + stats.flaky,
      failed: atLeastOne(went, stats.unexpected),
      again: specs.filter(({ ok }) => !ok).map(alone),
      wavering: specs.filter(isWavering).map(alone),
    };
  },
};

/** What an earlier run has written says nothing about this one. */
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

/** What went wrong in a file: in its tests, or beside them. */
function reasonsOf({ name, message, assertionResults }) {
  const where = relative('.', name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${where}: ${beginning(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${where} › ${fullName}: ${beginning(failureMessages[0])}`,
  );
}

/** A property tells by its second and third line what it doesn't hold for. */
function beginning(text = '') {
  return text.trim().split('\n', 3).join(' ').slice(0, 500);
}

/** A run that went wrong has a failure, though none of its tests may know it. */
function atLeastOne(went, failed) {
  return went ? failed : Math.max(1, failed);
}

function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}
