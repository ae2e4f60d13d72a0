import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import { ran } from '@quiltwright/shared/model/command';
import { barn, star } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { asFreeForm } from '@quiltwright/shared/model/free-form/from-standard';
import { newDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { bandAreas } from '@quiltwright/shared/quilting/bands/band-areas';
import { quiltFaults } from '@quiltwright/shared/quilting/quilt';
import { expect, it } from 'vitest';
import { expand } from './expand';

const { chooseSize, chooseLayout, chooseBlock, toggleBorder, toggleSashing, rename } = quiltActions;

it('places the copies of a standard quilt as before when the quilt becomes free form', () => {
  const actions = [
    ...[chooseSize(3), chooseLayout(4), chooseBlock(0, star), chooseBlock(1, barn)],
    ...[toggleBorder(1), toggleBorder(2), toggleSashing, rename('Anna')],
  ];
  const { quilt } = actions.reduce((document, action) => ran(document, action), newDocument()).design;
  const free = asFreeForm(quilt);
  expect(expand(free.blocks)).toEqual(expand(quilt.blocks));
  expect(bandAreas(free)).toEqual(bandAreas(quilt));
  expect(free).toMatchObject({ generatingSize: 0, generatingLayout: 0, quiltWidth: 88, quiltName: '' });
  expect(free.blocks.map(({ pattern }) => pattern)).toEqual([false, false, false, false]);
  expect(quiltFaults(free)).toEqual([]);
});
