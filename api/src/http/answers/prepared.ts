import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { BROTLI } from './compressed.js';
import { sendBytes } from './send-bytes.js';

/** The body of an answer that is compressed once and sent many times. */
export interface PreparedBody {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly identity: Buffer;
}

/** Returns a text in three forms (uncompressed, Brotli and gzip), with its ETag. */
export async function prepareBody(text: string): Promise<PreparedBody> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity),
  ]);
  // A weak ETag, because it is the same for all encodings.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { etag, br, gzip: gzipped, identity };
}

/** Sends the body in the best encoding that the browser accepts. */
export function sendPrepared(body: PreparedBody, request: Request, response: Response): void {
  const encodings = ['br', 'gzip'] as const;
  const encoding = encodings.find((each) => request.acceptsEncodings(each)) ?? 'identity';
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.vary('Accept-Encoding').setHeader('ETag', body.etag);
  sendBytes(request, response, body[encoding]);
}
