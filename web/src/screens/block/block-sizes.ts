/** Inches to a side at which a block's patches are told. */
export const TOLD_AT = 12;

/** Inches to a side at which it is told how they are cut. */
export const CUT_AT = [6, 9, 10, 12] as const;

/** Inches to a side at which it is looked for whether all of a block falls on the lines of a ruler: 4, 4½ … 18. */
export const FIT_AT = Array.from({ length: 29 }, (_, half) => 4 + half / 2);
