/** A point. An `Outline` is a closed list of points, whose last point is joined to its first. */
export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];

/**
 * The fraction, 0 to 1, of each pixel in a box that a shape covers. `shares` has these fractions row by row, `width`
 * of them in a row. The box starts at pixel (left, top).
 */
export interface Coverage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shares: Float32Array;
}

let scratch = new Float32Array(4096);

/**
 * Returns the exact fraction of each pixel that lies inside the outlines. The outlines' points are in pixels. An
 * outline in the opposite direction to the others cuts a hole. The memory of the result's `shares` is reused, so they
 * are valid only until the next call.
 *
 * The method: each edge adds, to the pixels that it crosses, the area at the right of the edge. Added up from left to
 * right along a row, these areas give the area inside the outlines.
 */
export function coverage(outlines: readonly Outline[]): Coverage {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const outline of outlines) {
    for (const [x, y] of outline) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  left = Math.floor(left);
  top = Math.floor(top);
  const width = Math.ceil(right) - left + 2;
  const height = Math.ceil(bottom) - top + 1;
  if (scratch.length < width * height) scratch = new Float32Array(width * height * 2);
  const shares = scratch;
  shares.fill(0, 0, width * height);

  for (const outline of outlines) {
    let from = outline.at(-1);
    for (const to of outline) {
      if (from) addEdge(shares, width, from[0] - left, from[1] - top, to[0] - left, to[1] - top);
      from = to;
    }
  }
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let i = row * width; i < (row + 1) * width; i++) {
      sum += shares[i] ?? 0;
      shares[i] = Math.min(1, Math.abs(sum));
    }
  }
  return { left, top, width, height, shares };
}

function addEdge(shares: Float32Array, width: number, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  if (y0 > y1) {
    addDown(shares, width, x1, y1, x0, y0, -1);
  } else addDown(shares, width, x0, y0, x1, y1, 1);
}

function addDown(
  shares: Float32Array,
  width: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sign: number,
): void {
  const slope = (x1 - x0) / (y1 - y0);
  let x = x0;
  for (let row = Math.floor(y0), y = y0; y < y1; row++) {
    const yNext = Math.min(row + 1, y1);
    const xNext = yNext === y1 ? x1 : x0 + (yNext - y0) * slope;
    addInRow(shares, row * width, x, xNext, sign * (yNext - y));
    x = xNext;
    y = yNext;
  }
}

function addInRow(shares: Float32Array, row: number, x0: number, x1: number, rise: number): void {
  const first = Math.min(x0, x1);
  const last = Math.max(x0, x1);
  const run = last - first;
  for (let column = Math.floor(first), x = first; ; column++) {
    const xNext = Math.min(column + 1, last);
    const part = run === 0 ? rise : (rise * (xNext - x)) / run;
    const beyond = (x + xNext) / 2 - column;
    shares[row + column] = (shares[row + column] ?? 0) + part * (1 - beyond);
    shares[row + column + 1] = (shares[row + column + 1] ?? 0) + part * beyond;
    if (xNext >= last) return;
    x = xNext;
  }
}
