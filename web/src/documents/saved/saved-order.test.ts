import { expect, it } from 'vitest';
import { sorted, type Order } from './saved-order';

const items = [
  { num: 1, name: 'block 10', at: '2026-03-01T10:00:00.000Z' },
  { num: 2, name: 'Block 2', at: undefined },
  { num: 3, name: 'Anna', at: undefined },
  { num: 4, name: 'Block 2', at: '2026-02-01T10:00:00.000Z' },
];

it.each<[Order, number[]]>([
  ['newest', [1, 4, 3, 2]],
  ['name', [3, 4, 2, 1]],
])('%s', (order, wanted) => {
  expect(sorted(items, order, (item) => item).map(({ num }) => num)).toEqual(wanted);
});
