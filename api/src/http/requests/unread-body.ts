import { finished } from 'node:stream';
import type { Request, Response } from 'express';

/** The maximum number of bytes of an unwanted body that are read and discarded. */
const MOST = 32_000_000;

/**
 * Sends an answer at once, even if the request's body is still arriving, but ends the answer only when the body has
 * arrived. A connection that is closed while data is still arriving is reset. The answer would then be lost, and
 * neither the sender nor a proxy in between would learn why the request failed.
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

/**
 * Reads and discards the rest of a request's body. If the body is larger than the maximum, the connection is
 * closed.
 * @param done called when the body has ended or the connection is closed
 */
export function readAway(request: Request, done: () => void): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST) request.destroy();
  });
  request.resume();
  finished(request, done);
}
