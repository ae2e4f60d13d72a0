import { bordersOf } from '../../quilting/bands/bands.js';
import { quiltFaults } from '../../quilting/quilt.js';
import { expect, it } from 'vitest';
import { act, ran } from '../command.js';
import { quiltActions } from '../actions.fixture.js';
import { newDocument } from '../standard-quilt/quilt-document.js';
import { star } from './arrangement.fixture.js';
import { newArrangementState } from './arrangement.js';
import { freeFormCommands as commands } from './free-form-commands.js';
import { openedFreeForm } from './free-form-document.js';
import { asFreeForm, keepingBlocks } from './from-standard.js';

const { chooseSize, chooseLayout, chooseBlock, toggleBorder, toggleSashing } = quiltActions;

it('leaves empty places out', () => {
  const { quilt } = ran(ran(newDocument(), chooseSize(9)), chooseLayout(5)).design;
  expect(asFreeForm(quilt).blocks).toEqual([]);
});

it('keeps a block that was never saved', () => {
  const unsaved = { ...star, designedBlockNum: 0 };
  const { quilt } = ran(ran(newDocument(), chooseSize(9)), chooseBlock(0, unsaved)).design;
  expect(asFreeForm(quilt).blocks).toMatchObject([{ blockNum: 0, numOfColumns: 3, numOfRows: 4 }]);
});

/* A plain lap quilt has 4 × 6 blocks of 12″. With sashing and two borders of 2″ and 4″, it has only 3 × 4 blocks. */
const lap = [
  ...[chooseSize(8), chooseLayout(3), chooseBlock(0, star)],
  ...[toggleBorder(1), toggleBorder(2), toggleSashing],
].reduce((document, action) => ran(document, action), newDocument()).design.quilt;

it('keeps the blocks that borders and sashing displace, with these around them', () => {
  expect(lap).toMatchObject({ quiltWidth: 52, quiltLength: 66 });
  const kept = keepingBlocks(lap);
  /*
   * 4 blocks, 3 sashing strips and 2 × 6″ of borders are 66″ across. 6 blocks, 5 strips and 2 × 6″ of borders are 94″
   * down.
   */
  expect(kept).toMatchObject({ quiltWidth: 66, quiltLength: 94 });
  expect(bordersOf(kept).map(({ width }) => width)).toEqual([2, 4]);
  expect(kept.blocks).toMatchObject([
    { xLocation: 6, yLocation: 6, numOfColumns: 4, numOfRows: 6, xSeparation: 2, ySeparation: 2 },
  ]);
  expect(quiltFaults(kept)).toEqual([]);
  expect(lap).toMatchObject({ quiltWidth: 52, quiltLength: 66 });
});

it('shrinks by a removed border, because its blocks reach the borders', () => {
  const arrangement = { document: openedFreeForm(keepingBlocks(lap), null), ...newArrangementState };
  const without = act(commands.toggleBorder, 2).run(arrangement);
  expect(without.document.design.quilt).toMatchObject({ quiltWidth: 58, quiltLength: 86 });
});
