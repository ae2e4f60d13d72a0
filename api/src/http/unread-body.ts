import { finished } from 'node:stream';
import type { Request, Response } from 'express';

/** So much (bytes) is read and thrown away of a body that isn't wanted. */
const MOST = 32_000_000;

/**
 * Answers at once, though the request's body may still be coming, and ends the answer when all of that came. A
 * connection that is closed while something is on its way to it is reset, and an answer that wasn't read yet is lost
 * with it: the sender, or a proxy before us, would hear of no reason.
 */
export function answerBeforeBody(request: Request, response: Response, text: string): void {
  if (request.complete) {
    response.send(text);
    return;
  }
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.write(text);
  readAway(request, () => response.end());
}

/** Throws away what comes of a body, but not for ever. @param done called when nothing more comes of it */
export function readAway(request: Request, done: () => void): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST) request.destroy();
  });
  request.resume();
  finished(request, done);
}
