import type { Box } from '@quiltwright/shared/geometry/outline';
import { inches, type Inches } from '@quiltwright/shared/geometry/units';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { boxOf, insideBorders, isWithin, markAbove, markBelow, meet, within } from './fitting';
import { laidPlacements, type FreeFormDesign } from './free-form-document';
import type { Misfit } from './misfits';
import { stripsOf, type Axis, type Strip } from './strips';

/** How a misfit can be mended. */
export interface Mend {
  kind: 'move' | 'centre' | 'gaps' | 'size' | 'borders';
  /** What of the placement becomes otherwise. */
  changes: Partial<
    Pick<Placement, 'xLocation' | 'yLocation' | 'xSeparation' | 'ySeparation' | 'blockWidth' | 'blockHeight'>
  >;
  /** What of the borders does. */
  borders?: Partial<Pick<Quilt, 'borderWidth1' | 'borderWidth2'>>;
}

const along = {
  x: { place: 'xLocation', gap: 'xSeparation', count: 'numOfColumns', side: 'blockWidth', size: 'width' },
  y: { place: 'yLocation', gap: 'ySeparation', count: 'numOfRows', side: 'blockHeight', size: 'height' },
} as const;
const axes = ['x', 'y'] as const;

/** What mends a misfit, the least change first. */
export function mendsOf(misfit: Misfit, design: FreeFormDesign): Mend[] {
  const placementOf = (id: number) => laidPlacements(design).find((each) => each.id === id)?.placement;
  const placement = placementOf(misfit.id);
  if (!placement) return [];
  const { quilt } = design;
  switch (misfit.kind) {
    case 'strip':
      return mendsOfStrip(placement, misfit, design);
    case 'under border': {
      if (misfit.way) return [movedBy(placement, misfit.way)];
      const inside = insideBorders(quilt);
      return present([
        closerIn(placement, inside),
        smallerIn(placement, inside),
        narrowedFor(placement, quilt),
      ]);
    }
    case 'overlap': {
      if (misfit.way) return [movedBy(placement, misfit.way)];
      const under = placementOf(misfit.under);
      return under ? present([smallerBeside(placement, boxOf(under), quilt)]) : [];
    }
  }
}

function present(mends: readonly (Mend | null)[]): Mend[] {
  return mends.filter((mend) => mend !== null);
}

function movedBy({ xLocation, yLocation }: Placement, way: { x: number; y: number }): Mend {
  return {
    kind: 'move',
    changes: { xLocation: inches(xLocation + way.x), yLocation: inches(yLocation + way.y) },
  };
}

/** What is left of a strip by wider gaps or larger blocks is alike at both ends. */
function mendsOfStrip(
  placement: Placement,
  { axis, strip, from, room }: Strip,
  design: FreeFormDesign,
): Mend[] {
  const { place, gap, count, side } = along[axis];
  const times = placement[count];
  const centred = (left: number) => ({ [place]: inches(from + markBelow(left / 2)) });
  const mends: Mend[] = [{ kind: 'centre', changes: centred(strip) }];
  const wider = markBelow(strip / (times - 1));
  if (wider > 0)
    mends.push({
      kind: 'gaps',
      changes: { ...centred(strip - wider * (times - 1)), [gap]: inches(placement[gap] + wider) },
    });
  const larger = sideIn(placement, axis, room);
  const left = room - times * larger - (times - 1) * placement[gap];
  const changes = { ...centred(left), blockWidth: larger, blockHeight: larger };
  const isSquare = placement.blockWidth === placement.blockHeight;
  if (isSquare && larger > placement[side] && hasRoom({ ...placement, ...changes }, placement, axis, design))
    mends.push({ kind: 'size', changes });
  return mends;
}

/** Whether a repeat whose blocks grew lies over no border and no other block than before, and fills its room. */
function hasRoom(grown: Placement, before: Placement, axis: Axis, design: FreeFormDesign): boolean {
  const { quilt } = design;
  const [box, was] = [boxOf(grown), boxOf(before)];
  const boxes = laidPlacements(design)
    .filter(({ placement }) => placement !== before)
    .map(({ placement }) => boxOf(placement));
  return (
    isWithin(box, insideBorders(quilt)) &&
    boxes.every((other) => !meet(other, box) || meet(other, was)) &&
    stripsOf(grown, boxes, quilt).every((strip) => strip.axis !== axis)
  );
}

/** With gaps so much smaller that all copies have room. */
function closerIn(placement: Placement, room: Box): Mend | null {
  const changes: Mend['changes'] = {};
  for (const axis of axes) {
    const { gap, count, side, size } = along[axis];
    if (boxOf(placement)[size] <= room[size]) continue;
    const gaps = placement[count] - 1;
    const smaller = markBelow((room[size] - placement[count] * placement[side]) / gaps);
    if (gaps === 0 || smaller < 0) return null;
    changes[gap] = smaller;
  }
  return { kind: 'gaps', changes: { ...changes, ...placeIn({ ...placement, ...changes }, room) } };
}

/** With blocks so much smaller, in their proportions, that all copies have room. */
function smallerIn(placement: Placement, room: Box): Mend | null {
  const [width, height] = [sideIn(placement, 'x', room.width), sideIn(placement, 'y', room.height)];
  const { blockWidth, blockHeight } = placement;
  const isByWidth = width / blockWidth <= height / blockHeight;
  const sides = isByWidth
    ? { blockWidth: width, blockHeight: proportional(blockHeight, width, blockWidth) }
    : { blockWidth: proportional(blockWidth, height, blockHeight), blockHeight: height };
  if (Math.min(sides.blockWidth, sides.blockHeight) < LIMITS.placedBlockSide.min) return null;
  return { kind: 'size', changes: { ...sides, ...placeIn({ ...placement, ...sides }, room) } };
}

/** The side of blocks along an axis with which all copies have so much room and no more would. */
function sideIn(placement: Placement, axis: Axis, room: number): Inches {
  const { gap, count } = along[axis];
  return markBelow((room - (placement[count] - 1) * placement[gap]) / placement[count]);
}

/** A side that goes along with another one. */
function proportional(side: number, other: number, before: number): Inches {
  return side === before ? inches(other) : markBelow((side * other) / before);
}

/** Where a placement lies in a room in which it has place, as near as it can to where it is. */
function placeIn(placement: Placement, room: Box): Pick<Placement, 'xLocation' | 'yLocation'> {
  const box = boxOf(placement);
  const place = (axis: Axis) => {
    const { size } = along[axis];
    return within(box[axis], room[axis], room[axis] + room[size] - box[size]);
  };
  return { xLocation: place('x'), yLocation: place('y') };
}

/** With borders so much narrower that it lies between them; one of them where that is enough, and stays. */
function narrowedFor(placement: Placement, quilt: Quilt): Mend | null {
  const [box, inside] = [boxOf(placement), insideBorders(quilt)];
  const by = markAbove(Math.max(box.width - inside.width, box.height - inside.height) / 2);
  const { borderWidth1, borderWidth2 } = quilt;
  if (by > borderWidth1 + borderWidth2) return null;
  const bySecond = borderWidth2 <= by && borderWidth1 > by ? 0 : Math.min(by, borderWidth2);
  const borders = {
    borderWidth1: inches(borderWidth1 - (by - bySecond)),
    borderWidth2: inches(borderWidth2 - bySecond),
  };
  return { kind: 'borders', borders, changes: placeIn(placement, insideBorders({ ...quilt, ...borders })) };
}

/** With blocks so much smaller that it has room at one side of another box: where they stay largest. */
function smallerBeside(placement: Placement, other: Box, { quiltWidth, quiltLength }: Quilt): Mend | null {
  const [right, bottom] = [other.x + other.width, other.y + other.height];
  const rooms: Box[] = [
    { x: 0, y: 0, width: other.x, height: quiltLength },
    { x: right, y: 0, width: quiltWidth - right, height: quiltLength },
    { x: 0, y: 0, width: quiltWidth, height: other.y },
    { x: 0, y: bottom, width: quiltWidth, height: quiltLength - bottom },
  ];
  const [largest = null] = present(rooms.map((room) => smallerIn(placement, room))).sort(
    (one, another) => (another.changes.blockWidth ?? 0) - (one.changes.blockWidth ?? 0),
  );
  return largest;
}
