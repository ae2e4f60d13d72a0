import { unitContains } from '@quiltwright/shared/geometry/shape-outlines';
import type { ShapeType } from '@quiltwright/shared/quilting/shape';
import {
  COPY_STRIDE,
  SHAPE_STRIDE,
  type Band,
  type BandPart,
  type Scene,
} from '@quiltwright/workers/kernels/scene/scene-types';
import { copyIndexOf } from './copy-index';

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

export function isSamePart(a: Part | null, b: Part | null): boolean {
  if (a?.kind === 'block' && b?.kind === 'block') return a.copy === b.copy && a.shape === b.shape;
  return a === b || (a?.kind === 'band' && b?.kind === 'band' && a.part === b.part);
}

/** What lies on top at a place of the quilt, in inches; null beside the quilt. */
export function partAt(scene: Scene, x: number, y: number): Part | null {
  const copy = copyIndexOf(scene).at(x, y);
  if (copy !== null) {
    const { copies, blocks } = scene;
    const at = copy * COPY_STRIDE;
    const shapes = blocks[copies[at + 4] ?? 0]?.shapes;
    const u = ((x - (copies[at] ?? 0)) / (copies[at + 2] ?? 1)) * 1000;
    const v = ((y - (copies[at + 1] ?? 0)) / (copies[at + 3] ?? 1)) * 1000;
    const shape = shapes ? topmostShape(shapes, u, v) : null;
    const placement = copies[at + 5] ?? 0;
    return { kind: 'block', placement, copy, shape };
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
    // Most shapes lie elsewhere: that is seen without a division.
    const right = x - (shapes[at + 1] ?? 0);
    const down = y - (shapes[at + 2] ?? 0);
    const width = shapes[at + 3] ?? 0;
    const height = shapes[at + 4] ?? 0;
    if (right < 0 || down < 0 || right > width || down > height) continue;
    if (unitContains(shapes[at] as ShapeType, right / width, down / height)) return shape;
  }
  return null;
}

function coveredBy({ outer, hole }: Band, x: number, y: number): boolean {
  const inside = (box: Band['outer']) =>
    x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.length;
  return inside(outer) && !(hole && inside(hole));
}
