import { beforeEach, expect, test } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { noMarks } from '../drawing/drawing-marks';
import { Hand } from '../hand.fixture';
import type { DrawingEditor } from '../drawing/drawing-editor';
import { resizeItems } from './resize-items';
import { shapeItems } from '../drawing/shape-items';

let hand: Hand;
const resizeShapes = (editor: DrawingEditor) => resizeItems(shapeItems(editor));

/**
 * 1 is a triangle with its right angle at the bottom left, from (200, 300) to (400, 400); 2 is a square from (600,
 * 600).
 */
const two = after(
  place(2, 200, 300, 200, 100),
  place(1, 600, 600, 100, 100),
  act(createdBlockCommands.deselectAll),
);

/** Returns the transform from the box of the triangle to another one, in inches of a block of 12. */
const to = (x: number, y: number, width: number, height: number) => {
  const [a, d] = [width / 200, height / 100];
  return {
    a,
    b: 0,
    c: 0,
    d,
    e: expect.closeTo(((x - 200 * a) * 12) / 1000) as number,
    f: expect.closeTo(((y - 300 * d) * 12) / 1000) as number,
  };
};

beforeEach(() => {
  hand = new Hand(two, resizeShapes);
  hand.select(1);
});

test('a corner moves two edges, and ends in one command', () => {
  expect(hand.press(400, 400)).toBe(true);
  hand.to(450, 480);
  expect(hand.shown).toEqual({ moving: { copy: 0, shapes: [0] }, to: [to(200, 300, 250, 180)] });
  expect(hand.marks.value.selected).toMatchObject({ a: 1.25, d: 1.8 });
  hand.release();
  expect(hand.done).toEqual([['resize', { x: 200, y: 300, width: 250, height: 180 }]]);
  expect(hand.drawn[0]).toEqual([2, 200, 300, 250, 180]);
  expect(hand.marks.value).toBe(noMarks);
});

test('a side moves one edge', () => {
  hand.press(200, 350);
  hand.to(150, 500);
  hand.release();
  expect(hand.done).toEqual([['resize', { x: 150, y: 300, width: 250, height: 100 }]]);
});

test('a press beside the middle of a handle makes no difference', () => {
  hand.press(405, 403);
  hand.to(415, 403);
  hand.release();
  expect(hand.done).toEqual([['resize', { x: 200, y: 300, width: 210, height: 100 }]]);
});

test('dragged through zero it turns over to the mirrored type', () => {
  hand.press(400, 350);
  hand.to(100, 350);
  expect(hand.shown?.to).toEqual([to(200, 300, -100, 100)]);
  hand.release();
  expect(hand.done).toEqual([['resize', { x: 200, y: 300, width: -100, height: 100 }]]);
  /* Its right angle is now at the bottom right. */
  expect(hand.drawn[0]).toEqual([7, 100, 300, 100, 100]);
});

test('partners follow as after the release: resized, turned over and turned', () => {
  const linked = after(act(createdBlockCommands.setSymmetry, 'all'), place(2, 200, 300, 200, 100));
  hand = new Hand(linked, resizeShapes);
  hand.press(400, 350);
  hand.to(100, 350);
  const shown = hand.marks.value.ghosts.map(({ type, box: { x, y, width, height } }) => [
    ...[type, x, y, width, height],
  ]);
  expect(shown).toHaveLength(7);
  hand.release();
  expect(hand.drawn.slice(1)).toEqual(shown);
});

test('with shift it keeps its proportions, by a corner and by a side', () => {
  hand.press(400, 400);
  hand.to(500, 410, { shift: true });
  expect(hand.shown?.to).toEqual([to(200, 300, 300, 150)]);
  hand.escape();
  hand.press(400, 350);
  hand.to(500, 350, { shift: true });
  expect(hand.shown?.to).toEqual([to(200, 275, 300, 150)]);
  hand.to(100, 350, { shift: true });
  expect(hand.shown?.to).toEqual([to(200, 325, -100, 50)]);
});

test('with alt its middle stays', () => {
  hand.press(400, 400);
  hand.to(450, 420, { alt: true });
  hand.release({ alt: true });
  expect(hand.done).toEqual([['resize', { x: 150, y: 280, width: 300, height: 140 }]]);
});

test('with both it grows in proportion around its middle', () => {
  hand.press(400, 400);
  hand.to(450, 400, { alt: true, shift: true });
  expect(hand.shown?.to).toEqual([to(150, 275, 300, 150)]);
});

test('it stays in the block, and no smaller than a shape may be', () => {
  hand.press(400, 400);
  /* In proportion, from its middle at 300, there is room for 600 across. */
  hand.to(1500, 400, { shift: true, alt: true });
  expect(hand.shown?.to).toEqual([to(0, 200, 600, 300)]);
  hand.to(1500, 300.2);
  hand.release();
  expect(hand.drawn[0]).toEqual([2, 200, 300, 800, 1]);
});

test('at the edge of the block nothing is turned over', () => {
  hand = new Hand(after(place(2, 0, 0, 100, 100)), resizeShapes);
  hand.select(1);
  hand.press(100, 50);
  hand.to(-50, 50);
  hand.release();
  expect(hand.drawn[0]).toEqual([2, 0, 0, 1, 100]);
});

test('its edges snap', () => {
  hand.isSnapping = true;
  hand.press(400, 400);
  /* 5 before the square's left edge, 4 after its top one, so to its corner. */
  hand.to(595, 604);
  expect(hand.shown?.to).toEqual([to(200, 300, 400, 300)]);
  hand.to(595, 604, { ctrl: true });
  expect(hand.shown?.to).toEqual([to(200, 300, 395, 304)]);
  expect(hand.marks.value.guides).toEqual([]);
});

test('in proportion only one edge snaps', () => {
  hand.isSnapping = true;
  hand.press(400, 400);
  /* 396 × 198: the right edge is 4 before the square's, the bottom one 2 before the middle of the block. */
  hand.to(596, 420, { shift: true });
  expect(hand.shown?.to).toEqual([to(200, 300, 400, 200)]);
  expect(hand.marks.value.guides).toMatchObject([{ kind: 'line', from: { y: 500 }, to: { y: 500 } }]);
});

test('a finger takes a handle from farther, and beside all handles nothing is taken', () => {
  /* Below the box: it has no room for three such squares one below another, so they lie outside. */
  expect(hand.press(418, 435)).toBe(false);
  expect(hand.press(418, 435, { device: 'touch' })).toBe(true);
  expect(hand.press(300, 350)).toBe(false);
  hand.select();
  expect(hand.press(400, 400)).toBe(false);
});

test('Escape cancels it', () => {
  hand.press(400, 400);
  hand.to(450, 480);
  hand.escape();
  expect(hand.shown).toBeNull();
  expect(hand.marks.value).toBe(noMarks);
  expect(hand.done).toEqual([]);
});

test('the cursor shows the direction of a handle', () => {
  expect([hand.hover(200, 300), hand.hover(400, 300), hand.hover(300, 300), hand.hover(400, 350)]).toEqual([
    'nwse-resize',
    'nesw-resize',
    'ns-resize',
    'ew-resize',
  ]);
  expect(hand.hover(300, 350)).toBeNull();
});

test('a shape removed by undo during a drag keeps its size', () => {
  hand = new Hand(after(place(1, 0, 0, 100, 100), place(1, 400, 400, 200, 200)), resizeShapes);
  hand.press(600, 600);
  hand.to(700, 700);
  hand.run(act(createdBlockCommands.undo));
  hand.to(710, 700);
  expect(hand.shown).toBeNull();
  hand.release();
  expect(hand.drawn).toEqual([[1, 0, 0, 100, 100]]);
});
