import { polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/** A set of patches: bit n is patch n. */
export type PatchSet = bigint;

/** A straight line along seams, with the patches on each side. Patches that the line crosses are on neither side. */
export interface SeamLine {
  /**
   * `first` has the patches above the line, or those to the left of a vertical line. `second` has the patches below or
   * to the right.
   */
  first: PatchSet;
  second: PatchSet;
  /** The direction of the line: horizontal, vertical or slanted. */
  way: SeamWay;
  /**
   * A unit vector at a right angle to the line, from the side of `first` to the side of `second`. Parallel lines have
   * nearly equal vectors.
   */
  across: Point;
}

export type SeamWay = 'level' | 'upright' | 'slanted';

/**
 * The greatest distance, in block units, at which a corner counts as on a line. In a block of 12 inches, it is 0.0006
 * inches.
 */
const BESIDE = 0.05;
/** A line counts as horizontal or vertical if the sine of its angle to this direction is at most `LEVEL`. */
const LEVEL = 1e-4;

/** A straight line along sides of patches. `from` and `to` are the corners on it that are farthest apart. */
interface Line {
  from: Point;
  to: Point;
}

/** A patch beside seam lines, in block units. */
export interface LinedPatch {
  corners: readonly Point[];
  /** The straight sides. */
  sides: readonly Line[];
}

/**
 * Returns a patch for `seamLines`. Arcs are no sides: no straight seam runs along them.
 * @param patch with its corners and, if it may have curves, its outline, in any unit
 * @param place converts a point to block units
 */
export function linedPatch(
  { corners, outline = polygon(corners) }: { corners: readonly Point[]; outline?: Outline },
  place: (point: Point) => Point,
): LinedPatch {
  return {
    corners: corners.map(place),
    sides: outline.flatMap(({ to, arc }, i) =>
      arc ? [] : [{ from: place(outline.at(i - 1)?.to ?? to), to: place(to) }],
    ),
  };
}

/**
 * Returns each straight line that runs along a side of a patch and has patches on both sides. Horizontal lines come
 * first, then vertical lines, then slanted lines.
 */
export function seamLines(patches: readonly LinedPatch[]): SeamLine[] {
  const found = new Map<string, SeamLine>();
  for (const line of linesOf(patches)) {
    const sides = sidesOf(line, patches);
    const key = `${sides.first} ${sides.second}`;
    if (sides.first !== 0n && sides.second !== 0n && !found.has(key)) found.set(key, sides);
  }
  return [...found.values()];
}

/**
 * Returns the lines along the sides of patches, each once. Takes the longest sides first, because they determine a line
 * best. A further side on the same line extends the line.
 */
function linesOf(patches: readonly LinedPatch[]): Line[] {
  const sides = patches.flatMap((patch) => patch.sides).sort((a, b) => lengthOf(b) - lengthOf(a));
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
 * Returns a line directed from left to right, or upwards if the line is vertical. The area above the line, or to the
 * left of a vertical line, is then always on the line's left.
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

/** Returns 0 for horizontal lines, 1 for vertical lines, 2 for slanted lines. */
function steepness({ from, to }: Line): 0 | 1 | 2 {
  const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return y <= LEVEL * x ? 0 : x <= LEVEL * y ? 1 : 2;
}

function lengthOf({ from, to }: Line): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/**
 * Returns the distance of a corner from a line, in block units. Positive below the line or to the right of a vertical
 * line, negative above or to the left.
 */
function beside({ from, to }: Line, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return (dx * (y - from.y) - dy * (x - from.x)) / Math.hypot(dx, dy);
}

function sidesOf(line: Line, patches: readonly LinedPatch[]): SeamLine {
  const { from, to } = line;
  const length = lengthOf(line);
  const sides = {
    ...{ first: 0n, second: 0n },
    way: ways[steepness(line)],
    across: { x: (from.y - to.y) / length, y: (to.x - from.x) / length },
  };
  patches.forEach(({ corners }, index) => {
    const distances = corners.map((corner) => beside(line, corner));
    const [least, most] = [Math.min(...distances), Math.max(...distances)];
    if (least < -BESIDE && most > BESIDE) return;
    sides[least + most < 0 ? 'first' : 'second'] |= 1n << BigInt(index);
  });
  return sides;
}
