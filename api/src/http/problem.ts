import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { Problem } from '@quiltwright/shared/contract/problem';
import { problems } from './problem-words.js';

/** The optional fields of a problem, besides its text. */
interface ProblemMore extends Pick<Problem, 'errors' | 'revision' | 'most' | 'missingBlocks'> {
  /** The time (seconds) after which the caller may try again. */
  retryAfter?: number;
}

/**
 * An error whose answer is a problem of RFC 9457. Throw it in any code that a controller calls. The quilter
 * sees `detail` unchanged.
 */
export class ProblemException extends HttpException {
  readonly retryAfter: number | undefined;

  constructor(status: number, detail: string, { retryAfter, ...more }: ProblemMore = {}) {
    super(problemOf(status, detail, more), status);
    this.message = detail;
    this.retryAfter = retryAfter;
  }
}

type Code = keyof typeof problems;

/**
 * The argument of the function that makes a problem's words, such as a number. Undefined for a problem with fixed
 * words.
 */
type FactsOf<One extends Code> = (typeof problems)[One][1] extends (facts: infer Facts) => string
  ? Facts
  : undefined;

/** The codes of the problems whose words are always the same, because they mention no facts of the case. */
export type FixedCode = { [One in Code]: (typeof problems)[One][1] extends string ? One : never }[Code];

/**
 * Returns a problem from the list `problems`, with the status and words for its code. Throw it in any code that
 * a controller calls.
 */
export function problem<One extends Code>(
  code: One,
  ...[facts, more]: FactsOf<One> extends undefined
    ? [facts?: undefined, more?: ProblemMore]
    : [facts: FactsOf<One>, more?: ProblemMore]
): ProblemException {
  const [status, words] = problems[code] as readonly [number, string | ((facts: unknown) => string)];
  return new ProblemException(status, typeof words === 'string' ? words : words(facts), more);
}

/** Returns the body of an answer that reports a problem, in the format of RFC 9457. */
export function problemOf(
  status: number,
  detail: string,
  more: Omit<ProblemMore, 'retryAfter'> = {},
): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...more };
}

/** Returns the problem 404 for an item that doesn't exist, or that belongs to another quilter. */
export function notThere(what: 'quilt' | 'block' | 'fabric' | 'picture' | 'page'): ProblemException {
  return problem('gone', { what });
}
