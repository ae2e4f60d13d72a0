import type { Box } from '../../../geometry/box.js';
import type { Edges } from '../../../geometry/box.js';
import type { Point } from '../../../geometry/point.js';
import { DEFAULTS, LIMITS } from '../../../limits.js';
import { faultIn } from '../../../quilting/shapes/faults/shape-fault.js';
import { formOf, shapeIn, type Form } from '../../../quilting/shapes/form.js';
import type { Shape } from '../../../quilting/shapes/shape.js';
import type { CreatedBlockDesign, Link } from '../created-block-document.js';
import { isFree, layerNow, levelOf } from '../design-layers.js';
import { nextShapeNum, roomLeft, withLevels } from '../design-shapes.js';
import {
  laidShapes,
  type Change,
  type Drawing,
  type DrawingCommand,
  type LastPlaced,
  type ShapeOnLayer,
} from '../drawing.js';
import { edit } from '../edit.js';
import {
  boxInUnits,
  cutToBlock,
  movedInside,
  placedAt,
  edgesAround,
  edgesOf,
  fineEdgesOf,
} from '../fine-edges.js';
import { snappedSides, sideSnapper } from '../side-snapping.js';
import { imagesOf, symmetries, type Image } from '../symmetry.js';

export interface Placing {
  form: Form;
  /** The box of the shape, in block units. Parts outside the block are cut off. */
  box: Box;
  /** The id of the layer on which the shape is placed. */
  layer: number;
  fabric: number;
}

/** Places a shape on top of a layer and selects it. */
const place: DrawingCommand<Placing> = edit({
  label: 'shapePlaced',
  allowed: (drawing, { layer }) => isFree(drawing.document.design, layer) && isRoomFor(drawing, 1),
  change: (drawing, placing, newIds) => placed(drawing, [placing], newIds),
});

/** Places several shapes in one step of the history, for a drag over several cells. */
const placeAll: DrawingCommand<readonly Placing[]> = edit({
  label: 'shapesPlaced',
  allowed: (drawing, placings) =>
    placings.length > 0 &&
    placings.reduce((sum, { form }) => sum + cornersIn(form), 0) <= LIMITS.blockCorners &&
    isRoomFor(drawing, placings.length) &&
    placings.every(({ layer }) => isFree(drawing.document.design, layer)),
  change: (drawing, placings, newIds) => placed(drawing, placings, newIds),
});

/** Returns the number of corners that are stored with a shape of a form. */
function cornersIn(form: Form): number {
  return typeof form === 'number' ? 0 : form.corners.length;
}

/**
 * Places another shape with the form, size and fabric of the last placed shape. The argument is the point for its
 * middle, in block units; with null, the shape is placed beside the selection.
 */
const placeAgain: DrawingCommand<Point | null> = edit({
  label: 'shapePlacedAgain',
  allowed: (drawing) => {
    const layer = layerToPlaceAgain(drawing);
    return layer !== undefined && isFree(drawing.document.design, layer) && isRoomFor(drawing, 1);
  },
  change: (drawing, at, newIds) => {
    const { lastPlaced: last } = drawing;
    const layer = layerToPlaceAgain(drawing);
    if (!last || layer === undefined) return {};
    const box = at ? boxAt(at, last.width, last.height) : boxBeside(drawing, last.width, last.height);
    return placed(drawing, [{ form: last.form, fabric: last.fabric, layer, box }], newIds);
  },
});

export const placeCommands = { place, placeAll, placeAgain } as const;

/**
 * Returns the id of the layer for a shape that is placed like the last one. Undefined if no shape was placed, or if no
 * such layer exists.
 */
export function layerToPlaceAgain({ lastPlaced, document }: Drawing): number | undefined {
  return lastPlaced ? layerNow(document.design, lastPlaced) : undefined;
}

/**
 * Returns the box of a new shape around a point, in block units. The box is moved into the block if a part is outside.
 */
export function boxAt(
  { x, y }: Point,
  width: number = DEFAULTS.shapeSide,
  height: number = DEFAULTS.shapeSide,
): Box {
  return boxInUnits(movedInside(fineEdgesOf({ x: x - width / 2, y: y - height / 2, width, height })));
}

/**
 * Returns a box of this size to the right of the topmost selected shape. Without room to the right, the box is at the
 * start of the next row. Without a selection, the box is in the middle of the block. Lengths are in block units.
 */
export function boxBeside({ document: { design }, selection }: Drawing, width: number, height: number): Box {
  const last = laidShapes(design)
    .filter(({ shape }) => selection.has(shape.shapeNum))
    .at(-1);
  if (!last) return boxAt({ x: 500, y: 500 }, width, height);
  const { left, top, right, bottom } = edgesOf(last.shape);
  const { x, y } = boxInUnits({ left: right, top, right: right + right - left, bottom });
  const isRoom = x + width <= 1000;
  const nextRow = boxInUnits({ left: 0, top: bottom, right: right - left, bottom: bottom + bottom - top }).y;
  const at = isRoom ? { x, y } : { x: 0, y: nextRow };
  return boxAt({ x: at.x + width / 2, y: at.y + height / 2 }, width, height);
}

/**
 * True if the block has room for `count` more shapes and for the copies that the active symmetry makes of each shape.
 */
export function isRoomFor({ document, symmetry }: Drawing, count: number): boolean {
  return roomLeft(document.design) >= count * symmetries[symmetry].length;
}

/**
 * Returns the change that adds shapes on top of their layers, with their copies by symmetry, and selects the shapes
 * without the copies.
 */
function placed(
  { document: { design }, symmetry }: Drawing,
  placings: readonly Placing[],
  newIds: string | undefined,
): Change {
  const { design: next, laid } = laidDown(
    design,
    placings.map((placing) => ({ ...placing, images: symmetries[symmetry] })),
    newIds,
  );
  const last = placings.at(-1);
  if (laid.length === 0) return {};
  return {
    design: next,
    selection: new Set(laid.map(({ shapeNum }) => shapeNum)),
    lastPlaced: last ? lastPlacedAs(last, laid.at(-1), design) : null,
  };
}

function lastPlacedAs(
  { form, layer, fabric }: Placing,
  shape: Shape | undefined,
  design: CreatedBlockDesign,
): LastPlaced {
  return { form, ...sizeOf(shape), layer, level: levelOf(design, layer), fabric };
}

/**
 * The mirrors and turns of a shape that a symmetry makes. The first is 'same': the shape itself. All others give copies
 * that are linked with the shape.
 */
interface WithImages {
  images: readonly Image[];
}
export type Laying = Placing & WithImages;

/**
 * Adds shapes on top of their layers, each with the mirrored and turned copies that its `images` name. Boxes are
 * snapped to lines very near to them. An outline that no shape can have is left out. Returns the new design, and the
 * added shapes without the copies.
 */
export function laidDown(
  design: CreatedBlockDesign,
  layings: readonly Laying[],
  newIds: string | undefined,
): { design: CreatedBlockDesign; laid: Shape[] } {
  const snapSide = sideSnapper(design, new Set());
  return laidWithImages(
    design,
    layings.flatMap(({ form, box, layer, fabric, images }) => {
      const sides = snappedSides(cutToBlock(fineEdgesOf(box)), null, snapSide);
      const shape = newShape(0, form, sides, fabric);
      return faultIn(shape) === null ? [{ shape, layer, images }] : [];
    }),
    newIds,
  );
}

/**
 * Adds shapes on top of their layers, each with the mirrored and turned copies that its `images` name. All added shapes
 * get new numbers. Unlike `laidDown`, doesn't snap the boxes. Returns the new design, and the added shapes without the
 * copies.
 */
export function laidWithImages(
  design: CreatedBlockDesign,
  parts: readonly (ShapeOnLayer & WithImages)[],
  newIds: string | undefined,
): { design: CreatedBlockDesign; laid: Shape[] } {
  const shapes: ShapeOnLayer[] = [];
  const links: Link[] = [];
  let shapeNum = nextShapeNum(design, newIds);
  const laid = parts.flatMap(({ shape, layer, images }) => {
    const copies = imagesOf(images, { sides: edgesOf(shape), form: formOf(shape) }).map(
      ({ image, sides, form }) => ({
        image,
        shape: { ...placedAt(shape, sides, form), shapeNum: shapeNum++ },
      }),
    );
    shapes.push(...copies.map((copy) => ({ shape: copy.shape, layer })));
    if (copies.length > 1)
      links.push(copies.map((copy) => ({ shapeNum: copy.shape.shapeNum, image: copy.image })));
    return copies.slice(0, 1).map((copy) => copy.shape);
  });
  const next = withMoreShapes(design, shapes);
  return { design: links.length > 0 ? { ...next, links: [...next.links, ...links] } : next, laid };
}

function sizeOf(shape: Shape | undefined) {
  const { width, height } = boxInUnits(shape ? edgesOf(shape) : edgesAround([]));
  return { width, height };
}

/** Returns the design with shapes added on top of their layers, in the order of the list. */
export function withMoreShapes(
  design: CreatedBlockDesign,
  shapes: readonly ShapeOnLayer[],
): CreatedBlockDesign {
  const levels = design.block.levels.map((level, index) => {
    const id = design.layers[index]?.id;
    const more = shapes.filter(({ layer }) => layer === id).map(({ shape }) => shape);
    return more.length > 0 ? [...level, ...more] : level;
  });
  return withLevels(design, levels);
}

export function newShape(shapeNum: number, form: Form, sides: Edges, fillFabric: number): Shape {
  return { shapeNum, ...shapeIn(form, boxInUnits(sides)), fillFabric, strokeWidth: 0 };
}
