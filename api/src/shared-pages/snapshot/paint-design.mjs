/**
 * Paints a quilt or a block in its fabrics, from the geometry in `shared`. The file is plain JavaScript, because the
 * thread for snapshots runs it unchanged, in tests too.
 *
 * @import { Box, Size } from '@quiltwright/shared/geometry/box'
 * @import { Point } from '@quiltwright/shared/geometry/point'
 * @import { BlockCover } from './sewn/block-cover.mjs'
 * @import { BandArea } from '@quiltwright/shared/quilting/bands/band-areas'
 * @import { Placement } from '@quiltwright/shared/quilting/placement'
 * @import { Levels } from '@quiltwright/shared/quilting/shapes/shape'
 */
import { inset } from '@quiltwright/shared/geometry/box';
import { turnedBox, turnedSize } from '@quiltwright/shared/geometry/orientation';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { bandStrips, clothStart } from '@quiltwright/shared/quilting/bands/band-areas';
import { BINDING } from '@quiltwright/shared/quilting/sewn/binding';
import { cutOfCopy, cutOfPatch } from '@quiltwright/shared/quilting/sewn/cut-places';
import { Covers } from './sewn/block-cover.mjs';
import { FreeSamples } from './free-samples.mjs';
import { boxOnPicture } from './picture-size.mjs';
import { drawnSize, turnedPicture } from './turned-copy.mjs';

/**
 * A quilt as it is painted: its size in inches, the cloth around and under its blocks, and its blocks. A block alone is
 * a quilt of one placement.
 *
 * @typedef {{ width: number, length: number, bands: readonly BandArea[], placements: readonly Placement[] }} Painted
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

/** The maximum number of bytes of block pictures that are kept for the next copy. */
const MOST_KEPT = 64_000_000;

/**
 * Paints a quilt, with `tile / 6` samples per inch. Cloth is at true scale. In a quilt as designed, the cloth of
 * borders and sashing starts at the quilt's corner. The cloth of cornerstones and of copies of blocks starts at their own
 * corner. What lies on top is painted first, so that nothing hidden is painted.
 *
 * @param {Painted} painted
 * @param {Tiles} tiles
 * @param {number} tile the side of a tile, in samples
 * @param {Sewn | null} [sewn] null for a quilt as designed
 * @param {Covers} [covers]
 * @returns {{ pixels: Uint8Array<ArrayBuffer>, width: number, height: number }} red, green and blue bytes, row by row
 */
export function paintDesign(painted, tiles, tile, sewn = null, covers = new Covers()) {
  const density = tile / CLOTH_TILE;
  const at = (/** @type {number} */ inches) => Math.round(inches * density);
  const [width, height] = [Math.max(1, at(painted.width)), Math.max(1, at(painted.length))];
  const pixels = new Uint8Array(3 * width * height).fill(255);
  const free = new FreeSamples(width, height);
  const onPicture = (/** @type {Box} */ box) => boxOnPicture(box, density, { width, height });
  const paintStrip = (
    /** @type {Box} */ strip,
    /** @type {number} */ fabric,
    /** @type {number} */ cut,
    /** @type {Point} */ start,
  ) => {
    const cloth = tiles.get(fabric);
    if (!cloth) return;
    const box = onPicture(strip);
    const from = cutOfPatch(cut, 0);
    const [across, down] = sewn ? [at(from.x) - box.x, at(from.y) - box.y] : [-at(start.x), -at(start.y)];
    for (let y = box.y; y < box.y + box.height; y++)
      free.take(y, box.x, box.x + box.width, (start, stop) => {
        layCloth(pixels, y * width + start, stop - start, cloth, tile, start + across, y + down);
      });
  };
  if (sewn && sewn.binding !== 0) {
    const outer = { x: 0, y: 0, width: painted.width, height: painted.length };
    for (const strip of bandStrips({ outer, hole: inset(outer, BINDING) }))
      paintStrip(strip, sewn.binding, 1, outer);
  }
  const blocks = new BlockPainter(tiles, tile, covers);
  for (const [index, placement] of [...painted.placements.entries()].reverse()) {
    const { xLocation, yLocation, blockWidth, blockHeight, xSeparation, ySeparation, levels } = placement;
    const { turn = 0 } = placement;
    if (levels.every(({ length }) => length === 0)) continue;
    const size = { width: blockWidth, height: blockHeight };
    for (let copy = placement.numOfColumns * placement.numOfRows - 1; copy >= 0; copy--) {
      const [row, column] = [Math.floor(copy / placement.numOfColumns), copy % placement.numOfColumns];
      const from = { x: column * (blockWidth + xSeparation), y: row * (blockHeight + ySeparation) };
      const box = onPicture(turnedBox({ ...size, x: xLocation + from.x, y: yLocation + from.y }, { turn }));
      if (box.width <= 0 || box.height <= 0 || !free.isFree(box)) continue;
      const cut = sewn ? cutOfCopy(index, from, turnedSize(size, { turn })) : null;
      const drawn = drawnSize(box, size, turn, density);
      layBlock(pixels, width, free, box, blocks.block(levels, drawn, cut, box, turn));
    }
  }
  for (const [index, band] of [...painted.bands.entries()].reverse())
    for (const [side, strip] of bandStrips(band).entries())
      paintStrip(strip, band.fabric, 4 * index + side, clothStart(band));
  return { pixels, width, height };
}

/**
 * @param {number} place
 * @param {number} side
 */
const wrapped = (place, side) => ((place % side) + side) % side;

/**
 * Lays cloth on a run of samples of one row.
 *
 * @param {Uint8Array} pixels
 * @param {number} at the first sample's place in the picture
 * @param {number} count
 * @param {Uint8Array} cloth
 * @param {number} tile
 * @param {number} across the first sample's place on the cloth, in samples; it may lie outside of the tile
 * @param {number} down
 */
function layCloth(pixels, at, count, cloth, tile, across, down) {
  const row = 3 * tile * wrapped(down, tile);
  for (let laid = 0; laid < count;) {
    const place = wrapped(across + laid, tile);
    const run = Math.min(count - laid, tile - place);
    pixels.set(cloth.subarray(row + 3 * place, row + 3 * (place + run)), 3 * (at + laid));
    laid += run;
  }
}

/**
 * A painted block: its colours, and its cover.
 *
 * @typedef {BlockCover & { colours: Uint8Array }} PaintedBlock
 */

/**
 * Lays a copy of a block on what is free of its box.
 *
 * @param {Uint8Array} pixels
 * @param {number} width the picture's, in samples
 * @param {FreeSamples} free
 * @param {Box} box
 * @param {PaintedBlock} block
 */
function layBlock(pixels, width, free, box, { colours, cover, isWhole }) {
  const right = box.x + box.width;
  for (let y = box.y; y < box.y + box.height; y++) {
    const row = (y - box.y) * box.width - box.x;
    const lay = (/** @type {number} */ start, /** @type {number} */ stop) => {
      pixels.set(colours.subarray(3 * (row + start), 3 * (row + stop)), 3 * (y * width + start));
    };
    if (isWhole) free.take(y, box.x, right, lay);
    else
      for (let x = free.first(y, box.x), end = x; x < right; x = end + 1) {
        for (end = x; end < right && cover[row + end] !== 0;) end++;
        if (end > x) free.take(y, x, end, lay);
      }
  }
}

/** Paints blocks, and keeps each painted block for further copies of the same size. */
class BlockPainter {
  /** @type {Map<Levels, Map<string, PaintedBlock>>} */
  #kept = new Map();
  #bytes = 0;
  #tiles;
  #tile;
  #covers;

  /**
   * @param {Tiles} tiles
   * @param {number} tile
   * @param {Covers} covers
   */
  constructor(tiles, tile, covers) {
    this.#tiles = tiles;
    this.#tile = tile;
    this.#covers = covers;
  }

  /**
   * @param {Levels} levels
   * @param {Size} drawn the size of the block as it was drawn, in samples
   * @param {number | null} cut null for a block as designed
   * @param {Size} box the size that the block takes up, in samples
   * @param {number} turn by how many eighths of a turn to the right the block is turned
   */
  block(levels, drawn, cut, box, turn) {
    // Blocks of different sides may take up the same box.
    const size = `${drawn.width} ${drawn.height} ${box.width} ${box.height} ${cut} ${turn}`;
    const known = this.#kept.get(levels)?.get(size);
    if (known) return known;
    const level = this.#paint(levels, drawn.width, drawn.height, cut);
    const block = turn === 0 ? level : turnedPicture(level, drawn, box, turn);
    this.#bytes += block.colours.length;
    if (this.#bytes > MOST_KEPT) {
      this.#kept.clear();
      this.#bytes = block.colours.length;
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
    const covered = this.#covers.of(levels, width, height);
    const patches = levels.flat().map(({ fillFabric }, index) => {
      const { x, y } = cut === null ? { x: 0, y: 0 } : cutOfPatch(cut, index);
      const [across, down] = [x, y].map((inches) => Math.round((inches * tile) / CLOTH_TILE) % tile);
      return { cloth: this.#tiles.get(fillFabric), across: across ?? 0, down: down ?? 0 };
    });
    const colours = new Uint8Array(3 * width * height).fill(255);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const patch = patches[(covered.cover[at] ?? 0) - 1];
        if (!patch?.cloth) continue;
        const from = 3 * (tile * ((y + patch.down) % tile) + ((x + patch.across) % tile));
        colours[3 * at] = patch.cloth[from] ?? 0;
        colours[3 * at + 1] = patch.cloth[from + 1] ?? 0;
        colours[3 * at + 2] = patch.cloth[from + 2] ?? 0;
      }
    }
    return { ...covered, colours };
  }
}
