/**
 * The value that replaces a fabric's number to outline all parts without a fabric. These are the parts whose
 * fabric isn't chosen yet, and the bare areas.
 */
export const UNCHOSEN = -1;
