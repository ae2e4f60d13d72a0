/** The build counts them (build/library-facts.ts). */
declare const PREMADE_BLOCK_COUNT: number;

/** How many pre-made blocks there are. */
export const premadeBlockCount = PREMADE_BLOCK_COUNT;
