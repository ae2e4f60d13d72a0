import { newBlock } from '../../quilting/block.js';
import type { Levels } from '../../quilting/shapes/shape.js';
import { expect, it } from 'vitest';
import { act } from '../command.js';
import { undone } from '../open-document.js';
import { createdBlockCommands as commands } from './created-block-commands.js';
import { openedCreatedBlock } from './created-block-document.js';
import { after, box, next, select } from './drawing.fixture.js';
import { asStored } from './stored-spots.js';

const placeIn = (fabric: number, x: number) =>
  act(commands.place, { form: 1, box: box(x, 0, 100, 100), layer: 1, fabric });
const give = (fabric: number) => act(commands.giveFabric, fabric);
const fabrics = (levels: Levels) => levels.flat().map(({ fillFabric }) => fillFabric);

it('keeps the numbers of spots, and leaves out empty layers', () => {
  const { block } = after(placeIn(4, 0), placeIn(1, 200), placeIn(4, 400)).document.design;
  const stored = asStored(block);
  expect(stored.levels).toHaveLength(1);
  expect(fabrics(stored.levels)).toEqual([4, 1, 4]);
  expect(stored).not.toHaveProperty('spotFabrics');
  expect(asStored(stored)).toEqual(stored);
});

it('keeps a fabric with its spot if it covers the whole spot, and puts a part of a spot into the next free one', () => {
  const drawing = after(placeIn(4, 0), placeIn(1, 200), placeIn(4, 400));
  const whole = next(next(drawing, select(1, 3)), give(104));
  expect(asStored(whole.document.design.block)).toMatchObject({ spotFabrics: [1, 2, 3, 104] });
  expect(fabrics(asStored(whole.document.design.block).levels)).toEqual([4, 1, 4]);
  const part = next(next(whole, select(3)), give(11));
  expect(fabrics(asStored(part.document.design.block).levels)).toEqual([4, 1, 2]);
  expect(asStored(part.document.design.block)).toMatchObject({ spotFabrics: [1, 11, 3, 104] });
  expect(undone(part.document).design.block.spotFabrics).toEqual([1, 2, 3, 104]);
});

it('opens in its fabrics, and is stored unchanged', () => {
  const { block } = next(next(after(placeIn(4, 0), placeIn(1, 200)), select(1)), give(104)).document.design;
  const stored = asStored(block);
  const opened = openedCreatedBlock(stored, null).design.block;
  expect(fabrics(opened.levels)).toEqual([104, 1]);
  expect(asStored(opened)).toEqual(stored);
});

it('opens an old block without fabrics unchanged', () => {
  const { block } = after(placeIn(4, 0), placeIn(1, 200)).document.design;
  const before = { ...newBlock(100), levels: block.levels };
  expect(openedCreatedBlock(before, null).design.block.levels).toEqual(block.levels);
});
