import type { Position, Viewport } from '../../render/camera/camera';
import type { Part } from '../../render/scene/part';
import type { Preview } from '../../render/camera/preview';
import type { Device, Modifiers } from '../input/press';

/**
 * A position of the pointer on the canvas, with the part of the quilt under it, the device and the held modifier keys.
 */
export interface CanvasPoint {
  /** The position in pixels of the page. */
  page: Position;
  /** The position in pixels of the canvas. */
  at: Position;
  /** True if the pointer is over the canvas. */
  isOver: boolean;
  /** The part of the quilt under the pointer; null for none, or outside the canvas. */
  part: Part | null;
  device: Device;
  modifiers: Modifiers;
}

/** The functions of the canvas that tools use. */
export interface View {
  /** Returns the part of the quilt at a point, in pixels of the canvas; null for none. */
  partAt: (at: Position) => Part | null;
  /** Converts a point from pixels of the canvas to inches from the quilt's corner. */
  inches: (at: Position) => Position;
  /** Returns the size of the canvas, and of the bars that float over it, in pixels. */
  viewport: () => Viewport;
  /**
   * Shows the quilt while a drag moves parts of it; null ends the preview. After the drag, the preview stays until a
   * changed quilt is shown, so a tool whose drag changed nothing must end the preview itself.
   */
  preview: (preview: Preview | null) => void;
  /** Opens the menu of the part at a point. */
  openMenu: (point: CanvasPoint) => void;
}

/**
 * Handles taps and drags on the canvas while the tool is active. A drag that the tool doesn't take moves the view.
 * From `dragStart` on, a drag belongs to its tool, even if another tool becomes active. Each drag ends with one call,
 * `dragEnd` or `dragCancel`. `dragCancel` must undo everything that the drag did, and end its preview.
 */
export interface Tool {
  /**
   * The tool's name, for the list of tools. The canvas element also has this name as `data-tool`, from which the
   * style sheet sets the cursor.
   */
  readonly name: string;
  /**
   * Called when the pointer hovers at a place, in pixels of the canvas, and with null when the pointer has left. Also
   * called when a modifier key is pressed or released while it hovers. Fingers and drags don't hover.
   * @returns the CSS cursor; null for the tool's own cursor
   */
  hover?: (at: Position | null, view: View, modifiers: Modifiers) => string | null;
  tap?: (point: CanvasPoint, count: 1 | 2, view: View) => void;
  /**
   * Called at a long press of a finger or pen. Without this function, a finger may rest for any time and still start a
   * drag.
   */
  hold?: (point: CanvasPoint, view: View) => void;
  /**
   * Returns true if a long press at a point has an effect. A tool without this function handles long presses
   * everywhere.
   */
  takesHold?: (point: CanvasPoint, view: View) => boolean;
  /**
   * Called when two fingers turned by a quarter turn: 1 is clockwise, -1 counterclockwise. The view also moves with
   * the fingers.
   */
  turn?: (by: 1 | -1, view: View) => void;
  /** True if the tool's drags move the view when they reach an edge of the canvas. */
  readonly pansAtEdge?: boolean;
  /** Returns true if a drag that starts at a point belongs to the tool. */
  takesDrag?: (start: CanvasPoint, view: View) => boolean;
  dragStart?: (start: CanvasPoint, view: View) => void;
  dragMove?: (point: CanvasPoint, view: View) => void;
  dragEnd?: (point: CanvasPoint, view: View) => void;
  dragCancel?: () => void;
}

/** True if a long press at a point has an effect in this tool. */
export function holdsAt({ hold, takesHold }: Tool, point: CanvasPoint, view: View): boolean {
  return hold !== undefined && (takesHold?.(point, view) ?? true);
}
