import type { Box, Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Guide } from '@quiltwright/shared/geometry/snap';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import { nothingSelected, type Selection } from '../../model/selection';
import type { Moving } from '../../render/preview';
import type { ItemSnapping } from '../snapping/item-snapping';

/** Something that can be selected, by its number. */
export interface Item {
  num: number;
  /** Around the outline. */
  box: Box;
  outline: Outline;
}

/** What a drag does to what is selected. */
export type Change =
  | { kind: 'move'; by: Point }
  | { kind: 'duplicate'; by: Point }
  | { kind: 'resize'; to: Box; isProportional: boolean };

/**
 * A table on which items are arranged, as the tools know it that select, move and size them. Places and lengths are its
 * units, from the corner of what lies on it; all is as it is now, also right after a change.
 */
export interface ItemTable {
  /** Inches of a unit across and down. */
  unit: () => Point;
  selection: () => Selection;
  /** All that can be selected, bottom first. */
  items: () => readonly Item[];
  /** What of that lies at a place, topmost first. */
  itemsAt: (at: Point) => readonly number[];
  isSelectedAt: (at: Point) => boolean;
  /** The box around what is selected, and the one that has the handles. */
  around: () => Box;
  handled: () => Box;
  /** Whether handles keep the proportions without shift, and change them with it. */
  isProportional: boolean;
  /** What the selection aligns with while it is dragged; for copies that is the selection, too. */
  snapping: (kind: Change['kind']) => ItemSnapping;
  /** What is selected, as it moves on the canvas. */
  moving: (kind: Change['kind']) => Moving;
  /** Where that is seen after a change, in inches. @param way what it does to what is selected, in units */
  seen: (change: Change, way: Transform) => readonly Transform[];
  /** Whether the button is on that has things snap. */
  snaps: () => boolean;
  /** Whether taps add to the selection, as *Select more* has it. */
  selectsMore: () => boolean;
  select: (nums: readonly number[]) => void;
  selectMore: (nums: readonly number[]) => void;
  deselectAll: () => void;
  /** Does what a drag led to, or says why not. @returns whether that changed anything */
  change: (change: Change) => boolean;
  /** Shows the gesture that is going on, and what else the change leads to that letting go makes. */
  show: (marks: ItemMarks, change?: Change) => void;
}

/** What is shown while a hand selects, moves and sizes. Places are units of the table. */
export interface ItemMarks {
  /** Where what is selected is seen for now; null: where it lies. */
  selected: Transform | null;
  /** Whether it is seen where it lies, too, as it is copied. */
  isCopied: boolean;
  /** Lines and gaps that hold what is moved. */
  guides: readonly Guide[];
  /** The box that is drawn around what is to be selected. */
  marquee: Box | null;
  /** Items that lie in it. */
  caught: Selection;
}

export const noItemMarks: ItemMarks = {
  selected: null,
  isCopied: false,
  guides: [],
  marquee: null,
  caught: nothingSelected,
};
