/** Represents all fabrics that aren’t chosen yet, and bare areas, when a fabric is outlined. */
export const UNCHOSEN = -1;
