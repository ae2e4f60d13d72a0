import type { Request, Response } from 'express';
import { ProblemException } from './problem.js';

/** A Range in which no byte of the file is. Like Express' own errors it brings its headers along. */
class NoSuchPart extends ProblemException {
  readonly headers: { 'Content-Range': string };

  constructor(size: number) {
    super(416, 'This file has no such part.');
    this.headers = { 'Content-Range': `bytes */${String(size)}` };
  }
}

/**
 * Answers with what is in memory, or with the part that the request's Range asks for. Of several parts, and of a Range
 * with a condition, all is sent.
 *
 * @throws NoSuchPart where no byte is in the Range
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
