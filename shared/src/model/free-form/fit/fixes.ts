import type { Box } from '../../../geometry/box.js';
import { isSlanted } from '../../../geometry/orientation.js';
import { inches, type Inches } from '../../../geometry/units.js';
import { LIMITS } from '../../../limits.js';
import { bordersOf, bordersWidth, totalWidth } from '../../../quilting/bands/bands.js';
import { gapsOf, overhangOf, takenBox, type Placement } from '../../../quilting/placement.js';
import type { Quilt } from '../../../quilting/quilt.js';
import { insideBorders } from '../../../quilting/quilt-areas.js';
import { nothingSelected, type Selection } from '../../selection.js';
import { along, axes, type Axis } from './axes.js';
import { largerAtEdge } from './edge-fixes.js';
import { closes, fixesOfBare, fixesOfOffCentre } from './bare-fixes.js';
import { isClear, isSize, lengthIn, movedBy, resized, sideAlong, withWidths, type Fix } from './fix.js';
import { boxAround, boxOf, markAbove, markBelow, within } from '../fitting.js';
import { laidPlacements, type FreeFormDesign } from '../free-form-document.js';
import type { FitProblem } from './fit-problems.js';
import { moveApart, swaps } from './overlap-moves.js';
import type { Strip } from './strips.js';

/**
 * Returns the fixes for a problem, the smallest change first. If one of two overlapping blocks is selected, the fixes
 * move the selected block.
 */
export function fixesOf(
  fitProblem: FitProblem,
  design: FreeFormDesign,
  selection: Selection = nothingSelected,
): readonly Fix[] {
  const placementOf = (id: number) => laidPlacements(design).find((each) => each.id === id)?.placement;
  const placement = placementOf(fitProblem.id);
  if (!placement) return [];
  const { quilt } = design;
  switch (fitProblem.kind) {
    case 'strip':
      return fixesOfStrip(fitProblem, design);
    case 'bare':
      return fixesOfBare(fitProblem, design);
    case 'off centre':
      return fixesOfOffCentre(fitProblem, design);
    case 'under border': {
      const inside = insideBorders(quilt);
      const fixes = fitProblem.way
        ? [movedBy(placement, fitProblem.way)]
        : present([closerIn(placement, inside), smallerIn(placement, inside), narrowedFor(placement, quilt)]);
      return clearOrAll(present([...fixes, largerQuilt(design)]), placement, design);
    }
    case 'overlap': {
      const other = placementOf(fitProblem.other);
      if (!other) return [];
      const apart =
        moveApart(fitProblem, design, selection) ?? smallerBeside(placement, boxOf(other), design);
      return present([largerAtEdge(fitProblem, design), apart]);
    }
  }
}

function present(fixes: readonly (Fix | null)[]): Fix[] {
  return fixes.filter((fix) => fix !== null);
}

/**
 * Returns the fixes for a strip that the copies of a placement leave: wider gaps or larger blocks. The remaining space
 * is divided equally between both ends.
 */
function fixesOfStrip(
  { id, axis, strip, from, room }: Strip & { id: number },
  design: FreeFormDesign,
): Fix[] {
  const own = laidPlacements(design).find((each) => each.id === id);
  if (!own) return [];
  const { placement } = own;
  const { place, gap, count, size } = along[axis];
  const times = placement[count];
  const over = overhangOf(placement)[axis];
  const centred = (left: number) => ({ [place]: inches(from + markBelow(left / 2) + over) });
  const fixes: Fix[] = [{ kind: 'centre', changes: centred(strip) }];
  const wider = markBelow(strip / (times - 1));
  if (wider > 0)
    fixes.push({
      kind: 'gaps',
      changes: { ...centred(strip - wider * (times - 1)), [gap]: inches(placement[gap] + wider) },
    });
  const larger = markBelow(lengthIn(placement, axis, room));
  const left = room - times * larger - (times - 1) * gapsOf(placement)[axis];
  const changes = { ...centred(left), blockWidth: larger, blockHeight: larger };
  const isSquare = placement.blockWidth === placement.blockHeight;
  if (isSquare && larger > takenBox(placement)[size]) fixes.push({ kind: 'size', changes });
  // A fix is left out if blocks in the gaps of the repeat, or beside it, would be in the way.
  return fixes.filter((fix) => closes(fix, own, axis, design));
}

/**
 * Returns the fixes after which the placement overlaps no further block. If there are no such fixes, returns all fixes.
 */
function clearOrAll(fixes: readonly Fix[], placement: Placement, design: FreeFormDesign): readonly Fix[] {
  const clear = fixes.filter(
    ({ kind, changes }) => kind === 'quilt' || isClear({ ...placement, ...changes }, placement, design),
  );
  return clear.length > 0 ? clear : fixes;
}

/** Returns the fix with smaller gaps, so that all copies fit into a box; null if they fit only with gaps below 0. */
function closerIn(placement: Placement, room: Box): Fix | null {
  const changes: Fix['changes'] = {};
  for (const axis of axes) {
    const { gap, count, size } = along[axis];
    if (boxOf(placement)[size] <= room[size]) continue;
    const gaps = placement[count] - 1;
    const smaller = markBelow((room[size] - placement[count] * takenBox(placement)[size]) / gaps);
    if (gaps === 0 || smaller < 0) return null;
    changes[gap] = inches(smaller + 2 * overhangOf(placement)[axis]);
  }
  return { kind: 'gaps', changes: { ...changes, ...placeIn({ ...placement, ...changes }, room) } };
}

/**
 * Returns the fix with smaller blocks in the same proportions, so that all copies fit into a box. Null if the blocks
 * would be too small, or no smaller.
 */
function smallerIn(placement: Placement, room: Box): Fix | null {
  const sides = smallerSides(placement, room);
  if (Math.min(sides.blockWidth, sides.blockHeight) < LIMITS.placedBlockSide.min) return null;
  if (sides.blockWidth >= placement.blockWidth) return null;
  const changes = resized(placement, sides);
  return { kind: 'size', changes: { ...changes, ...placeIn({ ...placement, ...changes }, room) } };
}

/** Rounding to ten-thousandths makes a copy of a block on its point, and its gap, longer by less than this, in inches. */
const ROUNDED = 0.001;

/** Returns the sides of blocks in the same proportions, the longest with which all copies fit into a box. */
function smallerSides(placement: Placement, room: Box): Pick<Placement, 'blockWidth' | 'blockHeight'> {
  const { blockWidth, blockHeight } = placement;
  const lengths = { x: lengthIn(placement, 'x', room.width), y: lengthIn(placement, 'y', room.height) };
  if (isSlanted(placement)) {
    const part = (Math.min(lengths.x, lengths.y) - ROUNDED) / takenBox(placement).width;
    return { blockWidth: markBelow(blockWidth * part), blockHeight: markBelow(blockHeight * part) };
  }
  const isAsDrawn = sideAlong(placement, 'x') === 'blockWidth';
  const width = markBelow(isAsDrawn ? lengths.x : lengths.y);
  const height = markBelow(isAsDrawn ? lengths.y : lengths.x);
  return width / blockWidth <= height / blockHeight
    ? { blockWidth: width, blockHeight: proportional(blockHeight, width, blockWidth) }
    : { blockWidth: proportional(blockWidth, height, blockHeight), blockHeight: height };
}

/** Returns `side` in inches, scaled as another side was scaled from `before` to `other`. */
function proportional(side: number, other: number, before: number): Inches {
  return side === before ? inches(other) : markBelow((side * other) / before);
}

/**
 * Returns the position in the box `room` that is closest to the placement's present position. The box must be large
 * enough for the placement.
 */
function placeIn(placement: Placement, room: Box): Pick<Placement, 'xLocation' | 'yLocation'> {
  const box = boxOf(placement);
  const over = overhangOf(placement);
  const place = (axis: Axis) => {
    const { size } = along[axis];
    return inches(within(box[axis], room[axis], room[axis] + room[size] - box[size]) + over[axis]);
  };
  return { xLocation: place('x'), yLocation: place('y') };
}

/**
 * Returns the fix with narrower borders, so that a placement fits between them. If one border can give enough room
 * without disappearing, only this border gets narrower. Otherwise the outer borders give their width first.
 */
function narrowedFor(placement: Placement, quilt: Quilt): Fix | null {
  const [box, inside] = [boxOf(placement), insideBorders(quilt)];
  const by = markAbove(Math.max(box.width - inside.width, box.height - inside.height) / 2);
  const widths = bordersOf(quilt).map(({ width }) => width);
  if (by > bordersWidth(quilt)) return null;
  // The outermost border that can give all of the room, without disappearing.
  const giver = widths.reduce((last, width, index) => (width > by ? index : last), -1);
  const borders = widths.map((width, index) => {
    if (giver >= 0) return index === giver ? width - by : width;
    const outside = totalWidth(bordersOf(quilt).slice(index + 1));
    return width - within(by - outside, 0, width);
  });
  return { kind: 'borders', borders, changes: placeIn(placement, insideBorders(withWidths(quilt, borders))) };
}

/**
 * Returns the fix with a larger quilt, in which all blocks keep their arrangement and are inside the borders. Null if
 * the new size isn't larger or isn't allowed, or if some blocks are locked.
 */
function largerQuilt(design: FreeFormDesign): Fix | null {
  const { quilt } = design;
  const laid = laidPlacements(design);
  const box = boxAround(laid.map(({ placement }) => placement));
  if (!box || laid.some(({ isLocked }) => isLocked)) return null;
  const border = insideBorders(quilt);
  const quiltWidth = inches(Math.max(quilt.quiltWidth, Math.ceil(box.width + 2 * border.x)));
  const quiltLength = inches(Math.max(quilt.quiltLength, Math.ceil(box.height + 2 * border.y)));
  const isLarger = quiltWidth > quilt.quiltWidth || quiltLength > quilt.quiltLength;
  if (!isLarger || !isSize({ quiltWidth, quiltLength })) return null;
  const inside = insideBorders({ ...quilt, quiltWidth, quiltLength });
  const wayAlong = (axis: Axis) => {
    const { size } = along[axis];
    return within(box[axis], inside[axis], inside[axis] + inside[size] - box[size]) - box[axis];
  };
  const way = { x: wayAlong('x'), y: wayAlong('y') };
  return { kind: 'quilt', changes: {}, quilt: { quiltWidth, quiltLength, way } };
}

/**
 * Returns the fix that makes blocks smaller and puts them beside another box, on the side where they can be largest.
 * Null if they would overlap other blocks on every side, or would have to move to the opposite side of the box.
 */
function smallerBeside(placement: Placement, other: Box, design: FreeFormDesign): Fix | null {
  const { quiltWidth, quiltLength } = design.quilt;
  const [right, bottom] = [other.x + other.width, other.y + other.height];
  const rooms: Box[] = [
    { x: 0, y: 0, width: other.x, height: quiltLength },
    { x: right, y: 0, width: quiltWidth - right, height: quiltLength },
    { x: 0, y: 0, width: quiltWidth, height: other.y },
    { x: 0, y: bottom, width: quiltWidth, height: quiltLength - bottom },
  ];
  const largestFirst = present(rooms.map((room) => smallerIn(placement, room))).sort(
    (one, another) => (another.changes.blockWidth ?? 0) - (one.changes.blockWidth ?? 0),
  );
  const clear = largestFirst.find(({ changes }) => {
    const smaller = { ...placement, ...changes };
    return !swaps(boxOf(placement), boxOf(smaller), other) && isClear(smaller, placement, design);
  });
  return clear ?? null;
}
