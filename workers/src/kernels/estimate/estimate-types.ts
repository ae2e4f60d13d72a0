import type { Box } from '@quiltwright/shared/geometry/box';
import type { PatchKind } from '../patches/sewn';
import type { BandName } from '@quiltwright/shared/quilting/bands';
import type { CutArea } from './cut-area';

/** The fabric that a quilt needs, by the quick estimate or as sewn, with all figures behind the totals. */
export interface Estimate {
  /** The fabrics, the largest amount first. */
  fabrics: FabricEstimate[];
}

export interface FabricEstimate {
  fabric: number;
  /** The total of `cuts`, `bands` and `ground`. */
  squareInches: number;
  /** The pieces to cut, the largest first. */
  cuts: CutRow[];
  /**
   * Borders in the quick estimate, without seam allowance. In the estimate as sewn, strips of borders are among the
   * cuts.
   */
  bands: BandRow[];
  /** Sashing fabric of a free form quilt, whose blocks lie on it; null if there is none. */
  ground: GroundRow | null;
}

/** Pieces that are cut alike. */
export interface CutRow extends CutArea {
  kind: PatchKind;
  /** Number of sides; 0 for a curved piece. */
  sides: number;
  /**
   * Finished size of the piece as two lengths in inches, such as its sides, its legs or its diagonals.
   * `Form.size` explains which two lengths each geometric kind of piece has.
   */
  size: readonly [number, number];
  /** Visible square inches of one piece. A hole in the piece reduces them, but saves no fabric. */
  finished: number;
  /** The places of the pieces, the largest count first. */
  places: Place[];
  /** Number of pieces in all places. */
  count: number;
}

export interface Place {
  of: 'block' | 'sashing' | 'cornerstones' | Exclude<BandName, 'sashing'>;
  /** The number of the block; 0 if the place isn't a block. */
  blockNum: number;
  /** Number of these pieces in each of the `copies`. */
  each: number;
  copies: number;
}

export interface BandRow {
  name: BandName;
  outer: Box;
  hole: Box | null;
  area: number;
}

export interface GroundRow {
  inner: Box;
  innerArea: number;
  /** The area that blocks cover; overlapping blocks count once. */
  covered: number;
  area: number;
}
