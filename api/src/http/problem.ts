import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { Problem } from '@quiltwright/shared/contract/problem';

/** What a problem may carry beside its text. */
interface ProblemMore extends Pick<Problem, 'errors' | 'revision' | 'most' | 'missingBlocks'> {
  /** Seconds after which a second try makes sense. */
  retryAfter?: number;
}

/** An answer of RFC 9457: throw it anywhere below a controller. `detail` is shown to the quilter as it is. */
export class ProblemException extends HttpException {
  readonly retryAfter: number | undefined;

  constructor(status: number, detail: string, { retryAfter, ...more }: ProblemMore = {}) {
    super(problemOf(status, detail, more), status);
    this.message = detail;
    this.retryAfter = retryAfter;
  }
}

/** The body of a problem answer. */
export function problemOf(
  status: number,
  detail: string,
  more: Omit<ProblemMore, 'retryAfter'> = {},
): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...more };
}

/** For what isn't there and for what is another quilter's alike. */
export function notThere(what: 'quilt' | 'block' | 'fabric' | 'picture'): ProblemException {
  return new ProblemException(404, `This ${what} is not there. It may have been deleted.`);
}
