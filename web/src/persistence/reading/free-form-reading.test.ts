import { newFreeFormQuilt } from '@quiltwright/shared/quilting/quilt';
import { expect, it } from 'vitest';
import { freeFormReading } from './free-form-reading';

it('reads how much the borders of a draft enlarged the quilt, also from before there were more than two', () => {
  const states = [{ id: 1, isLocked: false }];
  const { design } = freeFormReading.reader({
    raw: () => states,
    once: (read) => (number) => read(states, number),
  });
  const quilt = newFreeFormQuilt(2);
  const sizingOf = (sizing: object) => design(quilt, { states: 1, sizing })?.sizing;
  const today = { keepsSize: false, borders: [2, 1, 5] };
  expect(sizingOf(today)).toEqual(today);
  expect(sizingOf({ keepsSize: true, border1: 2, border2: 0 })).toEqual({ keepsSize: true, borders: [2, 0] });
  expect(design(quilt, { states: 1, sizing: { keepsSize: true, borders: [-1] } })).toBeNull();
});
