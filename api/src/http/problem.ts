import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { Problem } from '@quiltwright/shared/contract/problem';

/** The optional fields of a problem, besides its text. */
interface ProblemMore extends Pick<Problem, 'errors' | 'revision' | 'most' | 'missingBlocks'> {
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

/** An answer of RFC 9457. Throw it anywhere below a controller. The quilter sees `detail` unchanged. */
export class ProblemException extends HttpException {
  readonly retryAfter: number | undefined;

  constructor(status: number, detail: string, { retryAfter, ...more }: ProblemMore = {}) {
    super(problemOf(status, detail, more), status);
    this.message = detail;
    this.retryAfter = retryAfter;
  }
}

/** Returns the body of a problem answer. */
export function problemOf(
  status: number,
  detail: string,
  more: Omit<ProblemMore, 'retryAfter'> = {},
): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...more };
}

/** Returns the answer for a missing item. An item of another quilter gets the same answer. */
export function notThere(what: 'quilt' | 'block' | 'fabric' | 'picture'): ProblemException {
  return new ProblemException(404, `This ${what} doesn’t exist. It may have been deleted.`);
}
