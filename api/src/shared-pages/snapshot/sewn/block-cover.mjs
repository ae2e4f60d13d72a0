/**
 * Finds which shape of a block is visible at each sample. The file is plain JavaScript, because the thread for snapshots
 * runs it unchanged, in tests too.
 *
 * @import { Levels } from '@quiltwright/shared/quilting/shapes/shape'
 */
import { createHash } from 'node:crypto';
import { geometryOf } from '@quiltwright/shared/quilting/shapes/shape';
import { runsOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { FreeSamples } from '../free-samples.mjs';

/** The maximum number of bytes of covers that are kept for the next copy. */
const MOST_KEPT = 48_000_000;

/**
 * The visible shapes of a block. `cover` has the number of the topmost shape at each sample, row by row. Shapes are
 * counted from 1, bottom first; 0 stands for a sample that no shape covers. `isWhole` is true if there is no such sample.
 *
 * @typedef {{ cover: Uint16Array, isWhole: boolean }} BlockCover
 */

/**
 * Returns the visible shapes of a block. Shapes are laid top first, so that hidden ones cost next to nothing.
 *
 * @param {Levels} levels
 * @param {number} width in samples
 * @param {number} height
 * @returns {BlockCover}
 */
export function coverOf(levels, width, height) {
  const cover = new Uint16Array(width * height);
  const free = new FreeSamples(width, height);
  const [scaleX, scaleY] = [width / 1000, height / 1000];
  const shapes = levels.flat();
  for (let index = shapes.length - 1; index >= 0 && !free.isFull; index--) {
    const shape = shapes[index];
    if (!shape) continue;
    const top = shape.shapeYLoc * scaleY;
    const rows = samples(top, top + shape.shapeHeight * scaleY, height);
    const runsAt = runsOf(shape);
    for (let y = rows.first; y < rows.end; y++) {
      const runs = runsAt((y + 0.5) / scaleY);
      for (let i = 0; i < runs.length; i += 2) {
        const { first, end } = samples((runs[i] ?? 0) * scaleX, (runs[i + 1] ?? 0) * scaleX, width);
        free.number(y, first, end, cover, index + 1);
      }
    }
  }
  return { cover, isWhole: free.isFull };
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

/** @type {WeakMap<Levels, string>} */
const forms = new WeakMap();

/**
 * Returns a text that is equal for blocks with equal shapes, in whatever fabrics.
 *
 * @param {Levels} levels
 */
export function formOf(levels) {
  const known = forms.get(levels);
  if (known !== undefined) return known;
  const numbers = levels.flat().flatMap((shape) => {
    const geometry = geometryOf(shape);
    return [geometry.length, ...geometry];
  });
  const form = createHash('sha256').update(Float64Array.from(numbers)).digest('base64');
  forms.set(levels, form);
  return form;
}

/** Finds the covers of blocks, and keeps each for further blocks of the same form and size. */
export class Covers {
  /** @type {Map<string, BlockCover>} */
  #kept = new Map();
  #bytes = 0;

  /**
   * @param {Levels} levels
   * @param {number} width in samples
   * @param {number} height in samples
   */
  of(levels, width, height) {
    const key = `${formOf(levels)} ${width} ${height}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const made = coverOf(levels, width, height);
    this.#bytes += made.cover.byteLength;
    if (this.#bytes > MOST_KEPT) {
      this.#kept.clear();
      this.#bytes = made.cover.byteLength;
    }
    this.#kept.set(key, made);
    return made;
  }
}
