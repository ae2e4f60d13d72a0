import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { PROBLEM_TYPE } from '@quiltwright/shared/contract/problem';
import type { Request, Response } from 'express';
import { LastingFaults } from '../common/lasting-faults.js';
import { isDatabaseAway } from '../database/database-health.js';
import { isNoRoom, noRoom } from './no-room.js';
import { type FixedCode, problem, ProblemException, problemOf } from './problem.js';
import { problems } from './problem-words.js';
import { answerBeforeBody } from './requests/unread-body.js';

/** The time (seconds) after which the page tries again, because the database may be back by then. */
const DATABASE_RETRY = 3;

/**
 * The code of the answered problem by HTTP status, for errors whose own text isn't fit to show to the quilter.
 */
const BY_STATUS = new Map<number, FixedCode>([
  [400, 'notUnderstood'],
  [404, 'nothingHere'],
  [413, 'tooLargeToSend'],
  [415, 'onlyJson'],
  [416, 'noSuchPart'],
  [503, 'databaseAway'],
]);

/**
 * Answers every error as a problem of RFC 9457. The errors are our own errors, errors of body parsers and the router,
 * an unreachable database, and unforeseen errors. An unforeseen error is logged, and its answer reveals nothing.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly faults = new LastingFaults();

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const problem = problemFor(error);
    if (problem.cause !== undefined && this.isToLog(problem)) request.logError(problem.cause);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    forgetFile(response);
    const range = contentRangeOf(error);
    if (range !== undefined) response.setHeader('Content-Range', range);
    if (problem.retryAfter !== undefined) response.setHeader('Retry-After', String(problem.retryAfter));
    if (problem.getStatus() === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    response.status(problem.getStatus()).type(PROBLEM_TYPE);
    answerBeforeBody(request, response, JSON.stringify(problem.getResponse()));
  }

  /**
   * True if a problem must be logged. False for a repeated fault: a full disk or an unreachable mail server
   * affects every request, and is logged once while it lasts.
   */
  private isToLog(problem: ProblemException): boolean {
    const status = problem.getStatus();
    if (status !== 503 && status !== 507) return true;
    const { code, message } = problem.cause as Partial<NodeJS.ErrnoException>;
    return this.faults.isNew(`${String(status)} ${String(code ?? message)}`);
  }
}

/** Returns the problem that answers an error. If the problem has a `cause`, the caller must log that cause. */
function problemFor(error: unknown): ProblemException {
  if (error instanceof ProblemException) return error;
  if (isNoRoom(error)) return noRoom(error);
  if (isDatabaseAway(error)) return ofStatus(503, DATABASE_RETRY);
  const status = statusOf(error);
  if (status < 500) return ofStatus(status);
  const unforeseen = problem('unforeseen');
  unforeseen.cause = error;
  return unforeseen;
}

function ofStatus(status: number, retryAfter?: number): ProblemException {
  const code = BY_STATUS.get(status);
  const detail = code ? problems[code][1] : problemOf(status, '').title;
  return new ProblemException(status, detail, retryAfter === undefined ? {} : { retryAfter });
}

/** Returns the HTTP status that an error of Nest or Express (`http-errors`) carries; 500 for other errors. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status;
  return 500;
}

/** Removes the headers that describe a file, because the answer now contains a problem instead. */
function forgetFile(response: Response): void {
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified', 'Accept-Ranges'])
    response.removeHeader(name);
  response.setHeader('Cache-Control', 'no-store');
}

/**
 * Returns the header Content-Range, which has the file's length, from an error of Express' middleware. Undefined if the
 * error has no such header.
 */
function contentRangeOf(error: unknown): string | undefined {
  const { headers } = (error ?? {}) as { headers?: Record<string, string> };
  return headers?.['Content-Range'];
}
