import { beforeEach, expect, test } from 'vitest';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { act } from '@quiltwright/shared/model/command';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { BlockPointer } from '../block-pointer.fixture';
import { selectItems } from './select-items';
import { shapeItems } from '../drawing/shape-items';

let pointer: BlockPointer;

/**
 * Shape 1 is a square of 300 in the corner. Shape 2, a triangle on shape 1, has its right angle at the bottom left.
 * Shape 3, on the second layer, is a small square.
 */
const threeOver = after(
  place(1, 0, 0, 300, 300),
  place(2, 0, 0, 200, 200),
  place(1, 0, 100, 100, 100, 2),
  act(createdBlockCommands.deselectAll),
);

beforeEach(() => {
  pointer = new BlockPointer(threeOver, (editor) => selectItems(shapeItems(editor)));
});

test('a tap selects the shape on top, and beside all shapes nothing', () => {
  pointer.tap(50, 150);
  expect(pointer.selected).toEqual([3]);
  /* In the box of the triangle, but above its long side. */
  pointer.tap(150, 50);
  expect(pointer.selected).toEqual([1]);
  pointer.tap(600, 600);
  expect(pointer.selected).toEqual([]);
  expect(pointer.done.map(([id]) => id)).toEqual(['select', 'select', 'deselectAll']);
});

test('taps at the same place reach the shapes beneath, one after another and around again', () => {
  const reached = [0, 1, 2, 3].map(() => {
    pointer.tap(50, 150);
    return pointer.selected;
  });
  expect(reached).toEqual([[3], [2], [1], [3]]);
});

test('a tap elsewhere starts on top again', () => {
  pointer.tap(50, 150);
  pointer.tap(50, 180);
  expect(pointer.selected).toEqual([3]);
});

test('taps don’t reach through a shape that was selected in another way', () => {
  pointer.select(3);
  pointer.tap(50, 150);
  expect(pointer.selected).toEqual([3]);
});

test('a tap on several selected shapes keeps the one on top', () => {
  pointer.select(1, 2, 3);
  pointer.tap(50, 150);
  pointer.select(1, 2, 3);
  pointer.tap(50, 150);
  expect(pointer.selected).toEqual([3]);
});

test('with shift, and with Select more, a tap adds or removes, and beside all shapes changes nothing', () => {
  pointer.tap(50, 150);
  pointer.tap(250, 250, { shift: true });
  expect(pointer.selected).toEqual([1, 3]);
  pointer.isSelectingMore = true;
  pointer.tap(150, 180);
  expect(pointer.selected).toEqual([1, 2, 3]);
  pointer.tap(250, 250);
  expect(pointer.selected).toEqual([2, 3]);
  pointer.tap(600, 600);
  expect(pointer.selected).toEqual([2, 3]);
});

test('a long press adds, and never removes', () => {
  pointer.tap(50, 150);
  pointer.hold(250, 250);
  pointer.hold(250, 250);
  pointer.hold(600, 600);
  expect(pointer.selected).toEqual([1, 3]);
});

test('taps reach through locked shapes', () => {
  pointer.run(act(createdBlockCommands.lockLayer, { layer: 2, isLocked: true }));
  pointer.tap(50, 150);
  expect(pointer.selected).toEqual([2]);
});
