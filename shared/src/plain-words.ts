import type { z } from 'zod';

/** Matches the beginning of zod's own messages. Zod uses them where the schema has no message. */
const zodsOwn = /^(Too (big|small)|Invalid|Unrecognized)/;

const units: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries' };

/**
 * Returns plain words for a fault of a value. They follow the name of the value in a sentence: “must be at most 260.”
 */
export function plainWords(issue: z.core.$ZodIssue): string {
  if (!zodsOwn.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'too_big':
      return `must ${bound(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)}`;
    case 'too_small':
      return `must ${bound(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)}`;
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is missing.';
      return `must be ${expected[issue.expected] ?? `a ${issue.expected}`}.`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}.`
        : `must be one of ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `has unknown fields: ${firstKeys(issue.keys)}.`;
    default:
      return issue.message;
  }
}

/**
 * Returns a sentence for a fault of a value, with the path to the value, such as “blocks › 0 › numOfRows must be at
 * least 1.” A message from this product's own rules is already a sentence, and is returned unchanged.
 */
export function plainSentence(issue: z.core.$ZodIssue): string {
  const words = plainWords(issue);
  return /^[A-Z]/.test(words) ? words : `${issue.path.map(String).join(' › ') || 'It'} ${words}`;
}

const expected: Record<string, string> = {
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
  string: 'text',
};

const MOST_KEYS = 10;
const MOST_CHARACTERS = 40;

/**
 * Returns the first keys of `keys` and the number of further keys, in words. Long keys are cut, because there may be
 * thousands, each as long as a page.
 */
function firstKeys(keys: readonly string[]): string {
  const named = keys
    .slice(0, MOST_KEYS)
    .map((key) => (key.length > MOST_CHARACTERS ? `${key.slice(0, MOST_CHARACTERS)}…` : key));
  const more = keys.length > MOST_KEYS ? ` and ${keys.length - MOST_KEYS} more` : '';
  return named.join(', ') + more;
}

function bound(origin: string, relation: string, limit: number | bigint): string {
  const unit = units[origin];
  return unit === undefined
    ? `be ${relation} ${String(limit)}.`
    : `have ${relation} ${String(limit)}${unit}.`;
}
