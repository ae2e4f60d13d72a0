import type { Box } from '../../geometry/box.js';
import { hillsOfRow, NEVER } from './hills.js';
import { greysOf, type Surfaced } from './light.js';
import { nearestLines, SEGMENT_STRIDE, type NearestLines, type Segments } from './stitch-lines.js';

/** The seams and quilting lines of a piece of cloth, from which its light map (light and shadow) is computed. */
export interface Relief {
  /** Seams. The cloth dips along a seam, and is higher on the side to which the seam allowance is pressed. */
  seams: Segments;
  /** Quilting lines, along which the cloth is stitched down. The cloth puffs up between these lines. */
  quilting: Segments;
  /** The distances of quilting lines that follow the seams; null if there are no such lines. */
  echo: Echo | null;
  /** The distances in inches after which the seams and lines repeat. Missing if they don't repeat. */
  repeat?: Repeat;
}

interface Repeat {
  across: number;
  down: number;
}

/**
 * The distances of quilting lines that follow a seam, in inches. `first` is the distance from the seam to the nearest
 * line. `apart` is the distance from each line to the next.
 */
export interface Echo {
  first: number;
  apart: number;
}

/** The number of quilting stitches to an inch. */
export const STITCHES = 10;

/*
 * The figures below are chosen by eye. Lengths are in inches. A slope is the share by which the steepest part brightens
 * or darkens the cloth; `dark` is the share of light that a groove loses.
 */
const SEAM = { slope: 0.2, width: 0.11, dark: 0.34, line: 0.016, dusk: 0.07 };
const PRESSED = { slope: 0.1, width: 0.25 };
const QUILTED = { slope: 0.27, width: 0.32, dark: 0.17, line: 0.02, thread: 0.16, dusk: 0.12 };
const PUCKER = { slope: 0.31, reach: 0.9, wave: 0.34 };
/** The distance from a line over which less light falls into the valley. */
const VALLEY = 0.22;
/** The mean of the valleys' share of dusk, so that quilting leaves the colours of the cloth as bright as before. */
const QUILTED_MEAN = 0.22;
/** The radius in inches over which cloth and batting soften all slopes. */
const SOFT = 0.05;
/** The share of puckers that is left between lines that lie close together and run side by side. */
const ECHOING = 0.45;
/**
 * The distance from the nearest quilting line, in inches, above which cloth counts as flat. `FAR_FROM_SEAM` is this
 * distance from the nearest seam.
 */
export const FAR = 1.5;
export const FAR_FROM_SEAM = 0.9;
/** The number of pixels in an inch from which single stitches are visible. */
const SEES_STITCHES = 28;
/** The share of a stitch during which the thread lies on the cloth, before it dives into the cloth. */
const THREAD = 0.66;

/**
 * Returns the light map of cloth with seams and quilting lines: its greys from 0 to 255, row by row.
 * @param box the part of the cloth, in pixels
 * @param scale the number of pixels per inch
 */
export function reliefGreys(
  { seams, quilting, echo, repeat }: Relief,
  box: Box,
  scale: number,
): Uint8ClampedArray {
  // Softening reads the pixels around, and a slope reads the next pixel.
  const radius = Math.round(SOFT * scale);
  const margin = 2 * radius;
  const grid = {
    origin: { x: (box.x - margin) / scale, y: (box.y - margin) / scale },
    scale,
    wide: box.width + 2 * margin + 1,
    tall: box.height + 2 * margin + 1,
  };
  const surfaced = {
    wide: grid.wide,
    margin,
    heights: new Float32Array(grid.wide * grid.tall),
    shade: new Float32Array(grid.wide * grid.tall).fill(1),
  };
  const near = (lines: Segments, reach: number) =>
    nearestLines(lines, grid.origin, scale, grid.wide, grid.tall, reach);
  const isInDitch = quilting === seams;
  const nearSeams = near(seams, echo ? Infinity : isInDitch ? FAR : FAR_FROM_SEAM);
  if (seams.length > 0) {
    sew(surfaced, seams, nearSeams, grid);
    if (echo) quilt(surfaced, echoing(nearSeams, echo), { ...grid, puckers: ECHOING });
  }
  if (quilting.length > 0) {
    const nearLines = isInDitch ? nearSeams : near(quilting, FAR);
    quilt(surfaced, nearLines, { ...grid, repeat, hasStitches: !isInDitch });
  }
  for (let pass = 0; pass < 2; pass++) soften(surfaced.heights, grid.wide, grid.tall, radius);
  return greysOf(surfaced, box.width, box.height, scale);
}

interface PixelGrid {
  /** The place of the picture's corner, in inches. */
  origin: { x: number; y: number };
  /** Pixels for each inch. */
  scale: number;
  /** The pixels of a row, and the rows. */
  wide: number;
  tall: number;
}

/** Lets the cloth fall into seams. */
function sew(
  { heights, shade }: Surfaced,
  seams: Segments,
  { distance, segment }: NearestLines,
  { origin, scale, wide, tall }: PixelGrid,
): void {
  const line = Math.max(SEAM.line, 0.35 / scale);
  const dark = SEAM.dark * Math.min(1, SEAM.line / line);
  for (let row = 0, at = 0; row < tall; row++) {
    const y = origin.y + (row + 0.5) / scale;
    for (let column = 0; column < wide; column++, at++) {
      const away = Math.min(FAR, distance[at] ?? FAR);
      const step = Math.round(away * STEPS_AN_INCH);
      let height = seamProfile.heights[step] ?? 0;
      let lit = seamProfile.shades[step] ?? 1;
      if (away < 3 * line) lit *= 1 - dark * Math.exp(-((away / line) ** 2));
      if (away < PRESSED.width) {
        const seam = (segment[at] ?? 0) * SEGMENT_STRIDE;
        const [fromX, fromY] = [seams[seam] ?? 0, seams[seam + 1] ?? 0];
        const x = origin.x + (column + 0.5) / scale;
        const [wayX, wayY] = [(seams[seam + 2] ?? 0) - fromX, (seams[seam + 3] ?? 0) - fromY];
        const isPressed = (x - fromX) * wayY > (y - fromY) * wayX;
        if (isPressed) height += PRESSED.slope * PRESSED.width * 0.5 * (1 - away / PRESSED.width) ** 2;
      }
      heights[at] = (heights[at] ?? 0) + height;
      shade[at] = (shade[at] ?? 1) * lit;
    }
  }
}

/** The steps of a profile to an inch. */
const STEPS_AN_INCH = 1024;

/** Returns the values of a function of the distance from a line, in steps, because computing each takes long. */
function profile(at: (away: number) => number): Float32Array {
  return Float32Array.from({ length: FAR * STEPS_AN_INCH + 1 }, (_, step) => at(step / STEPS_AN_INCH));
}

/** The height and the light of the cloth at each distance from a seam, without the groove. */
const seamProfile = {
  heights: profile((away) => SEAM.slope * SEAM.width * (1 - Math.exp(-away / SEAM.width))),
  shades: profile((away) => 1 - SEAM.dusk * Math.exp(-away / VALLEY)),
};

/** The height and the light of the cloth at each distance from a quilting line, and the share of puckers there. */
const quiltedProfile = {
  heights: profile((away) => QUILTED.slope * QUILTED.width * (1 - Math.exp(-away / QUILTED.width))),
  shades: profile((away) => 1 - QUILTED.dusk * (Math.exp(-away / VALLEY) - QUILTED_MEAN)),
  puckers: profile((away) => Math.max(0, 1 - away / PUCKER.reach) ** 2 * Math.min(1, away / 0.06)),
};

interface Quilted extends PixelGrid {
  repeat?: Repeat | undefined;
  /** The share of the usual height of puckers. */
  puckers?: number;
  /** False for stitches that vanish in a seam. */
  hasStitches?: boolean;
}

/** Lets the cloth puff up between quilting lines, with puckers beside the lines, and sinks the stitches into it. */
function quilt(
  { heights, shade }: Surfaced,
  { distance, along }: NearestLines,
  { origin, scale, wide, tall, repeat, puckers = 1, hasStitches = true }: Quilted,
): void {
  const line = Math.max(QUILTED.line, 0.4 / scale);
  const dark = QUILTED.dark * Math.min(1, QUILTED.line / line);
  const highest = puckers * PUCKER.slope * PUCKER.wave * 0.5;
  const field = {
    columns: repeat ? Math.round(repeat.across / PUCKER.wave) : NEVER,
    rows: repeat ? Math.round(repeat.down / PUCKER.wave) : NEVER,
    seed: 0,
  };
  // The number of hills in an inch.
  const across = repeat ? field.columns / repeat.across : 1 / PUCKER.wave;
  const down = repeat ? field.rows / repeat.down : 1 / PUCKER.wave;
  const hills = new Float32Array(wide);
  for (let row = 0, at = 0; row < tall; row++) {
    const y = (origin.y + (row + 0.5) / scale) * down;
    hillsOfRow(field, hills, (origin.x + 0.5 / scale) * across, y, across / scale);
    for (let column = 0; column < wide; column++, at++) {
      const away = Math.min(FAR, distance[at] ?? FAR);
      const step = Math.round(away * STEPS_AN_INCH);
      const pucker = highest * (quiltedProfile.puckers[step] ?? 0) * (hills[column] ?? 0);
      heights[at] = (heights[at] ?? 0) + (quiltedProfile.heights[step] ?? 0) + pucker;
      shade[at] = (shade[at] ?? 1) * (quiltedProfile.shades[step] ?? 1);
      if (!hasStitches || away >= 3 * line) continue;
      const near = Math.exp(-((away / line) ** 2));
      let deep = dark * near;
      if (scale >= SEES_STITCHES) {
        const place = (along[at] ?? 0) * STITCHES;
        const stitch = place - Math.floor(place);
        // The thread lies in the groove and catches the light. At its ends it dives into the cloth.
        const onTop = Math.max(0, Math.sin((Math.PI * stitch) / THREAD)) * (stitch < THREAD ? 1 : 0);
        deep *= 1.5 - onTop;
        deep -= QUILTED.thread * onTop * near ** 4;
      }
      shade[at] = (shade[at] ?? 1) * (1 - deep);
    }
  }
}

/** Softens heights: each becomes the mean of those up to `radius` pixels left, right, above and below. */
function soften(heights: Float32Array, wide: number, tall: number, radius: number): void {
  if (radius === 0) return;
  const count = 2 * radius + 1;
  const line = new Float32Array(wide);
  for (let y = 0; y < tall; y++) {
    const start = y * wide;
    line.set(heights.subarray(start, start + wide));
    const [first, last] = [line[0] ?? 0, line[wide - 1] ?? 0];
    let sum = first * radius;
    for (let x = 0; x <= radius; x++) sum += x < wide ? (line[x] ?? 0) : last;
    for (let x = 0; x < wide; x++) {
      heights[start + x] = sum / count;
      const [next, before] = [x + radius + 1, x - radius];
      sum += (next < wide ? (line[next] ?? 0) : last) - (before > 0 ? (line[before] ?? 0) : first);
    }
  }
  // Row by row, with a sum for each column: going down single columns would read memory in leaps.
  const from = heights.slice();
  const sums = new Float64Array(wide);
  const add = (row: number, sign: number) => {
    const start = Math.max(0, Math.min(tall - 1, row)) * wide;
    for (let x = 0; x < wide; x++) sums[x] = (sums[x] ?? 0) + sign * (from[start + x] ?? 0);
  };
  for (let row = -radius; row <= radius; row++) add(row, 1);
  for (let y = 0; y < tall; y++) {
    for (let x = 0; x < wide; x++) heights[y * wide + x] = (sums[x] ?? 0) / count;
    add(y + radius + 1, 1);
    add(y - radius, -1);
  }
}

/** Returns the distances from lines that follow the seams at the distances of an `Echo`. */
function echoing(seams: NearestLines, { first, apart }: Echo): NearestLines {
  const distance = new Float32Array(seams.distance.length);
  for (let at = 0; at < distance.length; at++) {
    const away = (seams.distance[at] ?? 0) - first;
    distance[at] = Math.abs(away - Math.max(0, Math.round(away / apart)) * apart);
  }
  return { ...seams, distance };
}
