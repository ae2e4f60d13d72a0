import { act } from '@quiltwright/shared/model/command';
import type { Point } from '@quiltwright/shared/geometry/point';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { beforeEach, expect, test } from 'vitest';
import { BlockPointer } from '../block-pointer.fixture';
import { noMarks } from './drawing-marks';
import { editCorners } from './edit-corners';

let pointer: BlockPointer;
let chosen: Point | null;
let beside: [number, number][];

function begin(drawing = after(place(1, 200, 200, 200, 200))) {
  chosen = null;
  beside = [];
  const choose = (corner: Point | null) => {
    chosen = corner;
  };
  const other = { name: 'other', tap: ({ at }: { at: Point }) => void beside.push([at.x, at.y]) };
  pointer = new BlockPointer(drawing, (editor) => editCorners(editor, { choose }, [other]));
}

beforeEach(() => {
  begin();
});

test('a corner is dragged, from wherever it is pressed, and is then chosen', () => {
  expect(pointer.press(204, 203)).toBe(true);
  pointer.to(154, 183);
  expect(pointer.marks.value.edited).toMatchObject({ isSound: true });
  expect(pointer.marks.value.ghosts).toHaveLength(1);
  expect(pointer.shown).toMatchObject({ to: [] });
  pointer.release();
  expect(pointer.done).toEqual([['moveCorner', { corner: 0, to: { x: 150, y: 180 } }]]);
  expect(pointer.drawn).toEqual([[20, 150, 180, 250, 220]]);
  expect(chosen).toEqual({ x: 150, y: 180 });
  expect(pointer.marks.value).toBe(noMarks);
});

test('the middle of a side bends it', () => {
  pointer.press(300, 200);
  pointer.to(340, 150);
  pointer.release();
  /* 50 above a side of 200. */
  expect(pointer.done).toEqual([['bendSide', { side: 0, bulge: 0.5 }]]);
  expect(chosen).toEqual({ x: 200, y: 200 });
});

test('with Alt, the middle of a side becomes a corner; a double tap adds one in place', () => {
  pointer.press(300, 200, { alt: true });
  pointer.to(300, 120, { alt: true });
  pointer.release();
  expect(pointer.done).toEqual([['addCorner', { side: 0, at: { x: 300, y: 120 } }]]);
  expect(chosen).toEqual({ x: 300, y: 120 });
  begin();
  pointer.tap(400, 300, {}, 2);
  expect(pointer.done).toEqual([['addCorner', { side: 1, at: null }]]);
  expect(chosen).toEqual({ x: 400, y: 300 });
});

test('an outline that would cross itself is marked, and left as it was', () => {
  pointer.press(200, 200);
  pointer.to(450, 300);
  expect(pointer.marks.value).toMatchObject({ edited: { isSound: false }, ghosts: [] });
  pointer.release();
  expect(pointer.drawn).toEqual([[1, 200, 200, 200, 200]]);
  expect(pointer.shown).toBeNull();
});

test('linked copies are shown as after the release', () => {
  begin(after(act(createdBlockCommands.setSymmetry, 'across'), place(1, 200, 200, 200, 200)));
  pointer.press(200, 200);
  pointer.to(150, 180);
  const boxes = pointer.marks.value.ghosts.map(({ box: { x, y, width, height } }) => [
    20,
    x,
    y,
    width,
    height,
  ]);
  expect(boxes).toHaveLength(2);
  pointer.release();
  expect(pointer.drawn).toEqual(boxes);
});

test('Escape leaves the shape, and a tap on a corner chooses it', () => {
  pointer.press(200, 200);
  pointer.to(150, 180);
  pointer.escape();
  expect(pointer.done).toEqual([]);
  expect(pointer.marks.value).toBe(noMarks);
  pointer.tap(398, 401);
  expect(chosen).toEqual({ x: 400, y: 400 });
  expect(beside).toEqual([]);
});

test('other taps go to the tools beside, and several selected shapes have no handles', () => {
  pointer.tap(600, 600);
  expect(beside).toEqual([[600, 600]]);
  begin(after(place(1, 200, 200, 200, 200), place(1, 600, 600, 50, 50), act(createdBlockCommands.selectAll)));
  expect(pointer.press(200, 200)).toBe(false);
});
