import { expect, it } from 'vitest';
import { levelsIn } from '../levels.fixture.js';
import { layerOf, patchesAlongWith, patchesOfLayer } from './colour-modes.js';

/* Patches 0 and 1 are on the first layer, 2 to 4 on the third; the second is empty. */
const levels = levelsIn([11, 12], [], [11, 13, 12]);

it('finds the layer of a patch, counted from the bottom', () => {
  expect([0, 1, 2, 4].map((patch) => layerOf(levels, patch))).toEqual([1, 1, 3, 3]);
  expect(layerOf(levels, 5)).toBe(0);
});

it('finds the patches of a layer', () => {
  expect([1, 2, 3, 4].map((layer) => patchesOfLayer(levels, layer))).toEqual([[0, 1], [], [2, 3, 4], []]);
});

it.each([
  ['layer', 3, [2, 3, 4]],
  ['patch', 3, [3]],
  ['fabric', 2, [0, 2]],
  ['fabric', 3, [3]],
  ['fabric', 4, [1, 4]],
] as const)('colours by %s: patch %i along with %j', (mode, patch, expected) => {
  expect(patchesAlongWith(levels, mode, patch)).toEqual(expected);
});
