/**
 * Paints a quilt or a block in its fabrics, from the geometry in `shared`. The file is plain JavaScript, because the
 * thread for snapshots runs it unchanged, in tests too.
 *
 * @import { Band } from '@quiltwright/shared/quilting/bands'
 * @import { Placement } from '@quiltwright/shared/quilting/placement'
 * @import { Levels } from '@quiltwright/shared/quilting/shapes/shape'
 */
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { unitRun } from '@quiltwright/shared/quilting/shapes/shape-outlines';

/**
 * A quilt as it is painted: its size in inches, the cloth around and under its blocks, and its blocks. A block alone is
 * a quilt of one placement.
 *
 * @typedef {{ width: number, length: number, bands: readonly Band[], placements: readonly Placement[] }} Painted
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
    const shapes = levels.reduce((count, level) => count + level.length, 0);
    work += rows * shapes + (numOfColumns * numOfRows + 2) * rows * (blockWidth * density + 1);
  }
  return work;
}

/**
 * Paints a quilt, with `tile / 6` samples to an inch. Cloth is at true scale: borders and sashing start it at the
 * quilt's corner, and each copy of a block at the copy's own corner.
 *
 * @param {Painted} painted
 * @param {Tiles} tiles
 * @param {number} tile the side of a tile, in samples
 * @returns {{ pixels: Uint8Array<ArrayBuffer>, width: number, height: number }} red, green and blue bytes, row by row
 */
export function paintDesign(painted, tiles, tile) {
  const density = tile / CLOTH_TILE;
  const at = (/** @type {number} */ inches) => Math.round(inches * density);
  const [width, height] = [Math.max(1, at(painted.width)), Math.max(1, at(painted.length))];
  const pixels = new Uint8Array(3 * width * height).fill(255);
  for (const { outer, hole, fabric } of painted.bands) {
    const cloth = tiles.get(fabric);
    if (!cloth) continue;
    const [left, right] = [at(outer.x), Math.min(width, at(outer.x + outer.width))];
    const [top, bottom] = [at(outer.y), Math.min(height, at(outer.y + outer.height))];
    for (let y = top; y < bottom; y++) {
      const isBeside = hole && y >= at(hole.y) && y < at(hole.y + hole.height);
      const runs = isBeside
        ? [
            [left, at(hole.x)],
            [at(hole.x + hole.width), right],
          ]
        : [[left, right]];
      const row = 3 * tile * (y % tile);
      for (const [from = 0, end = 0] of runs) {
        for (let x = from; x < end;) {
          const run = Math.min(end - x, tile - (x % tile));
          const start = row + 3 * (x % tile);
          pixels.set(cloth.subarray(start, start + 3 * run), 3 * (y * width + x));
          x += run;
        }
      }
    }
  }
  const blocks = new BlockPainter(tiles, tile);
  for (const placement of painted.placements) {
    const { xLocation, yLocation, blockWidth, blockHeight, xSeparation, ySeparation, levels } = placement;
    if (levels.every(({ length }) => length === 0)) continue;
    for (let row = 0; row < placement.numOfRows; row++) {
      const y = yLocation + row * (blockHeight + ySeparation);
      const [top, bottom] = [at(y), Math.min(height, at(y + blockHeight))];
      for (let column = 0; column < placement.numOfColumns; column++) {
        const x = xLocation + column * (blockWidth + xSeparation);
        const [left, right] = [at(x), Math.min(width, at(x + blockWidth))];
        if (right <= left || bottom <= top) continue;
        lay(blocks.block(levels, right - left, bottom - top), pixels, width, left, top);
      }
    }
  }
  return { pixels, width, height };
}

/**
 * A painted block: its colours, and for each sample 0 where no shape covers it. `isWhole` is true if shapes cover all
 * samples.
 *
 * @typedef {{ width: number, height: number, colours: Uint8Array, covered: Uint16Array, isWhole: boolean }} PaintedBlock
 */

/**
 * @param {PaintedBlock} block
 * @param {Uint8Array} pixels
 * @param {number} width the picture's, in samples
 * @param {number} left
 * @param {number} top
 */
function lay({ colours, covered, isWhole, ...block }, pixels, width, left, top) {
  for (let y = 0; y < block.height; y++) {
    const to = 3 * ((top + y) * width + left);
    const from = y * block.width;
    if (isWhole) {
      pixels.set(colours.subarray(3 * from, 3 * (from + block.width)), to);
      continue;
    }
    for (let x = 0; x < block.width; x++) {
      if (covered[from + x] === 0) continue;
      const [target, source] = [to + 3 * x, 3 * (from + x)];
      pixels[target] = colours[source] ?? 0;
      pixels[target + 1] = colours[source + 1] ?? 0;
      pixels[target + 2] = colours[source + 2] ?? 0;
    }
  }
}

/** Paints blocks, and keeps each for its further copies of the same size. */
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
    this.#tiles = [...tiles];
    this.#tile = tile;
  }

  /**
   * @param {Levels} levels
   * @param {number} width in samples
   * @param {number} height in samples
   */
  block(levels, width, height) {
    const size = width * 65_536 + height;
    const known = this.#kept.get(levels)?.get(size);
    if (known) return known;
    const block = this.#paint(levels, width, height);
    this.#bytes += block.colours.length + block.covered.byteLength;
    if (this.#bytes > MOST_KEPT) {
      this.#kept.clear();
      this.#bytes = block.colours.length + block.covered.byteLength;
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
   * @returns {PaintedBlock}
   */
  #paint(levels, width, height) {
    const covered = new Uint16Array(width * height);
    const places = new Map(this.#tiles.map(([fabric], place) => [fabric, place + 2]));
    for (const shape of levels.flat()) {
      const [scaleX, scaleY] = [width / 1000, height / 1000];
      const [top, shapeHeight] = [shape.shapeYLoc * scaleY, shape.shapeHeight * scaleY];
      const [left, shapeWidth] = [shape.shapeXLoc * scaleX, shape.shapeWidth * scaleX];
      const rows = samples(top, top + shapeHeight, height);
      // 1 stands for plain paper.
      const place = places.get(shape.fillFabric) ?? 1;
      for (let y = rows.first; y < rows.end; y++) {
        const [from, to] = unitRun(shape.shapeType, (y + 0.5 - top) / shapeHeight);
        const { first, end } = samples(left + from * shapeWidth, left + to * shapeWidth, width);
        if (first < end) covered.fill(place, y * width + first, y * width + end);
      }
    }
    const colours = new Uint8Array(3 * width * height).fill(255);
    let isWhole = true;
    for (let y = 0, at = 0; y < height; y++) {
      const row = this.#tile * (y % this.#tile);
      for (let x = 0; x < width; x++, at++) {
        const place = covered[at] ?? 0;
        if (place === 0) isWhole = false;
        const cloth = this.#tiles[place - 2]?.[1];
        if (!cloth) continue;
        const from = 3 * (row + (x % this.#tile));
        colours[3 * at] = cloth[from] ?? 0;
        colours[3 * at + 1] = cloth[from + 1] ?? 0;
        colours[3 * at + 2] = cloth[from + 2] ?? 0;
      }
    }
    return { width, height, colours, covered, isWhole };
  }
}

/**
 * Returns the range of samples whose middle is between two places. A tolerance makes sure that rounding leaves no
 * sample out between two adjacent shapes.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} most
 */
function samples(from, to, most) {
  return {
    first: Math.max(0, Math.ceil(from - 0.5 - 1e-6)),
    end: Math.min(most, Math.floor(to + 0.5 + 1e-6)),
  };
}
