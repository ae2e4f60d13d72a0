/** The side of the block for which the page lists the finished sizes of patches, in inches. */
export const FINISHED_AT = 12;

/** The sides of the blocks for which the page lists the sizes to cut, in inches. */
export const CUT_AT = [6, 9, 10, 12] as const;

/**
 * The sides of a block, in inches, that the page tries: 4, 4½ … 18. The page suggests those at which all patches that
 * are cut by ruler have finished sizes on lines of a ruler.
 */
export const FIT_AT = Array.from({ length: 29 }, (_, half) => 4 + half / 2);
