import type { Point } from '@quiltwright/shared/geometry/point';
import type { OffRuler } from '../checks/check-types';
import type { StraightCut } from '../piecing/straight-cut';

/** A place in a block that is hard or impossible to sew. Lengths and places in inches from the block’s corner. */
export type SewingTrouble = Marked &
  (
    | /** Fabric is missing: seams around the place have nothing to join. */ { what: 'gap' }
      /** Patches inside another one, without a seam to an edge. */
    | { what: 'island' }
    /**
     * Corners at which seams meet and none runs straight on: one patch is set into the angle of the others. `straight`
     * is the block cut further, so that no corner is set in; null if no grid works.
     */
    | { what: 'setIn'; straight: StraightCut | null }
    /** Patches narrower than their two seam allowances allow; `width` of the narrowest. */
    | { what: 'narrow'; width: number }
    /** Patches whose point another one cuts off; `lost` is the greatest cut-off length. */
    | { what: 'bluntPoint'; lost: number }
    /** Points so near the block’s edge that its seam cuts them off; `gap` of the nearest. */
    | { what: 'pointNearEdge'; gap: number }
    /** Copies that lie partly under other blocks; the outlines are the covered parts. */
    | { what: 'covered' }
    /**
     * Patches with sides between the eighths of a ruler; `length` is the shortest of these. `sizes` of the block have
     * all edges on eighths. They are empty if there are none, or if the edges already lie on eighths and only a patch
     * that lies aslant doesn’t.
     */
    | { what: 'offRuler'; length: number; sizes: OffRuler['sizes'] }
  );

/** The places of a trouble. */
interface Marked {
  /** Number of places; of very many only some are marked. */
  count: number;
  /** Corners. */
  points: readonly Point[];
  /** Patches or bare places, clockwise as seen on screen. */
  outlines: readonly (readonly Point[])[];
}
