import { expect, it } from 'vitest';
import { newBlockDocument } from './designed-block/block-document';
import { openDocumentsWith } from './fabric-in-open-documents';
import { levelsIn } from './levels.fixture';
import { newDocument } from './standard-quilt/quilt-document';

const quilt = newDocument().design;
const block = newBlockDocument().design;
const FABRIC = 10_007;

it('finds a fabric in a quilt, a block, and colourways that were put aside', () => {
  const bordered = { ...quilt, quilt: { ...quilt.quilt, borderFabric1: FABRIC } };
  const coloured = { ...block, block: { ...block.block, levels: levelsIn([20], [21, FABRIC]) } };
  const aside = { block: { ...block.block, colourways: [[20], [FABRIC]] } };
  expect(openDocumentsWith(FABRIC, bordered, block)).toEqual(['quilt']);
  expect(openDocumentsWith(FABRIC, quilt, coloured)).toEqual(['block']);
  expect(openDocumentsWith(FABRIC, bordered, aside)).toEqual(['quilt', 'block']);
});

it('finds none where other fabrics are used', () => {
  const coloured = { ...block, block: { ...block.block, levels: levelsIn([20], [21]) } };
  expect(openDocumentsWith(FABRIC, quilt, coloured)).toEqual([]);
});
