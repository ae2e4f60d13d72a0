import type { Box } from '@quiltwright/shared/geometry/box';
import type { Size } from '@quiltwright/shared/geometry/box';
import type { Place } from '../estimate/estimate-types';

/** The quilter's choices for everything except the blocks. Lengths in inches. */
export interface FinishingSettings {
  /** Width of the fabric for borders, sashing and binding. */
  usableWidth: number;
  /** Greatest length of a piece of the fabric for borders, sashing and binding; Infinity for fabric off the bolt. */
  clothLength: number;
  /** Shrinkage of the backing fabric, in percent. `usableWidth` is already the width after washing. */
  shrinkage: number;
  /** Seam allowance on each side of a piece. */
  seam: number;
  /** Extra length of strips that are joined end to end. */
  spare: number;
  /** Numbers of fabrics with a directional print. Their strips keep the direction of the fabric. */
  uprights: readonly number[];
  /**
   * The way to sew strips end to end: straight across, or on the slant. A slanted join uses as much length as
   * the strip is wide.
   */
  joins: 'straight' | 'slanted';
  borders: 'straight' | 'mitred';
  /**
   * True to sew squares where the sashing of a standard quilt crosses. Otherwise horizontal sashing runs from side to
   * side.
   */
  cornerstones: boolean;
  binding: BindingSettings;
  backing: BackingSettings;
}

export interface BindingSettings {
  /** Width of the strips as they are cut. */
  cut: 2.25 | 2.5;
  grain: 'straight' | 'bias';
  /** The binding's fabric; 0 for a fabric that isn’t in the quilt’s top. */
  fabric: number;
}

export interface BackingSettings {
  /** Overhang beyond the quilt on every side. */
  margin: 3 | 4;
  /** Width of the backing fabric as bought: 42, or 108 for fabric made for backings. */
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

/** Everything of a quilt except its blocks: borders, sashing, binding, backing and batting. Lengths in inches. */
export interface Finishing {
  /** Borders, sashing and straight binding: rectangles cut from the quilt’s fabrics. */
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
  /** The rectangles to cut for the strips in `needed`; none is longer than the fabric. */
  cut: CutStrips[];
  /** Number of seams that join strips end to end. */
  joins: number;
}

/** Rectangles that are cut alike, in inches. */
export interface Strips {
  width: number;
  length: number;
  count: number;
  /** Set for strips that are vertical in the quilt. Vertical strips of a directional print are cut along the fabric. */
  isUpright?: true;
}

/** Strips as they are cut from the fabric. */
export interface CutStrips extends Strips {
  /**
   * Set for strips that are sewn end to end before they are cut to length. `whole` marks full strips; `rest` marks the
   * last, shorter strip.
   */
  joined?: 'whole' | 'rest';
  /** Spare inches in the joined length, set on the `rest` strip. */
  spare?: number;
}

export interface Binding extends BindingSettings {
  perimeter: number;
  /** Length of the joined strips, or of the bias from all squares together. */
  length: number;
  /** Number of strips across the fabric, or of squares for continuous bias. */
  count: number;
  /** Side of a bias square; 0 for strips. */
  square: number;
  /** Inches that the binding would lack if its strips were joined on the slant; 0 if none. */
  shortOnSlant: number;
}

/** Panels of the fabric's full width, sewn side by side and all cut to one length. */
export interface BackingPanels {
  /** Direction of the panels in the quilt: along its length or across its width. */
  way: 'lengthwise' | 'crosswise';
  panels: number;
  panelLength: number;
  /** Width of all panels after sewing. */
  sewnWidth: number;
  /** Length of fabric to buy. */
  inches: number;
}

export interface Backing extends BackingPanels {
  /** The size that the backing needs: the quilt with the margin on all sides. */
  needs: Size;
  clothWidth: number;
  /** Width of a panel: the fabric after washing. */
  panelWidth: number;
  /** The panels in the direction that isn't chosen. They need as much fabric or more. */
  other: BackingPanels;
  /** The panels for fabric that is made for backings (108 inches wide); null if this fabric is already chosen. */
  wide: BackingPanels | null;
}

export interface Batting {
  /** The size that the batting needs: the quilt with the margin on all sides. */
  needs: Size;
  /** The smallest package that is large enough; null if none is. */
  packaged: (Size & { name: string; turned: boolean }) | null;
}

/** A part of a quilt that doesn’t fit, with the measurements that a quilter needs to fix it, in inches. */
export type FinishingNote =
  /** Blocks of a placement that reach `by` inches beyond the quilt’s edge. */
  | { what: 'blockPokesOut'; placement: number; by: number }
  /**
   * A row of blocks that doesn't fill the side of its border. Between the border's corners, `fits` whole blocks fit and
   * `left` inches remain.
   */
  | { what: 'rowDoesNotDivide'; placement: number; side: number; block: number; fits: number; left: number };

/** The parts of a quilt without a fabric, apart from the patches of its blocks. */
export interface UnchosenParts {
  parts: ('ground' | 'sashing' | 'border1' | 'border2')[];
  /** The number of places without a block in a standard quilt. */
  emptyPlaces: number;
  /** Bare areas: empty places, and the ground between the blocks of a free form quilt. */
  bare: Box[];
  /** The strips to cut for the bare areas: empty places, or the ground between the blocks of a free form quilt. */
  cut: CutStrips[];
}
