import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Place } from '../estimate/estimate-types';
import type { PatchKind } from '../patches/sewn';

/** How pieces of a kind are cut: how many come of one. */
export interface Methods {
  /** Half-square triangles: a square cut in two, or two squares sewn together that make eight units. */
  halfSquareTriangle: 'two' | 'eight';
  /** Flying geese: a rectangle and two squares each, or a large square and four small ones for four of them. */
  goose: 'one' | 'four';
}

export interface FabricSettings extends Partial<Methods> {
  /** Its print has an upright: no piece is turned. */
  directional?: boolean;
}

/** How a quilter cuts and buys. Lengths in inches. */
export interface CuttingSettings extends Methods {
  /** Of the cloth as it is bought, without its selvages. */
  usableWidth: number;
  seam: number;
  /** By how much cloth shrinks before it is cut, along and across, in percent. */
  shrinkage: number;
  /** To straighten the edge of a cut of cloth; strips joined end to end are as much longer than needed. */
  spareInches: number;
  /** What is bought to spare in percent of the strips, where that is more. */
  sparePercent: number;
  /** Lengths off the bolt, or fat quarters of 18 × 22 inches. */
  buy: 'yards' | 'fatQuarters';
  /** What is otherwise for some fabrics, by number. */
  fabrics: Readonly<Record<number, FabricSettings>>;
}

export interface CuttingInput {
  quilt: Quilt;
  settings: CuttingSettings;
  /** What is cut besides the patches of blocks: borders, sashing, binding. */
  others: readonly CutPiece[];
}

/** For which part of the quilt a piece is. */
export interface CutPlace extends Omit<Place, 'of'> {
  of: Place['of'] | 'binding' | 'backing';
}

/** Pieces of one size that are cut from one fabric for one kind of patch. Lengths in inches. */
export interface CutPiece {
  fabric: number;
  /** Along the strip, across the cloth; on eighths. */
  width: number;
  /** As tall as its strip is, at least; on eighths. */
  height: number;
  count: number;
  /** Whether its height may lie along the strip. */
  mayTurn: boolean;
  kind: PatchKind;
  /** How it is cut, where there is a choice. */
  method: Methods[keyof Methods] | null;
  /** Of a patch, as in `Form`. */
  finished: readonly [number, number];
  /** Patches that come of one piece, and how many the quilt has. */
  yields: number;
  needed: number;
  places: readonly CutPlace[];
  offGrid: OffGrid | null;
  /** Of a strip that is sewn end to end with others before it is used: whether it is as long as the cloth reaches. */
  joined?: 'whole' | 'rest';
  /** Inches of such a rest that the joined length has beyond what is needed. */
  spare?: number;
}

/** That a size lies on no line of a ruler in eighths. Lengths in inches. */
export interface OffGrid {
  /** The finished side that doesn't, and to which eighth a quilter would cut it: the nearest. */
  side: number;
  nearest: number;
  /**
   * How many of them side by side make up the block, null where they don't; and by how much that many, or one, come out
   * wider (less than 0: short).
   */
  across: number | null;
  drift: number;
  blockNum: number;
  /** The block's side of which `side` is a part, and the nearest sides at which all its pieces lie on eighths. */
  blockSide: number;
  fits: readonly number[];
}

/** What to buy and cut, fabric by fabric, what takes most first. */
export interface CuttingPlan {
  fabrics: FabricPlan[];
  /** Why some fabrics have no plan. */
  problems: CuttingProblem[];
  unchosen: UnchosenPatches;
}

/** Of what no fabric is chosen yet, so that nothing of it is cut: fabrics up to 10 stand for others. */
export interface UnchosenPatches {
  /** Patches of blocks without a fabric, bare places in blocks too, and all patches. */
  patches: number;
  of: number;
  /** What would be bought were all of it, borders and sashing too, cut from one cloth; null for nothing. */
  bought: Bought | null;
  /** Square inches of all those pieces as they are cut. */
  squareInches: number;
}

export interface CuttingProblem {
  fabric: number;
  code: 'wider-than-cloth' | 'taller-than-fat-quarter' | 'too-much';
  piece: CutPiece;
}

/** Inches are those of cloth as it is cut, unless said otherwise. */
export interface FabricPlan {
  fabric: number;
  /** What is cut, the tallest first. */
  pieces: CutPiece[];
  /** The strips that are cut across the cloth, the tallest first. */
  strips: Strip[];
  /** Heights of all strips together. */
  inches: number;
  /** No plan takes less in which strips across the cloth are cut into columns and these into pieces, however tall they are. */
  bound: number;
  /** `inches` less `bound`. */
  gap: number;
  /** Whether no such plan is bought in fewer eighths of a yard, or fat quarters. */
  isLeast: boolean;
  /** Whether nothing could be saved: the gap is below the tallest strip, or no less can be bought. */
  proven: boolean;
  bought: Bought;
  /** The same fabric with one kind of its pieces cut in another way. */
  alternatives: Alternative[];
}

/** What is bought. */
export interface Bought {
  /** With what is to spare, and as long as that is before it shrinks. */
  inches: number;
  /** What of the washed cloth is to spare; of fat quarters only what is bought in percent. */
  spare: number;
  /** Eighths of a yard, whole ones. */
  eighths: number;
  metres: number;
  /** How many, where fat quarters are bought. */
  fatQuarters: number | null;
}

export interface Alternative {
  kind: keyof Methods;
  method: Methods[keyof Methods];
  /** What would be bought of all fabrics that it changes: of what they are sewn to, too. */
  bought: { fabric: number; bought: Bought }[];
}

/** Strips that are cut alike. */
export interface Strip {
  count: number;
  height: number;
  columns: StripColumn[];
  /** Inches that are left at its end. */
  left: number;
}

/** Equal pieces over one another in a strip. */
export interface StripColumn {
  /** Index in `pieces`. */
  piece: number;
  /** Of its corner, from where the strip begins. */
  x: number;
  y: number;
  /** Of one piece as it lies here. */
  width: number;
  height: number;
  /** How many lie over one another. */
  stack: number;
  turned: boolean;
}
