import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { expect, it } from 'vitest';
import { DEFAULT_CUTTING } from '../../cutting/settings';
import { blockSheet } from '../block/block-sheet';
import { SewnBlocks } from '../../patches/sewn-blocks';
import { stepCell } from './step-cell';
import { wordsForTests } from '../names/words.fixture';

it('draws each of the six pairs of a Card Trick large enough to be read', () => {
  const levels = premadeBlocks.find(({ designName }) => designName === 'Card Trick')?.levels ?? [];
  const block = { name: 'Card Trick', blockNum: 4, levels, width: 12, height: 12, covers: [], copies: 1 };
  const sheet = blockSheet(block, DEFAULT_CUTTING, new SewnBlocks());
  const step = sheet.steps.find(({ of, variants }) => of === 'unit' && variants.length === 6);
  if (!step) throw new Error('It has no such step.');
  // This is the smallest size of drawings, with three cells side by side on 7.3″.
  const figure = { height: 1.08, least: 0.9, scale: 0.2 };
  const how = { seam: 0.25, words: wordsForTests(), darkness: () => 0.5, rows: [] };
  const options = { sheet, figure, width: 2.3, ...how };
  const scales = stepCell(step, 2, options)
    .marks(0, 0)
    .flatMap((mark) => (mark.kind === 'path' ? (mark.places ?? []) : []))
    .map(({ scale }) => scale);
  // A pair is half a square of 4″.
  expect(Math.min(...scales) * 4).toBeGreaterThanOrEqual(0.85);
});
