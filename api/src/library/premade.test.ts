import { fabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import { expect, it } from 'vitest';
import { premadeBlocks } from './premade.js';

/** Returns the hue in degrees of a colour like #1a2b3c; null for a grey. */
function hueOf(colour: string): number | null {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < most / 4) return null;
  const turn = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (turn + 360) % 360;
}

it('a block of many small patches has tones of one hue on its ground, so that its rings and chains show', () => {
  const fine = premadeBlocks.filter(({ grid, patches }) => grid >= 13 && patches >= 90);
  expect(fine.map(({ designName }) => designName)).toContain('Burgoyne Surrounded');
  for (const { designName, cloth } of fine) {
    const hues = cloth.flatMap((fabric) => hueOf(fabricAppearance.get(fabric)?.colour ?? '') ?? []);
    expect(Math.max(...hues) - Math.min(...hues), designName).toBeLessThanOrEqual(60);
  }
});

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
