import { placed, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { OWN_OUTLINE, type Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { boxOf, outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { newShapes, ownOutlineAt, shapeCount, writeShape, type DrawnShapes } from './scene-access';

/** The shapes of a block as packed numbers, and a digest of them. */
export interface Picture extends DrawnShapes {
  /** A text that is equal for two pictures only if they have the same shapes in the same fabrics. */
  digest: string;
}

/** Returns the shapes of a block as packed numbers, bottom first, and a digest of them. */
export function pictureOf(levels: Placement['levels']): Picture {
  const count = levels.reduce((sum, level) => sum + level.length, 0);
  const shapes = newShapes(count);
  const outlines: Outline[] = [];
  const corners: number[] = [];
  let next = 0;
  for (const level of levels) {
    for (const shape of level) {
      const { shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight, fillFabric, outline = [] } = shape;
      let type: number = shapeType;
      if (shapeType === OWN_OUTLINE) {
        type = ownOutlineAt(outlines.push(inUnitBox(shape)) - 1);
        corners.push(outline.length, ...outline.flat());
      }
      writeShape(shapes, next++, [type, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight, fillFabric]);
    }
  }
  if (outlines.length === 0) return { shapes, digest: digestOf(shapes) };
  return { shapes, outlines, digest: `${digestOf(shapes)}.${digestOf(Float32Array.from(corners))}` };
}

/** Returns the outline of a shape in a box with sides of length 1. */
function inUnitBox(shape: Shape): Outline {
  const { x, y, width, height } = boxOf(shape);
  return placed(outlineOf(shape), { x: -x / width, y: -y / height, width: 1 / width, height: 1 / height });
}

/**
 * Returns a digest of numbers as text. It has two 32-bit hashes, which differ in start and factor, and the number of
 * shapes.
 */
function digestOf(numbers: Float32Array<ArrayBuffer>): string {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (const bits of new Uint32Array(numbers.buffer)) {
    first = stir(first ^ bits, 0x85ebca6b);
    second = stir(second ^ bits, 0xc2b2ae35);
  }
  return `${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}.${shapeCount(numbers)}`;
}

/**
 * Mixes the bits of a hash. The low bits of a float are often 0, so each shift moves high bits down before the
 * multiplication.
 */
function stir(hash: number, factor: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), factor);
  return mixed ^ (mixed >>> 13);
}
