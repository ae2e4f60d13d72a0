import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { expect, it } from 'vitest';
import { seamsTurn } from './seams-turn';

const isSaidOf = (title: string) =>
  premadeBlocks.filter((block) => block.title === title).map(({ levels }) => seamsTurn(levels));

it('holds for whirls, whose fabrics swap at each quarter turn', () => {
  expect(isSaidOf('Pinwheel')).toEqual([true]);
  expect(isSaidOf('Whirligig')).toEqual([true]);
  expect(isSaidOf('Churn Dash')).toEqual([true]);
});

it('doesn’t hold if the seams run another way after the turn', () => {
  expect(isSaidOf('Letter S')).toEqual([false]);
  /* A quarter turn changes the direction of the block's strips. */
  expect(isSaidOf('Amish Bars')).toEqual([false]);
});
