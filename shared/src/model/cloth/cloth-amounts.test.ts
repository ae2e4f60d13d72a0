import { bordersWidth } from '../../quilting/bands/bands.js';
import { blockUnits, inches } from '../../geometry/units.js';
import type { Levels, Shape } from '../../quilting/shapes/shape.js';
import { expect, it } from 'vitest';
import { ran } from '../command.js';
import { quiltActions } from '../actions.fixture.js';
import { blockAmounts, byAmount, quiltAmounts } from './cloth-amounts.js';
import { newDocument, type QuiltAction } from '../standard-quilt/quilt-document.js';

const { chooseBlock, chooseLayout, chooseSize, setBandFabric, toggleBorder, toggleSashing } = quiltActions;

const box = (fillFabric: number, x: number, y: number, width: number, height: number): Shape => ({
  shapeNum: 1,
  shapeType: 1,
  shapeXLoc: blockUnits(x),
  shapeYLoc: blockUnits(y),
  shapeWidth: blockUnits(width),
  shapeHeight: blockUnits(height),
  fillFabric,
  strokeWidth: 0,
});

/* Fabric 21 covers the whole block. Above it, 22 covers a quarter, 23 a half and paper an eighth. */
const levels: Levels = [
  [box(21, 0, 0, 1000, 1000)],
  [box(22, 0, 0, 500, 500), box(23, 0, 500, 1000, 500), box(0, 500, 0, 500, 250)],
];

const after = (...commands: QuiltAction[]) =>
  commands.reduce((document, command) => ran(document, command), newDocument()).design.quilt;

it('counts the visible area of each fabric of a block, not its hidden parts', () => {
  expect(Object.fromEntries(blockAmounts(levels))).toEqual({ 21: 0.125, 22: 0.25, 23: 0.5 });
  const hidden = [[box(9, 0, 0, 500, 500)], [box(8, 0, 0, 1000, 1000)]];
  expect(Object.fromEntries(blockAmounts(hidden))).toEqual({ 8: 1, 9: 0 });
});

it('looks at each shape only where it lies, so that blocks of many patches are quick', () => {
  let looks = 0;
  const side = 1000 / 30;
  const cells = Array.from({ length: 900 }, (_, i) =>
    Object.defineProperty(
      box(1 + (i % 2), (i % 30) * side, Math.floor(i / 30) * side, side, side),
      'shapeType',
      {
        get: () => {
          looks++;
          return 1;
        },
      },
    ),
  );
  expect(Object.fromEntries(blockAmounts([cells]))).toEqual({
    1: expect.closeTo(0.5, 1) as number,
    2: expect.closeTo(0.5, 1) as number,
  });
  /* Each of the 1,024 points lies in one cell, and a look at it reads the type of the shape at most four times. */
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThanOrEqual(4 * 1024);
});

it('counts square inches of blocks, borders and sashing', () => {
  /* A block has 144 square inches: 72 of fabric 23, 36 of 22 and 18 of 21. The rest is paper. */
  const block = { designedBlockNum: 5, designName: 'Box', levels };
  const bare = after(chooseSize(7), chooseBlock(0, block));
  const { quiltWidth: width, quiltLength: length } = bare;
  const places = (width / 12) * (length / 12);
  expect(quiltAmounts(bare)).toEqual(
    new Map([
      [23, 72 * places],
      [22, 36 * places],
      [21, 18 * places],
    ]),
  );

  const framed = after(
    ...[chooseSize(7), chooseBlock(0, block), toggleBorder(1), toggleSashing],
    ...[setBandFabric('border1', 31), setBandFabric('sashing', 32)],
  );
  const amounts = quiltAmounts(framed);
  const { quiltWidth, quiltLength } = framed;
  const both = 2 * bordersWidth(framed);
  const inside = (quiltWidth - both) * (quiltLength - both);
  expect(amounts.get(31)).toBeCloseTo(quiltWidth * quiltLength - inside, 6);
  const copies = framed.blocks.reduce((sum, each) => sum + each.numOfColumns * each.numOfRows, 0);
  expect(amounts.get(32)).toBeCloseTo(inside - 144 * copies, 6);
});

it('counts blocks that alternate in a layout, each with its copies', () => {
  const plain = (fabric: number) => ({
    designedBlockNum: fabric,
    designName: 'Plain',
    levels: [[box(fabric, 0, 0, 1000, 1000)]],
  });
  /* King has 9 × 9 blocks in a chequerboard, 41 of the first block and 40 of the second. */
  const quilt = after(chooseSize(2), chooseLayout(4), chooseBlock(0, plain(21)), chooseBlock(1, plain(22)));
  expect(quilt.quiltWidth).toBe(inches(108));
  expect(byAmount(quiltAmounts(quilt))).toEqual([21, 22]);
  expect([...quiltAmounts(quilt).values()]).toEqual([41 * 144, 40 * 144]);
});
