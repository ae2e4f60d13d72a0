import type { Box } from '@quiltwright/shared/geometry/box';
import type { Size } from '@quiltwright/shared/geometry/box';
import type { BandName, Corners } from '@quiltwright/shared/quilting/bands/bands';
import type { Place } from '../estimate/estimate-types';

/** The quilter's choices for borders, sashing, binding, backing and batting. Lengths in inches. */
export interface FinishingSettings {
  /** Width of the fabric for borders, sashing and binding, after washing and without selvages, in inches. */
  usableWidth: number;
  /**
   * Greatest length of a piece of the fabric for borders, sashing and binding, in inches. Infinity for fabric off the
   * bolt.
   */
  clothLength: number;
  /**
   * Shrinkage of the backing fabric, in percent. For other fabric, `usableWidth` is already the width after washing.
   */
  shrinkage: number;
  /** Seam allowance on each side of a piece, in inches. */
  seam: number;
  /**
   * Extra inches to cut when strips are joined end to end. They are added once to the total length of all joined strips
   * of one width.
   */
  spare: number;
  /** Numbers of fabrics with a directional print. Their vertical strips are cut along the fabric. */
  uprights: readonly number[];
  /**
   * The way to sew strips end to end: straight across, or on the slant. A join on the slant uses as much length as the
   * strip is wide.
   */
  joins: 'straight' | 'slanted';
  /** The corners of borders for which the quilt has none. */
  borders: Corners;
  /**
   * True to sew squares where sashing strips of a standard quilt cross. Otherwise horizontal sashing strips are as long
   * as the quilt is wide.
   */
  cornerstones: boolean;
  binding: BindingSettings;
  backing: BackingSettings;
}

export interface BindingSettings {
  /** Width of the strips as they are cut, in inches. */
  cut: 2.25 | 2.5;
  grain: 'straight' | 'bias';
  /** The number of the binding's fabric; 0 if the binding is in a fabric that isn’t in the quilt’s top. */
  fabric: number;
}

export interface BackingSettings {
  /** Overhang of the backing beyond the quilt on every side, in inches. */
  margin: 3 | 4;
  /** Width of the backing fabric as bought, in inches: 42, or 108 for fabric made for backings. */
  clothWidth: number;
}

export const FINISHING_DEFAULTS: FinishingSettings = {
  usableWidth: 42,
  clothLength: Infinity,
  shrinkage: 0,
  seam: 0.25,
  spare: 0,
  uprights: [],
  joins: 'straight',
  borders: 'straight',
  cornerstones: true,
  binding: { cut: 2.5, grain: 'straight', fabric: 0 },
  backing: { margin: 4, clothWidth: 42 },
};

/** The borders, sashing, binding, backing and batting of a quilt. Lengths in inches. */
export interface Finishing {
  /** The borders, the sashing and last the binding, each with the rectangles to cut. */
  parts: StripPart[];
  binding: Binding;
  backing: Backing;
  batting: Batting;
  unchosen: UnchosenParts;
  notes: FinishingNote[];
}

/** The strips of one border, the sashing or the binding, with their fabric. */
export interface StripPart {
  of: Exclude<Place['of'], 'block'> | 'binding';
  fabric: number;
  /** The strips as they are sewn to the quilt, seam allowances included. */
  needed: Strips[];
  /** The rectangles to cut for the strips in `needed`. None is longer than the fabric allows. */
  cut: CutStrips[];
  /** The number of seams that join strips end to end. */
  joins: number;
}

/** Equal strips: their width and length in inches, and their number. */
export interface Strips {
  width: number;
  length: number;
  count: number;
  /** Set for strips that are vertical in the quilt. In a directional print, they are cut along the fabric. */
  isUpright?: true;
}

/** Strips as they are cut from the fabric. */
export interface CutStrips extends Strips {
  /**
   * Set for strips that are sewn end to end before they are cut to length. `whole` marks strips as long as the fabric
   * allows. `rest` marks the last strip of the joined length, which is shorter.
   */
  joined?: 'whole' | 'rest';
  /**
   * The spare length in inches, which is a part of the total length of the joined strips. Only the last strip (`rest`)
   * has this field.
   */
  spare?: number;
}

export interface Binding extends BindingSettings {
  perimeter: number;
  /**
   * The length of the finished binding strip, in inches: of all strips after joining, or of the bias strip from all
   * squares.
   */
  length: number;
  /** The number of strips to cut across the fabric. For continuous bias, the number of squares to cut. */
  count: number;
  /** Side of a square for continuous bias, in inches; 0 if the binding is cut in strips. */
  square: number;
  /**
   * Inches by which the binding would be too short if its strips were joined on the slant. 0 if it would be long
   * enough.
   */
  shortOnSlant: number;
}

/** Panels of the fabric's full width, sewn side by side and all cut to one length. */
export interface BackingPanels {
  /** The direction of the panels in the quilt: along its length, or across its width. */
  way: 'lengthwise' | 'crosswise';
  panels: number;
  panelLength: number;
  /** Width of all panels after sewing, in inches. */
  sewnWidth: number;
  /** Inches of fabric to buy for all panels. */
  inches: number;
}

export interface Backing extends BackingPanels {
  /** The size of the finished backing in inches: the quilt with the margin on all sides. */
  needs: Size;
  clothWidth: number;
  /** Width of a panel before sewing, in inches: the width of the fabric after washing. */
  panelWidth: number;
  /** The panels in the direction that isn't chosen. They need at least as much fabric as the chosen panels. */
  other: BackingPanels;
  /** The panels from fabric made for backings, 108 inches wide. Null if this fabric is already chosen. */
  wide: BackingPanels | null;
}

export interface Batting {
  /** The size of the batting in inches: the quilt with the margin on all sides. */
  needs: Size;
  /** The smallest package that is large enough. Null if all packages are too small. */
  packaged: (Size & { name: string; turned: boolean }) | null;
}

/** A reason why blocks don’t fit in a quilt, with the measurements in inches that a quilter needs to fix it. */
export type FinishingNote =
  /** Blocks of a placement that reach `by` inches beyond the quilt’s edge. */
  | { what: 'blockPokesOut'; placement: number; by: number }
  /**
   * A row of blocks beside a border that doesn't fill the border's side. `fits` whole blocks fit between the border's
   * corners, and `left` inches remain.
   */
  | { what: 'rowDoesNotDivide'; placement: number; side: number; block: number; fits: number; left: number };

/** The parts of a quilt without a fabric, apart from the patches of its blocks. */
export interface UnchosenParts {
  parts: ('ground' | BandName)[];
  /** The number of places without a block in a standard quilt. */
  emptyPlaces: number;
  /**
   * The bare areas: the empty places of a standard quilt, or the ground between the blocks of a free form quilt. In
   * inches.
   */
  bare: Box[];
  /** The strips that would fill the bare areas. */
  cut: CutStrips[];
}
