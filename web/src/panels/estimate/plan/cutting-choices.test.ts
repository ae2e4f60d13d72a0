// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { createChoices, planSettings } from './cutting-choices';

const kept = (spare: unknown) => ({
  ...{ usableWidth: 44, seam: 0.25, shrinkage: 3, spare, buy: 'yards', halfSquareTriangle: 'two' },
  ...{ goose: 'four', fabrics: {}, borders: 'straight', joins: 'straight', cornerstones: true },
  ...{ bindingCut: 2.5, bindingGrain: 'straight', bindingFabric: 0, backingMargin: 4, backingWidth: 42 },
});

beforeEach(() => {
  localStorage.clear();
});

it.each([
  [0, { spareInches: 1, sparePercent: 0 }],
  [5, { spareInches: 1, sparePercent: 5 }],
  [20, { spareInches: 1, sparePercent: 10 }],
  ['nothing', { spareInches: 0, sparePercent: 0 }],
  ['inch', { spareInches: 1, sparePercent: 0 }],
])('uses the spare fabric of a device that stored %s, and keeps its other choices', (spare, bought) => {
  localStorage.setItem('cutting', JSON.stringify({ 7: kept(spare) }));
  const choices = createChoices().getState()[7];
  if (!choices) throw new Error('The choices are lost.');
  expect(planSettings(choices, null).cutting).toMatchObject({ usableWidth: 44, shrinkage: 3, ...bought });
});

it.each([15.5, 'much', null])('starts afresh if %s to spare was stored', (spare) => {
  localStorage.setItem('cutting', JSON.stringify({ 7: kept(spare) }));
  expect(createChoices().getState()).toEqual({});
});
