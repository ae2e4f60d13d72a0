/**
 * Stands in for a fabric's number when all parts without a fabric are outlined: those whose fabric isn't chosen yet,
 * and bare areas.
 */
export const UNCHOSEN = -1;
