import type { Point } from '../../geometry/point.js';
import type { Seam } from '../../geometry/seam.js';
import { LIMITS } from '../../limits.js';

/** The corners of a frame: the upright strips run from top to foot, the strips are mitred, or squares join them. */
export const frameCorners = ['straight', 'mitred', 'squares'] as const;
export type FrameCorners = (typeof frameCorners)[number];

const SIDE = LIMITS.blockSpace;

/** Returns the seams of a border inside the block. Its width across and down is in block units. */
export function frameSeams({ x, y }: Point, corners: FrameCorners): Seam[] {
  const [right, foot] = [SIDE - x, SIDE - y];
  const inner = [
    { x, y },
    { x: right, y },
    { x: right, y: foot },
    { x, y: foot },
  ];
  if (corners === 'mitred') {
    const outer = [0, 1, 2, 3].map((i) => ({ x: i === 0 || i === 3 ? 0 : SIDE, y: i < 2 ? 0 : SIDE }));
    return [
      ...inner.map((from, i) => line(from, inner[(i + 1) % 4] ?? from)),
      ...inner.map((to, i) => line(outer[i] ?? to, to)),
    ];
  }
  const upright = [x, right].map((at) => line({ x: at, y: 0 }, { x: at, y: SIDE }));
  const [start, end] = corners === 'squares' ? [0, SIDE] : [x, right];
  return [...upright, ...[y, foot].map((at) => line({ x: start, y: at }, { x: end, y: at }))];
}

/** Returns the seams of grids with these numbers of patches to a side, laid over one another. */
export function gridSeams(sides: readonly number[]): Seam[] {
  const places = new Set(
    sides.flatMap((count) => Array.from({ length: count - 1 }, (_, i) => (SIDE * (i + 1)) / count)),
  );
  return [...places].flatMap((at) => [
    line({ x: at, y: 0 }, { x: at, y: SIDE }),
    line({ x: 0, y: at }, { x: SIDE, y: at }),
  ]);
}

function line(from: Point, to: Point): Seam {
  return { from, to, bulge: 0 };
}
