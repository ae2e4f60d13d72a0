import type { PreparedQuilt } from '../prepared/prepared-quilt';
import type { Place } from '../estimate/estimate-types';
import type { PatchKind } from '../patches/sewn';
import type { BlockSize } from './pieces/ruler-sizes';

/** The methods by which pieces of a kind are cut. A method decides how many patches one piece gives. */
export interface Methods {
  /**
   * The way to sew half-square triangles. `two` cuts one square into two triangles. `eight` sews two squares
   * together and cuts them into eight units.
   */
  halfSquareTriangle: 'two' | 'eight';
  /**
   * The way to sew flying geese. `one` sews a rectangle and two squares for each goose. `four` sews a large
   * square and four small ones for four geese.
   */
  goose: 'one' | 'four';
}

export interface FabricSettings extends Partial<Methods> {
  /** True for a directional print: no piece of this fabric is turned. */
  directional?: boolean;
}

/** The settings for cutting and buying fabric. Lengths in inches. */
export interface CuttingSettings extends Methods {
  /** Width of the fabric as bought, without its selvages. */
  usableWidth: number;
  seam: number;
  /** Shrinkage of the fabric before it is cut, along and across, in percent. */
  shrinkage: number;
  /**
   * Extra length to straighten the cut edge of the fabric. A strip that is joined from several strips gets the
   * same extra length.
   */
  spareInches: number;
  /** Spare length as a percentage of the total length of the strips. It replaces `spareInches` if it is longer. */
  sparePercent: number;
  /** Lengths off the bolt, or fat quarters of 18 × 22 inches. */
  buy: 'yards' | 'fatQuarters';
  /** Settings for single fabrics, by fabric number. */
  fabrics: Readonly<Record<number, FabricSettings>>;
}

export interface CuttingInput {
  prepared: PreparedQuilt;
  settings: CuttingSettings;
  /** The pieces to cut for borders, sashing and binding. */
  others: readonly CutPiece[];
}

/** The blocks, border, sashing or binding for which a piece is cut. */
export interface CutPlace extends Omit<Place, 'of'> {
  of: Place['of'] | 'binding' | 'backing';
}

/** Pieces of one size, cut from one fabric for one kind of patch. Lengths in inches. */
export interface CutPiece {
  fabric: number;
  /** The side that lies along the strip, across the fabric; in whole eighths of an inch. */
  width: number;
  /** The side that lies across the strip, in whole eighths of an inch. The strip is at least this high. */
  height: number;
  count: number;
  /** True if the piece may be turned by a quarter, so that its height lies along the strip. */
  mayTurn: boolean;
  kind: PatchKind;
  /** The cutting method; null if the kind has only one. */
  method: Methods[keyof Methods] | null;
  /**
   * Finished size of the patch as two lengths in inches, such as its sides, its legs or its diagonals.
   * `Form.size` explains which two lengths each geometric kind of patch has.
   */
  finished: readonly [number, number];
  /** `yields` is the number of patches that one piece gives. `needed` is the number of patches in the quilt. */
  yields: number;
  needed: number;
  places: readonly CutPlace[];
  offGrid: OffGrid | null;
  /**
   * Set for a strip that is sewn end to end with others before it is cut to length. `whole` is as long as the fabric is
   * wide; `rest` is the last strip, which is shorter.
   */
  joined?: 'whole' | 'rest';
  /** Spare inches in the joined length, set on the `rest` strip. */
  spare?: number;
}

/** A size that isn't a multiple of an eighth of an inch. Lengths in inches. */
export interface OffGrid {
  /**
   * `side` is a finished side that isn't a multiple of an eighth. `nearest` is the nearest multiple, to which a quilter
   * would cut it.
   */
  side: number;
  nearest: number;
  /**
   * `across` is the number of sides of length `side` that fill the block's side exactly; null if no number of them
   * does. `drift` is the total error, in inches, of these sides when each is cut to `nearest`. If `across` is null,
   * `drift` is the error of one side. `drift` is below 0 if the sides come out narrower.
   */
  across: number | null;
  drift: number;
  blockNum: number;
  /**
   * `blockSide` is the side of the block along which `side` lies. `fits` lists the nearest sizes of the block at which
   * all its pieces are whole eighths.
   */
  blockSide: number;
  fits: readonly BlockSize[];
}

/** The fabrics to buy and cut, the largest purchase first. */
export interface CuttingPlan {
  fabrics: FabricPlan[];
  /** The fabrics without a plan, with the reasons. */
  problems: CuttingProblem[];
  unchosen: UnchosenPatches;
}

/** The parts without a chosen fabric, which can't be cut yet. Fabrics with numbers up to 10 are placeholders. */
export interface UnchosenPatches {
  /**
   * `patches` is the number of block patches without a fabric, bare places included. `of` is the number of all patches.
   */
  patches: number;
  of: number;
  /**
   * The purchase if all parts without a chosen fabric were cut from one fabric, borders and sashing included.
   * Null if every part has a fabric.
   */
  bought: Bought | null;
  /**
   * The area of all parts without a chosen fabric, borders and sashing included, as they are cut, in square
   * inches.
   */
  squareInches: number;
}

export interface CuttingProblem {
  fabric: number;
  code: 'wider-than-cloth' | 'taller-than-fat-quarter' | 'too-much';
  piece: CutPiece;
}

/** The plan for one fabric. Lengths are inches of fabric as it is cut, unless stated otherwise. */
export interface FabricPlan {
  fabric: number;
  /** The pieces to cut, the tallest first. */
  pieces: CutPiece[];
  /** The strips cut across the fabric, the tallest first. */
  strips: Strip[];
  /** The length of fabric that is cut, in inches: the sum of the heights of all strips. */
  inches: number;
  /**
   * The lower limit for `inches`. A plan needs at least this length if its strips lie across the fabric and are cut
   * into columns, and the columns into pieces. The strips may have any height.
   */
  bound: number;
  /** The greatest length that a better plan could still save: `inches` minus `bound`. */
  gap: number;
  /**
   * True if `bound` proves that no plan with the same spare fabric needs fewer eighths of a yard, or fewer fat
   * quarters. The proof covers all plans whose strips lie across the fabric and are cut into columns, and the columns
   * into pieces.
   */
  isLeast: boolean;
  /**
   * The smallest purchase for strips with a total length of `bound`. Counts no spare fabric and no fabric for
   * straightening edges.
   */
  leastForStrips: Pick<Bought, 'eighths' | 'fatQuarters'>;
  /**
   * True if no strip can be saved: `gap` is smaller than the height of the tallest strip, or no smaller
   * purchase is possible.
   */
  proven: boolean;
  bought: Bought;
  /** Plans for this fabric in which one kind of its pieces is cut by another method. */
  alternatives: Alternative[];
}

/** The amount of a fabric to buy, in several units. */
export interface Bought {
  /** Length of fabric to buy, before shrinkage and with the spare length. */
  inches: number;
  /** Spare inches in the purchase, measured after washing. For fat quarters, only `sparePercent` counts. */
  spare: number;
  /** The length to buy, in whole eighths of a yard. */
  eighths: number;
  metres: number;
  /** Number of fat quarters, if these are bought. */
  fatQuarters: number | null;
}

export interface Alternative {
  kind: keyof Methods;
  method: Methods[keyof Methods];
  /** The purchase of each fabric that the method changes, including the fabrics to which the pieces are sewn. */
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

/** Equal pieces, stacked one above another in a strip. */
export interface StripColumn {
  /** Index of the column's piece in the `pieces` of its fabric's plan. */
  piece: number;
  /** Position of the column's corner: `x` is inches from the start of the strip, `y` inches from its long edge. */
  x: number;
  y: number;
  /** Size of one piece, as it lies in the strip. */
  width: number;
  height: number;
  /** Number of pieces, one above another. */
  stack: number;
  turned: boolean;
}
