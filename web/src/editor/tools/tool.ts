import type { Position } from '../../render/camera';
import type { Part } from '../../render/hit-test';
import type { Preview } from '../../render/preview';
import type { Device, Modifiers } from '../input/press';

/** Where a hand is, and what lies there. */
export interface CanvasPoint {
  /** Pixels of the page. */
  page: Position;
  /** Pixels of the canvas. */
  at: Position;
  /** Whether that is over the canvas. */
  isOver: boolean;
  /** What lies there; null for nothing, or beside the canvas. */
  part: Part | null;
  device: Device;
  modifiers: Modifiers;
}

/** What a tool may ask of the canvas. */
export interface View {
  /** What lies at a place of the canvas, in its pixels. */
  partAt: (at: Position) => Part | null;
  /** Where that place lies on the quilt, in inches from its corner. */
  inches: (at: Position) => Position;
  /**
   * Shows how the quilt looks while the drag moves something of it; null: as it is. That stays after the drag, until
   * what it leads to is shown: a tool whose drag led to nothing takes it back.
   */
  preview: (preview: Preview | null) => void;
}

/**
 * What taps and drags on the canvas do while the tool is in use. What it doesn't say is left: a drag that it doesn't take
 * moves the view. From `dragStart` on a drag stays with its tool, also when another comes into use midway, and ends
 * once, by `dragEnd` or by `dragCancel`, which leaves nothing behind, nor a preview.
 */
export interface Tool {
  /** For the list of tools, and for the cursor: the canvas carries it as `data-tool`. */
  readonly name: string;
  tap?: (point: CanvasPoint, count: 1 | 2) => void;
  /** A long press of a finger or pen. */
  hold?: (point: CanvasPoint) => void;
  /** Whether a drag that begins here is the tool's. */
  takesDrag?: (start: CanvasPoint) => boolean;
  dragStart?: (start: CanvasPoint, view: View) => void;
  dragMove?: (point: CanvasPoint, view: View) => void;
  dragEnd?: (point: CanvasPoint, view: View) => void;
  dragCancel?: () => void;
}
