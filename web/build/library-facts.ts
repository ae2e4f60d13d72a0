import { premadeBlocks } from '../../shared/src/library/premade-blocks.js';

/**
 * Facts of the library for the page, counted at build: the library itself is too large for a page that only needs
 * these.
 */
export const libraryFacts = { PREMADE_BLOCK_COUNT: JSON.stringify(premadeBlocks.length) };
