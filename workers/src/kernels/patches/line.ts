import type { Point } from '@quiltwright/shared/geometry/point';

/** Numbers that a packed line takes: x1, y1, x2, y2, what is seen to its right and to its left. */
const LINE_STRIDE = 6;
/** Lines as they cross over from a worker. */
export type PackedLines = Float32Array<ArrayBuffer>;

/** Beside a line: no shape, but the block's paper. */
export const GROUND = -1;
/** Beside a line: no longer the block. */
export const OUTSIDE = -2;

/** A line between what is seen on its two sides: indexes of shapes, `GROUND` or `OUTSIDE`; in block units. */
export interface Line {
  from: Point;
  to: Point;
  /** As seen, looking from its start. */
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

/** x1, y1, x2, y2 of a line, in block units. */
export function lineEnds(lines: PackedLines, line: number): Float32Array {
  return lines.subarray(line * LINE_STRIDE, line * LINE_STRIDE + 4);
}

/** Appends x1, y1, x2, y2 of a line to those of others; a view of each would take longer than the rest. */
export function appendEnds(ends: number[], lines: PackedLines, line: number): void {
  const start = line * LINE_STRIDE;
  ends.push(lines[start] ?? 0, lines[start + 1] ?? 0, lines[start + 2] ?? 0, lines[start + 3] ?? 0);
}

/** What is seen to the right of a line. */
export function rightOf(lines: PackedLines, line: number): number {
  return lines[line * LINE_STRIDE + 4] ?? OUTSIDE;
}

/** What is seen to the left of a line. */
export function leftOf(lines: PackedLines, line: number): number {
  return lines[line * LINE_STRIDE + 5] ?? OUTSIDE;
}

/**
 * The lines beside some of the shapes, told by their places in `which`.
 * @param ground whether other shapes count as ground; else the lines beside them are left out
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
