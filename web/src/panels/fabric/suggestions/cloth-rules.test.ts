import { fabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import { describe, expect, it } from 'vitest';
import { clothOf, compareFaults, isToneOf, rulesFor } from './cloth-rules';

const [CREAM, NIGHT, MADDER, CHEDDAR, NUTMEG] = [104, 13, 72, 57, 131];

const cloth = (fabricNum: number) =>
  clothOf({
    ...{ fabricNum, paletteNum: 2, fabricName: '', userFabricName: '', fabricUrl: '', swatchUrl: '' },
    averageColour: fabricAppearance.get(fabricNum)?.colour ?? '',
  });
const isTone = (fabricNum: number, own: number) => isToneOf(cloth(fabricNum), cloth(own));

describe('a tone of a fabric', () => {
  it('is the same hue, lighter or darker', () => {
    expect(isTone(552, MADDER)).toBe(true); // Oxblood
    expect(isTone(433, NIGHT)).toBe(true); // Navy Sailcloth
  });

  it('is never a brown of a red or gold, nor a charcoal of a blue', () => {
    for (const brown of [163, 691, 599, 598]) {
      expect(isTone(brown, MADDER)).toBe(false); // Espresso, Cocoa Diamond, Mocha, Cocoa Powder
      expect(isTone(brown, CHEDDAR)).toBe(false);
    }
    expect(isTone(743, NIGHT)).toBe(false); // Asphalt Dash
  });

  it('is a darker brown of a brown, which has less room for chroma', () => {
    expect(isTone(163, NUTMEG)).toBe(true);
  });

  it('is, for a neutral, another one about as light', () => {
    expect(isTone(106, CREAM)).toBe(true);
    expect(isTone(229, CREAM)).toBe(false); // Coal
  });
});

describe('faults of a fabric', () => {
  it('weigh value beside long seams most, then a colour that the quilt lacks, then value beside short ones', () => {
    const own = [CREAM, NIGHT, MADDER].map(cloth);
    const faultsOf = rulesFor(own, [
      { ...cloth(CREAM), share: 0.9 },
      { ...cloth(NIGHT), share: 0.1 },
    ]);
    const rank = [105, 163, 41, 433]
      .map(cloth)
      .sort((one, other) => compareFaults(faultsOf(other), faultsOf(one)));
    // In this order: a cream beside cream, a brown unlike any fabric of the quilt, a dark blue as dark as its
    // neighbour, and a blue that is lighter by 9.
    expect(rank.map(({ fabric }) => fabric.fabricNum)).toEqual([105, 163, 41, 433]);
  });
});
