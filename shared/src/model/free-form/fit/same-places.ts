import type { Banded } from '../../../quilting/bands/bands.js';
import type { Placement } from '../../../quilting/placement.js';
import { laidPlacements, type FreeFormDesign } from '../free-form-document.js';

/** The fields that decide where the copies of a placement lie. */
const placing = [
  'xLocation',
  'yLocation',
  'blockWidth',
  'blockHeight',
  'numOfColumns',
  'numOfRows',
  'xSeparation',
  'ySeparation',
  'turn',
  'mirrored',
] as const satisfies readonly (keyof Placement)[];

/**
 * True if the places of all placements, their locks, the widths of the bands and the size of the quilt are the same.
 */
export function haveSamePlaces(one: FreeFormDesign, other: FreeFormDesign): boolean {
  const [before, after] = [laidPlacements(one), laidPlacements(other)];
  return (
    one.quilt.quiltWidth === other.quilt.quiltWidth &&
    one.quilt.quiltLength === other.quilt.quiltLength &&
    haveSameWidths(one.quilt, other.quilt) &&
    before.length === after.length &&
    before.every(({ id, isLocked, placement }, index) => {
      const now = after[index];
      return now?.id === id && now.isLocked === isLocked && areSame(placement, now.placement);
    })
  );
}

function areSame(one: Placement, other: Placement): boolean {
  return one === other || placing.every((field) => one[field] === other[field]);
}

function haveSameWidths({ bands: before }: Banded, { bands: after }: Banded): boolean {
  return (
    before.length === after.length &&
    before.every(({ role, width }, index) => role === after[index]?.role && width === after[index].width)
  );
}
