/* How the subject of a commit reads, and the commits that are to read so. */
import { execFileSync } from 'node:child_process';

const MOST_CHARACTERS = 72;

/** Ends of first words that are no imperative: Adds, Added, Adding. Press and Feed end otherwise. */
const OTHER_FORM = /(?:[^s]s|[^e]ed|ing)$/;
const IMPERATIVES = new Set(['Bias', 'Bring', 'Embed', 'Focus', 'Ring', 'Shed', 'String', 'Swing']);

/** A sentence that begins with one of these tells how things are. */
const NO_VERBS = new Set(['A', 'An', 'I', 'It', 'New', 'Now', 'That', 'The', 'There', 'This', 'We']);

/** The file whose first commit is the last that may read otherwise. */
const SINCE = '.ci/commits.mjs';

/**
 * @param {string} subject
 * @returns {string[]} what is wrong with it
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
 * @param {string} folder of the project
 * @returns {string[]} the subjects of the commits, newest first, that came after the rule; none where Git or its
 *   history is missing
 */
export function subjectsSinceTheRule(folder) {
  const rule = git(folder, ['log', '--diff-filter=A', '--format=%H', '--', SINCE]).at(-1);
  return rule ? git(folder, ['log', '--no-merges', '--format=%s', `${rule}..HEAD`, '--', '.']) : [];
}

/** @returns {string[]} the lines that Git writes */
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
