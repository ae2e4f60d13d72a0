/* The rule for the subjects of commits, and the subjects that it applies to. */
import { execFileSync } from 'node:child_process';

const MOST_CHARACTERS = 72;

/** Matches a first word that isn't an imperative by its ending: Adds, Added, Adding. Doesn't match Press and Feed. */
const OTHER_FORM = /(?:[^s]s|[^e]ed|ing)$/;
const IMPERATIVES = new Set(['Bias', 'Bring', 'Embed', 'Focus', 'Ring', 'Shed', 'String', 'Swing']);

/** First words that commit subjects may not have, because no order begins with them. */
const NO_VERBS = new Set(['A', 'An', 'I', 'It', 'New', 'Now', 'That', 'The', 'There', 'This', 'We']);

/** The file whose first commit began the rule for commit subjects. The rule applies to all later commits. */
const SINCE = '.ci/commits.mjs';

/**
 * Returns the ways in which the subject of a commit breaks the rule.
 * @param {string} subject
 * @returns {string[]} the faults, in words
 */
export function faultsOf(subject) {
  const first = /^\p{Lu}[\p{L}’'-]*(?=[ ,]|$)/u.exec(subject)?.[0];
  const isOrder = first && !NO_VERBS.has(first) && (IMPERATIVES.has(first) || !OTHER_FORM.test(first));
  return [
    ...(isOrder ? [] : ['begins with no imperative']),
    ...(subject.length <= MOST_CHARACTERS ? [] : [`has more than ${MOST_CHARACTERS} characters`]),
    ...(subject.endsWith('.') ? ['ends with a full stop'] : []),
  ];
}

/**
 * Returns the subjects of all commits to which the rule for subjects applies.
 * @param {string} folder of the project
 * @returns {string[]} the subjects, newest first; none where Git or its history is missing
 */
export function subjectsSinceTheRule(folder) {
  const rule = git(folder, ['log', '--diff-filter=A', '--format=%H', '--', SINCE]).at(-1);
  return rule ? git(folder, ['log', '--no-merges', '--format=%s', `${rule}..HEAD`, '--', '.']) : [];
}

/**
 * Runs Git with `args` in `folder`.
 * @returns {string[]} the lines that Git writes; none if Git fails
 */
function git(folder, args) {
  try {
    const written = execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return written.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}
