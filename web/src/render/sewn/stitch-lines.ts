import type { Point } from '@quiltwright/shared/geometry/point';

/**
 * The count of numbers in a packed segment of a line. The numbers are x1, y1, x2, y2, the length of the line up to the
 * start of the segment, and the length of the whole line. All six are in inches.
 */
export const SEGMENT_STRIDE = 6;

/** Straight segments of seams or of quilting lines, as packed numbers: `SEGMENT_STRIDE` numbers for each segment. */
export type Segments = Float32Array;

/** Returns the segments of lines. Each line is a list of points, in inches. */
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

/** For each pixel: the distance to the nearest segment, and the place on the segment's line. Both are in inches. */
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

/** The side of a square of pixels for which the nearest segments are chosen together. */
const CELL = 16;

/**
 * Returns the nearest segment of each pixel in a picture of `width` × `height` pixels.
 * @param origin the place of the picture's corner, in inches
 * @param scale pixels for each inch
 * @param reach the distance in inches beyond which no segment counts
 */
export function nearestLines(
  segments: Segments,
  { x: left, y: top }: Point,
  scale: number,
  width: number,
  height: number,
  reach = Infinity,
): NearestLines {
  const distance = new Float32Array(width * height).fill(Infinity);
  const along = new Float32Array(width * height);
  const count = segments.length / SEGMENT_STRIDE;
  const segment = new Uint32Array(width * height);
  if (count === 0) return { distance, along, segment };
  const cell = CELL / scale;
  const corner = cell * Math.SQRT1_2;
  const far = new Float32Array(count);
  for (let cellY = 0; cellY < height; cellY += CELL) {
    for (let cellX = 0; cellX < width; cellX += CELL) {
      const x = left + cellX / scale + cell / 2;
      const y = top + cellY / scale + cell / 2;
      let least = Infinity;
      for (let i = 0; i < count; i++) {
        const away = Math.sqrt(squareTo(segments, i, x, y));
        far[i] = away;
        if (away < least) least = away;
      }
      if (least - corner > reach) continue;
      const near: number[] = [];
      for (let i = 0; i < count; i++) if ((far[i] ?? 0) <= least + 2 * corner) near.push(i);
      const [endX, endY] = [Math.min(width, cellX + CELL), Math.min(height, cellY + CELL)];
      for (let pixelY = cellY; pixelY < endY; pixelY++) {
        const py = top + (pixelY + 0.5) / scale;
        for (let pixelX = cellX; pixelX < endX; pixelX++) {
          const px = left + (pixelX + 0.5) / scale;
          let [best, which] = [Infinity, 0];
          for (const i of near) {
            const square = squareTo(segments, i, px, py);
            if (square < best) [best, which] = [square, i];
          }
          const at = pixelY * width + pixelX;
          distance[at] = Math.sqrt(best);
          segment[at] = which;
          along[at] = alongOf(segments, which, px, py);
        }
      }
    }
  }
  return { distance, along, segment };
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

/** Returns the length of a segment's line up to the place that is nearest to a point. */
function alongOf(segments: Segments, index: number, x: number, y: number): number {
  const at = index * SEGMENT_STRIDE;
  const fromX = segments[at] ?? 0;
  const fromY = segments[at + 1] ?? 0;
  const across = (segments[at + 2] ?? 0) - fromX;
  const down = (segments[at + 3] ?? 0) - fromY;
  const length = Math.hypot(across, down);
  if (length === 0) return segments[at + 4] ?? 0;
  const part = ((x - fromX) * across + (y - fromY) * down) / length;
  return (segments[at + 4] ?? 0) + Math.max(0, Math.min(length, part));
}
