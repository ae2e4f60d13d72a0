import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { DEFAULTS } from '@quiltwright/shared/limits';
import { blockUnits } from '@quiltwright/shared/geometry/units';
import type { Shape, ShapeType } from '@quiltwright/shared/quilting/shape';
import { isFree, roomLeft, withLevels, type CreatedBlockDesign } from './created-block-document';
import { edit, laidShapes, type Change, type Drawing, type DrawingCommand } from './drawing';
import {
  boxOfSides,
  cutToBlock,
  movedInside,
  placedAt,
  sidesAround,
  sidesOf,
  sidesOfBox,
  type Sides,
} from './sides';
import { settled, settling } from './settling';

/** A shape to be placed. */
export interface Placing {
  type: ShapeType;
  /** In block units; what pokes out of the block is cut off. */
  box: Box;
  /** The index of its layer. */
  level: number;
  fabric: number;
}

/** Lays a shape on top of a layer and selects it. */
const place: DrawingCommand<Placing> = edit({
  id: 'place',
  label: 'Shape placed',
  allowed: ({ document: { design } }, { level }) => isFree(design, level) && roomLeft(design) > 0,
  change: ({ document: { design } }, placing) => placed(design, [placing]),
});

/** Lays several, as one step: what a sweep filled. */
const placeAll: DrawingCommand<readonly Placing[]> = edit({
  id: 'place-all',
  label: 'Shapes placed',
  allowed: ({ document: { design } }, placings) =>
    placings.length > 0 &&
    roomLeft(design) >= placings.length &&
    placings.every(({ level }) => isFree(design, level)),
  change: ({ document: { design } }, placings) => placed(design, placings),
});

/** Lays the last shape again with its middle at a place, in block units; without one, beside the last. */
const placeAgain: DrawingCommand<Point | null> = edit({
  id: 'place-again',
  label: 'Shape placed again',
  allowed: ({ document: { design }, lastPlaced }) =>
    lastPlaced !== null && isFree(design, lastPlaced.level) && roomLeft(design) > 0,
  change: (drawing, at) => {
    const { lastPlaced: last, document } = drawing;
    if (!last) return {};
    const box = at ? boxAt(at, last.width, last.height) : boxBeside(drawing, last.width, last.height);
    return placed(document.design, [{ ...last, box }]);
  },
});

export const placeCommands = { place, placeAll, placeAgain } as const;

/** The box of a new shape whose middle is at a place, moved into the block; in block units. */
export function boxAt(
  { x, y }: Point,
  width: number = DEFAULTS.shapeSide,
  height: number = DEFAULTS.shapeSide,
): Box {
  return boxOfSides(movedInside(sidesOfBox({ x: x - width / 2, y: y - height / 2, width, height })));
}

/** To the right of what is selected, at the start of the next row where there is no room; else at the middle. */
function boxBeside({ document: { design }, selection }: Drawing, width: number, height: number): Box {
  const last = laidShapes(design)
    .filter(({ shape }) => selection.has(shape.shapeNum))
    .at(-1);
  if (!last) return boxAt({ x: 500, y: 500 }, width, height);
  const { left, top, right, bottom } = sidesOf(last.shape);
  const { x, y } = boxOfSides({ left: right, top, right: right + right - left, bottom });
  const isRoom = x + width <= 1000;
  const nextRow = boxOfSides({ left: 0, top: bottom, right: right - left, bottom: bottom + bottom - top }).y;
  const at = isRoom ? { x, y } : { x: 0, y: nextRow };
  return boxAt({ x: at.x + width / 2, y: at.y + height / 2 }, width, height);
}

/** The design with more shapes on top of their layers, which are selected. */
function placed(design: CreatedBlockDesign, placings: readonly Placing[]): Change {
  const settle = settling(design, new Set());
  let shapeNum = nextNumber(design);
  const shapes = placings.map(({ type, box, level, fabric }) => ({
    level,
    shape: newShape(shapeNum++, type, settled(cutToBlock(sidesOfBox(box)), null, settle), fabric),
  }));
  const last = placings.at(-1);
  return {
    design: withMoreShapes(design, shapes),
    selection: new Set(shapes.map(({ shape }) => shape.shapeNum)),
    lastPlaced: last
      ? { type: last.type, ...sizeOf(shapes.at(-1)?.shape), level: last.level, fabric: last.fabric }
      : null,
  };
}

function sizeOf(shape: Shape | undefined) {
  const { width, height } = boxOfSides(shape ? sidesOf(shape) : sidesAround([]));
  return { width, height };
}

/** The design with shapes laid on top of their layers, in their order. */
export function withMoreShapes(
  design: CreatedBlockDesign,
  shapes: readonly { shape: Shape; level: number }[],
): CreatedBlockDesign {
  const levels = design.block.levels.map((level, index) => {
    const more = shapes.filter((each) => each.level === index).map(({ shape }) => shape);
    return more.length > 0 ? [...level, ...more] : level;
  });
  return withLevels(design, levels);
}

/** A number that no shape of the block has. */
export function nextNumber({ block }: CreatedBlockDesign): number {
  return (
    block.levels.reduce(
      (most, level) => level.reduce((high, { shapeNum }) => Math.max(high, shapeNum), most),
      0,
    ) + 1
  );
}

function newShape(shapeNum: number, shapeType: ShapeType, sides: Sides, fillFabric: number): Shape {
  const zero = blockUnits(0);
  const box = { shapeXLoc: zero, shapeYLoc: zero, shapeWidth: zero, shapeHeight: zero };
  return placedAt({ shapeNum, shapeType, ...box, fillFabric, strokeWidth: 0 }, sides);
}
