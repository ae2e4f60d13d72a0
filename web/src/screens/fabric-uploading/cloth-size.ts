import { CLOTH_TILE } from '@quiltwright/shared/limits';

/** Pixels of a side of cloth below which its print can't be made out: 50 to an inch. */
export const LEAST_SIDE = 300;

/** Below which it looks soft: 100 to an inch. */
export const SHARP_SIDE = 600;

/** What to say of a picture that is small for the 6 inches of cloth that it covers; null where it is large enough. */
export function sizeNote(side: number): { isSerious: boolean; text: string } | null {
  if (side >= SHARP_SIDE) return null;
  const square = `Its square is only ${side} × ${side} pixels`;
  if (side >= LEAST_SIDE) {
    return {
      isSerious: false,
      text: `${square}: at ${CLOTH_TILE} inches it will look soft. A larger picture is sharper.`,
    };
  }
  return {
    isSerious: true,
    text:
      `${square}, ${Math.round(side / CLOTH_TILE)} to an inch of cloth: its print will be a blur. For ${CLOTH_TILE} inches ` +
      `of cloth we recommend ${LEAST_SIDE} × ${LEAST_SIDE} pixels at least; ${SHARP_SIDE} × ${SHARP_SIDE} look sharp. ` +
      'Upload a larger picture in its place, or keep it as it is.',
  };
}
