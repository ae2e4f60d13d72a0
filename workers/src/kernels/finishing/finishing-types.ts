import type { Place } from '../estimate/estimate-types';
import type { Rectangle } from '../scene/scene-types';

/** How the quilter wants the rest of the quilt made. Lengths in inches. */
export interface FinishingSettings {
  /** Of the cloth that borders, sashing and binding are cut from. */
  usableWidth: number;
  /** How long a piece of that cloth is at most: as long as is wanted off the bolt. */
  clothLength: number;
  /** By how much the cloth of the backing shrinks, in percent; that of strips is as wide as it is once washed. */
  shrinkage: number;
  /** Seam allowance on each side of a piece. */
  seam: number;
  /** By how much strips that are joined end to end are longer than needed. */
  spare: number;
  /** Fabrics whose print has an upright: strips of them lie in the quilt as in the cloth. */
  uprights: readonly number[];
  /** How strips are sewn end to end: straight across, or on the slant, where each join takes up the strip’s width. */
  joins: 'straight' | 'slanted';
  borders: 'straight' | 'mitred';
  /** Whether squares lie where the sashing of a standard quilt crosses; else it runs through from side to side. */
  cornerstones: boolean;
  binding: BindingSettings;
  backing: BackingSettings;
}

export interface BindingSettings {
  /** How wide its strips are cut. */
  cut: 2.25 | 2.5;
  grain: 'straight' | 'bias';
  /** The fabric that it is of; 0 for one that isn’t in the quilt’s top. */
  fabric: number;
}

export interface BackingSettings {
  /** How far it reaches out from the quilt on every side. */
  margin: 3 | 4;
  /** Width of its cloth as it is bought: 42, or 108 for cloth that is made for backings. */
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

/** All of a quilt but its blocks. Lengths in inches. */
export interface Finishing {
  /** Borders, sashing and straight binding: rectangles that are cut from the quilt’s fabrics. */
  parts: StripPart[];
  binding: Binding;
  backing: Backing;
  batting: Batting;
  unchosen: UnchosenParts;
  notes: FinishingNote[];
}

/** What one border, the sashing or the binding takes of its fabric. */
export interface StripPart {
  of: Exclude<Place['of'], 'block'> | 'binding';
  fabric: number;
  /** The strips as they are sewn to the quilt, with seams. */
  needed: Strips[];
  /** The rectangles that are cut from the cloth for that: none is longer than the cloth reaches. */
  cut: CutStrips[];
  /** How many seams join strips end to end. */
  joins: number;
}

/** Rectangles that are cut alike, in inches. */
export interface Strips {
  width: number;
  length: number;
  count: number;
  /** That they stand upright in the quilt: of a print with an upright such strips are cut along the cloth. */
  isUpright?: true;
}

/** Strips as they leave the cloth. */
export interface CutStrips extends Strips {
  /** Set where they are sewn end to end before anything is cut off: strips as long as the cloth reaches, and the rest of one. */
  joined?: 'whole' | 'rest';
  /** Inches of the rest that the joined length has beyond what is needed. */
  spare?: number;
}

export interface Binding extends BindingSettings {
  /** Around the quilt. */
  perimeter: number;
  /** How long the binding is when its strips are joined, or all of the bias that its squares give. */
  length: number;
  /** Strips across the cloth; squares of which continuous bias is made. */
  count: number;
  /** Side of such a square; 0 for strips. */
  square: number;
  /** By how much it would be too short were its strips joined on the slant; 0 where it would not. */
  shortOnSlant: number;
}

/** Widths of cloth sewn side by side, all cut to one length. */
export interface BackingPanels {
  /** Whether the panels run along the quilt’s length or across it. */
  way: 'lengthwise' | 'crosswise';
  panels: number;
  panelLength: number;
  /** How wide the panels are together once they are sewn. */
  sewnWidth: number;
  /** Length of cloth to buy. */
  inches: number;
}

export interface Backing extends BackingPanels {
  /** How large it has to be. */
  needs: Sides;
  clothWidth: number;
  /** How wide a panel is: as its cloth once washed. */
  panelWidth: number;
  /** The other way to lay the panels, which takes as much or more. */
  other: BackingPanels;
  /** What it would take of cloth that is made for backings; null where that is chosen. */
  wide: BackingPanels | null;
}

export interface Batting {
  /** How large it has to be. */
  needs: Sides;
  /** The smallest package that it can be cut from; null where none is large enough. */
  packaged: (Sides & { name: string; turned: boolean }) | null;
}

export interface Sides {
  width: number;
  length: number;
}

/** What doesn’t fit, with what a quilter needs to know of it; inches. */
export type FinishingNote =
  /** Blocks of a placement, of which `by` inches lie beyond the quilt’s edge. */
  | { what: 'blockPokesOut'; placement: number; by: number }
  /** A row of blocks in a border that leaves `left` of its side, which is no whole number of blocks. */
  | { what: 'rowDoesNotDivide'; placement: number; side: number; block: number; fits: number; left: number };

/** What of a quilt has no fabric yet, besides the patches of its blocks. */
export interface UnchosenParts {
  parts: ('ground' | 'sashing' | 'border1' | 'border2')[];
  /** Places for blocks of a standard quilt on which none lies. */
  emptyPlaces: number;
  /** What is bare: empty places, and the ground between the blocks of a free form quilt. */
  bare: Rectangle[];
  /** What would be cut for that. */
  cut: CutStrips[];
}
