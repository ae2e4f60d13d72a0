import { fabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import { fabricKinds } from '@quiltwright/shared/library/fabric-kinds';
import { groundFabrics } from '@quiltwright/shared/library/ground-fabrics';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { bandNames, bandNamesOf, type BandName } from '@quiltwright/shared/quilting/bands/bands';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import type { PlaceableBlock } from '@quiltwright/shared/model/cloth/block-fabrics';
import { byAmount, quiltAmounts } from '@quiltwright/shared/model/cloth/cloth-amounts';
import type { ClothShares } from '@quiltwright/shared/model/cloth/cloths-beside';
import { act, ran } from '@quiltwright/shared/model/command';
import { after } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { starts, type Start } from '@quiltwright/shared/model/free-form/starts';
import { chroma, difference, hueOf, oklab } from '@quiltwright/shared/model/cloth/oklab';
import { inBandFabric } from '@quiltwright/shared/model/cloth/quilt-bands';
import { newDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { clothOf, isPlain, isToneOf, SMALL_SHARE, SMALL_STEP, VALUE_STEP } from './cloth-rules';
import { evenly, fabricOf, library, lightnessOf, numbers, oklabOf, suggestedIn } from './suggested.fixture';
import { suitingCloths, surroundingsOf } from './suiting-cloths';

const CREAM = 104; // Country Cream, a solid, L* 94
const NIGHT = 13; // Night Pin Dot, dark blue, L* 17
const CHEDDAR = 57; // a calico in gold, L* 71
const MADDER = 72; // Madder Garden, a busy calico in brick, L* 34
const RED = 71; // Barn Red, a solid, L* 36
const CHAMBRAY = 19; // a light blue, L* 65
const GLARING = 754; // Hibiscus Wall
const CRANBERRY = 476; // Cranberry Stone, a red, L* 33
const OXBLOOD = 552; // a deep red, L* 18
const ESPRESSO = 163; // a near-black brown, L* 17
const COCOA = 691; // Cocoa Diamond, a dark brown, L* 26
const COAL = 229; // a near-black, L* 11
const ASPHALT = 743; // Asphalt Dash, a charcoal, L* 26
const SAILCLOTH = 433; // Navy Sailcloth, a dark blue, L* 26

const printOf = (fabricNum: number) => fabricAppearance.get(fabricNum)?.print;
const chromas = new Map(
  [...fabricAppearance].map(([fabricNum, { colour }]) => [fabricNum, chroma(oklab(colour))]),
);
const chromaOf = (fabricNum: number) => chromas.get(fabricNum) ?? NaN;
/**
 * Returns the numbers of the suggestions for a border of a quilt of the fabrics `used`, beside the fabrics `beside`.
 */
function suiting(used: readonly number[], beside: readonly number[], among = library): number[] {
  return suggestedIn(used, { beside: evenly(beside) }, among);
}

/**
 * Returns the smallest difference in lightness, in CIE L*, that two fabrics across a seam must have. The difference is
 * smaller for opposed hues, and for fabrics that meet along only a small part of the seam.
 */
function stepBetween(one: number, other: number, share = 1): number {
  const [hue, otherHue] = [hueOf(oklabOf(one)), hueOf(oklabOf(other))];
  const turn = Math.abs(hue - otherHue);
  const areOther = Math.min(chromaOf(one), chromaOf(other)) >= 0.05 && Math.min(turn, 360 - turn) >= 90;
  return areOther || share < SMALL_SHARE ? SMALL_STEP : VALUE_STEP;
}

/** Returns the difference in lightness between a fabric and its most similar neighbour, in CIE L*. */
const stepTo = (fabricNum: number, beside: Iterable<number>) =>
  Math.min(...[...beside].map((other) => Math.abs(lightnessOf(fabricNum) - lightnessOf(other))));

describe('fabrics that suit sashing', () => {
  const sashing = (used: readonly number[], beside: ClothShares) =>
    suggestedIn(used, { part: 'sashing', beside });

  const [SHIRTING, NAVY, GOLD, BLUE] = [18, 41, 59, 463];

  it('are of an even tone: no clouds between the blocks', () => {
    const RAINY_DAY = 465;
    expect(fabricAppearance.get(RAINY_DAY)?.isUneven).toBe(true);
    const beside = new Map([
      [SHIRTING, 0.82],
      [NAVY, 0.1],
      [BLUE, 0.08],
    ]);
    const suggested = sashing([SHIRTING, NAVY, BLUE, GOLD], beside);
    expect(suggested.filter((fabricNum) => fabricAppearance.get(fabricNum)?.isUneven)).toEqual([]);
  });

  it('have no stripes, which run along some strips and across the others', () => {
    const [VANILLA, POND] = [498, 11];
    const beside = new Map([
      [VANILLA, 0.83],
      [POND, 0.17],
    ]);
    const suggested = sashing([VANILLA, POND, RED], beside);
    expect(suggested).toHaveLength(4);
    for (const fabricNum of suggested) expect(fabricKinds.get(fabricNum)).not.toMatch(/stripe|ticking/);
  });

  it('are lighter than the darks that reach the edges of blocks', () => {
    const beside = new Map([
      [SHIRTING, 0.82],
      [NAVY, 0.1],
      [BLUE, 0.08],
    ]);
    expect(lightnessOf(sashing([SHIRTING, NAVY, BLUE, GOLD], beside)[0] ?? 0)).toBeGreaterThan(60);
  });

  it('are lighter even if other darks stay inside the blocks, but not beside the ends of a dark border', () => {
    const amid = (share: number) => {
      const beside = new Map([
        [SHIRTING, 1 - share],
        [NAVY, share],
      ]);
      return lightnessOf(sashing([SHIRTING, NAVY, BLUE, GOLD], beside)[0] ?? 0);
    };
    expect(amid(0.12)).toBeGreaterThan(60);
    expect(amid(0.05)).toBeLessThan(45);
  });
});

describe('fabrics that suit a border', () => {
  it('frame light blocks with a dark of the quilt', () => {
    expect(suiting([CREAM, NIGHT, CHEDDAR, MADDER], [CREAM])[0]).toBe(NIGHT);
  });

  describe('in the inner of two', () => {
    const inner = (used: readonly number[], beside: number) =>
      suggestedIn(used, { part: 'inner border', beside: evenly([beside]) })[0];

    it('leave the only dark of the quilt to the outer one', () => {
      const [PETAL, CAMELLIA, FUCHSIA] = [217, 226, 486]; // pinks of L* 90, 67 and 30
      expect(inner([PETAL, CAMELLIA, FUCHSIA], PETAL)).toBe(CAMELLIA);
      expect(suiting([PETAL, CAMELLIA, FUCHSIA], [CAMELLIA])[0]).toBe(FUCHSIA);
    });

    it('are the next dark, so that borders darken outward', () => {
      const used = [CREAM, NIGHT, CHEDDAR, MADDER];
      expect(inner(used, CREAM)).toBe(MADDER);
      expect(suiting(used, [MADDER])[0]).toBe(NIGHT);
    });
  });

  it('use the next dark beside a border in that one', () => {
    expect(suiting([CREAM, NIGHT, CHEDDAR, MADDER], [NIGHT])[0]).toBe(MADDER);
    expect(suiting([CREAM, NIGHT, CHEDDAR, MADDER], [CREAM, NIGHT])[0]).toBe(MADDER);
  });

  it('are never the blocks’ own fabric at the seam', () => {
    expect(suiting([NIGHT, CREAM], [NIGHT])).not.toContain(NIGHT);
    expect(suiting([NIGHT, CREAM], [NIGHT, CREAM])).toHaveLength(4);
  });

  it('are never of equal value: no brick beside red', () => {
    expect(stepTo(MADDER, [RED])).toBeLessThan(VALUE_STEP);
    expect(suiting([RED, CREAM, MADDER], [RED])).not.toContain(MADDER);
  });

  it('are never a glaring print, though the quilt has one, nor a lively one beside calm fabrics', () => {
    expect(printOf(GLARING)).toBe('glaring');
    expect(suiting([CREAM, GLARING, NIGHT], [CREAM])).not.toContain(GLARING);
    for (const fabricNum of suiting([CREAM, NIGHT], [CREAM])) expect(printOf(fabricNum)).toBe('calm');
  });

  it('are never stronger in colour than the quilt', () => {
    for (const fabricNum of suiting([CREAM, NIGHT], [CREAM]))
      expect(chromaOf(fabricNum)).toBeLessThanOrEqual(chromaOf(NIGHT));
    const [PETAL, ROSE, FUCHSIA] = [217, 214, 486];
    const [around = 0] = suiting([PETAL, ROSE, FUCHSIA], [FUCHSIA]);
    expect(chromaOf(around)).toBeLessThanOrEqual(Math.max(chromaOf(ROSE), chromaOf(FUCHSIA)));
  });

  it('are in a colour of the quilt: a deep red around a red, no brown, charcoal or black', () => {
    expect(
      suiting([CREAM, CRANBERRY], [CRANBERRY], [ESPRESSO, COCOA, COAL, ASPHALT, OXBLOOD].map(fabricOf))[0],
    ).toBe(OXBLOOD);
    expect(suiting([CREAM, CRANBERRY, CHEDDAR], [CRANBERRY])[0]).toBe(OXBLOOD);
    for (const fabricNum of suiting([CREAM, NIGHT, CHEDDAR, MADDER], [CREAM]))
      expect([ESPRESSO, COCOA, COAL, ASPHALT]).not.toContain(fabricNum);
  });

  it('are not brown around a quilt in blues', () => {
    const blues = [657, 527]; // L* 41 and 61
    const suggested = suiting(blues, blues);
    expect(suggested).toHaveLength(4);
    const isBrown = (each: number) => {
      const hue = hueOf(oklabOf(each));
      return hue > 30 && hue < 115 && lightnessOf(each) < 75 && chromaOf(each) >= 0.05;
    };
    expect(suggested.filter(isBrown)).toEqual([]);
  });

  it('are neutral if the quilt is', () => {
    expect(suiting([CREAM, COAL], [CREAM])[0]).toBe(COAL);
    expect(suiting([CREAM, ASPHALT, CHEDDAR], [CREAM])[0]).toBe(ASPHALT);
  });

  it('are another tone of the quilt’s if each of its darks touches them a little, printed as the quilt is', () => {
    const used = [CREAM, CHEDDAR, MADDER, NIGHT];
    const beside = new Map([
      [CREAM, 0.85],
      [MADDER, 0.11],
      [NIGHT, 0.04],
    ]);
    const [first = 0] = suggestedIn(used, { beside });
    expect(isToneOf(clothOf(fabricOf(first)), clothOf(fabricOf(NIGHT)))).toBe(true);
    expect(isPlain(clothOf(fabricOf(SAILCLOTH)))).toBe(true);
    expect(isPlain(clothOf(fabricOf(first)))).toBe(false);
  });

  it('may be nearer in value to a neighbour of a clearly different hue: madder around navy', () => {
    /* Madder has L* 34, the navy sailcloth L* 26. */
    expect(suiting([CREAM, MADDER, CHEDDAR, SAILCLOTH], [SAILCLOTH])[0]).toBe(MADDER);
  });

  it('are of equal value only if no fabric stands out', () => {
    /* Beside cheddar (L* 71), chambray is calm, but only 6 L* away. Night is 54 away. Madder has almost the same hue
       as red, but is the only choice. */
    expect(suiting([CHEDDAR], [CHEDDAR], [CHAMBRAY, NIGHT].map(fabricOf))).toEqual([NIGHT]);
    expect(suiting([RED], [RED], [MADDER].map(fabricOf))).toEqual([MADDER]);
  });

  it('are none while the quilt has no fabric', () => {
    expect(suiting([], [])).toEqual([]);
  });
});

/** Returns a block of the library in fabrics that depend on `index`, the first of them a light background fabric. */
function inCloth(index: number): PlaceableBlock {
  const block = premadeBlocks[index % premadeBlocks.length];
  if (!block) throw new Error('There are no blocks.');
  const grounds = numbers.filter((fabricNum) => groundFabrics.has(fabricNum));
  const cloth = Array.from({ length: 9 }, (_, spot) => {
    const among = spot === 0 ? grounds : numbers;
    return among[(index * 37 + spot * 101) % among.length] ?? CREAM;
  });
  return { ...block, cloth: [...new Set(cloth)] };
}

/** The numbers of the borders that a quilt has: the first alone, or both. */
const framings: readonly (readonly (1 | 2)[])[] = [[1], [1, 2]];
const framingOf = (index: number) => framings[index % framings.length] ?? [];

function standardQuilt(index: number, borders: readonly (1 | 2)[]): Quilt {
  const { chooseSize, chooseLayout, chooseBlock, toggleBorder, toggleSashing } = quiltActions;
  return [
    ...[chooseSize(9), chooseLayout(5), chooseBlock(0, inCloth(index)), chooseBlock(1, inCloth(index + 1))],
    ...borders.map((border) => toggleBorder(border)),
    toggleSashing,
  ].reduce((document, action) => ran(document, action), newDocument()).design.quilt;
}

function begunQuilt(start: Start, index: number, borders: readonly (1 | 2)[]): Quilt {
  const blocks = [0, 3, 8].map((step) => inCloth(index + step));
  const { begin, toggleBorder } = freeFormCommands;
  return after(act(begin, { start, blocks }), ...borders.map((border) => act(toggleBorder, border))).document
    .design.quilt;
}

function expectRules(
  used: readonly number[],
  { beside, suggested }: { beside: ClothShares; suggested: readonly number[] },
): void {
  const strongest = Math.max(...used.map((fabricNum) => chromaOf(fabricNum)));
  const isLively = used.some((fabricNum) => printOf(fabricNum) !== 'calm');
  const keepsValue = (fabricNum: number, least = 0) =>
    [...beside].every(
      ([other, share]) => share < least || stepTo(fabricNum, [other]) >= stepBetween(fabricNum, other, share),
    );
  const isInHue = (fabricNum: number) =>
    used.some((own) => isToneOf(clothOf(fabricOf(fabricNum)), clothOf(fabricOf(own))));
  const keepsAll = (fabricNum: number) =>
    keepsValue(fabricNum) &&
    isInHue(fabricNum) &&
    (printOf(fabricNum) === 'calm' || (isLively && printOf(fabricNum) === 'busy')) &&
    chromaOf(fabricNum) <= strongest;
  expect(suggested.length).toBeGreaterThan(0);
  expect(suggested.filter((fabricNum) => beside.has(fabricNum))).toEqual([]);
  const [first = 0] = suggested;
  const offered = numbers.filter((each) => [...beside.keys()].every((other) => areUnlike(each, other)));
  if (offered.some((each) => keepsValue(each, SMALL_SHARE)))
    expect(suggested.filter((each) => !keepsValue(each, SMALL_SHARE))).toEqual([]);
  if (offered.some(keepsAll)) expect(keepsAll(first)).toBe(true);
}

function areUnlike(one: number, other: number): boolean {
  return difference(oklabOf(one), oklabOf(other)) >= 0.06;
}

/**
 * Gives each border and the sashing its first suggestion, one after another, and checks all suggestions.
 * @param sequence the order in which borders and sashing get their fabrics
 */
function expectRulesOf(quilt: Quilt, sequence: readonly BandName[] = bandNames): void {
  sequence
    .filter((band) => bandNamesOf(quilt).includes(band))
    .reduce((dressed, band) => {
      const used = byAmount(quiltAmounts(dressed));
      const surroundings = surroundingsOf(dressed, band);
      const suggested = suitingCloths({ ...surroundings, used: used.map(fabricOf) }, library).map(
        ({ fabricNum }) => fabricNum,
      );
      expectRules(used, { beside: surroundings.beside, suggested });
      return inBandFabric(dressed, band, suggested[0] ?? 0);
    }, quilt);
}

describe('each border and sashing, filled only by suggestions, keeps the rules', () => {
  it('in standard quilts of every block of the library', () => {
    for (let index = 0; index < premadeBlocks.length; index += 2)
      expectRulesOf(standardQuilt(index, framingOf(index / 2)));
  });

  describe.each(starts)('on the start %s', (start) => {
    it.each(framings.map((borders) => ({ borders })))('with the borders $borders', ({ borders }) => {
      for (let index = 0; index < premadeBlocks.length; index += 48) {
        expectRulesOf(begunQuilt(start, index, borders));
        expectRulesOf(begunQuilt(start, index + 24, borders), ['sashing', 'border2', 'border1']);
      }
    });
  });

  it('with any fabrics', () => {
    const cloth = fc.uniqueArray(fc.constantFrom(...numbers), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(cloth, fc.nat(5), (used, count) => {
        const beside = used.slice(0, count);
        const suggested = suiting(used, beside);
        expect(new Set(suggested).size).toBe(suggested.length);
        expect(suggested.filter((fabricNum) => beside.includes(fabricNum))).toEqual([]);
        const [first = 0] = suggested;
        const keepsValue = (fabricNum: number) =>
          beside.every(
            (other) => stepTo(fabricNum, [other]) >= stepBetween(fabricNum, other, 1 / beside.length),
          );
        if (numbers.some(keepsValue)) expect(keepsValue(first)).toBe(true);
      }),
    );
  });
});
