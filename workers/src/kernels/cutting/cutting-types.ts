import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Place } from '../estimate/estimate-types';
import type { PatchKind } from '../patches/sewn';

/** How pieces of a kind are cut, and so how many patches one piece gives. */
export interface Methods {
  /** Half-square triangles: one square cut in two, or two squares sewn together that make eight units. */
  halfSquareTriangle: 'two' | 'eight';
  /** Flying geese: a rectangle and two squares for each, or a large square and four small ones for four geese. */
  goose: 'one' | 'four';
}

export interface FabricSettings extends Partial<Methods> {
  /** True for a print with an upright: no piece is turned. */
  directional?: boolean;
}

/** How a quilter cuts and buys. Lengths in inches. */
export interface CuttingSettings extends Methods {
  /** Width of the fabric as bought, without its selvages. */
  usableWidth: number;
  seam: number;
  /** Shrinkage of the fabric before it is cut, along and across, in percent. */
  shrinkage: number;
  /** Extra length to straighten the edge of a cut. A joined strip is longer than needed by the same length. */
  spareInches: number;
  /** Spare share of the purchase, in percent of the strips, if that is more. */
  sparePercent: number;
  /** Lengths off the bolt, or fat quarters of 18 × 22 inches. */
  buy: 'yards' | 'fatQuarters';
  /** Exceptions for some fabrics, by number. */
  fabrics: Readonly<Record<number, FabricSettings>>;
}

export interface CuttingInput {
  quilt: Quilt;
  settings: CuttingSettings;
  /** Pieces outside blocks: borders, sashing, binding. */
  others: readonly CutPiece[];
}

/** The part of the quilt that a piece is for. */
export interface CutPlace extends Omit<Place, 'of'> {
  of: Place['of'] | 'binding' | 'backing';
}

/** Pieces of one size, cut from one fabric for one kind of patch. Lengths in inches. */
export interface CutPiece {
  fabric: number;
  /** Along the strip, across the fabric; in whole eighths. */
  width: number;
  /** The least height of its strip; in whole eighths. */
  height: number;
  count: number;
  /** True if its height may lie along the strip. */
  mayTurn: boolean;
  kind: PatchKind;
  /** The method, if there is a choice. */
  method: Methods[keyof Methods] | null;
  /** Finished size of the patch, as in `Form`. */
  finished: readonly [number, number];
  /** `yields`: patches from one piece. `needed`: patches in the quilt. */
  yields: number;
  needed: number;
  places: readonly CutPlace[];
  offGrid: OffGrid | null;
  /** For a strip that is first sewn end to end with others: `whole` if it is as long as the fabric is wide. */
  joined?: 'whole' | 'rest';
  /** Extra inches of the joined length in such a rest. */
  spare?: number;
}

/** A size that isn't a multiple of an eighth of an inch. Lengths in inches. */
export interface OffGrid {
  /** The finished side that isn't, and the nearest eighth, at which a quilter would cut it. */
  side: number;
  nearest: number;
  /**
   * `across`: how many sides make up the block, or null if they don't. `drift`: how much wider that many, or one, come
   * out (below 0: narrower).
   */
  across: number | null;
  drift: number;
  blockNum: number;
  /**
   * The side of the block that contains `side`, and the nearest block sides at which all its pieces are whole eighths.
   */
  blockSide: number;
  fits: readonly number[];
}

/** The fabrics to buy and cut, the largest purchase first. */
export interface CuttingPlan {
  fabrics: FabricPlan[];
  /** The fabrics without a plan, with the reasons. */
  problems: CuttingProblem[];
  unchosen: UnchosenPatches;
}

/** The parts without a chosen fabric, which can't be cut yet. Fabric numbers up to 10 are placeholders. */
export interface UnchosenPatches {
  /** `patches`: patches of blocks without a fabric, bare places included. `of`: all patches. */
  patches: number;
  of: number;
  /**
   * The purchase if all these parts, borders and sashing included, were cut from one fabric; null if there are none.
   */
  bought: Bought | null;
  /** Square inches of all these pieces as they are cut. */
  squareInches: number;
}

export interface CuttingProblem {
  fabric: number;
  code: 'wider-than-cloth' | 'taller-than-fat-quarter' | 'too-much';
  piece: CutPiece;
}

/** Inches are those of fabric at cutting, unless stated otherwise. */
export interface FabricPlan {
  fabric: number;
  /** The pieces to cut, the tallest first. */
  pieces: CutPiece[];
  /** The strips cut across the fabric, the tallest first. */
  strips: Strip[];
  /** Sum of the heights of all strips. */
  inches: number;
  /**
   * No plan is shorter, if strips across the fabric are cut into columns and these into pieces. Strips may be of any
   * height.
   */
  bound: number;
  /** `inches` less `bound`. */
  gap: number;
  /** True if no such plan needs fewer eighths of a yard, or fat quarters. */
  isLeast: boolean;
  /** True if nothing can be saved: the gap is below the tallest strip, or no smaller purchase is possible. */
  proven: boolean;
  bought: Bought;
  /** The same fabric with one kind of its pieces cut by another method. */
  alternatives: Alternative[];
}

/** A purchase. */
export interface Bought {
  /** Length before shrinkage, spare included. */
  inches: number;
  /** Spare part of the washed fabric. For fat quarters it has only the percentage. */
  spare: number;
  /** Whole eighths of a yard. */
  eighths: number;
  metres: number;
  /** Number of fat quarters, if these are bought. */
  fatQuarters: number | null;
}

export interface Alternative {
  kind: keyof Methods;
  method: Methods[keyof Methods];
  /** The purchase for every fabric that it changes, including fabrics that the pieces are sewn to. */
  bought: { fabric: number; bought: Bought }[];
}

/** Strips that are cut alike. */
export interface Strip {
  count: number;
  height: number;
  columns: StripColumn[];
  /** Inches left over at the end of the strip. */
  left: number;
}

/** Equal pieces over one another in a strip. */
export interface StripColumn {
  /** Index in `pieces`. */
  piece: number;
  /** Position of the column's corner, from the start of the strip. */
  x: number;
  y: number;
  /** Size of one piece in this orientation. */
  width: number;
  height: number;
  /** Number of pieces over one another. */
  stack: number;
  turned: boolean;
}
