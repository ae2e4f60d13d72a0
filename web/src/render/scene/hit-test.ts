import { pointAsDrawn } from '@quiltwright/shared/geometry/orientation';
import {
  copyAsDrawn,
  copyBlock,
  copyPlacement,
  shapeCount,
  shapeCovers,
  shapeHeight,
  shapeWidth,
  shapeX,
  shapeY,
  type DrawnShapes,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { BandArea } from '@quiltwright/shared/quilting/bands/band-areas';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { copyIndexOf } from './copy-index';
import type { Part } from './part';

/** Returns the topmost part of the quilt at a point, in inches from the quilt's corner; null outside the quilt. */
export function partAt(scene: Scene, x: number, y: number): Part | null {
  const copy = copyIndexOf(scene).at(x, y);
  if (copy !== null) {
    const block = copyBlock(scene, copy);
    const drawn = copyAsDrawn(scene, copy);
    const at = block ? pointAsDrawn({ x, y }, drawn, block) : { x, y };
    const u = ((at.x - drawn.x) / drawn.width) * 1000;
    const v = ((at.y - drawn.y) / drawn.height) * 1000;
    const shape = block ? topmostShape(block, u, v) : null;
    return { kind: 'block', placement: copyPlacement(scene.copies, copy), copy, shape };
  }
  let top: Part | null = null;
  for (const band of scene.bands) if (coveredBy(band, x, y)) top = { kind: 'band', band: band.name };
  return top;
}

/**
 * Returns the index of the topmost shape of a block that covers the point (x, y), in block units; null for none.
 * @param among the indexes of the shapes to test, in ascending order; all shapes by default
 */
export function topmostShape(
  block: DrawnShapes,
  x: number,
  y: number,
  among?: readonly number[],
): number | null {
  const { shapes } = block;
  for (let i = (among ? among.length : shapeCount(shapes)) - 1; i >= 0; i--) {
    const shape = among ? (among[i] ?? 0) : i;
    // Most shapes don't contain the point. This test rejects them without divisions, and mostly from the x axis alone.
    const right = x - shapeX(shapes, shape);
    if (right < 0) continue;
    const width = shapeWidth(shapes, shape);
    if (right > width) continue;
    const down = y - shapeY(shapes, shape);
    if (down < 0) continue;
    const height = shapeHeight(shapes, shape);
    if (down > height) continue;
    if (shapeCovers(block, shape, right / width, down / height)) return shape;
  }
  return null;
}

function coveredBy({ outer, hole }: BandArea, x: number, y: number): boolean {
  const inside = (box: BandArea['outer']) =>
    x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
  return inside(outer) && !(hole && inside(hole));
}
