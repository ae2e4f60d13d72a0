/** Stands for all fabrics that aren’t chosen yet, and for what is bare, where a fabric is outlined. */
export const UNCHOSEN = -1;
