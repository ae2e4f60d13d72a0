import { upToEighth } from '../cutting/ruler';
import type { CutPiece, CuttingSettings } from '../cutting/cutting-types';
import { widthOfCloth } from '../cutting/settings';
import type { StripPart, Strips } from './finishing-types';

/** The rectangles of borders, sashing and binding, as they are cut with the patches of their fabrics. */
export function finishingPieces(parts: readonly StripPart[], settings: CuttingSettings): CutPiece[] {
  const { seam, fabrics } = settings;
  const cloth = widthOfCloth(settings);
  return parts.flatMap(({ of, fabric, cut }) =>
    together(cut).map(({ width: height, length: width, count }): CutPiece => ({
      fabric,
      width: upToEighth(width),
      height: upToEighth(height),
      count,
      // Strips from selvage to selvage stay so.
      mayTurn: fabrics[fabric]?.directional !== true && width < cloth,
      kind: 'rectangle',
      method: null,
      finished: [width - 2 * seam, height - 2 * seam],
      yields: 1,
      needed: count,
      places: [{ of, blockNum: 0, each: 1, copies: count }],
      offGrid: null,
    })),
  );
}

/** Each size once: sashes beside square blocks are as long as those below them. */
function together(cut: readonly Strips[]): Strips[] {
  const sizes = new Map<string, Strips>();
  for (const { width, length, count } of cut) {
    const key = `${upToEighth(width)} ${upToEighth(length)}`;
    const before = sizes.get(key);
    if (count > 0) sizes.set(key, { width, length, ...before, count: count + (before?.count ?? 0) });
  }
  return [...sizes.values()];
}
