import type { PreparedQuilt } from '../prepared/prepared-quilt';
import type { Place } from '../estimate/estimate-types';
import type { PatchKind } from '../patches/sewn';
import type { BlockSize } from './pieces/ruler-sizes';

/** The methods of cutting half-square triangles and flying geese. A method decides how many patches one piece gives. */
export interface Methods {
  /**
   * `two` cuts one square into two triangles. `eight` sews two squares together and cuts them into eight half-square
   * triangle units.
   */
  halfSquareTriangle: 'two' | 'eight';
  /**
   * `one` makes each flying goose from a rectangle and two squares. `four` makes four geese from one large square and
   * four small ones.
   */
  goose: 'one' | 'four';
}

export interface FabricSettings extends Partial<Methods> {
  /** True for a directional print: no piece of this fabric is turned. */
  directional?: boolean;
}

/** The settings for cutting and buying fabric. Lengths in inches. */
export interface CuttingSettings extends Methods {
  /** Width of the fabric as bought, without its selvages, in inches. */
  usableWidth: number;
  seam: number;
  /** Shrinkage of the fabric before it is cut, in percent. It is equal along and across the fabric. */
  shrinkage: number;
  /**
   * Extra inches to straighten the cut edge of the fabric. A strip that is joined from several strips gets the same
   * extra length.
   */
  spareInches: number;
  /**
   * Spare length as a percentage of the total height of the strips. If this is more than `spareInches`, it replaces
   * `spareInches`.
   */
  sparePercent: number;
  /** `yards` buys a length of fabric off the bolt, `fatQuarters` buys fat quarters of 18 × 22 inches. */
  buy: 'yards' | 'fatQuarters';
  /** Settings for single fabrics, by fabric number. */
  fabrics: Readonly<Record<number, FabricSettings>>;
}

export interface CuttingInput {
  prepared: PreparedQuilt;
  settings: CuttingSettings;
  /** The pieces to cut for borders, sashing and binding, which have no patches. */
  others: readonly CutPiece[];
}

/**
 * The part of a quilt for which a piece is cut: a block, the sashing, the cornerstones, a border or the binding.
 * `copies` counts these parts.
 */
export interface CutPlace extends Omit<Place, 'of'> {
  of: Place['of'] | 'binding' | 'backing';
}

/** Pieces of one size, cut from one fabric for one kind of patch. Lengths in inches. */
export interface CutPiece {
  fabric: number;
  /** The side that lies along the strip, and so across the fabric, in inches. It is a whole number of eighths. */
  width: number;
  /**
   * The side that lies across the strip, in inches. It is a whole number of eighths. The strip is at least this high.
   */
  height: number;
  count: number;
  /** True if the piece may be turned by a quarter, so that its height lies along the strip. */
  mayTurn: boolean;
  kind: PatchKind;
  /** The cutting method; null if pieces of this kind are always cut the same way. */
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
   * Set for a strip that is sewn end to end with other strips before it is cut to length. `whole` marks a strip as long
   * as the fabric is wide. `rest` marks the last strip of the joined length, which is shorter.
   */
  joined?: 'whole' | 'rest';
  /**
   * The spare length in inches, which is a part of the total length of the joined strips. Only the last strip (`rest`)
   * has this field.
   */
  spare?: number;
}

/** A finished side of a patch that isn't a whole number of eighths of an inch. Lengths in inches. */
export interface OffGrid {
  /**
   * `side` is the finished side. `nearest` is the nearest whole number of eighths, to which a quilter would round
   * `side`.
   */
  side: number;
  nearest: number;
  /**
   * `across` is the number of sides of length `side` that together equal the block's side; null if no number does.
   * `drift` is the total error if these sides are cut to `nearest`, in inches. It is below 0 if they come out too
   * short. If `across` is null, `drift` is the error of one side.
   */
  across: number | null;
  drift: number;
  blockNum: number;
  /**
   * `blockSide` is the block's side that is parallel to `side`. `fits` lists the nearest sizes of the block at which
   * the sides of all patches are whole eighths of an inch.
   */
  blockSide: number;
  fits: readonly BlockSize[];
}

/**
 * A cutting plan: how much of each fabric to buy, and which strips and pieces to cut from it. The fabric with the
 * largest purchase comes first.
 */
export interface CuttingPlan {
  fabrics: FabricPlan[];
  /** The fabrics that can't be planned, each with the reason and the piece that causes it. */
  problems: CuttingProblem[];
  unchosen: UnchosenPatches;
}

/**
 * The parts of a quilt without a chosen fabric, which can't be cut yet. Their fabric numbers are 0 (no fabric), 1 to 9
 * (placeholders) or 10 (the plain background, which isn't a real fabric).
 */
export interface UnchosenPatches {
  /**
   * `patches` is the number of block patches without a chosen fabric. An area of a block that no shape covers counts as
   * a patch too. `of` is the number of all patches of the blocks.
   */
  patches: number;
  of: number;
  /**
   * The purchase if all parts without a chosen fabric, borders and sashing included, were cut from one fabric. Null if
   * every part has a fabric.
   */
  bought: Bought | null;
  /** The area of the pieces for all parts without a chosen fabric, borders and sashing included, in square inches. */
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
   * A lower limit for `inches`. It holds for every plan that cuts strips across the fabric, cuts strips into columns,
   * and cuts columns into pieces. The strips may have any height.
   */
  bound: number;
  /** The greatest length that a better plan could still save: `inches` minus `bound`. */
  gap: number;
  /**
   * True if `bound` proves that no plan with the same spare fabric buys fewer eighths of a yard or fat quarters. The
   * proof covers every plan that cuts strips across the fabric, cuts strips into columns, and cuts columns into pieces.
   */
  isLeast: boolean;
  /**
   * The smallest purchase for strips with a total height of `bound`. Includes no spare fabric, and no fabric for
   * straightening edges.
   */
  leastForStrips: Pick<Bought, 'eighths' | 'fatQuarters'>;
  /**
   * True if a better plan would save less fabric than the height of the tallest strip (`gap` is smaller than this
   * height). Also true if no smaller purchase is possible.
   */
  proven: boolean;
  bought: Bought;
  /** The other methods for half-square triangles and flying geese of this fabric, with the purchases that they need. */
  alternatives: Alternative[];
}

/** The amount of a fabric to buy, in several units. */
export interface Bought {
  /** Inches of fabric to buy, measured before shrinkage. Includes the spare length. */
  inches: number;
  /**
   * Spare inches in the purchase, measured after washing. For fat quarters, they come from `sparePercent` alone, not
   * from `spareInches`.
   */
  spare: number;
  /** The length to buy, in whole eighths of a yard. */
  eighths: number;
  metres: number;
  /** The number of fat quarters to buy; null if the fabric is bought off the bolt. */
  fatQuarters: number | null;
}

export interface Alternative {
  kind: keyof Methods;
  method: Methods[keyof Methods];
  /**
   * The new purchase of each fabric whose cutting changes with this method. These are the fabric itself, and fabrics to
   * which its pieces are sewn.
   */
  bought: { fabric: number; bought: Bought }[];
}

/** One or more strips that are cut into the same pieces. Lengths in inches. */
export interface Strip {
  count: number;
  height: number;
  columns: StripColumn[];
  /** Inches of the strip's length that no piece uses. */
  left: number;
}

/** A column of a strip: equal pieces, stacked one above another. */
export interface StripColumn {
  /** The index of this column's kind of piece, in the `pieces` of the fabric's plan. */
  piece: number;
  /** Position of the column's corner: `x` is inches from the start of the strip, `y` inches from its long edge. */
  x: number;
  y: number;
  /** The sides of one piece in inches: `width` along the strip, `height` across it. */
  width: number;
  height: number;
  /** The number of pieces in the column. */
  stack: number;
  turned: boolean;
}
