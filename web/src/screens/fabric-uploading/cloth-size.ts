import { CLOTH_TILE } from '@quiltwright/shared/limits';

/**
 * The smallest side, in pixels, of a fabric picture whose print is clear. It gives 50 pixels to an inch, because a
 * picture covers 6 inches of fabric.
 */
export const LEAST_SIDE = 300;

/**
 * The smallest side, in pixels, of a fabric picture that looks sharp. It gives 100 pixels to an inch, because a picture
 * covers 6 inches of fabric.
 */
export const SHARP_SIDE = 600;

/** Returns a note on a picture that is too small to show 6 inches of fabric clearly; null for a larger picture. */
export function sizeNote(side: number): { isSerious: boolean; text: string } | null {
  if (side >= SHARP_SIDE) return null;
  const square = `The fabric is made from the middle square of your picture, which has only ${side} × ${side} pixels`;
  if (side >= LEAST_SIDE) {
    return {
      isSerious: false,
      text: `${square}, so its print will look slightly blurred at ${CLOTH_TILE} inches. Use a larger picture for a sharp print.`,
    };
  }
  return {
    isSerious: true,
    text:
      `${square}, ${Math.round(side / CLOTH_TILE)} to an inch of fabric, so its print will look blurred. For ${CLOTH_TILE} inches ` +
      `of fabric we recommend at least ${LEAST_SIDE} × ${LEAST_SIDE} pixels; ${SHARP_SIDE} × ${SHARP_SIDE} look sharp. ` +
      'Upload a larger picture instead, or keep this picture.',
  };
}
