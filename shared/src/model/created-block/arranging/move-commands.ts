import type { Box } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import { LIMITS } from '../../../limits.js';
import { type DrawingCommand } from '../drawing.js';
import { editSelected } from '../edit.js';
import { boxAround, movedSelection, resizedSelection } from '../reshape.js';

/**
 * Moves the selected shapes together by an offset in block units. When one shape reaches the block's edge, all shapes
 * stop.
 */
const move: DrawingCommand<Point> = editSelected({
  label: 'shapesMoved',
  change: movedSelection,
});

/** A move by an offset in block units, made with an arrow key. */
export interface Nudge extends Point {
  /**
   * The same text for all key presses that quickly follow each other. Moves with the same text form one step of the
   * history.
   */
  burst?: string | undefined;
}

const nudge = editSelected<Nudge>({
  label: 'shapesNudged',
  change: movedSelection,
  mergeKey: ({ burst }) => burst && `nudge ${burst}`,
});

/**
 * Moves, resizes or mirrors the selected shapes, so that the box around them becomes this box, in block units. A width
 * or height below 0 mirrors the shapes.
 */
const resize: DrawingCommand<Box> = editSelected({
  label: 'shapesResized',
  change: resizedSelection,
});

/**
 * The change of the selection's width and height, in block units; below 0 to shrink. The left and top edges of the
 * selection stay.
 */
export interface SizeStep {
  width: number;
  height: number;
  /**
   * True to leave a side unchanged if it is too short for the full change. Otherwise the side shrinks to the minimum.
   */
  isWhole?: boolean;
  burst?: string | undefined;
}

const stepSize = editSelected<SizeStep>({
  label: 'sizeChanged',
  change: (drawing, { width, height, isWhole = false }) => {
    const { x, y, ...box } = boxAround(drawing);
    const sized = (side: number, by: number) =>
      side + by < LIMITS.shapeSide ? (isWhole ? side : LIMITS.shapeSide) : side + by;
    return resizedSelection(drawing, {
      x,
      y,
      width: sized(box.width, width),
      height: sized(box.height, height),
    });
  },
  mergeKey: ({ burst }) => burst && `stepSize ${burst}`,
});

/** Sets the position or the size of the box around the selected shapes, in block units. Missing measurements stay. */
const setMeasure: DrawingCommand<Partial<Box>> = editSelected({
  label: 'measurementChanged',
  change: (drawing, { x, y, width, height }) => {
    const box = boxAround(drawing);
    if (width === undefined && height === undefined)
      return movedSelection(drawing, { x: (x ?? box.x) - box.x, y: (y ?? box.y) - box.y });
    const size = { width: width ?? box.width, height: height ?? box.height };
    return resizedSelection(drawing, {
      x: x ?? box.x,
      y: y ?? box.y,
      width: Math.max(LIMITS.shapeSide, size.width),
      height: Math.max(LIMITS.shapeSide, size.height),
    });
  },
});

export const moveCommands = { move, nudge, resize, stepSize, setMeasure } as const;
