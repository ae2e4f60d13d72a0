import type { Box } from '@quiltwright/shared/geometry/box';
import type { Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Guide } from '@quiltwright/shared/geometry/snap';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import { nothingSelected, type Selection } from '../../model/selection';
import type { Moving } from '../../render/camera/preview';
import type { ItemSnapping } from '../snapping/item-snapping';

/** An item that can be selected, by its number. */
export interface Item {
  num: number;
  /** The box around the outline. */
  box: Box;
  outline: Outline;
}

/** The effect of a drag on the selection. */
export type Change =
  | { kind: 'move'; by: Point }
  | { kind: 'duplicate'; by: Point }
  | { kind: 'resize'; to: Box; isProportional: boolean };

/**
 * An editor of items, as the tools that select, move and resize them see it. Places and lengths are its units, from the
 * corner of its content; all values are current, even right after a change.
 */
export interface ItemTable {
  /** Returns the inches in a unit, across and down. */
  unit: () => Point;
  selection: () => Selection;
  /** Returns all selectable items, bottom first. */
  items: () => readonly Item[];
  /** Returns the items at a place, topmost first. */
  itemsAt: (at: Point) => readonly number[];
  isSelectedAt: (at: Point) => boolean;
  /** Return the box around the selection, and the box with the handles. */
  around: () => Box;
  handled: () => Box;
  /** True if handles keep the proportions without shift, and change them with it. */
  isProportional: boolean;
  /** Returns the snapping for a drag of the selection; copies also snap to the selection. */
  snapping: (kind: Change['kind']) => ItemSnapping;
  /** Returns the selection as parts that move on the canvas. */
  moving: (kind: Change['kind']) => Moving;
  /** Returns where the moving parts are seen after a change, in inches. @param way effect on the selection, in units */
  seen: (change: Change, way: Transform) => readonly Transform[];
  /** True if the snapping button is on. */
  snaps: () => boolean;
  /** True if taps add to the selection, as with *Select more*. */
  selectsMore: () => boolean;
  select: (nums: readonly number[]) => void;
  selectMore: (nums: readonly number[]) => void;
  deselectAll: () => void;
  /** Applies the result of a drag, or reports why it can't. @returns true if anything changed */
  change: (change: Change) => boolean;
  /** Shows the current gesture, and further results of the change that a release would make. */
  show: (marks: ItemMarks, change?: Change) => void;
}

/** The marks while a gesture selects, moves and resizes. Places are units of the editor. */
export interface ItemMarks {
  /** The temporary place of the selection; null for its own place. */
  selected: Transform | null;
  /** True if it also shows at its own place, because it is copied. */
  isCopied: boolean;
  /** The lines and gaps that the moving items snap to. */
  guides: readonly Guide[];
  /** The box drawn around items to select. */
  marquee: Box | null;
  /** Items inside the marquee. */
  caught: Selection;
}

export const noItemMarks: ItemMarks = {
  selected: null,
  isCopied: false,
  guides: [],
  marquee: null,
  caught: nothingSelected,
};
