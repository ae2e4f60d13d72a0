import { constants } from 'node:zlib';
import compression from 'compression';

/**
 * The Brotli settings. Quality 5 takes no longer than quality 4, the default of `compression`, and its output
 * is 5 % smaller.
 */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Compresses answers that are text. A part of a file is sent uncompressed, because its position is counted in
 * bytes of the file.
 */
export const compressed = compression({
  brotli: BROTLI,
  filter: (request, response) =>
    response.getHeader('Content-Range') === undefined && compression.filter(request, response),
});
