import { expect, it } from 'vitest';
import { newBlock } from '@quiltwright/shared/quilting/block';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { describeBlockStep, describeTarget } from './colouring-words';

it('names the fabrics of recoloured patches, and none if patches only changed layers', () => {
  const block = { ...newBlock(2), levels: levelsIn([21, 22, 23]) };
  const [first, second, third] = block.levels[0] ?? [];
  if (!first || !second || !third) throw new Error('Three patches were laid.');
  const given = { ...block, levels: [[first, { ...second, fillFabric: 30 }, third]] };
  const grouped = { ...block, levels: [[third], [first, second]] };
  expect(describeBlockStep(block, given, () => undefined)).toBe('fabric 30');
  expect(describeBlockStep(block, grouped, () => undefined)).toBeNull();
});

it('counts the patches and the fabrics of a target', () => {
  const block = { ...newBlock(2), levels: levelsIn([21, 21, 23]) };
  const wordsOf = (patches: number[]) =>
    describeTarget({ kind: 'patches', key: 'layer 1', name: 'Layer 1', patches }, block, () => undefined);
  expect(wordsOf([0, 1])).toBe('Layer 1, 2 patches, 1 fabric');
  expect(wordsOf([0, 1, 2])).toBe('Layer 1, 3 patches, 2 fabrics');
});
