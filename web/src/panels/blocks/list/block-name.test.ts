import { expect, it } from 'vitest';
import { nameOfBlock, originOfBlock } from './block-name';

it('names a block as its list does', () => {
  expect(nameOfBlock([{ designedBlockNum: 7, designName: 'Ohio Star' }], 7)).toBe('Ohio Star');
  const paw = { designedBlockNum: 12, title: 'Bear’s Paw', designName: 'Bears Paw' };
  expect(nameOfBlock([paw], 12)).toBe('Bear’s Paw');
});

it('describes a block outside all lists by its owner, never by its number', () => {
  expect(nameOfBlock([], 10_003)).toBeNull();
  expect([0, 1, 9_999, 10_000].map(originOfBlock)).toEqual([
    'of your own',
    'of the library',
    'of the library',
    'of your own',
  ]);
});
