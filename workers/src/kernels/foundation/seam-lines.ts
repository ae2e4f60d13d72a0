import type { Point } from '@quiltwright/shared/geometry/point';

/** A set of patches: bit n is patch n. */
export type PatchSet = bigint;

/** A straight line along seams. Patches that it crosses are in neither set. */
export interface SeamLine {
  /** Patches above the line, or to the left of an upright one. */
  first: PatchSet;
  second: PatchSet;
  /** The direction of the line. */
  way: SeamWay;
  /** A unit step across the line, from its first side to its second; nearly equal for parallel lines. */
  across: Point;
}

export type SeamWay = 'level' | 'upright' | 'slanted';

/** Corners no farther beside a line, in block units, lie on it: 0.0006 inches of a block of 12 inches. */
const BESIDE = 0.05;
/** Smaller sines of angles to the block’s sides are rounding errors. */
const LEVEL = 1e-4;

/** A line, up to the farthest two corners on it. */
interface Line {
  from: Point;
  to: Point;
}

/**
 * Returns every straight line along a side of a patch that has patches on both sides; level lines first, then upright
 * ones.
 * @param patches their corners, in block units
 */
export function seamLines(patches: readonly (readonly Point[])[]): SeamLine[] {
  const found = new Map<string, SeamLine>();
  for (const line of linesOf(patches)) {
    const sides = sidesOf(line, patches);
    const key = `${sides.first} ${sides.second}`;
    if (sides.first !== 0n && sides.second !== 0n && !found.has(key)) found.set(key, sides);
  }
  return [...found.values()];
}

/** Starts with the longest sides, because they show best where a line runs; each further side on a line extends it. */
function linesOf(patches: readonly (readonly Point[])[]): Line[] {
  const sides = patches
    .flatMap((corners) => corners.map((to, i): Line => ({ from: corners.at(i - 1) ?? to, to })))
    .sort((a, b) => lengthOf(b) - lengthOf(a));
  const lines: Line[] = [];
  for (const side of sides) {
    const known = lines.find((line) =>
      [side.from, side.to].every((corner) => Math.abs(beside(line, corner)) <= BESIDE),
    );
    if (known) Object.assign(known, longest(known, side));
    else lines.push(rightwards(side));
  }
  return lines.sort((a, b) => steepness(a) - steepness(b) || a.from.y - b.from.y || a.from.x - b.from.x);
}

/**
 * Directs a line from left to right, or upwards if it is upright. The area above or to the left is then on one side of
 * all lines.
 */
function rightwards({ from, to }: Line): Line {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const isUpright = Math.abs(x) <= LEVEL * Math.abs(y);
  return (isUpright ? y < 0 : x > 0) ? { from, to } : { from: to, to: from };
}

function longest(line: Line, side: Line): Line {
  const [x, y] = [line.to.x - line.from.x, line.to.y - line.from.y];
  const along = (corner: Point) => corner.x * x + corner.y * y;
  const corners = [line.from, line.to, side.from, side.to];
  return {
    from: corners.reduce((a, b) => (along(b) < along(a) ? b : a)),
    to: corners.reduce((a, b) => (along(b) > along(a) ? b : a)),
  };
}

const ways = ['level', 'upright', 'slanted'] as const;

/** Returns 0 for level lines, 1 for upright ones, 2 for others. */
function steepness({ from, to }: Line): 0 | 1 | 2 {
  const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return y <= LEVEL * x ? 0 : x <= LEVEL * y ? 1 : 2;
}

function lengthOf({ from, to }: Line): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/**
 * Returns the distance of a corner below a line, or to the right of an upright one. It is below 0 on the other side.
 */
function beside({ from, to }: Line, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return (dx * (y - from.y) - dy * (x - from.x)) / Math.hypot(dx, dy);
}

function sidesOf(line: Line, patches: readonly (readonly Point[])[]): SeamLine {
  const { from, to } = line;
  const length = lengthOf(line);
  const sides = {
    ...{ first: 0n, second: 0n },
    way: ways[steepness(line)],
    across: { x: (from.y - to.y) / length, y: (to.x - from.x) / length },
  };
  patches.forEach((corners, index) => {
    const distances = corners.map((corner) => beside(line, corner));
    const [least, most] = [Math.min(...distances), Math.max(...distances)];
    if (least < -BESIDE && most > BESIDE) return;
    sides[least + most < 0 ? 'first' : 'second'] |= 1n << BigInt(index);
  });
  return sides;
}
