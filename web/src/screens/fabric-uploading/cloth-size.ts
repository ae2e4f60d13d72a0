import { CLOTH_TILE } from '@quiltwright/shared/limits';

/** Pixels of a side of fabric below which its print is unclear: 50 to an inch. */
export const LEAST_SIDE = 300;

/** Pixels of a side below which it looks soft: 100 to an inch. */
export const SHARP_SIDE = 600;

/**
 * Returns a note on a picture that is too small for the 6 inches of fabric that it covers; null if it is large enough.
 */
export function sizeNote(side: number): { isSerious: boolean; text: string } | null {
  if (side >= SHARP_SIDE) return null;
  const square = `The square is only ${side} × ${side} pixels`;
  if (side >= LEAST_SIDE) {
    return {
      isSerious: false,
      text: `${square}: at ${CLOTH_TILE} inches it will look soft. Use a larger picture for a sharper print.`,
    };
  }
  return {
    isSerious: true,
    text:
      `${square}, ${Math.round(side / CLOTH_TILE)} to an inch of fabric, so its print will look blurred. For ${CLOTH_TILE} inches ` +
      `of fabric we recommend at least ${LEAST_SIDE} × ${LEAST_SIDE} pixels; ${SHARP_SIDE} × ${SHARP_SIDE} look sharp. ` +
      'Upload a larger picture instead, or keep this one.',
  };
}
