import { isSlanted } from '../../../geometry/orientation.js';
import { inches } from '../../../geometry/units.js';
import { takenBox } from '../../../quilting/placement.js';
import { along, axes, type Axis } from './axes.js';
import { boxOf, MARK, markAbove, overlapByMark } from '../fitting.js';
import { laidPlacements, type FreeFormDesign, type LaidPlacement } from '../free-form-document.js';
import { isSize, type Fix } from './fix.js';
import type { Overlap } from './fit-problems.js';

/**
 * The greatest number of pairs of blocks to compare for overlaps at an edge of the quilt. If there are more pairs, none
 * is compared, because the comparison would take too long.
 */
const MOST_STEPS = 2_000_000;

/**
 * Returns the fix for a small overlap of two blocks, one of which is at the quilt's right or lower edge. The fix
 * enlarges the quilt, and moves all blocks at this edge with the edge. Null if neither block is at such an edge, if a
 * block is locked, or if the new size isn't allowed.
 */
export function largerAtEdge({ id, other }: Overlap, design: FreeFormDesign): Fix | null {
  const { quilt } = design;
  const laid = laidPlacements(design);
  if (laid.some(({ isLocked }) => isLocked)) return null;
  const depths = depthsOf(design);
  const pair = laid.filter((each) => each.id === id || each.id === other);
  const by = axes.map((axis) => depthOf(pair, axis, design)).find((depth) => depth !== null);
  if (!by) return null;
  const way = { x: depths.x.has(by) ? by : 0, y: depths.y.has(by) ? by : 0 };
  const sides = {
    quiltWidth: inches(quilt.quiltWidth + way.x),
    quiltLength: inches(quilt.quiltLength + way.y),
  };
  return isSize(sides) ? { kind: 'quilt', changes: {}, quilt: { ...sides, way, isAtEdges: true } } : null;
}

/**
 * Returns the depth, in inches, of the overlap of two blocks, one of which is at the quilt's right (or lower) edge.
 * Null if both blocks or neither are at this edge, if they don't overlap, or if the overlap is deeper than half a
 * block.
 */
function depthOf(pair: readonly LaidPlacement[], axis: Axis, { quilt }: FreeFormDesign): number | null {
  const { size } = along[axis];
  const far = axis === 'x' ? quilt.quiltWidth : quilt.quiltLength;
  const endOf = ({ placement }: LaidPlacement) => boxOf(placement)[axis] + boxOf(placement)[size];
  // How far the boxes of slanted blocks overlap says nothing about the blocks.
  if (pair.some(({ placement }) => isSlanted(placement))) return null;
  const atEdge = pair.filter((each) => endOf(each) === far);
  const [one] = atEdge;
  const next = pair.find((each) => each !== one);
  if (!one || !next || atEdge.length !== 1 || !overlapByMark(boxOf(one.placement), boxOf(next.placement)))
    return null;
  const depth = markAbove(endOf(next) - boxOf(one.placement)[axis]);
  return depth >= MARK && depth <= Math.min(takenBox(one.placement)[size], takenBox(next.placement)[size]) / 2
    ? depth
    : null;
}

/* The depths are cached for each design, because a list may have many overlaps. */
const depthsIn = new WeakMap<FreeFormDesign, Record<Axis, ReadonlySet<number>>>();

/**
 * For each axis, returns the distinct depths, in inches, of the overlaps between blocks at the quilt's right or lower
 * edge and other blocks.
 */
function depthsOf(design: FreeFormDesign): Record<Axis, ReadonlySet<number>> {
  const known = depthsIn.get(design);
  if (known) return known;
  const laid = laidPlacements(design);
  const ofAxis = (axis: Axis) => {
    const far = axis === 'x' ? design.quilt.quiltWidth : design.quilt.quiltLength;
    const boxes = laid.map((each) => ({ each, box: boxOf(each.placement) }));
    const atEdge = boxes.filter(({ box }) => box[axis] + box[along[axis].size] === far);
    if (atEdge.length * boxes.length > MOST_STEPS) return new Set<number>();
    const pairs = atEdge.flatMap((one) =>
      boxes.filter((other) => overlapByMark(one.box, other.box)).map((other) => [one.each, other.each]),
    );
    return new Set(pairs.map((pair) => depthOf(pair, axis, design)).filter((depth) => depth !== null));
  };
  const depths = { x: ofAxis('x'), y: ofAxis('y') };
  depthsIn.set(design, depths);
  return depths;
}
