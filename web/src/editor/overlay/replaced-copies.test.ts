import { boxOf } from '@quiltwright/shared/model/free-form/fitting';
import { inches } from '@quiltwright/shared/geometry/units';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import { expect, it } from 'vitest';
import { replacedCopies } from './replaced-copies';

const pair = { ...emptyPlacement, blockWidth: inches(6), blockHeight: inches(6), numOfColumns: 2 };

it('returns each copy of a repeat with gaps, so that blocks in the gaps are not outlined', () => {
  expect(replacedCopies([{ ...pair, xSeparation: inches(4) }]).map(boxOf)).toEqual([
    { x: 0, y: 0, width: 6, height: 6 },
    { x: 10, y: 0, width: 6, height: 6 },
  ]);
});

it('returns a repeat without gaps as a whole, with one outline', () => {
  expect(replacedCopies([pair])).toEqual([pair]);
});
