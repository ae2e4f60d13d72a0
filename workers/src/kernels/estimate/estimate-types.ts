import type { PatchKind } from '../patches/sewn';
import type { BandName, Rectangle } from '../scene/scene-types';
import type { CutArea } from './cut-area';

/** What a quilt takes of each fabric, by the quick estimate or as it is sewn, with all that a quilter needs to work it out again. */
export interface Estimate {
  /** What takes most first. */
  fabrics: FabricEstimate[];
}

export interface FabricEstimate {
  fabric: number;
  /** All of `cuts`, `bands` and `ground` together. */
  squareInches: number;
  /** What takes most first. */
  cuts: CutRow[];
  /** Borders in the quick estimate, without allowance. As they are sewn their strips are among the cuts. */
  bands: BandRow[];
  /** Sashing cloth of a free form quilt, which lies under its blocks. */
  ground: GroundRow | null;
}

/** Pieces that are cut alike. */
export interface CutRow extends CutArea {
  kind: PatchKind;
  /** 0 for what is curved. */
  sides: number;
  /** As in `Form`. */
  size: readonly [number, number];
  /** Square inches that are seen of one: less than its area where it has a hole, which saves no cloth. */
  finished: number;
  /** Where the pieces are: most of them first. */
  places: Place[];
  /** Pieces in all places together. */
  count: number;
}

export interface Place {
  of: 'block' | 'sashing' | 'cornerstones' | Exclude<BandName, 'sashing'>;
  /** 0 where it is no block. */
  blockNum: number;
  /** Pieces in each copy. */
  each: number;
  copies: number;
}

export interface BandRow {
  name: BandName;
  outer: Rectangle;
  hole: Rectangle | null;
  area: number;
}

export interface GroundRow {
  inner: Rectangle;
  innerArea: number;
  /** What blocks cover of it; where they lie over one another it counts once. */
  covered: number;
  area: number;
}
