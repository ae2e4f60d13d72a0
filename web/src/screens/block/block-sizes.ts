/** Side in inches of the block for which patches are described. */
export const TOLD_AT = 12;

/** Sides in inches of the blocks for which cutting is described. */
export const CUT_AT = [6, 9, 10, 12] as const;

/** Sides in inches at which a block may be wholly on the lines of a ruler: 4, 4½ … 18. */
export const FIT_AT = Array.from({ length: 29 }, (_, half) => 4 + half / 2);
