import { premadeBlocks } from '../../shared/src/library/premade-blocks.js';

/**
 * Facts about the library that the build counts for the page. The library itself is too large for pages that need only
 * these facts.
 */
export const libraryFacts = { PREMADE_BLOCK_COUNT: JSON.stringify(premadeBlocks.length) };
