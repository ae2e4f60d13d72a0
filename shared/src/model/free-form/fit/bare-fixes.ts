import { contains, type Box } from '../../../geometry/box.js';
import { isSlanted } from '../../../geometry/orientation.js';
import type { Point } from '../../../geometry/point.js';
import { inches } from '../../../geometry/units.js';
import { bordersOf } from '../../../quilting/bands/bands.js';
import { overhangOf, type Placement } from '../../../quilting/placement.js';
import { insideBorders } from '../../../quilting/quilt-areas.js';
import { along, axes, type Axis } from './axes.js';
import { bareBeside, NARROW, NARROWEST, type BareStrip } from './bare-strips.js';
import { boxAround, boxOf, MARK, markAbove, markBelow, overlapByMark, shortSide } from '../fitting.js';
import { laidPlacements, type FreeFormDesign, type LaidPlacement } from '../free-form-document.js';
import { isClear, isSize, lengthIn, resized, sideAlong, type Fix } from './fix.js';
import type { OffCentre } from './off-centre.js';

/**
 * Returns the fixes for a strip without fabric, the smallest change first. Leaves out a fix that would leave another
 * strip without fabric beside the block on the same axis.
 */
export function fixesOfBare(strip: BareStrip, design: FreeFormDesign): Fix[] {
  const laid = laidPlacements(design);
  const own = laid.find(({ id }) => id === strip.id);
  if (!own) return [];
  const { axis } = strip;
  const ids = [...new Set(strip.ids)];
  const ofOne = ids.length === 1 ? [movedTo(strip, own), larger(own, axis, design)] : [];
  const ofMany = ids.length === 1 ? null : movedAll(strip, ids, design);
  return [
    ...ofOne.filter((fix) => fix !== null).filter((fix) => closes(fix, own, axis, design)),
    ...(ofMany ? [ofMany] : []),
    ...(strip.until === 'block' ? [sashed(strip)] : aroundAll(strip, own.placement, design)),
  ];
}

/** Returns the fix that adds sashing as wide as the strip. Sashing puts fabric between all blocks. */
function sashed({ axis, box }: BareStrip): Fix {
  return { kind: 'sashing', changes: {}, sashing: markBelow(box[along[axis].size]) };
}

/**
 * Returns the offset, in inches, by which the blocks beside a strip must move to close it. The offset is below 0 for a
 * move to the left or up.
 */
function wayTo({ axis, side, box }: BareStrip): number {
  const width = box[along[axis].size];
  return side === 'after' ? width : -width;
}

function movedTo(strip: BareStrip, { placement }: LaidPlacement): Fix {
  const { place } = along[strip.axis];
  return { kind: 'move', changes: { [place]: inches(placement[place] + wayTo(strip)) } };
}

/**
 * Returns the fix that closes a strip by a move of all blocks on one side of the strip. Null if this opens another
 * strip or makes blocks overlap.
 */
function movedAll(strip: BareStrip, ids: readonly number[], design: FreeFormDesign): Fix | null {
  const { place } = along[strip.axis];
  const all = { x: 0, y: 0, [strip.axis]: wayTo(strip) };
  const moving = new Set(ids);
  const laid = laidPlacements(design);
  const around = boxAround(laid.filter(({ id }) => moving.has(id)).map(({ placement }) => placement));
  if (!around) return null;
  const { x, y, width, height } = around;
  // The area that contains every block that a moved block can affect.
  const reach = {
    x: x - 2 * NARROW,
    y: y - 2 * NARROW,
    width: width + 4 * NARROW,
    height: height + 4 * NARROW,
  };
  const moved = laid
    .filter(({ placement }) => overlapByMark(boxOf(placement), reach))
    .map((each) => {
      if (!moving.has(each.id)) return each;
      const placement = { ...each.placement, [place]: inches(each.placement[place] + wayTo(strip)) };
      return { ...each, placement };
    });
  const others = moved.filter(({ id }) => !moving.has(id)).map(({ placement }) => boxOf(placement));
  const inside = insideBorders(design.quilt);
  const fits = moved.every((each) => {
    if (!moving.has(each.id)) return true;
    const box = boxOf(each.placement);
    const { before, after } = bareBeside(each, moved, design.quilt)[strip.axis];
    return (
      before + after === 0 && contains(inside, box) && !others.some((other) => overlapByMark(box, other))
    );
  });
  return fits ? { kind: 'move', changes: {}, all, ids } : null;
}

/**
 * True if a placement fits after a fix: it overlaps no other block or border, and no other strip without fabric is
 * beside it.
 */
export function closes({ changes }: Fix, own: LaidPlacement, axis: Axis, design: FreeFormDesign): boolean {
  const laid = laidPlacements(design);
  const placement = { ...own.placement, ...changes };
  const inside = insideBorders(design.quilt);
  const isInside = (each: Axis, box: Box) =>
    box[each] >= inside[each] && box[each] + box[along[each].size] <= inside[each] + inside[along[each].size];
  // A block that is partly on a border is a separate problem in the list.
  const staysIn = (each: Axis) =>
    isInside(each, boxOf(placement)) || (each !== axis && !isInside(each, boxOf(own.placement)));
  if (!axes.every(staysIn)) return false;
  // A placement that reaches beyond the quilt's edge would lose copies.
  const { quiltWidth: width, quiltLength: height } = design.quilt;
  if (!contains({ x: 0, y: 0, width, height }, boxOf(placement))) return false;
  if (!isClear(placement, own.placement, design)) return false;
  const before = bareBeside(own, laid, design.quilt);
  const after = bareBeside({ ...own, placement }, laid, design.quilt);
  return axes.every((each) =>
    (['before', 'after'] as const).every(
      (side) => after[each][side] === 0 || (each !== axis && after[each][side] <= before[each][side]),
    ),
  );
}

/**
 * Returns the fix with larger blocks, which fill the strips without fabric at both ends of a placement. Square blocks
 * stay square. Null if no larger block fits.
 */
function larger(own: LaidPlacement, axis: Axis, { quilt, ...design }: FreeFormDesign): Fix | null {
  const { placement } = own;
  if (isSlanted(placement)) return null;
  const bare = bareBeside(own, laidPlacements({ quilt, ...design }), quilt);
  const side = sideAlong(placement, axis);
  const room = boxOf(placement)[along[axis].size] + bare[axis].before + bare[axis].after;
  const length = markBelow(lengthIn(placement, axis, room));
  if (length <= placement[side]) return null;
  const isSquare = placement.blockWidth === placement.blockHeight;
  const wider = isSquare ? { blockWidth: length, blockHeight: length } : { [side]: length };
  const changes = resized(placement, wider);
  const [overBefore, over] = [overhangOf(placement), overhangOf({ ...placement, ...changes })];
  const start = (each: Axis) => {
    const { place } = along[each];
    const first = placement[place] - (isSquare || each === axis ? bare[each].before : 0);
    return { [place]: inches(first - overBefore[each] + over[each]) };
  };
  return { kind: 'size', changes: { ...changes, ...start('x'), ...start('y') } };
}

/** Returns the fixes that remove a strip around all blocks: wider borders, or a smaller quilt. */
function aroundAll(strip: BareStrip, placement: Placement, design: FreeFormDesign): Fix[] {
  const { quilt } = design;
  const laid = laidPlacements(design);
  const inside = insideBorders(quilt);
  const around = boxAround(laid.map((each) => each.placement));
  const isSome = laid.some((each) => each.isLocked || !overlapByMark(boxOf(each.placement), inside));
  if (!around || isSome || !contains(inside, around)) return [];
  const { size } = along[strip.axis];
  const [own, start] = [boxOf(placement), strip.axis];
  const isAtEnd =
    strip.side === 'before'
      ? own[start] === around[start]
      : own[start] + own[size] === around[start] + around[size];
  const left = { x: inside.width - around.width, y: inside.height - around.height };
  if (!isAtEnd || Math.max(left.x, left.y) >= 2 * NARROW) return [];
  const to = (by: number): Point => ({ x: inside.x + by - around.x, y: inside.y + by - around.y });
  const border = inside.x;
  const by = markBelow(left.x / 2);
  const [first = 0, ...others] = bordersOf(quilt).map(({ width }) => width);
  const canWiden =
    border > 0 &&
    by > 0 &&
    axes.every((axis) => left[axis] - 2 * by < NARROWEST && left[axis] >= 2 * by) &&
    first + by <= Math.trunc(shortSide(quilt) / 2);
  const widened: Fix = {
    ...{ kind: 'borders', changes: {} },
    ...{ borders: [first + by, ...others], all: to(by) },
  };
  const sides = {
    quiltWidth: markAbove(around.width + 2 * border),
    quiltLength: markAbove(around.height + 2 * inside.y),
  };
  const fitted: Fix = { kind: 'quilt', changes: {}, quilt: { ...sides, way: to(0) } };
  return [...(canWiden ? [widened] : []), ...(isSize(sides) ? [fitted] : [])];
}

/**
 * Returns the fixes if all blocks together are a little off the quilt's middle: a larger quilt, or a move of all
 * blocks.
 */
export function fixesOfOffCentre({ way, margins }: OffCentre, { quilt }: FreeFormDesign): Fix[] {
  const more = (axis: Axis) => Math.abs(way[axis] * 2);
  const sides = {
    quiltWidth: inches(quilt.quiltWidth + more('x')),
    quiltLength: inches(quilt.quiltLength + more('y')),
  };
  // The quilt grows at the right and at the bottom. So blocks that are closer to the left or the top must move.
  const step = (axis: Axis) => (margins[axis][0] < margins[axis][1] ? way[axis] * 2 : 0);
  const larger: Fix = {
    kind: 'quilt',
    changes: {},
    quilt: { ...sides, way: { x: step('x'), y: step('y') } },
  };
  const isOnMarks = axes.every((axis) => Number.isInteger(way[axis] / MARK));
  const shift: Fix = { kind: 'shift', changes: {}, all: way };
  return [...(isSize(sides) ? [larger] : []), ...(isOnMarks ? [shift] : [])];
}
