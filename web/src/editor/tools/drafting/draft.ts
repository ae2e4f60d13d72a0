import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { draftedMap } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import { nearestOn, type Seam } from '@quiltwright/shared/geometry/seam';
import { draftGridOfPatches, draftGridOfStar } from '../../snapping/draft-grid';
import { SeamSnapping } from '../../snapping/seam-snapping';
import { blockUnit, inBlock } from '../drawing/drawing-editor';
import { MARKS } from '../drawing/shape-items';

/** A point nearer to a seam than this is on the seam, in block units. */
const ON_SEAM = 0.1;

/** True if a point is within reach of the edge of the block, inside or outside of it. */
export function isNearEdge(point: Point, reach: number): boolean {
  const outside = distance(inBlock(point), point);
  const { x, y } = point;
  const inside = Math.min(x, y, LIMITS.blockSpace - x, LIMITS.blockSpace - y);
  return (outside > 0 ? outside : inside) <= reach;
}

interface Draft {
  /** All seams, with those of the block's edge. */
  seams: readonly Seam[];
  /** The seams inside the block, without its edge. */
  inside: readonly Seam[];
  snapping: SeamSnapping;
}

const known = new WeakMap<CreatedBlockDesign, Draft>();

/** Returns the seams of a design, and the object that snaps to them. Both are made once for each design. */
export function draftOf(design: CreatedBlockDesign): Draft {
  const found = known.get(design);
  if (found) return found;
  const seams = [...draftedMap(design).seams].sort(byPlace);
  const inside = seams.filter((seam) => !isOnEdge(seam));
  const draft = { seams, inside, snapping: snappingTo(design, seams) };
  known.set(design, draft);
  return draft;
}

/** Returns the seams inside a block, in the order of their numbers. */
export function seamsInside(design: CreatedBlockDesign): readonly Seam[] {
  return draftOf(design).inside;
}

/** Sorts seams by their starts, from the left, so that they are listed alike when the block is opened again. */
function byPlace(one: Seam, other: Seam): number {
  return (
    one.from.x - other.from.x ||
    one.from.y - other.from.y ||
    one.to.x - other.to.x ||
    one.to.y - other.to.y ||
    one.bulge - other.bulge
  );
}

/** Returns an object that snaps to all seams except those that end at one of these points, for a drag that moves them. */
export function snappingWithout(design: CreatedBlockDesign, points: readonly Point[]): SeamSnapping {
  const isMoved = (end: Point) => points.some(({ x, y }) => x === end.x && y === end.y);
  return snappingTo(
    design,
    draftOf(design).seams.filter(({ from, to }) => !isMoved(from) && !isMoved(to)),
  );
}

function snappingTo({ block, grid, starGrid }: CreatedBlockDesign, seams: readonly Seam[]): SeamSnapping {
  const unit = blockUnit(block);
  const ruler = { x: 1 / (unit.x * MARKS), y: 1 / (unit.y * MARKS) };
  const draftGrid = starGrid ? draftGridOfStar(starGrid, unit) : draftGridOfPatches(grid);
  return new SeamSnapping({ seams, grid: draftGrid, ruler, unit });
}

/** True if a point lies on a seam or on the block's edge. */
export function isOnSeam(design: CreatedBlockDesign, point: Point): boolean {
  return draftOf(design).seams.some((seam) => distance(nearestOn(seam, point), point) <= ON_SEAM);
}

/** Returns the seam nearest to a point within reach; null if there is none. Seams on the block's edge don't count. */
export function seamNear(design: CreatedBlockDesign, point: Point, reach: number): Seam | null {
  let found: Seam | null = null;
  let least = reach;
  for (const seam of draftOf(design).inside) {
    const away = distance(nearestOn(seam, point), point);
    if (away <= least) [found, least] = [seam, away];
  }
  return found;
}

/** True if a seam is part of the block's edge. */
export function isOnEdge({ from, to, bulge }: Seam): boolean {
  return (
    bulge === 0 &&
    (['x', 'y'] as const).some(
      (axis) => from[axis] === to[axis] && (from[axis] === 0 || from[axis] === LIMITS.blockSpace),
    )
  );
}
