import { brotliCompressSync, constants } from 'node:zlib';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';

/**
 * The Brotli settings. Quality 5 takes no longer than quality 4, the default of `compression`, and its output is 5 %
 * smaller.
 */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The size (bytes) below which an answer isn't compressed. */
const LEAST = 1024;

/**
 * The longest answer (bytes) that is compressed in this thread, without a stream. Compressing such an answer takes a
 * fraction of a millisecond. A stream, which uses another thread, would cost three times the work.
 */
const SMALL = 16_000;

const asStream = compression({ threshold: LEAST, brotli: BROTLI, filter: isText });

/**
 * Compresses answers that are text. A part of a file is sent uncompressed, because its position is counted in
 * bytes of the file.
 */
export function compressed(request: Request, response: Response, next: NextFunction): void {
  asStream(request, response, () => {
    compressSmall(request, response);
    next();
  });
}

/** Compresses a small answer that is sent as a whole. The middleware `compression` then leaves the answer unchanged. */
function compressSmall(request: Request, response: Response): void {
  const end = response.end.bind(response) as (...args: unknown[]) => Response;
  response.end = (...args: unknown[]) => {
    const bytes = bytesOf(...args);
    if (!isSmall(bytes) || response.headersSent || !mayCompress(request, response)) return end(...args);
    const packed = brotliCompressSync(bytes, BROTLI);
    response.setHeader('Content-Encoding', 'br').setHeader('Content-Length', packed.length);
    return end(packed);
  };
}

function bytesOf(body?: unknown, encoding?: unknown): Buffer | null {
  if (typeof body === 'string' && typeof encoding !== 'function')
    return Buffer.from(body, encoding as BufferEncoding | undefined);
  return Buffer.isBuffer(body) ? body : null;
}

function isSmall(bytes: Buffer | null): bytes is Buffer {
  return bytes !== null && bytes.length >= LEAST && bytes.length <= SMALL;
}

function mayCompress(request: Request, response: Response): boolean {
  return (
    request.method !== 'HEAD' &&
    response.getHeader('Content-Encoding') === undefined &&
    isText(request, response) &&
    request.acceptsEncodings('br') !== false
  );
}

function isText(request: Request, response: Response): boolean {
  return response.getHeader('Content-Range') === undefined && compression.filter(request, response);
}
