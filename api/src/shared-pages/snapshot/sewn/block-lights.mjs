/**
 * Makes the light on the seams of blocks, and on the quilting lines that follow seams. The file is plain JavaScript,
 * because the thread for snapshots runs it unchanged, in tests too.
 *
 * @import { Size } from '@quiltwright/shared/geometry/box'
 * @import { Placement } from '@quiltwright/shared/quilting/placement'
 * @import { LightMap } from '@quiltwright/shared/quilting/sewn/light'
 * @import { QuiltingPattern } from '@quiltwright/shared/quilting/sewn/quilting-patterns'
 * @import { Levels } from '@quiltwright/shared/quilting/shapes/shape'
 * @import { Covers } from './block-cover.mjs'
 */
import { turnedSize } from '@quiltwright/shared/geometry/orientation';
import { reliefGreys } from '@quiltwright/shared/quilting/sewn/relief';
import { blockRelief } from '@quiltwright/shared/quilting/sewn/reliefs';
import { formOf } from './block-cover.mjs';
import { blockSeams } from './block-seams.mjs';
import { turnedSeams } from '../turned-copy.mjs';

/** The maximum number of pixels of blocks that are lit: about two seconds. Blocks beyond it stay flat. */
const MOST_LIT = 12_000_000;
/**
 * The maximum number of different blocks whose light is made pixel by pixel. The light of more blocks would take
 * seconds, and each is small: it is made with `COARSE` pixels along a pixel's side, and enlarged.
 */
const MOST_FINE = 200;
const COARSE = 0.5;
/** The maximum number of bytes of light maps that are kept for the next copy. */
const MOST_KEPT = 48_000_000;

/** Makes the light maps of blocks, and keeps each for further blocks of the same form and size. */
export class BlockLights {
  /** @type {Map<string, Uint8ClampedArray>} */
  #kept = new Map();
  #bytes = 0;
  #lit = 0;
  #pattern;
  #covers;
  #fineness;

  /**
   * @param {QuiltingPattern} pattern
   * @param {Covers} covers
   * @param {readonly Placement[]} placements
   */
  constructor(pattern, covers, placements) {
    const different = new Set(
      placements.map(
        ({ levels, blockWidth, blockHeight, turn = 0 }) =>
          `${formOf(levels)} ${blockWidth} ${blockHeight} ${turn}`,
      ),
    );
    this.#fineness = different.size > MOST_FINE ? COARSE : 1;
    this.#pattern = pattern;
    this.#covers = covers;
  }

  /**
   * Returns the light map of a block; null if the blocks so far took too long.
   *
   * @param {Levels} levels
   * @param {Size} pixels
   * @param {Size} samples
   * @param {Size} inches of the block as it was drawn
   * @param {number} turn by how many eighths of a turn to the right the block is turned
   */
  light(levels, pixels, samples, inches, turn = 0) {
    const { width, height } = pixels;
    // Blocks of different sides may take up the same box.
    const key = `${formOf(levels)} ${width} ${height} ${inches.width} ${inches.height} ${turn}`;
    const known = this.#kept.get(key);
    if (known) return known;
    this.#lit += width * height;
    if (this.#lit > MOST_LIT) return null;
    const { cover } = this.#covers.of(levels, samples.width, samples.height);
    const level = blockSeams(levels, cover, samples, inches);
    // The light comes from the same side, however a block is turned.
    const seams = turn === 0 ? level : turnedSeams(level, inches, turn);
    const [across, down] = [width, height].map((side) => Math.max(1, Math.round(side * this.#fineness)));
    const map = { width: across ?? 1, height: down ?? 1 };
    const relief = blockRelief(this.#pattern, seams);
    const greys = reliefGreys(relief, { ...map, x: 0, y: 0 }, map.width / turnedSize(inches, { turn }).width);
    const light = map.width === width && map.height === height ? greys : enlarged({ ...map, greys }, pixels);
    this.#bytes += light.length;
    if (this.#bytes > MOST_KEPT) {
      this.#kept.clear();
      this.#bytes = light.length;
    }
    this.#kept.set(key, light);
    return light;
  }
}

/**
 * Returns the greys of an enlarged light map.
 *
 * @param {LightMap} map
 * @param {Size} pixels the new size
 */
function enlarged({ greys, ...map }, { width, height }) {
  const large = new Uint8ClampedArray(width * height);
  const [lastX, lastY] = [map.width - 1, map.height - 1];
  for (let y = 0, at = 0; y < height; y++) {
    const down = Math.min(lastY, Math.max(0, ((y + 0.5) * map.height) / height - 0.5));
    const top = Math.floor(down);
    const [upper, lower] = [top * map.width, Math.min(lastY, top + 1) * map.width];
    for (let x = 0; x < width; x++, at++) {
      const across = Math.min(lastX, Math.max(0, ((x + 0.5) * map.width) / width - 0.5));
      const left = Math.floor(across);
      const right = Math.min(lastX, left + 1);
      const above = mixed(greys[upper + left] ?? 0, greys[upper + right] ?? 0, across - left);
      const below = mixed(greys[lower + left] ?? 0, greys[lower + right] ?? 0, across - left);
      large[at] = mixed(above, below, down - top);
    }
  }
  return large;
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} part
 */
const mixed = (from, to, part) => from + part * (to - from);
