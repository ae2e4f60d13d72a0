import { unitContains } from '@quiltwright/shared/geometry/outline';
import type { ShapeType } from '@quiltwright/shared/quilting/shape';
import {
  COPY_STRIDE,
  SHAPE_STRIDE,
  type Band,
  type BandPart,
  type Scene,
} from '@quiltwright/workers/kernels/scene/scene-types';

/** Something of a quilt that can be pointed at. */
export type Part =
  | { kind: 'band'; part: BandPart }
  | {
      kind: 'block';
      /** Index in the quilt's blocks. */
      placement: number;
      /** Index in `Scene.copies`. */
      copy: number;
      /** Index in the block's shapes, bottom first; null where no shape lies. */
      shape: number | null;
    };

/** What lies on top at a place of the quilt, in inches; null beside the quilt. */
export function partAt(scene: Scene, x: number, y: number): Part | null {
  const { copies } = scene;
  for (let copy = copies.length / COPY_STRIDE - 1; copy >= 0; copy--) {
    const at = copy * COPY_STRIDE;
    const u = (x - (copies[at] ?? 0)) / (copies[at + 2] ?? 0);
    const v = (y - (copies[at + 1] ?? 0)) / (copies[at + 3] ?? 0);
    if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
    const block = scene.blocks[copies[at + 4] ?? 0];
    const shape = block ? topmostShape(block.shapes, u * 1000, v * 1000) : null;
    return { kind: 'block', placement: copies[at + 5] ?? 0, copy, shape };
  }
  let top: Part | null = null;
  for (const band of scene.bands) if (coveredBy(band, x, y)) top = { kind: 'band', part: band.part };
  return top;
}

/**
 * The last of `shapes` (as in `SceneBlock.shapes`) that covers the point (x, y), in block units.
 * With `among`, rising indexes, only those are looked at.
 */
export function topmostShape(
  shapes: Float32Array,
  x: number,
  y: number,
  among?: readonly number[],
): number | null {
  for (let i = (among ? among.length : shapes.length / SHAPE_STRIDE) - 1; i >= 0; i--) {
    const shape = among ? (among[i] ?? 0) : i;
    const at = shape * SHAPE_STRIDE;
    const u = (x - (shapes[at + 1] ?? 0)) / (shapes[at + 3] ?? 0);
    const v = (y - (shapes[at + 2] ?? 0)) / (shapes[at + 4] ?? 0);
    if (unitContains(shapes[at] as ShapeType, u, v)) return shape;
  }
  return null;
}

function coveredBy({ outer, hole }: Band, x: number, y: number): boolean {
  const inside = (box: Band['outer']) =>
    x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.length;
  return inside(outer) && !(hole && inside(hole));
}
