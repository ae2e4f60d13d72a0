import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreBlock } from './block-migrations.js';
import { blockVersion1 } from './frozen/block-version-1.fixture.js';
import { blockVersion2 } from './frozen/block-version-2.fixture.js';

const version1 = blockVersion1 as Record<string, unknown>;

/** Restores a stored block. Returns the error if it is refused, or else 'restored'. */
function refusal(stored: unknown) {
  const restored = restoreBlock(stored);
  return restored.ok ? 'restored' : restored.error;
}

const isEmptyLevels = (junk: unknown) =>
  Array.isArray(junk) &&
  junk.length <= 9 &&
  junk.every((level) => Array.isArray(level) && level.length === 0);

describe('restoreBlock', () => {
  it('brings a block of version 1, which has no colourways, to today’s form', () => {
    expect(restoreBlock(blockVersion1)).toEqual({
      ok: true,
      value: { ...version1, colourways: [], schemaVersion: 3 },
    });
  });

  it('changes nothing but the number of a block of version 2', () => {
    expect(restoreBlock(blockVersion2)).toEqual({
      ok: true,
      value: { ...(blockVersion2 as Record<string, unknown>), schemaVersion: 3 },
    });
  });

  it('leaves a block of version 3, today’s version, unchanged', () => {
    const quarter = {
      ...{ shapeNum: 3, shapeType: 20, shapeXLoc: 0, shapeYLoc: 0, shapeWidth: 700, shapeHeight: 700 },
      ...{ fillFabric: 12, strokeWidth: 0, applique: true },
      outline: [
        [0, 0, 0],
        [700, 0, 0.41421356],
        [0, 700, 0],
      ],
    };
    const { levels } = version1 as { levels: unknown[] };
    const today = {
      ...version1,
      levels: [...levels, [quarter]],
      colourways: [[11, 12, 13]],
      schemaVersion: 3,
    };
    expect(restoreBlock(today)).toEqual({ ok: true, value: today });
  });

  it.each([
    ['a patch too few', [[11]], 'A colourway must have one fabric for each patch'],
    ['a patch too many', [[11, 12, 13]], 'A colourway must have one fabric for each patch'],
    ['seven of them', Array.from({ length: 7 }, () => [11, 12]), 'colourways'],
    ['a fabric in letters', [['11', 12]], 'colourways'],
  ])('refuses invalid colourways: %s', (_, colourways, where) => {
    expect(refusal({ ...version1, colourways, schemaVersion: 3 })).toMatchObject({
      code: 'damaged',
      message: expect.stringContaining(where) as string,
    });
  });

  it('refuses a block of a newer version', () => {
    expect(refusal({ ...version1, schemaVersion: 4, quilting: [] })).toEqual({
      code: 'newer',
      message: 'This block was saved by a newer version. Reload the page and open it again.',
    });
  });

  it.each([
    ['nothing', null, 'its version number is missing.'],
    ['no version', { ...version1, schemaVersion: undefined }, 'its version number is missing.'],
    ['a missing name', { ...version1, designName: undefined }, 'designName is missing.'],
    ['levels that aren’t a list', { ...version1, levels: {} }, 'levels must be a list.'],
    ['an invalid shape', { ...version1, levels: [[{ shapeType: 99 }]] }, 'levels › 0 › 0 ›'],
    ['a block too wide', { ...version1, blockWidth: 21 }, 'blockWidth must be at most 20.'],
    ['an unknown key', { ...version1, owner: 7 }, 'It has unknown fields: owner.'],
  ])('names the damage: %s', (_, stored, where) => {
    expect(refusal(stored)).toMatchObject({
      code: 'damaged',
      message: expect.stringContaining(`This block is damaged: ${where}`) as string,
    });
  });

  it('never throws, whatever its input', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(1, 4, 5), (junk, schemaVersion) => {
        restoreBlock(junk);
        expect(restoreBlock({ ...version1, levels: junk, schemaVersion }).ok).toBe(
          schemaVersion === 1 && isEmptyLevels(junk),
        );
      }),
    );
  });
});
