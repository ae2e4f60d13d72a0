/**
 * Stands in place of a fabric's number, to outline all parts without a fabric: parts whose fabric isn't chosen yet, and
 * bare areas.
 */
export const UNCHOSEN = -1;
