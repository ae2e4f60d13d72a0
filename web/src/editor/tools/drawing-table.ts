import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shape';
import { boxOf, shapeContains } from '@quiltwright/shared/quilting/shape-outlines';
import type { CreatedBlockDesign } from '../../model/created-block/created-block-document';
import {
  freeShapes,
  laidShapes,
  type Drawing,
  type DrawingAction,
  type LaidShape,
  type Selection,
} from '../../model/created-block/drawing';
import { partnersOf } from '../../model/created-block/links';
import type { Camera, Position } from '../../render/camera';
import type { Moving } from '../../render/preview';
import type { Watched } from '../../render/watched';
import type { DrawingMarks, Ghost } from './drawing-marks';
import type { View } from './tool';

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

type BlockSize = Pick<Block, 'blockWidth' | 'blockHeight'>;

/** Takes places of the canvas, in its pixels, to block units and back. */
export interface BlockScale {
  units: (at: Position) => Point;
  pixels: (point: Point) => Position;
  /** Pixels that a block unit takes across and down. */
  unit: Point;
}

/** The scale at which a camera shows a block that lies in the quilt's corner. */
export function scaleOf({ scale, x, y }: Camera, { blockWidth, blockHeight }: BlockSize): BlockScale {
  const unit = {
    x: (blockWidth * scale) / LIMITS.blockSpace,
    y: (blockHeight * scale) / LIMITS.blockSpace,
  };
  return {
    units: (at) => ({ x: (at.x - x) / unit.x, y: (at.y - y) / unit.y }),
    pixels: (point) => ({ x: x + point.x * unit.x, y: y + point.y * unit.y }),
    unit,
  };
}

/** The scale at which a tool sees the block that is drawn. */
export function scaleIn({ inches }: View, { document }: Drawing): BlockScale {
  const [corner, next] = [inches({ x: 0, y: 0 }), inches({ x: 1, y: 1 })];
  const scale = 1 / (next.x - corner.x);
  return scaleOf({ scale, x: -corner.x * scale, y: -corner.y * scale }, document.design.block);
}

/** A box of block units in pixels of the canvas. */
export function boxInPixels({ x, y, width, height }: Box, { pixels, unit }: BlockScale): Box {
  return { ...pixels({ x, y }), width: width * unit.x, height: height * unit.y };
}

/** What moves and scales block units, for the inches of a block that lies in the quilt's corner. */
export function inInches({ e, f, ...rest }: Transform, { blockWidth, blockHeight }: BlockSize): Transform {
  return { ...rest, e: (e * blockWidth) / LIMITS.blockSpace, f: (f * blockHeight) / LIMITS.blockSpace };
}

/** A box of block units in inches from the block's corner. */
export function boxInInches({ x, y, width, height }: Box, { blockWidth, blockHeight }: BlockSize): Box {
  const across = (units: number) => (units * blockWidth) / LIMITS.blockSpace;
  const down = (units: number) => (units * blockHeight) / LIMITS.blockSpace;
  return { x: across(x), y: down(y), width: across(width), height: down(height) };
}

/** The layers as the canvas shows them: nothing of those that are hidden. */
export function shownLevels({ block, layers }: CreatedBlockDesign): Levels {
  return layers.some(({ isHidden }) => isHidden)
    ? block.levels.map((level, index) => (layers[index]?.isHidden ? [] : level))
    : block.levels;
}

/** Some shapes, as what moves on the canvas. */
export function movingOf(design: CreatedBlockDesign, selection: Selection): Moving {
  const shapes: number[] = [];
  shownLevels(design)
    .flat()
    .forEach(({ shapeNum }, index) => {
      if (selection.has(shapeNum)) shapes.push(index);
    });
  return { copy: 0, shapes };
}

/** The shapes at a place in block units that can be selected, topmost first. */
export function shapesAt(design: CreatedBlockDesign, { x, y }: Point): LaidShape[] {
  return freeShapes(design)
    .filter(({ shape }) => shapeContains(shape, x, y))
    .reverse();
}

/** Where the partners of what is selected follow what an action does to that. */
export function followersOf(drawing: Drawing, action: DrawingAction): Ghost[] {
  const partners = new Set(partnersOf(drawing).map(({ shapeNum }) => shapeNum));
  if (partners.size === 0 || !action.canRun(drawing)) return [];
  return laidShapes(action.run(drawing).document.design)
    .filter(({ shape }) => partners.has(shape.shapeNum))
    .map(({ shape }) => ghostOf(shape));
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

function ghostOf(shape: Shape): Ghost {
  return { type: shape.shapeType, box: boxOf(shape), fabric: shape.fillFabric };
}

/** Does what a drag led to, or says why not. Where that comes to nothing its preview is taken back. */
export function finish(table: DrawingTable, view: View, action: DrawingAction): void {
  const { design } = table.drawing().document;
  table.run(action);
  if (table.drawing().document.design === design) view.preview(null);
}
