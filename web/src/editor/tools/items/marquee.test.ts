import { beforeEach, expect, test } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { noMarks } from '../drawing/drawing-marks';
import { BlockPointer } from '../block-pointer.fixture';
import { marquee } from './marquee';
import { shapeItems } from '../drawing/shape-items';

let pointer: BlockPointer;

/**
 * Shape 1 is a square. Shape 2 is a triangle whose right angle is at the bottom left. Shape 3 is a circle with its
 * middle at (500, 500).
 */
const scattered = after(
  place(1, 0, 0, 100, 100),
  place(2, 200, 200, 100, 100),
  place(6, 400, 400, 200, 200),
  act(createdBlockCommands.deselectAll),
);

beforeEach(() => {
  pointer = new BlockPointer(scattered, (editor) => marquee(shapeItems(editor), false));
});

test('a drag from beside all shapes selects those that reach into its box, and shows it during the drag', () => {
  expect(pointer.press(150, 150)).toBe(true);
  pointer.to(450, 450);
  /* The marquee's corner is 70.7 from the centre of the circle, whose radius is 100. */
  expect(pointer.marks.value.marquee).toEqual({ x: 150, y: 150, width: 300, height: 300 });
  expect([...pointer.marks.value.caught]).toEqual([2, 3]);
  pointer.release();
  expect(pointer.done).toEqual([['select', [2, 3]]]);
  expect(pointer.marks.value).toBe(noMarks);
});

test('a box in an empty corner of a shape’s box selects nothing, and neither does one that only touches', () => {
  pointer.press(390, 390);
  /* On each axis, the marquee's corner is 85.6 from the centre of the circle. The direct distance is 121. */
  pointer.to(414.4, 414.4);
  expect([...pointer.marks.value.caught]).toEqual([]);
  pointer.to(430, 430);
  /* The marquee's corner is now 99 from the centre. */
  expect([...pointer.marks.value.caught]).toEqual([3]);
  pointer.to(100, 100);
  expect([...pointer.marks.value.caught]).toEqual([2]);
  pointer.release();
  expect(pointer.press(310, 150)).toBe(true);
  /* The marquee is in the empty half of the triangle's box. */
  pointer.to(260, 240);
  expect([...pointer.marks.value.caught]).toEqual([]);
  pointer.to(240, 260);
  expect([...pointer.marks.value.caught]).toEqual([2]);
});

test('a box inside a shape, and one around it, select it', () => {
  pointer = new BlockPointer(scattered, (editor) => marquee(shapeItems(editor), true));
  pointer.press(480, 480);
  pointer.to(520, 520);
  pointer.release();
  expect(pointer.selected).toEqual([3]);
  pointer.press(990, 990);
  pointer.to(-10, -10);
  pointer.release();
  expect(pointer.selected).toEqual([1, 2, 3]);
});

test('an empty box selects nothing; with shift it keeps the selection, and adds', () => {
  pointer.select(1);
  pointer.press(150, 150, { shift: true });
  pointer.to(250, 250, { shift: true });
  pointer.release({ shift: true });
  expect(pointer.selected).toEqual([1, 2]);
  pointer.press(700, 700, { shift: true });
  pointer.to(800, 800, { shift: true });
  pointer.release({ shift: true });
  expect(pointer.selected).toEqual([1, 2]);
  pointer.press(700, 700);
  pointer.to(800, 800);
  pointer.release();
  expect(pointer.selected).toEqual([]);
});

test('Escape keeps the selection', () => {
  pointer.select(1);
  pointer.press(150, 150);
  pointer.to(250, 250);
  pointer.escape();
  expect(pointer.selected).toEqual([1]);
  expect(pointer.done).toEqual([]);
  expect(pointer.marks.value).toBe(noMarks);
});

test('it starts neither on a shape nor by a finger, except where it may start everywhere', () => {
  expect(pointer.press(50, 50)).toBe(false);
  expect(pointer.press(150, 150, { device: 'touch' })).toBe(false);
  pointer = new BlockPointer(scattered, (editor) => marquee(shapeItems(editor), true));
  expect(pointer.press(50, 50, { device: 'touch' })).toBe(true);
});
