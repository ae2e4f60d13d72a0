/** Inches to a side at which a block's patches are told. */
export const TOLD_AT = 12;

/** Inches to a side at which it is told how they are cut. */
export const CUT_AT = [6, 9, 10, 12] as const;
