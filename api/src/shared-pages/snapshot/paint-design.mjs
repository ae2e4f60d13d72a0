/**
 * Paints a quilt or a block in its fabrics, from the geometry in `shared`. The file is plain JavaScript, because the
 * thread for snapshots runs it unchanged, in tests too.
 *
 * @import { Box } from '@quiltwright/shared/geometry/box'
 * @import { Band } from '@quiltwright/shared/quilting/bands'
 * @import { Placement } from '@quiltwright/shared/quilting/placement'
 * @import { Levels } from '@quiltwright/shared/quilting/shapes/shape'
 */
import { inset } from '@quiltwright/shared/geometry/box';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { BINDING } from '@quiltwright/shared/quilting/sewn/binding';
import { cutAt, cutOfPatch, CUTS } from '@quiltwright/shared/quilting/sewn/cut-places';
import { stripsOf } from '@quiltwright/shared/quilting/sewn/reliefs';
import { coverOf } from './block-cover.mjs';

/**
 * A quilt as it is painted: its size in inches, the cloth around and under its blocks, and its blocks. A block alone is
 * a quilt of one placement.
 *
 * @typedef {{ width: number, length: number, bands: readonly Band[], placements: readonly Placement[] }} Painted
 */

/**
 * How the cloth of a sewn quilt is cut: each patch, strip and copy from a place of its own. `binding` is the number of the
 * binding's fabric; 0 for a quilt without binding.
 *
 * @typedef {{ binding: number }} Sewn
 */

/**
 * A tile of 6 × 6 inches of cloth as red, green and blue bytes. All tiles have the same side, in samples.
 *
 * @typedef {ReadonlyMap<number, Uint8Array>} Tiles
 */

/** The maximum work for one picture, in samples: about a second. */
const MOST_WORK = 400_000_000;
/** The maximum number of bytes of block pictures that are kept for the next copy. */
const MOST_KEPT = 96_000_000;
/** The smallest side of a tile, in samples. */
const LEAST_TILE = 3;

/**
 * Returns the side of a tile of cloth, in samples, at which the longer side of the picture has at most `longest`
 * samples. A quilt whose blocks cover each other thousands of times gets a coarser picture, so that the work is
 * bounded for every quilt.
 *
 * @param {Painted} painted
 * @param {number} longest
 */
export function tileSide({ width, length, placements }, longest) {
  let side = Math.max(LEAST_TILE, Math.floor((CLOTH_TILE * longest) / Math.max(width, length)));
  while (side > LEAST_TILE && workOf(placements, side / CLOTH_TILE) > MOST_WORK)
    side = Math.max(LEAST_TILE, Math.floor(side * 0.8));
  return side;
}

/**
 * Returns the number of samples that are written for these placements.
 *
 * @param {readonly Placement[]} placements
 * @param {number} density samples to an inch
 */
function workOf(placements, density) {
  let work = 0;
  for (const { blockWidth, blockHeight, numOfColumns, numOfRows, levels } of placements) {
    const rows = blockHeight * density + 1;
    const area = rows * (blockWidth * density + 1);
    const shapes = levels.reduce((count, level) => count + level.length, 0);
    if (shapes === 0) continue;
    const copies = numOfColumns * numOfRows;
    work += Math.min(CUTS, copies) * (rows * shapes + 2 * area) + copies * area;
  }
  return work;
}

/**
 * Paints a quilt, with `tile / 6` samples per inch. Cloth is at true scale. In a quilt as designed, the cloth of
 * borders and sashing starts at the quilt's corner. The cloth of each copy of a block starts at the copy's corner.
 *
 * @param {Painted} painted
 * @param {Tiles} tiles
 * @param {number} tile the side of a tile, in samples
 * @param {Sewn | null} [sewn] null for a quilt as designed
 * @returns {{ pixels: Uint8Array<ArrayBuffer>, width: number, height: number }} red, green and blue bytes, row by row
 */
export function paintDesign(painted, tiles, tile, sewn = null) {
  const density = tile / CLOTH_TILE;
  const at = (/** @type {number} */ inches) => Math.round(inches * density);
  const [width, height] = [Math.max(1, at(painted.width)), Math.max(1, at(painted.length))];
  const pixels = new Uint8Array(3 * width * height).fill(255);
  const paintStrip = (/** @type {Box} */ strip, /** @type {number} */ fabric, /** @type {number} */ cut) => {
    const cloth = tiles.get(fabric);
    if (!cloth) return;
    const [left, right] = [at(strip.x), Math.min(width, at(strip.x + strip.width))];
    const [top, bottom] = [at(strip.y), Math.min(height, at(strip.y + strip.height))];
    const from = cutOfPatch(cut, 0);
    const [across, down] = sewn ? [at(from.x) - left, at(from.y) - top] : [0, 0];
    for (let y = top; y < bottom; y++) {
      const row = 3 * tile * wrapped(y + down, tile);
      for (let x = left; x < right;) {
        const place = wrapped(x + across, tile);
        const run = Math.min(right - x, tile - place);
        pixels.set(cloth.subarray(row + 3 * place, row + 3 * (place + run)), 3 * (y * width + x));
        x += run;
      }
    }
  };
  for (const [index, band] of painted.bands.entries())
    for (const [side, strip] of stripsOf(band).entries()) paintStrip(strip, band.fabric, 4 * index + side);
  const blocks = new BlockPainter(tiles, tile);
  for (const [index, placement] of painted.placements.entries()) {
    const { xLocation, yLocation, blockWidth, blockHeight, xSeparation, ySeparation, levels } = placement;
    if (levels.every(({ length }) => length === 0)) continue;
    for (let row = 0; row < placement.numOfRows; row++) {
      const y = yLocation + row * (blockHeight + ySeparation);
      const [top, bottom] = [at(y), Math.min(height, at(y + blockHeight))];
      for (let column = 0; column < placement.numOfColumns; column++) {
        const x = xLocation + column * (blockWidth + xSeparation);
        const [left, right] = [at(x), Math.min(width, at(x + blockWidth))];
        if (right <= left || bottom <= top) continue;
        const cut = sewn ? cutOfCopy(placement, index, column, row) : null;
        lay(blocks.block(levels, right - left, bottom - top, cut), pixels, width, left, top);
      }
    }
  }
  if (sewn && sewn.binding !== 0) {
    const outer = { x: 0, y: 0, width: painted.width, height: painted.length };
    for (const strip of stripsOf({ outer, hole: inset(outer, BINDING) })) paintStrip(strip, sewn.binding, 1);
  }
  return { pixels, width, height };
}

/**
 * Returns the cut of one copy of a placement, as the page's painter does.
 *
 * @param {Placement} placement
 * @param {number} index the placement's, in the quilt
 * @param {number} column
 * @param {number} row
 */
function cutOfCopy({ blockWidth, blockHeight, xSeparation, ySeparation }, index, column, row) {
  const across = (column * (blockWidth + xSeparation)) / blockWidth;
  const down = (row * (blockHeight + ySeparation)) / blockHeight;
  return cutAt(index, Math.floor(across + 0.01), Math.floor(down + 0.01));
}

/**
 * @param {number} place
 * @param {number} side
 */
const wrapped = (place, side) => ((place % side) + side) % side;

/**
 * A painted block: its colours, and for each sample 0 where no shape covers it. `isWhole` is true if shapes cover all
 * samples.
 *
 * @typedef {{ width: number, height: number, colours: Uint8Array, cover: Uint16Array, isWhole: boolean }} PaintedBlock
 */

/**
 * @param {PaintedBlock} block
 * @param {Uint8Array} pixels
 * @param {number} width the picture's, in samples
 * @param {number} left
 * @param {number} top
 */
function lay({ colours, cover, isWhole, ...block }, pixels, width, left, top) {
  for (let y = 0; y < block.height; y++) {
    const to = 3 * ((top + y) * width + left);
    const from = y * block.width;
    if (isWhole) {
      pixels.set(colours.subarray(3 * from, 3 * (from + block.width)), to);
      continue;
    }
    for (let x = 0; x < block.width; x++) {
      if (cover[from + x] === 0) continue;
      const [target, source] = [to + 3 * x, 3 * (from + x)];
      pixels[target] = colours[source] ?? 0;
      pixels[target + 1] = colours[source + 1] ?? 0;
      pixels[target + 2] = colours[source + 2] ?? 0;
    }
  }
}

/** Paints blocks, and keeps each painted block for further copies of the same size. */
class BlockPainter {
  /** @type {Map<Levels, Map<number, PaintedBlock>>} */
  #kept = new Map();
  #bytes = 0;
  #tiles;
  #tile;

  /**
   * @param {Tiles} tiles
   * @param {number} tile
   */
  constructor(tiles, tile) {
    this.#tiles = tiles;
    this.#tile = tile;
  }

  /**
   * @param {Levels} levels
   * @param {number} width in samples
   * @param {number} height in samples
   * @param {number | null} cut null for a block as designed
   */
  block(levels, width, height, cut) {
    const size = (width * 65_536 + height) * CUTS + (cut ?? 0);
    const known = this.#kept.get(levels)?.get(size);
    if (known) return known;
    const block = this.#paint(levels, width, height, cut);
    this.#bytes += block.colours.length + block.cover.byteLength;
    if (this.#bytes > MOST_KEPT) {
      this.#kept.clear();
      this.#bytes = block.colours.length + block.cover.byteLength;
    }
    const sizes = this.#kept.get(levels) ?? new Map();
    sizes.set(size, block);
    this.#kept.set(levels, sizes);
    return block;
  }

  /**
   * @param {Levels} levels
   * @param {number} width
   * @param {number} height
   * @param {number | null} cut
   * @returns {PaintedBlock}
   */
  #paint(levels, width, height, cut) {
    const tile = this.#tile;
    const cover = coverOf(levels, width, height);
    const patches = levels.flat().map(({ fillFabric }, index) => {
      const { x, y } = cut === null ? { x: 0, y: 0 } : cutOfPatch(cut, index);
      const [across, down] = [x, y].map((inches) => Math.round((inches * tile) / CLOTH_TILE) % tile);
      return { cloth: this.#tiles.get(fillFabric), across: across ?? 0, down: down ?? 0 };
    });
    const colours = new Uint8Array(3 * width * height).fill(255);
    let isWhole = true;
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const shape = cover[at] ?? 0;
        if (shape === 0) isWhole = false;
        const patch = patches[shape - 1];
        if (!patch?.cloth) continue;
        const from = 3 * (tile * ((y + patch.down) % tile) + ((x + patch.across) % tile));
        colours[3 * at] = patch.cloth[from] ?? 0;
        colours[3 * at + 1] = patch.cloth[from + 1] ?? 0;
        colours[3 * at + 2] = patch.cloth[from + 2] ?? 0;
      }
    }
    return { width, height, colours, cover, isWhole };
  }
}
