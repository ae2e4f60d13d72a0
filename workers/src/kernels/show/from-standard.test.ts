import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import { ran } from '@quiltwright/shared/model/command';
import { barn, star } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { asFreeForm } from '@quiltwright/shared/model/free-form/from-standard';
import { newDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { quiltFaults } from '@quiltwright/shared/quilting/quilt';
import { expect, it } from 'vitest';
import { linesOfLevels } from '../patches/lines/lines-of-levels';
import { show } from './show';

const { chooseSize, chooseLayout, chooseBlock, toggleBorder, toggleSashing, rename } = quiltActions;

it('gives a standard quilt the same scene when the quilt becomes free form', () => {
  const actions = [
    ...[chooseSize(3), chooseLayout(4), chooseBlock(0, star), chooseBlock(1, barn)],
    ...[toggleBorder(1), toggleBorder(2), toggleSashing, rename('Anna')],
  ];
  const { quilt } = actions.reduce((document, action) => ran(document, action), newDocument()).design;
  const free = asFreeForm(quilt);
  const scene = show(quilt, linesOfLevels);
  expect(scene).toMatchObject({ ok: true, value: { width: 88 } });
  expect(show(free, linesOfLevels)).toEqual(scene);
  expect(free).toMatchObject({ generatingSize: 0, generatingLayout: 0, quiltWidth: 88, quiltName: '' });
  expect(free.blocks.map(({ pattern }) => pattern)).toEqual([false, false, false, false]);
  expect(quiltFaults(free)).toEqual([]);
});
