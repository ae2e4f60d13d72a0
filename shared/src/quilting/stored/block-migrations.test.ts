import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreBlock } from './block-migrations.js';
import { blockVersion1 } from './block-version-1.fixture.js';

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
      value: { ...version1, colourways: [], schemaVersion: 2 },
    });
  });

  it('leaves a block of version 2, today’s version, unchanged', () => {
    const today = { ...version1, colourways: [[11, 12]], schemaVersion: 2 };
    expect(restoreBlock(today)).toEqual({ ok: true, value: today });
  });

  it.each([
    ['a patch too few', [[11]], 'A colourway must have one fabric for each patch'],
    ['a patch too many', [[11, 12, 13]], 'A colourway must have one fabric for each patch'],
    ['seven of them', Array.from({ length: 7 }, () => [11, 12]), 'colourways'],
    ['a fabric in letters', [['11', 12]], 'colourways'],
  ])('refuses invalid colourways: %s', (_, colourways, where) => {
    expect(refusal({ ...version1, colourways, schemaVersion: 2 })).toMatchObject({
      code: 'damaged',
      message: expect.stringContaining(where) as string,
    });
  });

  it('refuses a block of a newer version', () => {
    expect(refusal({ ...version1, schemaVersion: 3, quilting: [] })).toEqual({
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
      fc.property(fc.anything(), fc.constantFrom(1, 3, 4), (junk, schemaVersion) => {
        restoreBlock(junk);
        expect(restoreBlock({ ...version1, levels: junk, schemaVersion }).ok).toBe(
          schemaVersion === 1 && isEmptyLevels(junk),
        );
      }),
    );
  });
});
