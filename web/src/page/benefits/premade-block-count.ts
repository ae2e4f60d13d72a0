/** The build replaces this name with the number of pre-made blocks (build/library-facts.ts). */
declare const PREMADE_BLOCK_COUNT: number;

export const premadeBlockCount = PREMADE_BLOCK_COUNT;
