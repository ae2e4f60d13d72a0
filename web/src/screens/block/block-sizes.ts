/** The side of the block for which the page lists the finished sizes of patches, in inches. */
export const FINISHED_AT = 12;

/** The smallest and the largest side of a block that a reader of the page can type, in inches. */
export const ANY_SIDE = { min: 1, max: 60 } as const;

/** The sides of the blocks for which the page lists the sizes to cut, in inches. */
export const CUT_AT = [6, 9, 10, 12] as const;

/**
 * The sides of a block, in inches, for which the page checks the patches: 4, 4½ … 18. The page suggests the sides at
 * which every patch cut by ruler has a finished size on a line of the ruler.
 */
export const FIT_AT = Array.from({ length: 29 }, (_, half) => 4 + half / 2);
