import type { Request, Response } from 'express';
import { ProblemException } from '../problem.js';
import { problems } from '../problem-words.js';

/**
 * The error for a Range that contains no byte of the file. Like Express' own errors, it carries headers for the answer.
 */
class NoSuchPart extends ProblemException {
  readonly headers: { 'Content-Range': string };

  constructor(size: number) {
    super(...problems.noSuchPart);
    this.headers = { 'Content-Range': `bytes */${String(size)}` };
  }
}

/**
 * Answers with bytes from memory. With a Range in the request, answers with only this part of the bytes. If the Range
 * has several parts or a condition, the answer contains all bytes.
 *
 * @throws NoSuchPart if the Range contains no byte
 */
export function sendBytes(request: Request, response: Response, bytes: Buffer): void {
  response.setHeader('Accept-Ranges', 'bytes');
  if (response.getHeader('ETag') === undefined) {
    const etagOf = request.app.get('etag fn') as (bytes: Buffer) => string;
    response.setHeader('ETag', etagOf(bytes));
  }
  const part = partOf(request, bytes.length);
  if (part === 'none') throw new NoSuchPart(bytes.length);
  if (part === 'all') {
    response.send(bytes);
    return;
  }
  const { start, end } = part;
  response.status(206).setHeader('Content-Range', `bytes ${start}-${end}/${bytes.length}`);
  response.send(bytes.subarray(start, end + 1));
}

function partOf(request: Request, size: number): { start: number; end: number } | 'all' | 'none' {
  const { range, 'if-range': condition } = request.headers;
  if (request.method !== 'GET' || condition !== undefined || request.fresh) return 'all';
  if (range === undefined || !/^ *bytes=/.test(range)) return 'all';
  const parts = request.range(size, { combine: true });
  if (parts === -1) return 'none';
  const [part, ...more] = Array.isArray(parts) ? parts : [];
  return part && more.length === 0 ? part : 'all';
}
