import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { describe, expect, it } from 'vitest';
import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import { ran } from '@quiltwright/shared/model/command';
import { inBandFabric } from '@quiltwright/shared/model/cloth/quilt-bands';
import { newDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { clothOf, isToneOf, VALUE_STEP } from './cloth-rules';
import { evenly, fabricOf, lightnessOf, suggestedIn } from './suggested.fixture';
import { surroundingsOf } from './suiting-cloths';

const CREAM = 104; // a ground
const NIGHT = 13; // a dark blue of L* 17
const MADDER = 72; // a brick red of L* 34
const CHEDDAR = 57; // a gold of L* 71
const CRANBERRY = 476; // a red of L* 33

describe('the first fabric suggested for a border around the blocks', () => {
  const [BARN, WINE] = [71, 103];
  const [ECRU, HARVEST] = [118, 473]; // a ground, and a bright gold of L* 68
  const [LINEN, CLOVER, FERN] = [116, 47, 46]; // a ground, and greens of L* 27 and 38

  it('is that of the sashing, which closes its grid', () => {
    const used = [CREAM, NIGHT, MADDER, CHEDDAR];
    const seam = { beside: evenly([CREAM, MADDER]), touching: evenly([CREAM, NIGHT]), sashing: MADDER };
    expect(suggestedIn(used, seam)[0]).toBe(MADDER);
    expect(suggestedIn(used, { ...seam, part: 'inner border' })[0]).toBe(MADDER);
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

  it('is a dark of the quilt nevertheless if no tone is told apart', () => {
    const used = [LINEN, CLOVER, FERN];
    expect(suggestedIn(used, { beside: evenly([LINEN]), touching: evenly(used) })[0]).toBe(CLOVER);
  });

  it('is the ground, on which blocks float, if their points touch a border within another', () => {
    const used = [ECRU, HARVEST, CRANBERRY];
    const seam = { part: 'inner border', beside: evenly([ECRU]) } as const;
    expect(suggestedIn(used, { ...seam, touching: evenly(used) })[0]).toBe(ECRU);
    expect(suggestedIn(used, { beside: evenly([ECRU]) })[0]).toBe(CRANBERRY);
    expect(suggestedIn(used, { ...seam, touching: evenly([ECRU]) })[0]).not.toBe(ECRU);
    const [PETAL, CAMELLIA, FUCHSIA] = [217, 226, 486]; // pinks, the lightest of which is the ground
    const pinks = [PETAL, FUCHSIA, CAMELLIA];
    expect(suggestedIn(pinks, { ...seam, beside: evenly([PETAL]), touching: evenly(pinks) })[0]).toBe(PETAL);
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
      for (const beside of [[CREAM], [CREAM, MADDER], used])
        expect(suggestedIn(used, { beside: evenly(beside), touching })[0]).toBe(NIGHT);
    });

    it('is that one even with almost half of the border if no tone suits it: not pink around celery and maroon', () => {
      const [LADYBIRD, CELERY] = [83, 135]; // a maroon of L* 21 and a light green of L* 89
      const shares = new Map([
        [LADYBIRD, 0.43],
        [CELERY, 0.33],
        [CREAM, 0.24],
      ]);
      const seam = { beside: shares, touching: shares };
      expect(suggestedIn([CELERY, LADYBIRD, CREAM], seam)[0]).toBe(LADYBIRD);
      const most = new Map([...shares, [LADYBIRD, 0.66]]);
      expect(suggestedIn([CELERY, LADYBIRD, CREAM], { beside: most, touching: most })[0]).not.toBe(LADYBIRD);
    });

    it('is the ground if a darker border lies around it, which gets the darkest', () => {
      for (const beside of [[CREAM], [CREAM, MADDER], used])
        expect(suggestedIn(used, { part: 'inner border', beside: evenly(beside), touching })[0]).toBe(CREAM);
      expect(suggestedIn(used, { beside: evenly([CREAM]) })[0]).not.toBe(CREAM);
    });
  });

  it('is the ground within a darker border wherever points touch it, whatever darks the quilt has', () => {
    const seam = { part: 'inner border', beside: evenly([CREAM]) } as const;
    // Red claws would run into a red border, and navy points stand on a brick one.
    expect(suggestedIn([CREAM, WINE, BARN], { ...seam, touching: evenly([CREAM, BARN]) })[0]).toBe(CREAM);
    expect(suggestedIn([CREAM, NIGHT, MADDER], { ...seam, touching: evenly([CREAM, NIGHT]) })[0]).toBe(CREAM);
    expect(suggestedIn([CREAM, WINE, BARN], { ...seam, touching: evenly([CREAM]) })[0]).toBe(BARN);
    // If both borders were in the ground fabric, they would look like one.
    const around = { ...seam, touching: evenly([CREAM, BARN]), outer: CREAM };
    expect(suggestedIn([CREAM, WINE, BARN], around)).not.toContain(CREAM);
  });

  it('is chosen by what touches the border, and by the sashing if the quilt has any', () => {
    const star = premadeBlocks.find(({ designName }) => designName === 'Ohio Star');
    const { chooseSize, chooseLayout, chooseBlock, toggleBorder, toggleSashing } = quiltActions;
    const cloth = [CREAM, NIGHT, CHEDDAR, MADDER];
    const actions = [
      ...[chooseSize(8), chooseLayout(3), chooseBlock(0, { ...(star ?? raise()), cloth })],
      ...[toggleBorder(1), toggleSashing],
    ];
    const { quilt } = actions.reduce((document, action) => ran(document, action), newDocument()).design;
    const sashed = inBandFabric(quilt, 'sashing', MADDER);
    const { sashing, touching, beside } = surroundingsOf(sashed, 'border1');
    expect(sashing).toBe(MADDER);
    expect([...touching.keys()].sort((one, other) => one - other)).toEqual([NIGHT, CREAM]);
    expect([...beside.keys()].sort((one, other) => one - other)).toEqual([MADDER, CREAM]);
    expect(surroundingsOf({ ...sashed, generatingSashing: 0 }, 'border1').sashing).toBe(0);
    expect(surroundingsOf(sashed, 'border2')).toMatchObject({ sashing: 0, outer: 0, touching: new Map() });
  });
});

describe('the first fabric suggested for sashing', () => {
  const [HUNTER, SAGE] = [44, 43]; // greens of L* 32 and 57
  const used = [CREAM, HUNTER, SAGE, CHEDDAR];
  const seam = { part: 'sashing', beside: evenly([CREAM]) } as const;

  it('is the ground if the only dark lies near the edges of blocks, which it would close in', () => {
    expect(suggestedIn(used, { ...seam, near: [CREAM, HUNTER, SAGE] })[0]).toBe(CREAM);
    expect(suggestedIn(used, { ...seam, near: [CREAM, SAGE] })[0]).toBe(HUNTER);
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
