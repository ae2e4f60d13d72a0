import type { Point } from '@quiltwright/shared/geometry/point';

/**
 * The number of values of a packed line: x1, y1, x2, y2 (block units), and the areas to its right and left. An area is
 * given as the index of the visible shape, or as `GROUND` or `OUTSIDE`.
 */
const LINE_STRIDE = 6;
/** Lines in one array, which a worker can transfer. Each line has `LINE_STRIDE` numbers. */
export type PackedLines = Float32Array<ArrayBuffer>;

/** Stands in place of a shape's index if only the block's background is visible beside a line. */
export const GROUND = -1;
/** Stands in place of a shape's index if the area beside a line is outside the block. */
export const OUTSIDE = -2;

/**
 * A line that separates two visible areas of a block, in block units. An area is a shape, the block's background, or
 * the outside of the block.
 */
export interface Line {
  from: Point;
  to: Point;
  /**
   * The index of the shape to the right of the line, seen on screen from `from` towards `to`. Without a shape there,
   * `GROUND` or `OUTSIDE`.
   */
  right: number;
  left: number;
}

export function packLines(lines: readonly Line[]): PackedLines {
  const packed = new Float32Array(lines.length * LINE_STRIDE);
  lines.forEach(({ from, to, right, left }, line) => {
    packed.set([from.x, from.y, to.x, to.y, right, left], line * LINE_STRIDE);
  });
  return packed;
}

export function lineCount(lines: PackedLines): number {
  return lines.length / LINE_STRIDE;
}

/** Returns x1, y1, x2, y2 of a line, in block units. */
export function lineEnds(lines: PackedLines, line: number): Float32Array {
  return lines.subarray(line * LINE_STRIDE, line * LINE_STRIDE + 4);
}

/** Appends x1, y1, x2, y2 of a line to `ends`. Faster than `lineEnds`, because it makes no new array. */
export function appendEnds(ends: number[], lines: PackedLines, line: number): void {
  const start = line * LINE_STRIDE;
  ends.push(lines[start] ?? 0, lines[start + 1] ?? 0, lines[start + 2] ?? 0, lines[start + 3] ?? 0);
}

/** Returns the index of the shape to the right of a line; `GROUND` or `OUTSIDE` if no shape is there. */
export function rightOf(lines: PackedLines, line: number): number {
  return lines[line * LINE_STRIDE + 4] ?? OUTSIDE;
}

/** Returns the index of the shape to the left of a line; `GROUND` or `OUTSIDE` if no shape is there. */
export function leftOf(lines: PackedLines, line: number): number {
  return lines[line * LINE_STRIDE + 5] ?? OUTSIDE;
}

/**
 * Returns the lines beside the shapes in `which`. In the returned lines, a shape's index is its position in `which`.
 * @param ground true to count shapes that aren't in `which` as ground; false to leave out lines beside such shapes
 */
export function pickLines(lines: PackedLines, which: readonly number[], ground: boolean): PackedLines {
  const places = new Map(which.map((shape, place) => [shape, place]));
  const placeOf = (side: number) => places.get(side) ?? (ground ? GROUND : side < 0 ? side : null);
  const picked = new Float32Array(lines.length);
  let end = 0;
  for (let line = 0; line < lineCount(lines); line++) {
    const right = placeOf(rightOf(lines, line));
    const left = placeOf(leftOf(lines, line));
    if (right === null || left === null || Math.max(right, left) < 0) continue;
    picked.set(lineEnds(lines, line), end);
    picked[end + 4] = right;
    picked[end + 5] = left;
    end += LINE_STRIDE;
  }
  return picked.slice(0, end);
}
