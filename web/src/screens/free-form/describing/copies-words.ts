import { gapsOf, takenBox, type Placement } from '@quiltwright/shared/quilting/placement';
import { along, type Axis } from '@quiltwright/shared/model/free-form/fit/axes';
import { boxOf } from '@quiltwright/shared/model/free-form/fitting';
import { exactInches } from '@quiltwright/shared/ruler/lengths';

/** Gaps shorter than this length, in inches, are none. The gaps of turned blocks are differences. */
const HAIR = 1e-6;

/** Returns the total length of a placement's copies along an axis, as seen, as a sum: '5 × 6″ + 4 × 1″ = 34″'. */
export function sumOf(axis: Axis, placement: Placement): string {
  const names = along[axis];
  const count = placement[names.count];
  const [side, gap] = [takenBox(placement)[names.size], gapsOf(placement)[axis]];
  if (count === 1) return exactInches(side);
  const gaps = gap > HAIR ? ` + ${count - 1} × ${exactInches(gap)}` : '';
  return `${count} × ${exactInches(side)}${gaps} = ${exactInches(count * side + (count - 1) * gap)}`;
}

/** Returns the total width and length of a placement's copies, in words: '5 × 12″ = 60″ across; 12″ down'. */
export function copiesTogether(placement: Placement): string {
  if ((placement.turn ?? 0) % 4 !== 0) {
    const { width, height } = boxOf(placement);
    return `${exactInches(width)} across; ${exactInches(height)} down`;
  }
  return `${sumOf('x', placement)} across; ${sumOf('y', placement)} down`;
}
