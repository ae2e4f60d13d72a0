import type { Point } from '@quiltwright/shared/geometry/point';
import type { OffRuler } from '../checks/check-types';
import type { StraightCut } from '../piecing/straight-cut';

/** What is hard or impossible to sew in a block as it is drawn. Lengths and places in inches from the block’s corner. */
export type SewingTrouble = Marked &
  (
    | /** Cloth is missing: seams around the place have nothing to join. */ { what: 'gap' }
      /** Patches in the middle of another one, of which no seam leads to an edge. */
    | { what: 'island' }
    /**
     * Corners at which seams meet and none runs straight on: one patch is set into the angle of the others. `straight` is the
     * block cut further, so that no corner is set in; null where no grid does that.
     */
    | { what: 'setIn'; straight: StraightCut | null }
    /** Patches that are narrower than their two seam allowances can lie; `width` of the narrowest. */
    | { what: 'narrow'; width: number }
    /** Patches whose point another one cuts off; `lost` is how far the longest of them would reach on. */
    | { what: 'bluntPoint'; lost: number }
    /** Points that end so near the block’s edge that its seam takes them off; `gap` of the nearest. */
    | { what: 'pointNearEdge'; gap: number }
    /** Copies that lie under other blocks in part, of which the outlines are what those cover. */
    | { what: 'covered' }
    /**
     * Patches with sides between the eighths of a ruler, of which `length` is the shortest. `sizes` of the block at which all
     * its edges lie on eighths; none where no size has that, nor where they do and a patch that lies aslant doesn’t.
     */
    | { what: 'offRuler'; length: number; sizes: OffRuler['sizes'] }
  );

/** Where it is. */
interface Marked {
  /** How many places there are; of very many not all are marked. */
  count: number;
  /** Corners. */
  points: readonly Point[];
  /** Patches or places without cloth, clockwise as seen. */
  outlines: readonly (readonly Point[])[];
}
