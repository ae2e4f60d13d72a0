import { standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { newBlock } from '@quiltwright/shared/quilting/block';
import { expect, it } from 'vitest';
import { printedDesign, titleOf } from './printed-design';

it('names a quilt or block: by its own name, else by its pattern', () => {
  const block = printedDesign({ ...newBlock(2), levels: levelsIn([11]) });
  const quilt = printedDesign(standardQuilt());
  if (!block || !quilt) throw new Error('A design is empty.');
  expect(titleOf(block, ['Barn star', 'Ohio Star'])).toBe('Barn star');
  expect(titleOf(block, ['', 'Ohio Star'])).toBe('Ohio Star');
  expect(titleOf(block, ['', null])).toBe('Unnamed block');
  expect(titleOf(quilt, [' '])).toBe('Unnamed quilt');
});
