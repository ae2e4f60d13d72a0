/**
 * Used in place of a fabric's number to outline everything without a fabric: parts whose fabric isn't chosen yet, and
 * areas without a block.
 */
export const UNCHOSEN = -1;
