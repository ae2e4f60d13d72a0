import type { Point } from '../../geometry/point.js';

/**
 * The number of values in a packed segment of a line, all in inches. The values are x1, y1, x2, y2, the line's length
 * up to the segment's start, and the line's whole length.
 */
export const SEGMENT_STRIDE = 6;

/** Straight segments of seams or of quilting lines, packed into one array: `SEGMENT_STRIDE` values for each segment. */
export type Segments = Float32Array;

/** Returns the packed segments of lines. Each line is a list of points, in inches. */
export function segmentsOf(lines: readonly (readonly Point[])[]): Segments {
  const packed: number[] = [];
  for (const line of lines) {
    const steps = line
      .slice(1)
      .map((to, i) => Math.hypot(to.x - (line[i]?.x ?? 0), to.y - (line[i]?.y ?? 0)));
    const total = steps.reduce((sum, step) => sum + step, 0);
    let along = 0;
    for (const [i, step] of steps.entries()) {
      const [from, to] = [line[i], line[i + 1]];
      if (from && to) packed.push(from.x, from.y, to.x, to.y, along, total);
      along += step;
    }
  }
  return new Float32Array(packed);
}

/**
 * The nearest segment of each pixel of a picture, and the segment's distance from the pixel. `along` is the length of
 * the segment's line from its start to the point nearest to the pixel. Lengths are in inches.
 */
export interface NearestLines {
  /**
   * The distance from each pixel to the nearest segment, in inches. Infinity if there are no segments; may also be
   * Infinity for distances above the `reach` of `nearestLines`.
   */
  distance: Float32Array;
  along: Float32Array;
  /** The index of the nearest segment. */
  segment: Uint32Array;
}

/**
 * The greatest side of a square of pixels whose nearest segments are found together. Squares with more than `FEW`
 * segments are divided, down to the side `SMALLEST_CELL`.
 */
const CELL = 16;
const SMALLEST_CELL = 4;
const FEW = 6;

/**
 * Returns the segment nearest to each pixel in a picture of `width` × `height` pixels.
 * @param origin the place of the picture's top left corner, in inches
 * @param scale pixels for each inch
 * @param reach the distance in inches beyond which a segment needn't be found
 */
export function nearestLines(
  segments: Segments,
  origin: Point,
  scale: number,
  width: number,
  height: number,
  reach = Infinity,
): NearestLines {
  const pixels = width * height;
  const found: NearestLines = {
    distance: new Float32Array(pixels).fill(Infinity),
    along: new Float32Array(pixels),
    segment: new Uint32Array(pixels),
  };
  const count = segments.length / SEGMENT_STRIDE;
  const squares = new Float64Array(CELL * CELL);
  const far = new Float64Array(count);

  /** Finds the nearest segments of a square of pixels. No segments but the `candidates` can be nearest. */
  const find = (left: number, top: number, side: number, candidates: readonly number[]): void => {
    if (left >= width || top >= height) return;
    const half = side / scale / 2;
    const [x, y] = [origin.x + left / scale + half, origin.y + top / scale + half];
    let least = Infinity;
    for (const index of candidates) {
      const away = Math.sqrt(squareTo(segments, index, x, y));
      far[index] = away;
      if (away < least) least = away;
    }
    const corner = half * Math.SQRT2;
    if (least - corner > reach) return;
    const near = candidates.filter((index) => (far[index] ?? 0) <= least + 2 * corner);
    if (side <= SMALLEST_CELL || (side <= CELL && near.length <= FEW)) {
      measure(left, top, side, near);
      return;
    }
    const next = side / 2;
    for (const right of [0, next]) for (const down of [0, next]) find(left + right, top + down, next, near);
  };

  /** Measures from each pixel of a square to the segments `near`. */
  const measure = (left: number, top: number, side: number, near: readonly number[]): void => {
    const [across, down] = [Math.min(side, width - left), Math.min(side, height - top)];
    squares.fill(Infinity, 0, side * CELL);
    for (const index of near) {
      const at = index * SEGMENT_STRIDE;
      const [fromX, fromY] = [segments[at] ?? 0, segments[at + 1] ?? 0];
      const [toX, toY] = [segments[at + 2] ?? 0, segments[at + 3] ?? 0];
      const before = segments[at + 4] ?? 0;
      const [wayX, wayY] = [toX - fromX, toY - fromY];
      const square = wayX * wayX + wayY * wayY;
      const [shareX, shareY] = square === 0 ? [0, 0] : [wayX / square, wayY / square];
      const length = Math.sqrt(square);
      for (let row = 0; row < down; row++) {
        const y = origin.y + (top + row + 0.5) / scale - fromY;
        const start = (top + row) * width + left;
        for (let column = 0; column < across; column++) {
          const x = origin.x + (left + column + 0.5) / scale - fromX;
          let part = x * shareX + y * shareY;
          part = part < 0 ? 0 : part > 1 ? 1 : part;
          const offX = x - part * wayX;
          const offY = y - part * wayY;
          const away = offX * offX + offY * offY;
          if (away >= (squares[row * CELL + column] ?? 0)) continue;
          squares[row * CELL + column] = away;
          found.segment[start + column] = index;
          found.along[start + column] = before + part * length;
        }
      }
    }
    for (let row = 0; row < down; row++) {
      const start = (top + row) * width + left;
      for (let column = 0; column < across; column++)
        found.distance[start + column] = Math.sqrt(squares[row * CELL + column] ?? 0);
    }
  };

  // Squares of this size have few segments in reach, but not so few that there are many squares.
  const side = 16 * CELL;
  const all = Array.from({ length: count }, (_, index) => index);
  if (count > 0)
    for (let top = 0; top < height; top += side)
      for (let left = 0; left < width; left += side) find(left, top, side, all);
  return found;
}

/** Returns the square of the distance from a point to a segment. */
function squareTo(segments: Segments, index: number, x: number, y: number): number {
  const at = index * SEGMENT_STRIDE;
  const fromX = segments[at] ?? 0;
  const fromY = segments[at + 1] ?? 0;
  const across = (segments[at + 2] ?? 0) - fromX;
  const down = (segments[at + 3] ?? 0) - fromY;
  const square = across * across + down * down;
  let part = square === 0 ? 0 : ((x - fromX) * across + (y - fromY) * down) / square;
  part = part < 0 ? 0 : part > 1 ? 1 : part;
  const offX = x - fromX - part * across;
  const offY = y - fromY - part * down;
  return offX * offX + offY * offY;
}
