/**
 * Lays the light of a sewn quilt over its flat picture: seams, quilting lines, wrinkles, the binding and daylight, as
 * the page's painter does (`web/src/render/sewn`). The file is plain JavaScript, because the thread for snapshots runs
 * it unchanged, in tests too.
 *
 * @import { Box } from '@quiltwright/shared/geometry/box'
 * @import { Levels } from '@quiltwright/shared/quilting/shapes/shape'
 * @import { LightMap } from '@quiltwright/shared/quilting/sewn/light'
 * @import { QuiltingPattern } from '@quiltwright/shared/quilting/sewn/quilting-patterns'
 * @import { Painted } from './paint-design.mjs'
 */
import { quiltingMap, WRINKLES_REPEAT, wrinklesMap } from '@quiltwright/shared/quilting/sewn/all-over';
import { bindingMap, bindingStrips, bindingWidth } from '@quiltwright/shared/quilting/sewn/binding';
import { COARSEST, DAYLIGHT, EXPOSURE, finenessFor, FLAT } from '@quiltwright/shared/quilting/sewn/light';
import { repeatedLines } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import { reliefGreys } from '@quiltwright/shared/quilting/sewn/relief';
import { blockRelief, MOST_EDGES, stripRelief, stripsOf } from '@quiltwright/shared/quilting/sewn/reliefs';
import { blockSeams } from './block-seams.mjs';

/** The maximum number of pixels of blocks that are lit: about two seconds. Further blocks stay flat. */
const MOST_LIT = 12_000_000;
/** The maximum number of bytes of light maps that are kept for the next copy. */
const MOST_KEPT = 48_000_000;
/** The side of the squares in which the light of borders and sashing is made, in pixels. */
const SQUARE = 256;
/** Seams are found in a block's samples, of which each pixel has this number along its side. */
const FINE = 2;
const FLAT_GREY = Math.round(255 * FLAT);

/**
 * Lays light over the picture of a quilt. Changes `pixels`.
 *
 * @param {{ pixels: Uint8Array, width: number, height: number }} picture red, green and blue bytes, row by row
 * @param {Painted} painted
 * @param {QuiltingPattern} pattern
 */
export function lightPicture({ pixels, width, height }, painted, pattern) {
  const scale = width / painted.width;
  const whole = { x: 0, y: 0, width, height };
  const greys = reliefOf(painted, pattern, width, height);
  if (pattern !== 'unquilted')
    for (const strip of bindingStrips(whole, scale)) layBinding(greys, whole, strip, scale);
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
 * @param {number} width in pixels
 * @param {number} height
 */
function reliefOf({ bands, placements, ...quilt }, pattern, width, height) {
  // 0 stands for a pixel without light so far. No light map has this grey.
  const greys = new Uint8Array(width * height);
  const scale = width / quilt.width;
  const onPicture = (/** @type {Box} */ box) => {
    const [left, top] = [Math.round(box.x * scale), Math.round(box.y * scale)];
    const right = Math.min(width, Math.round((box.x + box.width) * scale));
    const bottom = Math.min(height, Math.round((box.y + box.height) * scale));
    return { x: left, y: top, width: right - left, height: bottom - top };
  };
  const blocks = new BlockLights(pattern);
  /** @type {Box[]} */
  const edges = [];
  for (const placement of [...placements].reverse()) {
    const { blockWidth, blockHeight, xSeparation, ySeparation, levels, numOfColumns, numOfRows } = placement;
    for (let copy = numOfColumns * numOfRows - 1; copy >= 0; copy--) {
      const [row, column] = [Math.floor(copy / numOfColumns), copy % numOfColumns];
      const box = {
        x: placement.xLocation + column * (blockWidth + xSeparation),
        y: placement.yLocation + row * (blockHeight + ySeparation),
        ...{ width: blockWidth, height: blockHeight },
      };
      if (edges.length <= MOST_EDGES) edges.push(box);
      const seen = onPicture(box);
      if (levels.every(({ length }) => length === 0) || seen.width < 1 || seen.height < 1) continue;
      if (isDark(greys, width, seen)) fill(greys, width, seen, blocks.light(levels, seen, box));
    }
  }
  for (const band of [...bands].reverse()) {
    for (const strip of stripsOf(band)) {
      const isSashing = band.name === 'sashing' && edges.length <= MOST_EDGES;
      const relief = stripRelief(pattern, band.name, [strip, ...(isSashing ? edges : [])]);
      for (const square of squaresOf(onPicture(strip)))
        if (isDark(greys, width, square)) fill(greys, width, square, reliefGreys(relief, square, scale));
    }
  }
  for (let at = 0; at < greys.length; at++) if (greys[at] === 0) greys[at] = FLAT_GREY;
  return greys;
}

/**
 * True if a part of the picture has a pixel without light.
 *
 * @param {Uint8Array} greys
 * @param {number} width the picture's
 * @param {Box} box
 */
function isDark(greys, width, box) {
  for (let y = box.y; y < box.y + box.height; y++)
    for (let at = y * width + box.x; at < y * width + box.x + box.width; at++)
      if (greys[at] === 0) return true;
  return false;
}

/**
 * Writes light into those pixels of a box that have none.
 *
 * @param {Uint8Array} greys
 * @param {number} width the picture's
 * @param {Box} box
 * @param {Uint8ClampedArray} light
 */
function fill(greys, width, box, light) {
  for (let y = 0, from = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++, from++) {
      const at = (box.y + y) * width + box.x + x;
      if (greys[at] === 0) greys[at] = light[from] || 1;
    }
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

/** Makes the light maps of blocks, and keeps each for further copies of the same size. */
class BlockLights {
  /** @type {Map<Levels, Map<number, Uint8ClampedArray>>} */
  #kept = new Map();
  #bytes = 0;
  #lit = 0;
  #pattern;

  /** @param {QuiltingPattern} pattern */
  constructor(pattern) {
    this.#pattern = pattern;
  }

  /**
   * @param {Levels} levels
   * @param {{ width: number, height: number }} pixels
   * @param {{ width: number, height: number }} inches
   */
  light(levels, pixels, inches) {
    const { width, height } = pixels;
    const size = width * 65_536 + height;
    const known = this.#kept.get(levels)?.get(size);
    if (known) return known;
    this.#lit += width * height;
    if (this.#lit > MOST_LIT) return new Uint8ClampedArray(width * height).fill(FLAT_GREY);
    const seams = blockSeams(levels, { width: FINE * width, height: FINE * height }, inches);
    const box = { x: 0, y: 0, width, height };
    const light = reliefGreys(blockRelief(this.#pattern, seams), box, width / inches.width);
    this.#bytes += light.length;
    if (this.#bytes > MOST_KEPT) {
      this.#kept.clear();
      this.#bytes = light.length;
    }
    const sizes = this.#kept.get(levels) ?? new Map();
    sizes.set(size, light);
    this.#kept.set(levels, sizes);
    return light;
  }
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
