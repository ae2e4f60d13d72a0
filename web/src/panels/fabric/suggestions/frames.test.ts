import { fabricKinds } from '@quiltwright/shared/library/fabric-kinds';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { describe, expect, it } from 'vitest';
import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import { ran } from '@quiltwright/shared/model/command';
import { inBandFabric } from '@quiltwright/shared/model/cloth/quilt-bands';
import { newDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { clothOf, isPink, isToneOf, VALUE_STEP } from './cloth-rules';
import { evenly, fabricOf, lightnessOf, suggestedIn } from './suggested.fixture';
import { surroundingsOf } from './suiting-cloths';

const CREAM = 104; // a ground
const NIGHT = 13; // a dark blue of L* 17
const MADDER = 72; // a brick red of L* 34
const CHEDDAR = 57; // a gold of L* 71
const CRANBERRY = 476; // a red of L* 33

/** Returns the difference in lightness between two fabrics, in CIE L*. */
function stepBetween(one: number, other: number): number {
  return Math.abs(lightnessOf(one) - lightnessOf(other));
}

describe('the first fabric suggested for a border around the blocks', () => {
  const [BARN, WINE] = [71, 103];
  const [ECRU, HARVEST] = [118, 473]; // a ground, and a bright gold of L* 68
  const [LINEN, CLOVER, FERN] = [116, 47, 46]; // a ground, and greens of L* 27 and 38

  it('is neither that of the sashing nor the ground, which it would touch', () => {
    const used = [CREAM, NIGHT, MADDER, CHEDDAR];
    const seam = { beside: evenly([CREAM, MADDER]), touching: evenly([CREAM, NIGHT]) };
    for (const part of ['border', 'inner border'] as const) {
      const [first = 0] = suggestedIn(used, { ...seam, part });
      for (const other of [CREAM, MADDER])
        expect(stepBetween(first, other)).toBeGreaterThanOrEqual(VALUE_STEP);
    }
  });

  it('is none into which points of patches run: madder around a star with navy points', () => {
    const seam = { beside: evenly([CREAM]), touching: evenly([CREAM, NIGHT]) };
    expect(suggestedIn([CREAM, NIGHT, MADDER], seam)[0]).toBe(MADDER);
  });

  it('is another tone of the quilt’s colours where each of its fabrics touches much of the border', () => {
    const used = [ECRU, HARVEST, CRANBERRY];
    const [first = 0] = suggestedIn(used, { beside: evenly([ECRU]), touching: evenly(used) });
    expect(isToneOf(clothOf(fabricOf(first)), clothOf(fabricOf(CRANBERRY)))).toBe(true);
    for (const other of [CRANBERRY, HARVEST])
      expect(Math.abs(lightnessOf(first) - lightnessOf(other))).toBeGreaterThanOrEqual(VALUE_STEP);
    expect(lightnessOf(first)).toBeLessThan(50);
  });

  it('is still a dark of the quilt if no tone stands out', () => {
    const used = [LINEN, CLOVER, FERN];
    expect(suggestedIn(used, { beside: evenly([LINEN]), touching: evenly(used) })[0]).toBe(CLOVER);
  });

  it('stands out from all points that touch the inner border, and from the outer border', () => {
    const used = [ECRU, HARVEST, CRANBERRY];
    const seam = { part: 'inner border', beside: evenly([ECRU]) } as const;
    const [first = 0] = suggestedIn(used, { ...seam, touching: evenly(used) });
    for (const other of used) expect(stepBetween(first, other)).toBeGreaterThanOrEqual(VALUE_STEP);
    expect(suggestedIn(used, { beside: evenly([ECRU]) })[0]).toBe(CRANBERRY);
  });

  describe('if patches of each dark of the quilt touch the border', () => {
    const used = [CREAM, NIGHT, MADDER];
    /* Stars with navy points beside a chain of brick squares. */
    const touching = new Map([
      [CREAM, 0.76],
      [MADDER, 0.2],
      [NIGHT, 0.04],
    ]);

    it('is the one that touches it least', () => {
      for (const beside of [[CREAM], [CREAM, MADDER]])
        expect(suggestedIn(used, { beside: evenly(beside), touching })[0]).toBe(NIGHT);
    });

    it('is no fabric whose patches it would touch, and no pink around celery and maroon', () => {
      const [LADYBIRD, CELERY] = [83, 135]; // a maroon of L* 21 and a light green of L* 89
      const shares = new Map([
        [LADYBIRD, 0.43],
        [CELERY, 0.33],
        [CREAM, 0.24],
      ]);
      const used = [CELERY, LADYBIRD, CREAM];
      const [first = 0] = suggestedIn(used, { beside: shares, touching: shares });
      for (const other of used) expect(stepBetween(first, other)).toBeGreaterThanOrEqual(VALUE_STEP);
      expect(isPink(clothOf(fabricOf(first)).colour)).toBe(false);
    });

    it('is a medium tone inside a second border, which gets the darkest fabric', () => {
      for (const beside of [[CREAM], [CREAM, MADDER], used]) {
        const [first = 0] = suggestedIn(used, { part: 'inner border', beside: evenly(beside), touching });
        for (const other of used) expect(stepBetween(first, other)).toBeGreaterThanOrEqual(VALUE_STEP);
      }
    });
  });

  it('is a red of the quilt within a darker one where no points of it touch the border', () => {
    const seam = { part: 'inner border', beside: evenly([CREAM]) } as const;
    expect(suggestedIn([CREAM, WINE, BARN], { ...seam, touching: evenly([CREAM]) })[0]).toBe(BARN);
    // Red claws would run into a red border.
    const [first = 0] = suggestedIn([CREAM, WINE, BARN], { ...seam, touching: evenly([CREAM, BARN]) });
    for (const other of [CREAM, WINE, BARN])
      expect(stepBetween(first, other)).toBeGreaterThanOrEqual(VALUE_STEP);
  });

  it('is chosen by the blocks and the sashing that touch the border', () => {
    const star = premadeBlocks.find(({ designName }) => designName === 'Ohio Star');
    const { chooseSize, chooseLayout, chooseBlock, toggleBorder, toggleSashing } = quiltActions;
    const cloth = [CREAM, NIGHT, CHEDDAR, MADDER];
    const actions = [
      ...[chooseSize(8), chooseLayout(3), chooseBlock(0, { ...(star ?? raise()), cloth })],
      ...[toggleBorder(1), toggleSashing],
    ];
    const { quilt } = actions.reduce((document, action) => ran(document, action), newDocument()).design;
    const sashed = inBandFabric(quilt, 'sashing', MADDER);
    const { touching, beside } = surroundingsOf(sashed, 'border1');
    expect([...touching.keys()].sort((one, other) => one - other)).toEqual([NIGHT, CREAM]);
    expect([...beside.keys()].sort((one, other) => one - other)).toEqual([MADDER, CREAM]);
    expect(surroundingsOf(sashed, 'border2').touching).toEqual(new Map());
  });
});

describe('the first fabric suggested for sashing', () => {
  const [HUNTER, SAGE] = [44, 43]; // greens of L* 32 and 57
  const used = [CREAM, HUNTER, SAGE, CHEDDAR];
  const seam = { part: 'sashing', beside: evenly([CREAM]) } as const;

  it('is a visible light fabric if the only dark lies near the edges of blocks', () => {
    const [first = 0] = suggestedIn(used, { ...seam, near: [CREAM, HUNTER, SAGE] });
    expect(lightnessOf(first)).toBeGreaterThan(60);
    expect(stepBetween(first, CREAM)).toBeGreaterThanOrEqual(VALUE_STEP);
    expect(suggestedIn(used, { ...seam, near: [CREAM, SAGE] })[0]).toBe(HUNTER);
  });

  it('differs in value from the patches near it, which would drown in it, and has no plain mint or gray', () => {
    const suggested = suggestedIn(used, { ...seam, near: [CREAM, HUNTER, SAGE] });
    const [first = 0] = suggested;
    for (const patch of [CREAM, HUNTER, SAGE])
      expect(stepBetween(first, patch)).toBeGreaterThanOrEqual(VALUE_STEP);
    for (const fabricNum of suggested.slice(0, 2)) expect(fabricKinds.get(fabricNum)).not.toBe('solid');
  });

  it('is another dark if one of them lies near the edges', () => {
    for (const [near, other] of [
      [CRANBERRY, NIGHT],
      [NIGHT, CRANBERRY],
    ] as const)
      expect(suggestedIn([CREAM, NIGHT, CRANBERRY], { ...seam, near: [CREAM, near] })[0]).toBe(other);
  });

  it('is a light that shows if many darks touch it', () => {
    const beside = new Map([
      [CREAM, 0.8],
      [NIGHT, 0.2],
    ]);
    const [first = 0] = suggestedIn([CREAM, NIGHT], { part: 'sashing', beside, near: [CREAM, NIGHT] });
    expect(first).not.toBe(CREAM);
    expect(lightnessOf(first)).toBeGreaterThan(60);
  });
});

function raise(): never {
  throw new Error('There is no Ohio Star.');
}
