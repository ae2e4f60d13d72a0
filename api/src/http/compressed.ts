import { constants } from 'node:zlib';
import compression from 'compression';

/** At 5 it takes no longer than at 4, the default of `compression`, and gives a twentieth less. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses what is text. A part of a file is sent as it is: its place is counted in bytes of the file. */
export const compressed = compression({
  brotli: BROTLI,
  filter: (request, response) =>
    response.getHeader('Content-Range') === undefined && compression.filter(request, response),
});
