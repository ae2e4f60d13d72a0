import type { Position } from '../../render/camera';
import type { Part } from '../../render/hit-test';
import type { Preview } from '../../render/preview';
import type { Device, Modifiers } from '../input/press';

/** Where a pointer is, and what is under it. */
export interface CanvasPoint {
  /** Pixels of the page. */
  page: Position;
  /** Pixels of the canvas. */
  at: Position;
  /** Whether it is over the canvas. */
  isOver: boolean;
  /** The part of the quilt under it; null for none, or beside the canvas. */
  part: Part | null;
  device: Device;
  modifiers: Modifiers;
}

/** What a tool may ask of the canvas, and show on it. */
export interface View {
  /** The part of the quilt at a point of the canvas, in its pixels; null for none. */
  partAt: (at: Position) => Part | null;
  /** The same point in inches from the quilt's corner. */
  inches: (at: Position) => Position;
  /**
   * Shows how the quilt looks while a drag moves something of it; null shows it as it is. A preview stays after the
   * drag, until what the drag led to is shown: a tool whose drag led to nothing takes it back.
   */
  preview: (preview: Preview | null) => void;
  /** Opens the menu of the part that is under a point. */
  openMenu: (point: CanvasPoint) => void;
}

/**
 * What taps and drags on the canvas do while the tool is in use. A drag that the tool doesn't take moves the view. From
 * `dragStart` on a drag stays with its tool, even if another comes into use, and ends once: by `dragEnd`, or by
 * `dragCancel`, which leaves nothing behind, not even a preview.
 */
export interface Tool {
  /** For the list of tools, and for the cursor: the canvas carries it as `data-tool`. */
  readonly name: string;
  /**
   * The pointer hovers at a place of the canvas, in its pixels, or has left it; fingers don't hover, nor does what drags.
   * @returns its shape as CSS names it; null for the tool's own
   */
  hover?: (at: Position | null, view: View) => string | null;
  tap?: (point: CanvasPoint, count: 1 | 2, view: View) => void;
  /** A long press of a finger or pen. Without it a hand may rest before it drags. */
  hold?: (point: CanvasPoint, view: View) => void;
  /** Whether one means something here; everywhere, where it doesn't say. */
  takesHold?: (point: CanvasPoint, view: View) => boolean;
  /** Two fingers turned by a quarter, to the right or to the left; the view goes along with them. */
  turn?: (by: 1 | -1, view: View) => void;
  /** Whether its drags move the view on where they come to an edge of the canvas. */
  readonly pansAtEdge?: boolean;
  /** Whether a drag that begins here is the tool's. */
  takesDrag?: (start: CanvasPoint, view: View) => boolean;
  dragStart?: (start: CanvasPoint, view: View) => void;
  dragMove?: (point: CanvasPoint, view: View) => void;
  dragEnd?: (point: CanvasPoint, view: View) => void;
  dragCancel?: () => void;
}

/** Whether a long press means something to a tool at a point. */
export function holdsAt({ hold, takesHold }: Tool, point: CanvasPoint, view: View): boolean {
  return hold !== undefined && (takesHold?.(point, view) ?? true);
}
