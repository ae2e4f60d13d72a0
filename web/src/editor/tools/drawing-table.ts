import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shape';
import { boxOf } from '@quiltwright/shared/quilting/shape-outlines';
import type { CreatedBlockDesign } from '../../model/created-block/created-block-document';
import { laidShapes, type Drawing, type DrawingAction } from '../../model/created-block/drawing';
import type { Watched } from '../../render/watched';
import type { DrawingMarks, Ghost } from './drawing-marks';

/** The table on which a block is drawn, as tools know it. */
export interface DrawingTable {
  /** As it is now: also right after `run`. */
  drawing: () => Drawing;
  /** Does what can be done; without leave it changes nothing. */
  run: (action: DrawingAction) => void;
  /** Whether the button is on that has things snap. */
  snaps: () => boolean;
  /** Whether taps add to the selection, as *Select more* has it. */
  selectsMore: () => boolean;
  /** What the overlay shows of the gesture that is going on. */
  marks: Watched<DrawingMarks>;
}

/** Inches of a block unit across and down. */
export function blockUnit({ blockWidth, blockHeight }: Pick<Block, 'blockWidth' | 'blockHeight'>): Point {
  return { x: blockWidth / LIMITS.blockSpace, y: blockHeight / LIMITS.blockSpace };
}

/** The same of the block that is drawn. */
export function drawingUnit({ document }: Drawing): Point {
  return blockUnit(document.design.block);
}

/** The layers as the canvas shows them: nothing of those that are hidden. */
export function shownLevels({ block, layers }: CreatedBlockDesign): Levels {
  return layers.some(({ isHidden }) => isHidden)
    ? block.levels.map((level, index) => (layers[index]?.isHidden ? [] : level))
    : block.levels;
}

/** What the symmetry lays along with what an action lays. */
export function copiesOf(drawing: Drawing, action: DrawingAction): Ghost[] {
  if (drawing.symmetry === 'none' || !action.canRun(drawing)) return [];
  const there = new Set(laidShapes(drawing.document.design).map(({ shape }) => shape.shapeNum));
  const { document, selection } = action.run(drawing);
  return laidShapes(document.design)
    .map(({ shape }) => shape)
    .filter(({ shapeNum }) => !there.has(shapeNum) && !selection.has(shapeNum))
    .map(ghostOf);
}

/** A shape as a ghost. */
export function ghostOf(shape: Shape): Ghost {
  return { type: shape.shapeType, box: boxOf(shape), fabric: shape.fillFabric };
}
