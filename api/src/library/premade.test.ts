import { fabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import { expect, it } from 'vitest';
import { premadeBlocks } from './premade.js';

const HUNT_CLUB = 89; // a houndstooth in taupe, which looks like mud from some steps away

it.each([
  ...['Bears Paw', 'Broken Dishes', 'Sisters Choice', 'Clays Choice', 'Crosses and Losses', 'Northwind'],
  ...['Rising Star', 'Old Maids Puzzle', 'Steps to the Altar', 'X and Plus', 'Dolley Madison Star'],
  ...['Rolling Star', 'May Basket', 'Goose Tracks', 'Jacobs Ladder', 'Spider Web', 'Thousand Pyramids'],
])('%s has calm cloth in its larger patches', (name) => {
  const cloth = premadeBlocks.find(({ designName }) => designName === name)?.cloth ?? [];
  expect(cloth.length).toBeGreaterThan(1);
  expect(fabricAppearance.get(HUNT_CLUB)?.print).toBe('glaring');
  expect(cloth.filter((fabric) => fabricAppearance.get(fabric)?.print === 'glaring')).toEqual([]);
});
