import { oklch } from './colour.js';

/**
 * The first of the colours of this file. Several fabrics share each colour, so that fabrics of the same dye go
 * together.
 */
export const navy = oklch(0.29, 0.085, 264);
export const indigo = oklch(0.36, 0.1, 264);
export const denim = oklch(0.46, 0.09, 255);
export const royal = oklch(0.5, 0.15, 259);
export const cornflower = oklch(0.64, 0.11, 256);
export const chambray = oklch(0.7, 0.06, 252);
export const sky = oklch(0.83, 0.05, 245);
export const ice = oklch(0.92, 0.022, 245);
export const cream = oklch(0.945, 0.022, 90);
export const muslin = oklch(0.92, 0.025, 88);
export const chalk = oklch(0.965, 0.006, 95);
export const cheddar = oklch(0.76, 0.14, 76);
export const butter = oklch(0.89, 0.09, 93);
export const barnRed = oklch(0.47, 0.155, 28);
export const cherry = oklch(0.53, 0.195, 26);
export const madder = oklch(0.42, 0.125, 30);
export const wine = oklch(0.33, 0.105, 20);
export const coral = oklch(0.67, 0.13, 30);
export const rose = oklch(0.72, 0.12, 12);
export const blush = oklch(0.87, 0.05, 20);
export const hunter = oklch(0.36, 0.06, 158);
export const sage = oklch(0.62, 0.06, 145);
export const moss = oklch(0.5, 0.08, 135);
export const mint = oklch(0.87, 0.05, 155);
export const tan = oklch(0.75, 0.06, 75);
export const chestnut = oklch(0.4, 0.07, 50);
export const ink = oklch(0.23, 0.008, 60);
export const slate = oklch(0.5, 0.03, 255);
