import type { Point } from '@quiltwright/shared/geometry/point';
import type { BlockSize } from '../cutting/pieces/ruler-sizes';
import type { StraightCut } from '../piecing/straight-cut';

/**
 * A problem that makes places of a block hard or impossible to sew. Lengths and positions in inches from the block’s
 * corner.
 */
export type SewingTrouble = Marked &
  (
    | /** Fabric is missing, so the seams around the place have nothing to join. */ { what: 'gap' }
      /** Patches that lie inside another patch, without a seam to an edge. */
    | { what: 'island' }
    /**
     * Corners at which seams meet and no seam runs straight through: one patch is set into the angle between
     * the others. `straight` is the block with its patches cut further along a grid, so that no corner is set
     * in; null if that isn't possible.
     */
    | { what: 'setIn'; straight: StraightCut | null }
    /** Patches that are too narrow for their two seam allowances. `width` is the width of the narrowest patch. */
    | { what: 'narrow'; width: number }
    /** Patches with a point that another patch cuts off. `lost` is the greatest cut-off length. */
    | { what: 'bluntPoint'; lost: number }
    /**
     * Points so near the block’s edge that the seam there cuts them off. `gap` is the distance of the nearest point.
     */
    | { what: 'pointNearEdge'; gap: number }
    /** Copies that lie partly under other blocks; the outlines are the covered parts. */
    | { what: 'covered' }
    /**
     * Patches with sides that aren't whole eighths of an inch. `length` is the shortest of these sides. `sizes` are
     * the nearest block sizes at which all sides that a ruler cuts are whole eighths; empty if there are none.
     */
    | { what: 'offRuler'; length: number; sizes: readonly BlockSize[] }
  );

/** The places in a block that have one sewing problem, as points and outlines to mark on the canvas. */
interface Marked {
  /** Number of places. If there are very many, only some are marked. */
  count: number;
  /** Corners at which the problem occurs. */
  points: readonly Point[];
  /** Outlines of patches or bare places, clockwise as seen on screen. */
  outlines: readonly (readonly Point[])[];
}
