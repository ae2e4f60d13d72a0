/**
 * Finds the seams of a block for its light. The file is plain JavaScript, because the thread for snapshots runs it
 * unchanged, in tests too.
 *
 * @import { Point } from '@quiltwright/shared/geometry/point'
 * @import { Levels } from '@quiltwright/shared/quilting/shapes/shape'
 * @import { Segments } from '@quiltwright/shared/quilting/sewn/stitch-lines'
 */
import { flattened } from '@quiltwright/shared/geometry/outline';
import { outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { edgeOf } from '@quiltwright/shared/quilting/sewn/reliefs';
import { segmentsOf } from '@quiltwright/shared/quilting/sewn/stitch-lines';

/** The length of the pieces of an outline that count as visible or hidden as a whole, in samples. */
const PIECE = 3;
/** The distance from an outline, in samples, at which the patches on its two sides are looked up. */
const BESIDE = 0.75;
/** The smallest number of samples for each segment of a seam. Patches with more seams are too small to see. */
const LEAST_SAMPLES = 48;
/**
 * The most edges of outlines to look at for each segment that a block may have. More edges are hidden or too small to
 * see, and would take seconds in a quilt of many sizes of a block.
 */
const MOST_EDGES = 8;
/** The greatest distance between a curve and the chords that replace it, in samples. */
const SAGITTA = 0.4;

/**
 * Returns the seams between the visible patches of a block, and around the block, in inches. A seam is on the outline
 * of the upper of its two patches. So each outline is followed in short pieces. A piece is a seam if its patch is
 * visible on the inner side, and a lower patch or no patch is visible on the outer side.
 *
 * @param {Levels} levels
 * @param {Uint16Array} cover the visible shapes of the block, as `BlockCover` has them
 * @param {{ width: number, height: number }} samples the size of the cover
 * @param {{ width: number, height: number }} inches
 * @returns {Segments}
 */
export function blockSeams(levels, cover, samples, inches) {
  const edge = edgeOf({ x: 0, y: 0, width: inches.width, height: inches.height });
  const [across, down] = [samples.width / 1000, samples.height / 1000];
  const shapeAt = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= samples.width || y >= samples.height
      ? Infinity
      : (cover[Math.floor(y) * samples.width + Math.floor(x)] ?? 0);
  const shapes = levels.flat();
  const isVisible = new Uint8Array(shapes.length + 1);
  for (const shape of cover) isVisible[shape] = 1;
  /** @type {Point[][]} */
  const seams = [];
  const most = (samples.width * samples.height) / LEAST_SAMPLES;
  let edges = 0;
  for (const [index, shape] of shapes.entries()) {
    if (isVisible[index + 1] !== 1) continue;
    const points = flattened(outlineOf(shape), SAGITTA / Math.max(across, down)).map(({ x, y }) => ({
      x: x * across,
      y: y * down,
    }));
    let from = points.at(-1) ?? { x: 0, y: 0 };
    edges += points.length;
    if (edges > MOST_EDGES * most) return segmentsOf([edge]);
    for (const to of points) {
      for (const [start, end] of seenPieces(from, to, index + 1, shapeAt)) {
        const ends = [start, end].map((part) => ({
          x: ((from.x + part * (to.x - from.x)) * inches.width) / samples.width,
          y: ((from.y + part * (to.y - from.y)) * inches.height) / samples.height,
        }));
        if (seams.push(ends) > most) return segmentsOf([edge]);
      }
      from = to;
    }
  }
  return segmentsOf([edge, ...seams]);
}

/**
 * Returns the parts of one edge of a shape's outline that are seams, as shares of the edge's length.
 *
 * @param {Point} from
 * @param {Point} to
 * @param {number} shape
 * @param {(x: number, y: number) => number} shapeAt
 */
function seenPieces(from, to, shape, shapeAt) {
  const [wayX, wayY] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(wayX, wayY);
  /** @type {[start: number, end: number][]} */
  const parts = [];
  if (length === 0) return parts;
  const pieces = Math.ceil(length / PIECE);
  const asideX = (-wayY / length) * BESIDE;
  const asideY = (wayX / length) * BESIDE;
  for (let piece = 0; piece < pieces; piece++) {
    const part = (piece + 0.5) / pieces;
    const x = from.x + part * wayX;
    const y = from.y + part * wayY;
    // Outlines run clockwise, so the shape is to the right.
    const isSeam = shapeAt(x + asideX, y + asideY) === shape && shapeAt(x - asideX, y - asideY) < shape;
    if (!isSeam) continue;
    const last = parts.at(-1);
    if (last && last[1] === piece / pieces) last[1] = (piece + 1) / pieces;
    else parts.push([piece / pieces, (piece + 1) / pieces]);
  }
  return parts;
}
