import { inBandFabric, toggledBorder } from './quilt-bands.js';
import { expect, it } from 'vitest';
import { newCreatedBlock } from '../created-block/created-block-document.js';
import { newBlockDocument } from '../designed-block/block-document.js';
import { openDocumentsWith } from './fabric-in-open-documents.js';
import { newFreeForm } from '../free-form/free-form-document.js';
import { levelsIn } from '../levels.fixture.js';
import { newDocument } from '../standard-quilt/quilt-document.js';

const quilt = newDocument().design;
const block = newBlockDocument().design;
const freeForm = newFreeForm().design;
const drawn = newCreatedBlock().design;
const FABRIC = 10_007;

it('finds a fabric in a quilt, a block, and unused colourways', () => {
  const bordered = { ...quilt, quilt: inBandFabric(toggledBorder(quilt.quilt, 1), 'border1', FABRIC) };
  const coloured = { ...block, block: { ...block.block, levels: levelsIn([20], [21, FABRIC]) } };
  const aside = { block: { ...block.block, colourways: [[20], [FABRIC]] } };
  expect(openDocumentsWith(FABRIC, [bordered, freeForm], [block, drawn])).toEqual(['quilt']);
  expect(openDocumentsWith(FABRIC, [quilt, freeForm], [coloured, drawn])).toEqual(['block']);
  expect(openDocumentsWith(FABRIC, [bordered, freeForm], [aside, drawn])).toEqual(['quilt', 'block']);
  const bound = { ...freeForm, quilt: inBandFabric(toggledBorder(freeForm.quilt, 1), 'border1', FABRIC) };
  expect(openDocumentsWith(FABRIC, [quilt, bound], [block, drawn])).toEqual(['quilt']);
  const drawnIn = { ...drawn, block: { ...drawn.block, levels: levelsIn([FABRIC]) } };
  expect(openDocumentsWith(FABRIC, [quilt, freeForm], [block, drawnIn])).toEqual(['block']);
});

it('finds none if other fabrics are used', () => {
  const coloured = { ...block, block: { ...block.block, levels: levelsIn([20], [21]) } };
  expect(openDocumentsWith(FABRIC, [quilt, freeForm], [coloured, drawn])).toEqual([]);
});
