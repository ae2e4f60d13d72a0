import { clamp } from '@quiltwright/shared/geometry/interval';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { formOf } from '@quiltwright/shared/quilting/shapes/form';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { boxOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import {
  laidShapes,
  type Drawing,
  type DrawingAction,
} from '@quiltwright/shared/model/created-block/drawing';
import type { DrawingMarks, Ghost } from './drawing-marks';
import type { EditorForTools } from '../editor-for-tools';

/** The state and functions of the block drawing editor that its tools use. */
export interface DrawingEditor extends EditorForTools<Drawing, DrawingMarks> {
  /** Returns the current drawing. The result is up to date even right after `run`. */
  drawing: () => Drawing;
}

/** Returns the number of inches in a block unit, across and down. */
export function blockUnit({ blockWidth, blockHeight }: Pick<Block, 'blockWidth' | 'blockHeight'>): Point {
  return { x: blockWidth / LIMITS.blockSpace, y: blockHeight / LIMITS.blockSpace };
}

/** Returns the point of the block nearest to a point, both in block units. */
export function inBlock({ x, y }: Point): Point {
  return { x: clamp(x, 0, LIMITS.blockSpace), y: clamp(y, 0, LIMITS.blockSpace) };
}

/** Returns the number of inches in a unit of the drawn block, across and down. */
export function drawingUnit({ document }: Drawing): Point {
  return blockUnit(document.design.block);
}

/** Returns the shapes of each layer of a block, bottom layer first. Hidden layers are empty arrays. */
export function shownLevels({ block, layers }: CreatedBlockDesign): Levels {
  return layers.some(({ isHidden }) => isHidden)
    ? block.levels.map((level, index) => (layers[index]?.isHidden ? [] : level))
    : block.levels;
}

/** Returns previews of the shapes that an action would add as symmetrical copies. */
export function copiesOf(drawing: Drawing, action: DrawingAction): Ghost[] {
  if (drawing.symmetry === 'none' || !action.canRun(drawing)) return [];
  const after = action.run(drawing);
  return newShapes(drawing, after)
    .filter(({ shapeNum }) => !after.selection.has(shapeNum))
    .map(ghostOf);
}

/** Returns previews of the shapes that `after` has and `before` lacks. */
export function laidBy(before: Drawing, after: Drawing): Ghost[] {
  return newShapes(before, after).map(ghostOf);
}

/** Returns previews of the shapes that differ between two drawings, as they are in `after`; the selected ones first. */
export function changedBy(before: Drawing, after: Drawing): Ghost[] {
  const there = new Set(laidShapes(before.document.design).map(({ shape }) => shape));
  const changed = laidShapes(after.document.design)
    .map(({ shape }) => shape)
    .filter((shape) => !there.has(shape));
  const isSelected = ({ shapeNum }: Shape) => after.selection.has(shapeNum);
  return [...changed.filter(isSelected), ...changed.filter((shape) => !isSelected(shape))].map(ghostOf);
}

function newShapes(before: Drawing, after: Drawing): Shape[] {
  const there = new Set(laidShapes(before.document.design).map(({ shape }) => shape.shapeNum));
  return laidShapes(after.document.design)
    .map(({ shape }) => shape)
    .filter(({ shapeNum }) => !there.has(shapeNum));
}

function ghostOf(shape: Shape): Ghost {
  return { form: formOf(shape), box: boxOf(shape), fabric: shape.fillFabric };
}
