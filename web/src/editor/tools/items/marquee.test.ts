import { beforeEach, expect, test } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { noMarks } from '../drawing/drawing-marks';
import { Hand } from '../hand.fixture';
import { marquee } from './marquee';
import { shapeItems } from '../drawing/shape-items';

let hand: Hand;

/**
 * 1 is a square. 2 is a triangle whose right angle is at the bottom left. 3 is a circle with its middle at (500, 500).
 */
const scattered = after(
  place(1, 0, 0, 100, 100),
  place(2, 200, 200, 100, 100),
  place(6, 400, 400, 200, 200),
  act(createdBlockCommands.deselectAll),
);

beforeEach(() => {
  hand = new Hand(scattered, (editor) => marquee(shapeItems(editor), false));
});

test('a drag from beside all shapes selects those that reach into its box, and shows it during the drag', () => {
  expect(hand.press(150, 150)).toBe(true);
  hand.to(450, 450);
  /* The box's corner is 70.7 from the middle of the circle, whose radius is 100. */
  expect(hand.marks.value.marquee).toEqual({ x: 150, y: 150, width: 300, height: 300 });
  expect([...hand.marks.value.caught]).toEqual([2, 3]);
  hand.release();
  expect(hand.done).toEqual([['select', [2, 3]]]);
  expect(hand.marks.value).toBe(noMarks);
});

test('a box in an empty corner of a shape’s box selects nothing, and neither does one that only touches', () => {
  hand.press(390, 390);
  /* 85.6 each way from the middle, so 121 from it. */
  hand.to(414.4, 414.4);
  expect([...hand.marks.value.caught]).toEqual([]);
  hand.to(430, 430);
  /* 99 from it. */
  expect([...hand.marks.value.caught]).toEqual([3]);
  hand.to(100, 100);
  expect([...hand.marks.value.caught]).toEqual([2]);
  hand.release();
  expect(hand.press(310, 150)).toBe(true);
  /* The empty half of the triangle's box. */
  hand.to(260, 240);
  expect([...hand.marks.value.caught]).toEqual([]);
  hand.to(240, 260);
  expect([...hand.marks.value.caught]).toEqual([2]);
});

test('a box inside a shape, and one around it, select it', () => {
  hand = new Hand(scattered, (editor) => marquee(shapeItems(editor), true));
  hand.press(480, 480);
  hand.to(520, 520);
  hand.release();
  expect(hand.selected).toEqual([3]);
  hand.press(990, 990);
  hand.to(-10, -10);
  hand.release();
  expect(hand.selected).toEqual([1, 2, 3]);
});

test('an empty box selects nothing; with shift it keeps the selection, and adds', () => {
  hand.select(1);
  hand.press(150, 150, { shift: true });
  hand.to(250, 250, { shift: true });
  hand.release({ shift: true });
  expect(hand.selected).toEqual([1, 2]);
  hand.press(700, 700, { shift: true });
  hand.to(800, 800, { shift: true });
  hand.release({ shift: true });
  expect(hand.selected).toEqual([1, 2]);
  hand.press(700, 700);
  hand.to(800, 800);
  hand.release();
  expect(hand.selected).toEqual([]);
});

test('Escape keeps the selection', () => {
  hand.select(1);
  hand.press(150, 150);
  hand.to(250, 250);
  hand.escape();
  expect(hand.selected).toEqual([1]);
  expect(hand.done).toEqual([]);
  expect(hand.marks.value).toBe(noMarks);
});

test('it starts neither on a shape nor by a finger, except where it may start everywhere', () => {
  expect(hand.press(50, 50)).toBe(false);
  expect(hand.press(150, 150, { device: 'touch' })).toBe(false);
  hand = new Hand(scattered, (editor) => marquee(shapeItems(editor), true));
  expect(hand.press(50, 50, { device: 'touch' })).toBe(true);
});
