import { expect, it } from 'vitest';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { nextPatch, targetAt } from './drop-target';

/* Patches 0 and 1 on the first layer, 2 to 4 on the second. */
const levels = levelsIn([11, 12], [11, 13, 12]);

it.each([
  ['layer', 3, 'Layer 2', [2, 3, 4]],
  ['patch', 3, 'Patch 2 of layer 2', [3]],
  ['fabric', 3, 'All patches in this fabric', [3]],
  ['fabric', 0, 'All patches in this fabric', [0, 2]],
] as const)('by %s, patch %i is found as %s', (mode, patch, name, patches) => {
  expect(targetAt(levels, mode, patch)).toMatchObject({ name, patches });
});

it('finds nothing if there is no patch', () => {
  expect(targetAt(levels, 'layer', 5)).toBeNull();
  expect(targetAt(levels, 'patch', null)).toBeNull();
  expect(nextPatch([], 'patch', null, 1)).toBeNull();
});

it.each([
  ['patch', null, [0, 4]],
  ['patch', 4, [0, 3]],
  ['patch', 0, [1, 4]],
  ['layer', null, [0, 2]],
  ['layer', 3, [0, 0]],
  ['fabric', 4, [3, 0]],
] as const)('walks by %s from %s on and back, in a circle', (mode, patch, [on, back]) => {
  expect(nextPatch(levels, mode, patch, 1)).toBe(on);
  expect(nextPatch(levels, mode, patch, -1)).toBe(back);
});
