import { premadeBlocks } from '../../shared/src/library/premade-blocks.js';

/** What the page says of the library, counted at build: the library itself is too large for a page that only says it. */
export const libraryFacts = { PREMADE_BLOCK_COUNT: JSON.stringify(premadeBlocks.length) };
