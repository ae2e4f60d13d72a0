import { LIMITS } from '../../../limits.js';
import { bordersOf, endWidthOf, withBorders, type Band } from '../../../quilting/bands/bands.js';
import type { Quilt } from '../../../quilting/quilt.js';
import { laidOut } from '../../../quilting/setting/laid-out.js';
import { middleSize, withinRange, type Setting } from '../../../quilting/setting/setting.js';
import { nextNumber } from '../../../new-id.js';
import { markBelow, within } from '../fitting.js';
import type { FreeFormDesign, PlacementState } from '../free-form-document.js';

/**
 * Returns a changed design with the size and the places that follow from its setting. A changed setting is limited so
 * that the quilt isn't too large or too small. Otherwise its borders are limited. All placements are locked: the setting
 * alone moves them.
 * @param newIds the id from which ids of new placements are computed
 */
export function withSetPlaces(
  design: FreeFormDesign,
  before: FreeFormDesign,
  newIds: string | undefined,
): FreeFormDesign {
  const { quilt: changed } = design;
  const { setting } = changed;
  if (!setting) return design;
  const wanted = setting === before.quilt.setting ? setting : withinRange(setting, changed);
  const bordered = withBorders(changed, cappedBorders(bordersOf(changed), wanted));
  const isBordered = bordered.bands.every((band, index) => band === changed.bands[index]);
  const inside = isBordered && bordered.bands.length === changed.bands.length ? changed : bordered;
  const limited = withinRange(wanted, inside);
  const { quilt, aside } = laidOut(
    limited === inside.setting ? inside : { ...inside, setting: limited },
    design.aside,
  );
  const placements = statesOf(quilt, design.placements, newIds);
  const isAsBefore =
    quilt === before.quilt &&
    placements === before.placements &&
    aside.length === (before.aside?.length ?? 0) &&
    design.aside === before.aside;
  if (isAsBefore) return before;
  const { aside: _, ...others } = design;
  return {
    ...others,
    ...{ quilt, placements },
    sizing: { keepsSize: false, borders: bordersOf(quilt).map(({ width }) => width) },
    ...(aside.length > 0 && { aside }),
  };
}

/** Returns the borders, from the inside out, with the outer ones narrowed to the room that the largest quilt leaves. */
function cappedBorders(borders: readonly Band[], setting: Setting): Band[] {
  const { width, height } = middleSize(setting);
  const roomFor = (length: number) => Math.max(0, markBelow((LIMITS.quiltSide.max - length) / 2));
  const room = { sides: roomFor(width), ends: roomFor(height) };
  return borders.flatMap((border) => {
    const sides = within(border.width, 0, room.sides);
    const ends = within(endWidthOf(border), 0, room.ends);
    if (sides === 0 || ends === 0) return [];
    room.sides -= sides;
    room.ends -= ends;
    if (sides === border.width && ends === endWidthOf(border)) return [border];
    return [{ ...border, width: sides, endWidth: ends === sides ? undefined : ends }];
  });
}

/** Returns the states of all placements. The first ones keep their ids. */
function statesOf(
  { blocks }: Quilt,
  states: readonly PlacementState[],
  newIds: string | undefined,
): readonly PlacementState[] {
  const next = nextNumber(
    states.map(({ id }) => id),
    newIds,
  );
  const isSame = blocks.length === states.length && states.every(({ id, isLocked }) => isLocked && id > 0);
  if (isSame) return states;
  return blocks.map((_, index) => ({ id: states[index]?.id || next + index, isLocked: true }));
}
