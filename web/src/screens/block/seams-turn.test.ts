import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { expect, it } from 'vitest';
import { seamsTurn } from './seams-turn';

const isSaidOf = (title: string) =>
  premadeBlocks.filter((block) => block.title === title).map(({ levels }) => seamsTurn(levels));

it('is said of whirls, whose fabrics change places at each quarter turn', () => {
  expect(isSaidOf('Pinwheel')).toEqual([true]);
  expect(isSaidOf('Whirligig')).toEqual([true]);
  expect(isSaidOf('Churn Dash')).toEqual([true]);
});

it('isn’t said where seams run another way then', () => {
  expect(isSaidOf('Letter S')).toEqual([false]);
  /* Its strips lie level after a quarter turn, or upright. */
  expect(isSaidOf('Amish Bars')).toEqual([false]);
});
