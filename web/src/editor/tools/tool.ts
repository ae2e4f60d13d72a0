import type { Position, Viewport } from '../../render/camera/camera';
import type { Part } from '../../render/scene/hit-test';
import type { Preview } from '../../render/camera/preview';
import type { Device, Modifiers } from '../input/press';

/** A pointer's position, and the part under it. */
export interface CanvasPoint {
  /** Pixels of the page. */
  page: Position;
  /** Pixels of the canvas. */
  at: Position;
  /** True if it is over the canvas. */
  isOver: boolean;
  /** The part of the quilt under it; null for none, or beside the canvas. */
  part: Part | null;
  device: Device;
  modifiers: Modifiers;
}

/** The operations of the canvas for tools. */
export interface View {
  /** Returns the part of the quilt at a point of the canvas, in its pixels; null for none. */
  partAt: (at: Position) => Part | null;
  /** Returns the same point in inches from the quilt's corner. */
  inches: (at: Position) => Position;
  /** Returns the size of the canvas, and of the bars over it. */
  viewport: () => Viewport;
  /**
   * Shows the quilt while a drag moves parts of it; null ends the preview. A preview stays after the drag until its
   * result is shown, so a tool whose drag changed nothing must end it.
   */
  preview: (preview: Preview | null) => void;
  /** Opens the menu of the part under a point. */
  openMenu: (point: CanvasPoint) => void;
}

/**
 * The handlers of taps and drags on the canvas while the tool is active. A drag that the tool doesn't take moves the
 * view. From `dragStart` on a drag stays with its tool, even if another becomes active. It ends once: by `dragEnd`, or
 * by `dragCancel`, which leaves nothing behind, not even a preview.
 */
export interface Tool {
  /** For the list of tools, and for the cursor: the canvas has it as `data-tool`. */
  readonly name: string;
  /**
   * The pointer hovers at a place of the canvas, in its pixels, or has left it. Fingers and drags don't hover.
   * @returns its CSS cursor; null for the tool's own
   */
  hover?: (at: Position | null, view: View) => string | null;
  tap?: (point: CanvasPoint, count: 1 | 2, view: View) => void;
  /** A long press of a finger or pen. Without it a finger may rest before it drags. */
  hold?: (point: CanvasPoint, view: View) => void;
  /** True if a long press has a meaning here; without it, everywhere. */
  takesHold?: (point: CanvasPoint, view: View) => boolean;
  /** Two fingers turned by a quarter, to the right or to the left; the view moves with them. */
  turn?: (by: 1 | -1, view: View) => void;
  /** True if its drags move the view at an edge of the canvas. */
  readonly pansAtEdge?: boolean;
  /** True if a drag that starts here belongs to the tool. */
  takesDrag?: (start: CanvasPoint, view: View) => boolean;
  dragStart?: (start: CanvasPoint, view: View) => void;
  dragMove?: (point: CanvasPoint, view: View) => void;
  dragEnd?: (point: CanvasPoint, view: View) => void;
  dragCancel?: () => void;
}

/** True if a long press has a meaning for a tool at a point. */
export function holdsAt({ hold, takesHold }: Tool, point: CanvasPoint, view: View): boolean {
  return hold !== undefined && (takesHold?.(point, view) ?? true);
}
