import { beforeEach, expect, test } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { noMarks } from '../drawing/drawing-marks';
import { BlockPointer } from '../block-pointer.fixture';
import type { DrawingEditor } from '../drawing/drawing-editor';
import { resizeItems } from './resize-items';
import { shapeItems } from '../drawing/shape-items';

let pointer: BlockPointer;
const resizeShapes = (editor: DrawingEditor) => resizeItems(shapeItems(editor));

/**
 * Shape 1 is a triangle with its right angle at the bottom left, from (200, 300) to (400, 400). Shape 2 is a square
 * from (600, 600).
 */
const two = after(
  place(2, 200, 300, 200, 100),
  place(1, 600, 600, 100, 100),
  act(createdBlockCommands.deselectAll),
);

/**
 * Returns the transform from the triangle's box to another box. The arguments are in block units; the transform is in
 * inches, for a block of 12 inches.
 */
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
  pointer = new BlockPointer(two, resizeShapes);
  pointer.select(1);
});

test('a corner moves two edges, and ends in one command', () => {
  expect(pointer.press(400, 400)).toBe(true);
  pointer.to(450, 480);
  expect(pointer.shown).toEqual({ moving: { copy: 0, shapes: [0] }, to: [to(200, 300, 250, 180)] });
  expect(pointer.marks.value.selected).toMatchObject({ a: 1.25, d: 1.8 });
  pointer.release();
  expect(pointer.done).toEqual([['resize', { x: 200, y: 300, width: 250, height: 180 }]]);
  expect(pointer.drawn[0]).toEqual([2, 200, 300, 250, 180]);
  expect(pointer.marks.value).toBe(noMarks);
});

test('a side moves one edge', () => {
  pointer.press(200, 350);
  pointer.to(150, 500);
  pointer.release();
  expect(pointer.done).toEqual([['resize', { x: 150, y: 300, width: 250, height: 100 }]]);
});

test('a press beside the middle of a handle makes no difference', () => {
  pointer.press(405, 403);
  pointer.to(415, 403);
  pointer.release();
  expect(pointer.done).toEqual([['resize', { x: 200, y: 300, width: 210, height: 100 }]]);
});

test('dragged through zero it turns over to the mirrored type', () => {
  pointer.press(400, 350);
  pointer.to(100, 350);
  expect(pointer.shown?.to).toEqual([to(200, 300, -100, 100)]);
  pointer.release();
  expect(pointer.done).toEqual([['resize', { x: 200, y: 300, width: -100, height: 100 }]]);
  /* The triangle's right angle is now at the bottom right. */
  expect(pointer.drawn[0]).toEqual([7, 100, 300, 100, 100]);
});

test('partners follow as after the release: resized, turned over and turned', () => {
  const linked = after(act(createdBlockCommands.setSymmetry, 'all'), place(2, 200, 300, 200, 100));
  pointer = new BlockPointer(linked, resizeShapes);
  pointer.press(400, 350);
  pointer.to(100, 350);
  const shown = pointer.marks.value.ghosts.map(({ form, box: { x, y, width, height } }) => [
    ...[form, x, y, width, height],
  ]);
  expect(shown).toHaveLength(7);
  pointer.release();
  expect(pointer.drawn.slice(1)).toEqual(shown);
});

test('with shift it keeps its proportions, by a corner and by a side', () => {
  pointer.press(400, 400);
  pointer.to(500, 410, { shift: true });
  expect(pointer.shown?.to).toEqual([to(200, 300, 300, 150)]);
  pointer.escape();
  pointer.press(400, 350);
  pointer.to(500, 350, { shift: true });
  expect(pointer.shown?.to).toEqual([to(200, 275, 300, 150)]);
  pointer.to(100, 350, { shift: true });
  expect(pointer.shown?.to).toEqual([to(200, 325, -100, 50)]);
});

test('with alt its middle stays', () => {
  pointer.press(400, 400);
  pointer.to(450, 420, { alt: true });
  pointer.release({ alt: true });
  expect(pointer.done).toEqual([['resize', { x: 150, y: 280, width: 300, height: 140 }]]);
});

test('with both it grows in proportion around its middle', () => {
  pointer.press(400, 400);
  pointer.to(450, 400, { alt: true, shift: true });
  expect(pointer.shown?.to).toEqual([to(150, 275, 300, 150)]);
});

test('it stays in the block, and no smaller than a shape may be', () => {
  pointer.press(400, 400);
  /* The proportions are kept, and the middle stays at 300. So there is room for a width of 600. */
  pointer.to(1500, 400, { shift: true, alt: true });
  expect(pointer.shown?.to).toEqual([to(0, 200, 600, 300)]);
  pointer.to(1500, 300.2);
  pointer.release();
  expect(pointer.drawn[0]).toEqual([2, 200, 300, 800, 1]);
});

test('at the edge of the block nothing is turned over', () => {
  pointer = new BlockPointer(after(place(2, 0, 0, 100, 100)), resizeShapes);
  pointer.select(1);
  pointer.press(100, 50);
  pointer.to(-50, 50);
  pointer.release();
  expect(pointer.drawn[0]).toEqual([2, 0, 0, 1, 100]);
});

test('its edges snap', () => {
  pointer.isSnapping = true;
  pointer.press(400, 400);
  /* The dragged corner is 5 before the square's left edge and 4 below its top edge, so it snaps to the square's
     corner. */
  pointer.to(595, 604);
  expect(pointer.shown?.to).toEqual([to(200, 300, 400, 300)]);
  pointer.to(595, 604, { ctrl: true });
  expect(pointer.shown?.to).toEqual([to(200, 300, 395, 304)]);
  expect(pointer.marks.value.guides).toEqual([]);
});

test('in proportion only one edge snaps', () => {
  pointer.isSnapping = true;
  pointer.press(400, 400);
  /* The triangle would be 396 × 198. Its right edge is 4 before the square's right edge, its bottom edge 2 before
     the middle of the block. The nearer edge snaps. */
  pointer.to(596, 420, { shift: true });
  expect(pointer.shown?.to).toEqual([to(200, 300, 400, 200)]);
  expect(pointer.marks.value.guides).toMatchObject([{ kind: 'line', from: { y: 500 }, to: { y: 500 } }]);
});

test('a finger takes a handle from farther, and beside all handles nothing is taken', () => {
  /* The press is below the box. For touch, the box is too low for three squares of 44 pixels one below another, so
     the squares extend beyond it. */
  expect(pointer.press(418, 435)).toBe(false);
  expect(pointer.press(418, 435, { device: 'touch' })).toBe(true);
  expect(pointer.press(300, 350)).toBe(false);
  pointer.select();
  expect(pointer.press(400, 400)).toBe(false);
});

test('Escape cancels it', () => {
  pointer.press(400, 400);
  pointer.to(450, 480);
  pointer.escape();
  expect(pointer.shown).toBeNull();
  expect(pointer.marks.value).toBe(noMarks);
  expect(pointer.done).toEqual([]);
});

test('the cursor shows the direction of a handle', () => {
  expect([
    pointer.hover(200, 300),
    pointer.hover(400, 300),
    pointer.hover(300, 300),
    pointer.hover(400, 350),
  ]).toEqual(['nwse-resize', 'nesw-resize', 'ns-resize', 'ew-resize']);
  expect(pointer.hover(300, 350)).toBeNull();
});

test('a shape removed by undo during a drag keeps its size', () => {
  pointer = new BlockPointer(after(place(1, 0, 0, 100, 100), place(1, 400, 400, 200, 200)), resizeShapes);
  pointer.press(600, 600);
  pointer.to(700, 700);
  pointer.run(act(createdBlockCommands.undo));
  pointer.to(710, 700);
  expect(pointer.shown).toBeNull();
  pointer.release();
  expect(pointer.drawn).toEqual([[1, 0, 0, 100, 100]]);
});
