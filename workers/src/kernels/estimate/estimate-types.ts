import type { Box } from '@quiltwright/shared/geometry/box';
import type { PatchKind } from '../patches/sewn';
import type { BorderName } from '@quiltwright/shared/quilting/bands/bands';
import type { CutArea } from './cut-area';

/**
 * The fabric that a quilt needs, with the figures from which each total is computed. A quick estimate uses the shapes.
 * The other kind of estimate uses the pieces as they are sewn.
 */
export interface Estimate {
  /** The fabrics, the largest amount first. */
  fabrics: FabricEstimate[];
}

export interface FabricEstimate {
  fabric: number;
  /** Square inches of fabric: the total of `cuts`, `bands` and `ground`. */
  squareInches: number;
  /** The pieces to cut, the largest first. */
  cuts: CutRow[];
  /**
   * The borders in the quick estimate, without seam allowance. Empty in an estimate of the pieces as they are sewn,
   * because its `cuts` contain the border strips.
   */
  bands: BandRow[];
  /** The sashing fabric of a free form quilt, which lies under and between its blocks. Null for other fabrics. */
  ground: GroundRow | null;
}

/** A row of pieces that are cut alike, with the number and the places of these pieces. */
export interface CutRow extends CutArea {
  kind: PatchKind;
  /** Number of sides; 0 for a curved piece. */
  sides: number;
  /**
   * Finished size of the piece as two lengths in inches, such as its sides, its legs or its diagonals.
   * `Form.size` explains which two lengths each geometric kind of piece has.
   */
  size: readonly [number, number];
  /** The visible area of one piece, in square inches. A hole reduces the visible area, but saves no fabric. */
  finished: number;
  /** The blocks and other parts of the quilt that have these pieces. Parts with the most pieces come first. */
  places: Place[];
  /** The number of pieces in all places together. */
  count: number;
}

export interface Place {
  of: 'block' | 'sashing' | 'cornerstones' | BorderName;
  /** The number of the block; 0 if the pieces aren't in a block. */
  blockNum: number;
  /** The number of these pieces in each copy of the block or part. */
  each: number;
  copies: number;
}

export interface BandRow {
  name: BorderName;
  outer: Box;
  hole: Box | null;
  area: number;
}

export interface GroundRow {
  inner: Box;
  innerArea: number;
  /** The area that blocks cover, in square inches. Areas under several blocks count once. */
  covered: number;
  area: number;
}
