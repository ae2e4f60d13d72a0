import type { Point } from '@quiltwright/shared/geometry/point';
import type { BlockSize } from '../cutting/pieces/ruler-sizes';
import type { StraightCut } from '../piecing/straight-cut';

/**
 * A problem that makes some places of a block hard or impossible to sew. Lengths are in inches, and positions in inches
 * from the block’s corner.
 */
export type SewingTrouble = Marked &
  (
    | /** Bare places: the seams around them have no fabric to join. */ { what: 'gap' }
      /** Patches inside another patch. No seam connects them with the outer edge of that patch. */
    | { what: 'island' }
    /**
     * Corners at which seams meet and no seam runs straight through: one patch is set into the angle between other
     * patches. `straight` is the block with its patches cut further along a grid, so that no corner is set in. Null if
     * that isn't possible.
     */
    | { what: 'setIn'; straight: StraightCut | null }
    /**
     * Curved seams that are hard to sew, because their radius is below an inch. `radius` is the smallest radius, and
     * `points` are the places at which the curves are pinned.
     */
    | { what: 'tightCurve'; radius: number }
    /** Other curved seams. `points` are the places at which they are pinned. */
    | { what: 'curve' }
    /** Patches that are too narrow for their two seam allowances. `width` is the width of the narrowest patch. */
    | { what: 'narrow'; width: number }
    /** Patches with a point that another patch cuts off. `lost` is the length of the largest missing point. */
    | { what: 'bluntPoint'; lost: number }
    /**
     * Points so near the block’s edge that the seam along the edge cuts them off. `gap` is the distance of the nearest
     * point from the edge.
     */
    | { what: 'pointNearEdge'; gap: number }
    /** Copies that lie partly under other blocks. `outlines` are the covered parts. */
    | { what: 'covered' }
    /**
     * Patches with sides that aren't whole eighths of an inch. `length` is the shortest of these sides. `sizes` are
     * the nearest block sizes at which a ruler has a line for all sides, if there are such sizes.
     */
    | { what: 'offRuler'; length: number; sizes: readonly BlockSize[] }
  );

/** The places of a block that have a sewing problem, as points and outlines to mark on the canvas. */
interface Marked {
  /** The number of all places with the problem. `points` and `outlines` may have fewer. */
  count: number;
  /** Corners at which the problem occurs. */
  points: readonly Point[];
  /** Outlines of patches or bare places, clockwise as seen on screen. */
  outlines: readonly (readonly Point[])[];
}
