import { shapeContains } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { scaleIn } from '../canvas-scale';
import type { LockedThing } from '../items/tell-locked';
import type { CanvasPoint, View } from '../tool';
import { drawingUnit, type DrawingEditor } from './drawing-editor';

/**
 * Returns the locked layer whose shape is on top at a point. Null if the top shape isn't locked, or if no shape is at
 * the point.
 */
export function lockedLayerAt(
  editor: DrawingEditor,
  { at }: CanvasPoint,
  view: View,
): LockedThing<number> | null {
  const drawing = editor.drawing();
  const { design } = drawing.document;
  const { x, y } = scaleIn(view, drawingUnit(drawing)).units(at);
  const [top, ...others] = laidShapes(design)
    .filter(({ shape, level }) => !design.layers[level]?.isHidden && shapeContains(shape, x, y))
    .reverse();
  const isLocked = ({ level }: { level: number }) => design.layers[level]?.isLocked === true;
  if (!top || !isLocked(top)) return null;
  return { locked: top.layer, once: others.every(isLocked) ? null : design.layers };
}
