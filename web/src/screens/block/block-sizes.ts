/** The side of the block for which the page lists the finished sizes of patches, in inches. */
export const FINISHED_AT = 12;

/** The sides of the blocks for which the page lists the sizes to cut, in inches. */
export const CUT_AT = [6, 9, 10, 12] as const;

/** The sides that are tried to find block sizes with all patches on the lines of a ruler, in inches: 4, 4½ … 18. */
export const FIT_AT = Array.from({ length: 29 }, (_, half) => 4 + half / 2);
