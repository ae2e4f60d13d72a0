import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreQuilt } from './quilt-migrations.js';
import { quiltVersion1 } from './frozen/quilt-version-1.fixture.js';
import { quiltVersion2 } from './frozen/quilt-version-2.fixture.js';
import { packedQuilt } from './packed-quilt.js';
import { quiltVersion3 } from './frozen/quilt-version-3.fixture.js';
import { quiltVersion4 } from './frozen/quilt-version-4.fixture.js';
import { quiltVersion5 } from './frozen/quilt-version-5.fixture.js';
import { quiltVersion6 } from './frozen/quilt-version-6.fixture.js';
import { quiltVersion7 } from './frozen/quilt-version-7.fixture.js';
import { withBandList, type BandFields } from './bands/band-fields.js';
import { newStandardQuilt } from '../quilt.js';

const version1 = quiltVersion1 as Record<string, unknown>;

/** Returns a stored quilt of one patch with two colourways. */
function coloured(changes: object = {}, patch: object = { colourways: [11, 40] }): unknown {
  const [[[shape] = []] = []] = (quiltVersion3 as { looks: object[][][] }).looks;
  const colourways = [{ name: '' }, { name: 'Winter', border1: 0, sashing: 40 }];
  const looks = [[[{ ...shape, ...patch }]]];
  return {
    ...withBandList(quiltVersion3 as BandFields),
    ...{ looks, colourways, schemaVersion: 7 },
    ...changes,
  };
}

/** Restores a stored quilt. Returns the error if it is refused, or else 'restored'. */
function refusal(stored: unknown) {
  const restored = restoreQuilt(stored);
  return restored.ok ? 'restored' : restored.error;
}

describe('restoreQuilt', () => {
  it('brings a quilt of version 1 to today’s form', () => {
    expect(restoreQuilt(quiltVersion1)).toEqual({
      ok: true,
      value: {
        quiltNum: 31,
        quilterNum: 100,
        quiltName: 'Crib for Ada',
        quiltLength: 54,
        quiltWidth: 40,
        bands: [{ role: 'sashing', width: 2, fabric: 17 }],
        generatingSize: 9,
        generatingLayout: 5,
        blocks: [
          {
            blockNum: 4,
            blockWidth: 12,
            blockHeight: 12,
            xLocation: 0,
            yLocation: 0,
            numOfColumns: 3,
            numOfRows: 2,
            xSeparation: 2,
            ySeparation: 16,
            pattern: false,
            strokeWidth: 0,
            look: 0,
          },
          {
            blockNum: 0,
            blockWidth: 12,
            blockHeight: 12,
            xLocation: 0,
            yLocation: 14,
            numOfColumns: 3,
            numOfRows: 2,
            xSeparation: 2,
            ySeparation: 16,
            pattern: false,
            strokeWidth: 0,
            look: 1,
          },
        ],
        looks: [
          [
            [
              {
                shapeNum: 1,
                shapeType: 1,
                shapeXLoc: 0,
                shapeYLoc: 0,
                shapeWidth: 1000,
                shapeHeight: 1000,
                fillFabric: 11,
                strokeWidth: 0,
              },
            ],
            [
              {
                shapeNum: 2,
                shapeType: 10,
                shapeXLoc: 250,
                shapeYLoc: 250,
                shapeWidth: 500,
                shapeHeight: 500,
                fillFabric: 23,
                strokeWidth: 0,
              },
            ],
          ],
          [],
        ],
        revision: 3,
        schemaVersion: 7,
      },
    });
  });

  it('brings a quilt of version 2 to today’s form: equal levels are listed once, across different blocks', () => {
    const { blocks, ...others } = quiltVersion2 as { blocks: Record<string, unknown>[] };
    const looks = [0, 0, 0, 1, 1, 2];
    const square = blocks[0]?.['levels'];
    const blue = blocks[3]?.['levels'];
    expect(restoreQuilt(quiltVersion2)).toEqual({
      ok: true,
      value: {
        ...withBandList(others as unknown as BandFields),
        blocks: blocks.map(({ levels, ...placement }, index) => ({ ...placement, look: looks[index] })),
        looks: [square, blue, []],
        schemaVersion: 7,
      },
    });
  });

  it('brings a quilt of version 3, which has no colourways, to today’s form', () => {
    expect(restoreQuilt(quiltVersion3)).toEqual({
      ok: true,
      value: { ...withBandList(quiltVersion3 as BandFields), schemaVersion: 7 },
    });
  });

  it('brings a quilt of version 4, which has no turned blocks, to today’s form', () => {
    expect(restoreQuilt(quiltVersion4)).toEqual({
      ok: true,
      value: { ...withBandList(quiltVersion4 as BandFields), schemaVersion: 7 },
    });
  });

  it('brings a quilt of version 5, which has fields for two borders and sashing, to today’s form', () => {
    const { borderFabric1, borderFabric2, borderWidth1, borderWidth2, ...others } = quiltVersion5 as Record<
      string,
      unknown
    >;
    const { sashingFabric, sashingWidth, generatingSashing, ...quilt } = others;
    expect([borderFabric1, borderFabric2, borderWidth1, borderWidth2]).toEqual([14, 40, 2, 3.5]);
    expect([sashingFabric, sashingWidth, generatingSashing]).toEqual([17, 1, 2]);
    expect(restoreQuilt(quiltVersion5)).toEqual({
      ok: true,
      value: {
        ...quilt,
        bands: [
          { role: 'sashing', width: 1, fabric: 17 },
          { role: 'border', width: 2, fabric: 14 },
          { role: 'border', width: 3.5, fabric: 40 },
        ],
        schemaVersion: 7,
      },
    });
  });

  it('brings a quilt of version 6, with its cornerstones, to today’s form', () => {
    expect(restoreQuilt(quiltVersion6)).toEqual({
      ok: true,
      value: { ...(quiltVersion6 as object), schemaVersion: 7 },
    });
  });

  it('reads a quilt of version 7, with its setting, as it is', () => {
    expect(restoreQuilt(quiltVersion7)).toEqual({ ok: true, value: quiltVersion7 });
  });

  it.each([
    ['no columns', { columns: 0 }],
    ['a hundred rows', { rows: 100 }],
    ['half a column', { columns: 2.5 }],
    ['an unknown kind', { kind: 'spiral' }],
    ['an unknown field', { colour: 1 }],
    ['a block of nothing', { blockWidth: 0 }],
    ['oblong blocks on point', { kind: 'onPoint' }],
    ['a size that isn’t the quilt’s', { columns: 4 }],
  ])('refuses a setting with %s', (_, wrong) => {
    const { setting, ...quilt } = quiltVersion7 as { setting: object };
    expect(refusal({ ...quilt, setting: { ...setting, ...wrong } })).toMatchObject({ code: 'damaged' });
  });

  it('keeps turned and mirrored blocks, and stores nothing for blocks as they were drawn', () => {
    // 12 inches on their points take up 16.97; the first of three in a row begins at 2 + 2.49.
    const turned = (changes: object) => ({
      ...withBandList(quiltVersion4 as BandFields),
      blocks: (quiltVersion4 as { blocks: object[] }).blocks.map((block) => ({
        ...block,
        ...{ numOfColumns: 1, xLocation: 6, yLocation: 6 },
        ...changes,
      })),
      schemaVersion: 7,
    });
    const both = turned({ turn: 7, mirrored: true });
    expect(restoreQuilt(both)).toEqual({ ok: true, value: both });
    const plain = restoreQuilt(turned({ turn: 0, mirrored: false }));
    expect(JSON.stringify(plain)).toBe(JSON.stringify(restoreQuilt(turned({}))));
  });

  it.each([8, -1, 1.5, '1', null])('refuses a turn of %s', (turn) => {
    const [block] = (quiltVersion4 as { blocks: object[] }).blocks;
    const stored = { ...(quiltVersion4 as object), blocks: [{ ...block, turn }], schemaVersion: 5 };
    expect(refusal(stored)).toMatchObject({ code: 'damaged' });
  });

  it('leaves a quilt with colourways unchanged', () => {
    expect(restoreQuilt(coloured())).toEqual({ ok: true, value: coloured() });
    const most = Array.from({ length: 6 }, () => ({ name: '' }));
    expect(refusal(coloured({ colourways: most }, { colourways: [1, 2, 3, 4, 5, 6] }))).toBe('restored');
  });

  it.each<[string, object, object?]>([
    ['seven of them', { colourways: Array.from({ length: 7 }, () => ({ name: '' })) }],
    ['a name in quotes', { colourways: [{ name: '"Winter"' }] }],
    ['a name of 100 letters', { colourways: [{ name: 'x'.repeat(100) }] }],
    ['no name', { colourways: [{}] }],
    ['a border in letters', { colourways: [{ name: '', border1: '12' }] }],
    ['another part', { colourways: [{ name: '', binding: 12 }] }],
    ['seven fabrics of a patch', {}, { colourways: [1, 2, 3, 4, 5, 6, 7] }],
    ['a patch in half a fabric', {}, { colourways: [1.5] }],
  ])('refuses invalid colourways: %s', (_, changes, patch) => {
    expect(refusal(coloured(changes, patch))).toMatchObject({ code: 'damaged' });
  });

  it('reads a version 1 without sashing', () => {
    const restored = restoreQuilt({ ...version1, sashing: false });
    expect(restored).toMatchObject({ ok: true, value: { bands: [] } });
  });

  it('leaves a quilt of today’s version unchanged', () => {
    const quilt = packedQuilt(newStandardQuilt(100));
    expect(restoreQuilt(quilt)).toEqual({ ok: true, value: quilt });
  });

  it('refuses a quilt of a newer version', () => {
    expect(refusal({ ...newStandardQuilt(100), schemaVersion: 8, colours: [] })).toEqual({
      code: 'newer',
      message: 'This quilt was saved by a newer version. Reload the page and open it again.',
    });
  });

  it.each([
    ['nothing', null],
    ['a text', 'quilt'],
    ['no version', { ...newStandardQuilt(100), schemaVersion: undefined }],
    ['a version that isn’t a whole number', { ...newStandardQuilt(100), schemaVersion: 1.5 }],
  ])('reports a missing version for %s', (_, stored) => {
    expect(refusal(stored)).toEqual({
      code: 'damaged',
      message: 'This quilt is damaged: its version number is missing.',
    });
  });

  it.each([
    ['a missing name', { ...newStandardQuilt(100), quiltName: undefined }, 'quiltName is missing.'],
    ['blocks that aren’t a list', { ...newStandardQuilt(100), blocks: 'lost' }, 'blocks must be a list.'],
    ['a block that is null', { ...newStandardQuilt(100), blocks: [null] }, 'blocks › 0 must be an object.'],
    ['an unknown key', { ...newStandardQuilt(100), owner: 7 }, 'It has unknown fields: owner.'],
    ['blocks of version 1 that aren’t a list', { ...version1, blocks: 'lost' }, 'blocks must be a list.'],
    ['a block of version 1 that is null', { ...version1, blocks: [null] }, 'blocks › 0 ›'],
    [
      'sashing of version 1 that isn’t true or false',
      { ...version1, sashing: 'yes' },
      'generatingSashing must be one of 0, 2.',
    ],
    [
      'a missing look',
      { ...packedQuilt(newStandardQuilt(100)), looks: [] },
      'A block must have either its own “levels”, or a “look”: the index of an entry in “looks”.',
    ],
    ['a broken rule', { ...version1, quiltWidth: 70 }, 'The width of the quilt must not exceed its length.'],
  ])('names the damage: %s', (_, stored, where) => {
    const error = refusal(stored);
    expect(error).toMatchObject({ code: 'damaged', message: expect.stringContaining(where) as string });
    expect(error).toMatchObject({ message: expect.stringMatching(/^This quilt is damaged/) as string });
  });

  it('never throws, whatever its input', () => {
    // The migration passes on numbers, and `generatingSashing` is 0 or 2 since version 2.
    const isSashing = (junk: unknown) => typeof junk === 'boolean' || junk === 0 || junk === 2;
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom(1, 2, 3, 4, 5, 6),
        fc.anything(),
        (junk, schemaVersion, blocks) => {
          restoreQuilt(junk);
          expect(restoreQuilt({ ...version1, blocks, sashing: junk, schemaVersion }).ok).toBe(
            schemaVersion === 1 && isSashing(junk) && Array.isArray(blocks) && blocks.length === 0,
          );
        },
      ),
    );
  });
});
