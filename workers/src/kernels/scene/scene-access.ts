import { centre, type Box } from '@quiltwright/shared/geometry/box';
import { turning } from '@quiltwright/shared/geometry/orientation';
import { outlineContains, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import { LIMITS } from '@quiltwright/shared/limits';
import { SHAPE_TYPE, type ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { unitContains, unitOutline } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import type { Scene, SceneBlock } from './scene-types';

/* The numbers of a scene are in typed arrays, which transfer from a worker at no cost. Only this file knows their
   layout. */

/**
 * A copy has this many numbers: x, y, width, height (inches) of the box that it takes up, its index in `Scene.blocks`, and
 * its index in the quilt's blocks.
 */
const COPY_STRIDE = 6;
/**
 * A shape has this many numbers: type, x, y, width, height (block units) and fabric. For a shape with an outline of its
 * own, the first number is −1 minus the outline's index in `SceneBlock.outlines`.
 */
const SHAPE_STRIDE = 6;

type Copies = Scene['copies'];
type Shapes = SceneBlock['shapes'];
/** The shapes of a block, and the outlines of those with an outline of their own. */
export type DrawnShapes = Pick<SceneBlock, 'shapes' | 'outlines'>;

/** Returns an array with space for the numbers of `count` copies of blocks. */
export function newCopies(count: number): Copies {
  return new Float32Array(count * COPY_STRIDE);
}

/**
 * Writes the six numbers of a copy: its box in inches, and the indexes `block` and `placement`.
 * @param block index of the copy's picture in `Scene.blocks`
 * @param placement index of the copy's placement in the quilt
 */
export function writeCopy(copies: Copies, copy: number, at: Box, block: number, placement: number): void {
  copies.set([at.x, at.y, at.width, at.height, block, placement], copy * COPY_STRIDE);
}

/** Returns the numbers of the first `count` copies of blocks. */
export function firstCopies(copies: Copies, count: number): Copies {
  return copies.slice(0, count * COPY_STRIDE);
}

/** Returns the numbers of the copies of blocks with the indexes in `which`, in that order. */
export function pickCopies(copies: Copies, which: readonly number[]): Copies {
  return pick(copies, which, COPY_STRIDE);
}

export function copyCount(copies: Copies): number {
  return copies.length / COPY_STRIDE;
}

/** Returns the inches from the quilt's left edge to a copy. */
export function copyX(copies: Copies, copy: number): number {
  return copies[copy * COPY_STRIDE] ?? 0;
}

/** Returns the inches from the quilt's top edge to a copy. */
export function copyY(copies: Copies, copy: number): number {
  return copies[copy * COPY_STRIDE + 1] ?? 0;
}

export function copyWidth(copies: Copies, copy: number): number {
  return copies[copy * COPY_STRIDE + 2] ?? 0;
}

export function copyLength(copies: Copies, copy: number): number {
  return copies[copy * COPY_STRIDE + 3] ?? 0;
}

/** Returns the index in `Scene.blocks` of a copy's picture. */
export function copyPicture(copies: Copies, copy: number): number {
  return copies[copy * COPY_STRIDE + 4] ?? 0;
}

/** Returns the index of a copy's placement in the list `blocks` of the quilt. */
export function copyPlacement(copies: Copies, copy: number): number {
  return copies[copy * COPY_STRIDE + 5] ?? 0;
}

/**
 * Returns the index of the first copy for which `isIt` returns true. Null if there is none. `isIt` receives the index
 * in the quilt of the copy's placement.
 */
export function findCopy(copies: Copies, isIt: (placement: number) => boolean): number | null {
  for (let copy = 0; copy < copyCount(copies); copy++) if (isIt(copyPlacement(copies, copy))) return copy;
  return null;
}

/** Returns the box that a copy takes up, in inches. */
export function copyBounds({ copies }: Pick<Scene, 'copies'>, copy: number): Box {
  return {
    x: copyX(copies, copy),
    y: copyY(copies, copy),
    width: copyWidth(copies, copy),
    height: copyLength(copies, copy),
  };
}

/**
 * Returns the box of a copy as its block was drawn, in inches. The copy is mirrored and turned about the middle of this
 * box.
 */
export function copyAsDrawn(scene: Pick<Scene, 'copies' | 'blocks'>, copy: number): Box {
  const bounds = copyBounds(scene, copy);
  const block = copyBlock(scene, copy);
  if (!block?.turn) return bounds;
  const { x, y } = centre(bounds);
  const { width, height } = block;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Returns the transformation from the units of a copy's block to inches of the quilt. */
export function copyTransform(scene: Pick<Scene, 'copies' | 'blocks'>, copy: number): Transform {
  const box = copyAsDrawn(scene, copy);
  const { a, b, c, d, e, f } = turning(box, copyBlock(scene, copy) ?? {});
  const [across, down] = [box.width / LIMITS.blockSpace, box.height / LIMITS.blockSpace];
  return {
    a: a * across,
    b: b * across,
    c: c * down,
    d: d * down,
    e: a * box.x + c * box.y + e,
    f: b * box.x + d * box.y + f,
  };
}

/** Returns the picture of a copy's block. */
export function copyBlock(
  { copies, blocks }: Pick<Scene, 'copies' | 'blocks'>,
  copy: number,
): SceneBlock | undefined {
  return blocks[copyPicture(copies, copy)];
}

/** Returns an array with space for the numbers of `count` shapes. */
export function newShapes(count: number): Shapes {
  return new Float32Array(count * SHAPE_STRIDE);
}

/**
 * Writes the numbers of a shape: its type, its box in block units, and its fabric.
 * @param type the type; for a shape with an outline of its own, the result of `ownOutlineAt`
 */
export function writeShape(
  shapes: Shapes,
  shape: number,
  [type, x, y, width, height, fabric]: readonly [number, number, number, number, number, number],
): void {
  const at = shape * SHAPE_STRIDE;
  shapes[at] = type;
  shapes[at + 1] = x;
  shapes[at + 2] = y;
  shapes[at + 3] = width;
  shapes[at + 4] = height;
  shapes[at + 5] = fabric;
}

/** Returns an array with only the shapes whose indexes are in `which`, in that order. */
export function pickShapes(shapes: Shapes, which: readonly number[]): Shapes {
  return pick(shapes, which, SHAPE_STRIDE);
}

export function shapeCount(shapes: Shapes): number {
  return shapes.length / SHAPE_STRIDE;
}

/** Returns the number that stands for a shape's type if its outline has this index in `SceneBlock.outlines`. */
export function ownOutlineAt(index: number): number {
  return -1 - index;
}

/** True if a shape covers its whole box. */
export function shapeFillsBox(shapes: Shapes, shape: number): boolean {
  return shapes[shape * SHAPE_STRIDE] === SHAPE_TYPE.rectangle;
}

/** Returns the outline of a shape in a box with sides of length 1. */
export function shapeOutline({ shapes, outlines = [] }: DrawnShapes, shape: number): Outline {
  const type = shapes[shape * SHAPE_STRIDE] ?? SHAPE_TYPE.rectangle;
  return type < 0 ? (outlines[-1 - type] ?? []) : unitOutline(type as ShapeType);
}

/**
 * True if a shape covers the point (u, v). The shape's box has sides of length 1, and the point lies in the box. Points
 * on the outline of one of the eleven types count.
 */
export function shapeCovers(
  { shapes, outlines = [] }: DrawnShapes,
  shape: number,
  u: number,
  v: number,
): boolean {
  const type = shapes[shape * SHAPE_STRIDE] ?? SHAPE_TYPE.rectangle;
  return type < 0
    ? outlineContains(outlines[-1 - type] ?? [], { x: u, y: v })
    : unitContains(type as ShapeType, u, v);
}

/** Returns the block units from the block's left edge to a shape's box. */
export function shapeX(shapes: Shapes, shape: number): number {
  return shapes[shape * SHAPE_STRIDE + 1] ?? 0;
}

/** Returns the block units from the block's top edge to a shape's box. */
export function shapeY(shapes: Shapes, shape: number): number {
  return shapes[shape * SHAPE_STRIDE + 2] ?? 0;
}

export function shapeWidth(shapes: Shapes, shape: number): number {
  return shapes[shape * SHAPE_STRIDE + 3] ?? 0;
}

export function shapeHeight(shapes: Shapes, shape: number): number {
  return shapes[shape * SHAPE_STRIDE + 4] ?? 0;
}

/** Returns the fabric number of a shape. 0 means that no fabric is chosen; the shape is then plain white. */
export function shapeFabric(shapes: Shapes, shape: number): number {
  return shapes[shape * SHAPE_STRIDE + 5] ?? 0;
}

/** Returns a shape's box (block units) and fabric. Slow: code that runs for many shapes reads single numbers instead. */
export function shapeAt(shapes: Shapes, shape: number) {
  return {
    x: shapeX(shapes, shape),
    y: shapeY(shapes, shape),
    width: shapeWidth(shapes, shape),
    height: shapeHeight(shapes, shape),
    fabric: shapeFabric(shapes, shape),
  };
}

/** Returns the fabric numbers of shapes, each once, in order of first use. 0 stands for shapes without a fabric. */
export function fabricsIn(shapes: Shapes): Set<number> {
  const fabrics = new Set<number>();
  for (let shape = 0; shape < shapeCount(shapes); shape++) fabrics.add(shapeFabric(shapes, shape));
  return fabrics;
}

/** Returns the same shapes in other fabrics. `fabricFor` returns the new fabric number for an old one. */
export function inFabrics(shapes: Shapes, fabricFor: (fabric: number) => number): Shapes {
  const copy = shapes.slice();
  for (let at = SHAPE_STRIDE - 1; at < copy.length; at += SHAPE_STRIDE) copy[at] = fabricFor(copy[at] ?? 0);
  return copy;
}

function pick(numbers: Float32Array<ArrayBuffer>, which: readonly number[], stride: number) {
  const picked = new Float32Array(which.length * stride);
  which.forEach((index, i) => picked.set(numbers.subarray(index * stride, (index + 1) * stride), i * stride));
  return picked;
}
