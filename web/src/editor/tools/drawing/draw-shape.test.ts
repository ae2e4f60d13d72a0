import { beforeEach, expect, test } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { newDrawing, after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { noMarks } from './drawing-marks';
import { drawShape, type NextShape } from './draw-shape';
import { BlockPointer } from '../block-pointer.fixture';

let pointer: BlockPointer;
let next: NextShape;

beforeEach(() => {
  next = { form: 2, layer: 2, fabric: 3, isRepeated: false };
  pointer = new BlockPointer(newDrawing(), (editor) =>
    drawShape(
      editor,
      () => next,
      () => undefined,
    ),
  );
});

const placing = (x: number, y: number, width: number, height: number) => ({
  form: 2,
  layer: 2,
  fabric: 3,
  box: { x, y, width, height },
});

test('a tap places a shape of 100 by 100 around the pointer, moved into the block', () => {
  pointer.tap(300, 400);
  pointer.tap(10, 990);
  expect(pointer.done).toEqual([
    ['place', placing(250, 350, 100, 100)],
    ['place', placing(0, 900, 100, 100)],
  ]);
});

test('a drag draws its box, which shows during the drag', () => {
  expect(pointer.press(500, 600)).toBe(true);
  pointer.to(300, 650);
  expect(pointer.marks.value.ghosts).toEqual([
    { form: 2, fabric: 3, box: { x: 300, y: 600, width: 200, height: 50 } },
  ]);
  pointer.release();
  expect(pointer.done).toEqual([['place', placing(300, 600, 200, 50)]]);
  expect(pointer.marks.value).toBe(noMarks);
  expect(pointer.selected).toEqual([1]);
});

test('with shift the box is a square, as large as the room allows', () => {
  pointer.press(500, 600);
  pointer.to(300, 650, { shift: true });
  expect(pointer.marks.value.ghosts).toMatchObject([{ box: { x: 300, y: 600, width: 200, height: 200 } }]);
  pointer.to(0, 650, { shift: true });
  expect(pointer.marks.value.ghosts).toMatchObject([{ box: { x: 100, y: 600, width: 400, height: 400 } }]);
});

test('with alt it is drawn around the start of the drag', () => {
  pointer.press(500, 500);
  pointer.to(550, 570, { alt: true });
  pointer.release({ alt: true });
  expect(pointer.done).toEqual([['place', placing(450, 430, 100, 140)]]);
});

test('parts outside the block are cut off, and a box without width is no shape', () => {
  pointer.press(900, 900);
  pointer.to(1200, 1100);
  pointer.release();
  pointer.press(200, 200);
  pointer.to(300, 200);
  expect(pointer.marks.value.ghosts).toEqual([]);
  pointer.release();
  expect(pointer.done).toEqual([['place', placing(900, 900, 100, 100)]]);
});

test('Escape leaves nothing', () => {
  pointer.press(500, 600);
  pointer.to(300, 650);
  pointer.escape();
  expect(pointer.marks.value).toBe(noMarks);
  expect(pointer.done).toEqual([]);
});

test('a tap places the last shape again', () => {
  next = { ...next, isRepeated: true };
  pointer = new BlockPointer(after(place(6, 0, 0, 200, 50)), (editor) =>
    drawShape(
      editor,
      () => next,
      () => undefined,
    ),
  );
  pointer.tap(500, 500);
  expect(pointer.done).toEqual([['placeAgain', { x: 500, y: 500 }]]);
  expect(pointer.drawn[1]).toEqual([6, 400, 475, 200, 50]);
});

test('the second of two quick taps places nothing on the first', () => {
  pointer.tap(500, 500);
  pointer.tap(500, 500, undefined, 2);
  expect(pointer.done).toHaveLength(1);
});

test('the very first tap has no shape to place again', () => {
  next = { ...next, isRepeated: true };
  pointer.tap(500, 500);
  expect(pointer.done).toEqual([['place', placing(450, 450, 100, 100)]]);
});

test('both corners, and shapes placed by a tap, snap to the lines of the patch grid', () => {
  pointer.isSnapping = true;
  /* Grid lines are 250 units apart. The lower edge, near 413, snaps to the mark at 5 inches (40 eighths), or 416.67
     units. */
  pointer.press(253, 244);
  pointer.to(505, 413);
  pointer.release();
  pointer.tap(795, 303);
  expect(pointer.done).toEqual([
    ['place', placing(250, 250, 250, expect.closeTo(166.6667, 4) as number)],
    ['place', placing(750, 250, 250, 250)],
  ]);
});

test('a tap places a shape that fits the cell of the patch grid, again in the next cells, and elsewhere in the last size', () => {
  next = { ...next, isRepeated: true };
  pointer.isSnapping = true;
  pointer.tap(10, 10);
  pointer.tap(740, 510);
  expect(pointer.drawn).toEqual([
    [2, 0, 0, 250, 250],
    [2, 500, 500, 250, 250],
  ]);
  pointer.press(252, 1, { ctrl: true });
  pointer.to(500, 100, { ctrl: true });
  pointer.release({ ctrl: true });
  pointer.tap(130, 900);
  const [, , , width, height] = pointer.drawn[3] ?? [];
  expect(width).toBeCloseTo(248, 2);
  expect(height).toBeCloseTo(99, 2);
});

test('the copies by symmetry show during the drag', () => {
  pointer.run(act(createdBlockCommands.setSymmetry, 'across'));
  pointer.press(500, 600);
  pointer.to(300, 650);
  expect(pointer.marks.value.ghosts).toEqual([
    { form: 2, fabric: 3, box: { x: 300, y: 600, width: 200, height: 50 } },
    { form: 7, fabric: 3, box: { x: 500, y: 600, width: 200, height: 50 } },
  ]);
});

test('the shape of a tap is outlined before, with its copies by symmetry, while the pointer is over the block', () => {
  pointer.run(act(createdBlockCommands.setSymmetry, 'across'));
  pointer.hover(300, 400);
  expect(pointer.marks.value.ghosts).toEqual([
    { form: 2, fabric: 3, box: { x: 250, y: 350, width: 100, height: 100 }, isOutline: true },
    { form: 7, fabric: 3, box: { x: 650, y: 350, width: 100, height: 100 }, isOutline: true },
  ]);
  pointer.hover(300, 1001);
  expect(pointer.marks.value).toBe(noMarks);
  pointer.hover(300, 400);
  pointer.leave();
  expect(pointer.marks.value).toBe(noMarks);
});
