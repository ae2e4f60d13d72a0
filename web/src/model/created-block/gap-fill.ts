import { FABRIC } from '@quiltwright/shared/limits';
import { fabricsOf, SHAPE_TYPE, shapeTypes, type ShapeType } from '@quiltwright/shared/quilting/shape';
import { unitOutline } from '@quiltwright/shared/quilting/shape-outlines';
import type { Turn } from '@quiltwright/shared/quilting/shape-turns';
import type { Gap } from '@quiltwright/workers/kernels/checks/check-types';
import { isFree, type CreatedBlockDesign } from './created-block-document';
import { laidShapes, type LaidShape } from './drawing';
import { areSame, cutToBlock, fine, sidesAround, sidesOf, turning, type Sides } from './sides';

/** What fills a gap. */
export interface GapFill {
  type: ShapeType;
  sides: Sides;
  /** It is the gap and no more; else a rectangle around it, which lies beneath all else. */
  isExact: boolean;
  /** The shape that it mirrors, or repeats in a turn about the block's middle. */
  twin: LaidShape | null;
}

/** What lies no farther apart, in ten-thousandths of a block unit, is in one place. */
const NEAR = 100;

/** Ways to the opposite side, the nearest relation first. */
const ways: readonly (readonly Turn[])[] = [['across'], ['down'], ['across', 'down'], ['right'], ['left']];

export function fillOf(design: CreatedBlockDesign, { outline, holes }: Gap): GapFill {
  const corners = outline.map(({ x, y }) => ({ x: fine(x), y: fine(y) }));
  const sides = cutToBlock(
    sidesAround(corners.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y }))),
  );
  const type = holes.length === 0 ? shapeTypes.find((each) => fillsAs(each, sides, corners)) : undefined;
  return type === undefined
    ? { type: SHAPE_TYPE.rectangle, sides, isExact: false, twin: null }
    : { type, sides, isExact: true, twin: twinOf(design, type, sides) };
}

/** Whether a straight type in a box has just these corners, but for such as lie on its edges. */
function fillsAs(type: ShapeType, box: Sides, corners: readonly { x: number; y: number }[]): boolean {
  const outline = unitOutline(type);
  if (outline.some(({ arc }) => arc)) return false;
  const own = outline.map(({ to }) => ({
    x: box.left + to.x * (box.right - box.left),
    y: box.top + to.y * (box.bottom - box.top),
  }));
  const isNear = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.abs(a.x - b.x) <= NEAR && Math.abs(a.y - b.y) <= NEAR;
  const isOnEdge = ({ x, y }: { x: number; y: number }) =>
    own.some((to, index) => {
      const from = own.at(index - 1) ?? to;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      return Math.abs(dx * (y - from.y) - dy * (x - from.x)) <= NEAR * Math.hypot(dx, dy);
    });
  return own.every((corner) => corners.some((each) => isNear(corner, each))) && corners.every(isOnEdge);
}

function twinOf(design: CreatedBlockDesign, type: ShapeType, sides: Sides): LaidShape | null {
  const { blockWidth, blockHeight } = design.block;
  const whole = sidesAround([]);
  for (const way of ways) {
    if (blockWidth !== blockHeight && (way.includes('right') || way.includes('left'))) continue;
    const there = way.reduce((at, turn) => turning(whole, turn)(at.sides, at.type), { sides, type });
    const twin = laidShapes(design).find(
      ({ shape, level }) =>
        shape.shapeType === there.type && isFree(design, level) && areSame(sidesOf(shape), there.sides, NEAR),
    );
    if (twin) return twin;
  }
  return null;
}

/** The first fabric spot that no shape has yet; the first of all where none is left. */
export function freeSpot({ block }: CreatedBlockDesign): number {
  const used = new Set(fabricsOf(block.levels));
  for (let spot: number = FABRIC.firstSpot; spot <= FABRIC.lastSpot; spot++) if (!used.has(spot)) return spot;
  return FABRIC.firstSpot;
}
