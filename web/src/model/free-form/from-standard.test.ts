import { quiltFaults } from '@quiltwright/shared/quilting/quilt';
import { expand } from '@quiltwright/workers/kernels/expand/expand';
import { bandsOf } from '@quiltwright/workers/kernels/scene/bands';
import { expect, it } from 'vitest';
import { quiltActions } from '../actions.fixture';
import { newDocument } from '../standard-quilt/quilt-document';
import { barn, star } from './arrangement.fixture';
import { asFreeForm } from './from-standard';

const { chooseSize, chooseLayout, chooseBlock, toggleBorder, toggleSashing, rename } = quiltActions;

it('looks as the standard quilt did, and all its placements are real', () => {
  const actions = [
    ...[chooseSize(3), chooseLayout(4), chooseBlock(0, star), chooseBlock(1, barn)],
    ...[toggleBorder(1), toggleBorder(2), toggleSashing, rename('Anna')],
  ];
  const { quilt } = actions.reduce((document, action) => action.run(document), newDocument()).design;
  const free = asFreeForm(quilt);
  expect(expand(free.blocks)).toEqual(expand(quilt.blocks));
  expect(bandsOf(free)).toEqual(bandsOf(quilt));
  expect(free).toMatchObject({ generatingSize: 0, generatingLayout: 0, quiltWidth: 88, quiltName: '' });
  expect(free.blocks.map(({ pattern }) => pattern)).toEqual([false, false, false, false]);
  expect(quiltFaults(free)).toEqual([]);
});

it('leaves empty places out', () => {
  const { quilt } = chooseLayout(5).run(chooseSize(9).run(newDocument())).design;
  expect(asFreeForm(quilt).blocks).toEqual([]);
});

it('keeps a block that was never saved', () => {
  const unsaved = { ...star, designedBlockNum: 0 };
  const { quilt } = chooseBlock(0, unsaved).run(chooseSize(9).run(newDocument())).design;
  expect(asFreeForm(quilt).blocks).toMatchObject([{ blockNum: 0, numOfColumns: 3, numOfRows: 4 }]);
});
