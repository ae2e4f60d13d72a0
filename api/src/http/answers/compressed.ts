import { constants } from 'node:zlib';
import compression from 'compression';

/** Quality 5 takes no longer than 4, the default of `compression`, and is 5% smaller. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses text. A part of a file is sent uncompressed, because its position is counted in bytes of the file. */
export const compressed = compression({
  brotli: BROTLI,
  filter: (request, response) =>
    response.getHeader('Content-Range') === undefined && compression.filter(request, response),
});
