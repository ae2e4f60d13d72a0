import { blockSchema } from '../../quilting/stored/block-schema.js';
import { describe, expect, it } from 'vitest';
import { newBlockDocument, openedBlock, type BlockDocument } from './block-document.js';
import { changed } from '../open-document.js';

const stored = { num: 10_007, revision: 3 };
const isUnsaved = ({ design, saved }: BlockDocument) => design.block !== saved;
const block = blockSchema.parse({
  designedBlockNum: 10_007,
  designName: 'Halves',
  quilterNum: 100,
  usedBlockNum: 5,
  levels: [],
  fabricSpot1: 41,
  fabricSpot9: 49,
  revision: 3,
});

describe('openedBlock', () => {
  it('keeps number and revision outside the design, starts without history and is saved', () => {
    const document = openedBlock(block, stored);
    expect(document).toMatchObject({ stored, past: [], future: [] });
    expect(document.design.block).toMatchObject({
      designedBlockNum: 0,
      designName: 'Halves',
      usedBlockNum: 5,
    });
    expect(document.design.block).not.toHaveProperty('revision');
    expect(isUnsaved(document)).toBe(false);
  });

  it('leaves spots to the server, which computes them', () => {
    expect(openedBlock(block, stored).design.block).toMatchObject({ fabricSpot1: 0, fabricSpot9: 0 });
  });

  it('is another document each time', () => {
    expect(newBlockDocument().id).not.toBe(newBlockDocument().id);
  });
});

describe('the unsaved part of a block', () => {
  it('can be its name or its colourways', () => {
    const document = openedBlock(block, stored);
    const { design } = document;
    const kept = { block: { ...design.block, colourways: [[]] } };
    expect(isUnsaved(changed(document, { key: 'colourwayKept' }, kept))).toBe(true);
    const renamed = { block: { ...design.block, designName: 'Other' } };
    expect(isUnsaved(changed(document, { key: 'change' }, renamed))).toBe(true);
  });
});
