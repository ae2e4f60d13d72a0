/**
 * Lays the light of a sewn quilt over its flat picture: seams, quilting lines, wrinkles, the binding and daylight, as
 * the page's painter does (`web/src/render/sewn`). The file is plain JavaScript, because the thread for snapshots runs
 * it unchanged, in tests too.
 *
 * @import { Box, Size } from '@quiltwright/shared/geometry/box'
 * @import { Point } from '@quiltwright/shared/geometry/point'
 * @import { Covers } from './block-cover.mjs'
 * @import { LightMap } from '@quiltwright/shared/quilting/sewn/light'
 * @import { QuiltingPattern } from '@quiltwright/shared/quilting/sewn/quilting-patterns'
 * @import { Painted } from '../paint-design.mjs'
 */
import { bandStrips } from '@quiltwright/shared/quilting/bands/band-areas';
import { quiltingMap, WRINKLES_REPEAT, wrinklesMap } from '@quiltwright/shared/quilting/sewn/all-over';
import { bindingMap, bindingStrips, bindingWidth } from '@quiltwright/shared/quilting/sewn/binding';
import { COARSEST, DAYLIGHT, EXPOSURE, finenessFor, FLAT } from '@quiltwright/shared/quilting/sewn/light';
import { repeatedLines } from '@quiltwright/shared/quilting/sewn/repeated-lines';
import { reliefGreys } from '@quiltwright/shared/quilting/sewn/relief';
import { MOST_EDGES, stripRelief } from '@quiltwright/shared/quilting/sewn/reliefs';
import { isSlanted, turnedBox, turnedCorners } from '@quiltwright/shared/geometry/orientation';
import { BlockLights } from './block-lights.mjs';
import { FreeSamples } from '../free-samples.mjs';
import { boxOnPicture } from '../picture-size.mjs';
import { drawnSize, turnedRows } from '../turned-copy.mjs';

/** The side of the squares in which the light of borders and sashing is made, in pixels. */
const SQUARE = 256;
const FLAT_GREY = Math.round(255 * FLAT);

/**
 * How a design is painted before its picture gets its size: the samples to an inch, and the covers of its blocks.
 *
 * @typedef {{ density: number, covers: Covers }} Sampled
 */

/**
 * Returns the greys of the light on seams, on the quilting lines that follow seams, and on the binding.
 *
 * @param {Size} picture in pixels
 * @param {Painted} painted
 * @param {QuiltingPattern} pattern
 * @param {Sampled} sampled
 */
export function lightOf({ width, height }, painted, pattern, sampled) {
  const scale = width / painted.width;
  const whole = { x: 0, y: 0, width, height };
  const greys = reliefOf(painted, pattern, whole, sampled);
  if (pattern !== 'unquilted')
    for (const strip of bindingStrips(whole, scale)) layBinding(greys, whole, strip, scale);
  return greys;
}

/**
 * Lays light over the picture of a quilt. Changes `pixels`.
 *
 * @param {Size & { pixels: Uint8Array }} picture red, green and blue bytes, row by row
 * @param {Uint8Array} greys the light of seams and binding
 * @param {Painted} painted
 * @param {QuiltingPattern} pattern
 */
export function lightPicture({ pixels, width, height }, greys, painted, pattern) {
  const scale = width / painted.width;
  const lines = scale < COARSEST / 2 ? null : repeatedLines(pattern);
  const quilted =
    lines &&
    repeated(
      quiltingMap(lines, finenessFor(scale)),
      lines.across * scale,
      lines.down * scale,
      width,
      width / 2,
    );
  const side = WRINKLES_REPEAT * scale;
  const wrinkles = repeated(wrinklesMap(), side, side, width, 0);
  const edge = bindingWidth(scale);
  const [[red, green, blue], last] = DAYLIGHT;
  const [lessRed, lessGreen, lessBlue] = [red - last[0], green - last[1], blue - last[2]];
  const diagonal = width ** 2 + height ** 2;
  const bright = EXPOSURE / (255 * FLAT_GREY);
  for (let y = 0, at = 0; y < height; y++) {
    // Lines are laid from the middle of the quilt, so that both sides look alike.
    const lit = wrinkles(y + 0.5);
    const isInside = y >= edge && y < height - edge;
    const quilting = quilted && isInside ? quilted(y + 0.5 - height / 2) : null;
    for (let x = 0; x < width; x++, at++) {
      let light = (greys[at] ?? 0) * (lit[x] ?? 1) * bright;
      if (quilting && x >= edge && x < width - edge) light *= quilting[x] ?? 1;
      const day = (x * width + y * height) / diagonal;
      pixels[3 * at] = Math.min(255, (pixels[3 * at] ?? 0) * light * (red - day * lessRed) + 0.5);
      pixels[3 * at + 1] = Math.min(255, (pixels[3 * at + 1] ?? 0) * light * (green - day * lessGreen) + 0.5);
      pixels[3 * at + 2] = Math.min(255, (pixels[3 * at + 2] ?? 0) * light * (blue - day * lessBlue) + 0.5);
    }
  }
}

/**
 * Returns the greys of the light on seams, and on the quilting lines that follow seams. Blocks are lit top first, so
 * that no time is spent on hidden ones.
 *
 * @param {Painted} painted
 * @param {QuiltingPattern} pattern
 * @param {Size} picture in pixels
 * @param {Sampled} sampled
 */
function reliefOf({ bands, placements, ...quilt }, pattern, { width, height }, { density, covers }) {
  const greys = new Uint8Array(width * height).fill(FLAT_GREY);
  const dark = new FreeSamples(width, height);
  const scale = width / quilt.width;
  const onPicture = (/** @type {Box} */ box) => boxOnPicture(box, scale, { width, height });
  const samples = { width: Math.round(quilt.width * density), height: Math.round(quilt.length * density) };
  const blocks = new BlockLights(pattern, covers, placements);
  /** @type {Box[]} */
  const edges = [];
  /** @type {Point[][]} */
  const slanted = [];
  for (const placement of [...placements].reverse()) {
    const { blockWidth, blockHeight, xSeparation, ySeparation, levels, numOfColumns, numOfRows } = placement;
    const { turn = 0 } = placement;
    for (let copy = numOfColumns * numOfRows - 1; copy >= 0; copy--) {
      const [row, column] = [Math.floor(copy / numOfColumns), copy % numOfColumns];
      const drawn = {
        x: placement.xLocation + column * (blockWidth + xSeparation),
        y: placement.yLocation + row * (blockHeight + ySeparation),
        ...{ width: blockWidth, height: blockHeight },
      };
      const box = turnedBox(drawn, { turn });
      const corners = turnedCorners(drawn, { turn });
      if (edges.length + slanted.length <= MOST_EDGES) {
        if (isSlanted({ turn })) slanted.push([...corners, ...corners.slice(0, 1)]);
        else edges.push(box);
      }
      const seen = onPicture(box);
      if (levels.every(({ length }) => length === 0) || seen.width < 1 || seen.height < 1) continue;
      if (!dark.isFree(seen)) continue;
      const onSamples = drawnSize(boxOnPicture(box, density, samples), drawn, turn, density);
      const light = blocks.light(levels, seen, onSamples, drawn, turn);
      const rows = isSlanted({ turn }) ? turnedRows(scaled(drawn, scale), turn) : undefined;
      fill(greys, width, dark, seen, light, rows);
    }
  }
  for (const band of [...bands].reverse()) {
    for (const strip of bandStrips(band)) {
      const isSashing = band.name === 'sashing' && edges.length + slanted.length <= MOST_EDGES;
      const near = isSashing ? edges : [];
      const relief = stripRelief(pattern, band.name, [strip, ...near], isSashing ? slanted : []);
      for (const square of squaresOf(onPicture(strip)))
        if (dark.isFree(square)) fill(greys, width, dark, square, reliefGreys(relief, square, scale));
    }
  }
  return greys;
}

/**
 * Writes light into those pixels of a box that have none.
 *
 * @param {Uint8Array} greys
 * @param {number} width the picture's
 * @param {FreeSamples} dark the pixels without light
 * @param {Box} box
 * @param {Uint8ClampedArray | null} light null for flat cloth
 * @param {(y: number) => { first: number, end: number }} [rowOf] the part of each row that is written, if it isn't all of it
 */
function fill(greys, width, dark, box, light, rowOf) {
  for (let y = box.y; y < box.y + box.height; y++) {
    const from = (y - box.y) * box.width - box.x;
    const row = rowOf?.(y) ?? { first: box.x, end: box.x + box.width };
    const [first, end] = [Math.max(box.x, row.first), Math.min(box.x + box.width, row.end)];
    if (end <= first) continue;
    dark.take(y, first, end, (start, stop) => {
      if (light) greys.set(light.subarray(from + start, from + stop), y * width + start);
    });
  }
}

/**
 * @param {Box} box
 * @param {number} by
 */
function scaled({ x, y, width, height }, by) {
  return { x: x * by, y: y * by, width: width * by, height: height * by };
}

/** @param {Box} box */
function squaresOf({ x, y, width, height }) {
  /** @type {Box[]} */
  const squares = [];
  for (let top = 0; top < height; top += SQUARE)
    for (let left = 0; left < width; left += SQUARE)
      squares.push({
        ...{ x: x + left, y: y + top },
        ...{ width: Math.min(SQUARE, width - left), height: Math.min(SQUARE, height - top) },
      });
  return squares;
}

/**
 * Lays the light of the binding, and its shadow, over one strip of the quilt's edge.
 *
 * @param {Uint8Array} greys
 * @param {Box} whole
 * @param {Box} strip
 * @param {number} scale
 */
function layBinding(greys, whole, strip, scale) {
  const { greys: light } = bindingMap(whole, strip, scale);
  const edge = bindingWidth(scale);
  for (let y = strip.y, from = 0; y < strip.y + strip.height; y++)
    for (let x = strip.x; x < strip.x + strip.width; x++, from++) {
      const at = y * whole.width + x;
      const toEdge = Math.min(x, y, whole.width - 1 - x, whole.height - 1 - y);
      const below = toEdge < edge ? FLAT_GREY : (greys[at] ?? 0);
      greys[at] = (below * (light[from] ?? 0)) / FLAT_GREY;
    }
}

/**
 * Returns a function that gives the light of a row of the picture from a light map that repeats after `across` and
 * `down` pixels: 1 for flat cloth. The map begins `left` pixels from the picture's left edge, and the row is `y` pixels
 * below the map's beginning. The next call overwrites the row.
 *
 * @param {LightMap} map
 * @param {number} across
 * @param {number} down
 * @param {number} pixels the picture's width
 * @param {number} left
 */
function repeated({ greys, width, height }, across, down, pixels, left) {
  const wrapped = (/** @type {number} */ place, /** @type {number} */ count) =>
    ((place % count) + count) % count;
  const line = new Float32Array(width + 1);
  const row = new Float32Array(pixels);
  const places = Float64Array.from({ length: pixels }, (_, x) =>
    wrapped(((x + 0.5 - left) * width) / across - 0.5, width),
  );
  return (/** @type {number} */ y) => {
    const place = (y * height) / down - 0.5;
    const top = Math.floor(place);
    const part = place - top;
    const [upper, lower] = [width * wrapped(top, height), width * wrapped(top + 1, height)];
    for (let x = 0; x < width; x++)
      line[x] = ((greys[upper + x] ?? 0) * (1 - part) + (greys[lower + x] ?? 0) * part) / FLAT_GREY;
    line[width] = line[0] ?? 1;
    for (let x = 0; x < pixels; x++) {
      const from = places[x] ?? 0;
      const start = Math.floor(from);
      const first = line[start] ?? 1;
      row[x] = first + (from - start) * ((line[start + 1] ?? 1) - first);
    }
    return row;
  };
}
