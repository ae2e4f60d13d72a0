import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { expect, it } from 'vitest';
import { pictureBlocks } from './Cuts';

it('shows blocks that everybody may start with', () => {
  const trial = premadeBlocks.filter(({ facts }) => facts.trial).map(({ title }) => title);
  expect(pictureBlocks.filter((name) => !trial.includes(name))).toEqual([]);
});
