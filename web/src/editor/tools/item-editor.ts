import type { Box } from '@quiltwright/shared/geometry/box';
import type { Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Guide } from '@quiltwright/shared/geometry/snapping/guides';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import { nothingSelected, type Selection } from '@quiltwright/shared/model/selection';
import type { Moving } from '../../render/camera/preview';
import type { ItemSnapping } from '../snapping/item-snapping';

/** An item that can be selected: a shape or a placement. `num` identifies the item. */
export interface Item {
  num: number;
  /** The box around the item's outline. */
  box: Box;
  outline: Outline;
}

/** A change that a drag makes to the selected items. */
export type Change =
  | { kind: 'move'; by: Point }
  | { kind: 'duplicate'; by: Point }
  | { kind: 'resize'; to: Box; isProportional: boolean };

/**
 * The functions of an editor that the tools for selecting, moving and resizing items need. Positions and lengths are
 * in the editor's units, from the content's top left corner. The functions return current values, even right after a
 * change.
 */
export interface ItemEditor {
  /** Returns the number of inches in one unit of the editor's coordinates, across and down. */
  unit: () => Point;
  selection: () => Selection;
  /** Returns all items that can be selected, bottom first. */
  items: () => readonly Item[];
  /** Returns the numbers of the items at a point, topmost first. */
  itemsAt: (at: Point) => readonly number[];
  isSelectedAt: (at: Point) => boolean;
  /**
   * Returns the box around the selection. `handled` returns the box with the resize handles, which may be smaller.
   */
  around: () => Box;
  handled: () => Box;
  /** True if a handle keeps the proportions without Shift, and changes them with Shift. */
  isProportional: boolean;
  /**
   * Returns an object that snaps the selection during a drag. If the drag makes copies, the copies also snap to the
   * selected items.
   */
  snapping: (kind: Change['kind']) => ItemSnapping;
  /** Returns the parts of the canvas that move with the selection. */
  moving: (kind: Change['kind']) => Moving;
  /**
   * Returns the transforms that the moving parts have after a change, in inches.
   * @param way the transform of the selection, in the editor's units
   */
  seen: (change: Change, way: Transform) => readonly Transform[];
  /** True if the snapping button is on. */
  snaps: () => boolean;
  /** True if taps add to the selection, because the *Select more* button is on. */
  selectsMore: () => boolean;
  select: (nums: readonly number[]) => void;
  selectMore: (nums: readonly number[]) => void;
  deselectAll: () => void;
  /**
   * Makes the change at the end of a drag, or shows why the change is impossible.
   * @returns true if anything changed
   */
  change: (change: Change) => boolean;
  /**
   * Shows the previews, guides and marquee of the current gesture.
   * @param change the change that would be made if the gesture ended now
   */
  show: (marks: ItemMarks, change?: Change) => void;
}

/**
 * The preview, guides and marquee of a gesture that selects, moves or resizes items. Positions are in the editor's
 * units.
 */
export interface ItemMarks {
  /** The transform that moves the selection during the gesture; null if the selection doesn't move. */
  selected: Transform | null;
  /** True if the selection is also shown at its original place, because the gesture copies it. */
  isCopied: boolean;
  /** The guides that show what the moving items have snapped to. */
  guides: readonly Guide[];
  /** The marquee: the box that is drawn around items to select them. Null for none. */
  marquee: Box | null;
  /** The items inside the marquee. */
  caught: Selection;
}

export const noItemMarks: ItemMarks = {
  selected: null,
  isCopied: false,
  guides: [],
  marquee: null,
  caught: nothingSelected,
};
