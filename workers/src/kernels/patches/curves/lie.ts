import { flattened, placed, polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { isOfCircle } from './circles';

/**
 * The size of a block in the quilt, in inches. `turn` is the angle by which the block is turned to the right, in
 * radians.
 */
export interface Lie {
  width: number;
  height: number;
  turn?: number;
}

/** The greatest distance between a curve that can't be an arc and its chords, in block units. */
const SAGITTA = 0.02;

/** Returns a function that converts a point from block units to inches, by the block's size and turn in the quilt. */
export function placeIn({ width, height, turn = 0 }: Lie): (point: Point) => Point {
  const [across, down] = [width / LIMITS.blockSpace, height / LIMITS.blockSpace];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ({ x, y }) => ({
    x: x * across * cos - y * down * sin,
    y: x * across * sin + y * down * cos,
  });
}

/**
 * Returns an outline in inches instead of block units. In a block that isn't square, arcs of circles become arcs of
 * ellipses. Those of a block that is turned too get chords, because an `Arc` has level axes.
 */
export function outlineIn(outline: Outline, lie: Lie): Outline {
  const { width, height, turn = 0 } = lie;
  const scale = { width: width / LIMITS.blockSpace, height: height / LIMITS.blockSpace };
  const level = placed(outline, { x: 0, y: 0, ...scale });
  if (turn === 0) return level;
  const place = placeIn(lie);
  if (level.some(({ arc }) => arc && !isOfCircle(arc)))
    return polygon(flattened(outline, SAGITTA).map(place));
  return outline.map(({ to, arc }, i) =>
    arc
      ? {
          to: place(to),
          arc: {
            ...(level[i]?.arc ?? arc),
            centre: place(arc.centre),
            start: arc.start + turn,
          },
        }
      : { to: place(to) },
  );
}
