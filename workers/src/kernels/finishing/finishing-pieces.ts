import { upToEighth } from '../cutting/pieces/ruler';
import type { CutPiece, CuttingSettings } from '../cutting/cutting-types';
import { widthOfCloth } from '../cutting/settings';
import type { CutStrips, StripPart } from './finishing-types';

/**
 * Returns the rectangles of borders, sashing and binding as pieces of the cutting plan. The plan then cuts them
 * together with the patches in their fabrics.
 */
export function finishingPieces(parts: readonly StripPart[], settings: CuttingSettings): CutPiece[] {
  const { seam, fabrics } = settings;
  const cloth = widthOfCloth(settings);
  return parts.flatMap(({ of, fabric, cut }) =>
    together(cut).map(({ width, length, count, isUpright = false, joined, spare }): CutPiece => {
      const [across, along] = isUpright ? [width, length] : [length, width];
      return {
        fabric,
        width: upToEighth(across),
        height: upToEighth(along),
        count,
        // Strips that reach from selvage to selvage can't be turned.
        mayTurn: fabrics[fabric]?.directional !== true && across < cloth,
        kind: 'rectangle',
        method: null,
        finished: [length - 2 * seam, width - 2 * seam],
        yields: 1,
        needed: count,
        places: [{ of, blockNum: 0, each: 1, copies: count }],
        offGrid: null,
        ...(joined && { joined }),
        ...(spare !== undefined && { spare }),
      };
    }),
  );
}

/**
 * Adds up the counts of strips of equal size, for example of sashes beside and below square blocks. Leaves joined
 * strips separate from other strips.
 */
function together(cut: readonly CutStrips[]): CutStrips[] {
  const sizes = new Map<string, CutStrips>();
  for (const strips of cut) {
    const { width, length, count, isUpright = false, joined = '' } = strips;
    const key = `${upToEighth(width)} ${upToEighth(length)} ${isUpright} ${joined}`;
    const before = sizes.get(key);
    if (count > 0) sizes.set(key, { ...strips, ...before, count: count + (before?.count ?? 0) });
  }
  return [...sizes.values()];
}
