import { beforeEach, expect, test } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { noMarks } from '../drawing/drawing-marks';
import { Hand } from '../hand.fixture';
import { moveItems } from './move-items';
import { shapeItems } from '../drawing/shape-items';
import type { DrawingEditor } from '../drawing/drawing-editor';

let hand: Hand;
const moveShapes = (editor: DrawingEditor) => moveItems(shapeItems(editor));

/** 1 is a square of 100 in the corner; 2 is a square of 200 at (400, 400); 3 lies over its left half. */
const squares = after(
  place(1, 0, 0, 100, 100),
  place(1, 400, 400, 200, 200),
  place(1, 400, 400, 100, 200),
  act(createdBlockCommands.deselectAll),
);

/** Returns a move by inches, of which 12 are 1000 units. */
const moved = (x: number, y: number) => ({ a: 1, b: 0, c: 0, d: 1, e: (x * 12) / 1000, f: (y * 12) / 1000 });

beforeEach(() => {
  hand = new Hand(squares, moveShapes);
});

test('a drag moves the selection: only it is painted during the drag, and the drag ends in one command', () => {
  hand.select(1, 3);
  expect(hand.press(450, 500)).toBe(true);
  hand.to(460, 510);
  const first = hand.shown;
  hand.to(480, 515);
  expect(hand.shown).toEqual({ moving: { copy: 0, shapes: [0, 2] }, to: [moved(30, 15)] });
  expect(hand.shown?.moving).toBe(first?.moving);
  expect(hand.marks.value.selected).toEqual({ a: 1, b: 0, c: 0, d: 1, e: 30, f: 15 });
  hand.release();
  expect(hand.done).toEqual([['move', { x: 30, y: 15 }]]);
  expect(hand.marks.value).toBe(noMarks);
  /* Until the block has it. */
  expect(hand.shown).not.toBeNull();
  expect(hand.selected).toEqual([1, 3]);
});

test('a press inside the selection keeps it, even if another shape lies above', () => {
  hand.select(2);
  hand.press(450, 500);
  hand.to(500, 500);
  expect(hand.shown?.moving).toEqual({ copy: 0, shapes: [1] });
  hand.release();
  expect(hand.done).toEqual([['move', { x: 50, y: 0 }]]);
});

test('a shape pressed beside the selection is selected first, with shift in addition', () => {
  hand.select(1);
  hand.press(450, 500);
  hand.to(460, 500);
  hand.release();
  expect(hand.done).toEqual([
    ['select', [3]],
    ['move', { x: 10, y: 0 }],
  ]);
  hand.press(50, 50, { shift: true });
  hand.to(50, 80, { shift: true });
  hand.release({ shift: true });
  expect(hand.selected).toEqual([1, 3]);
});

test('a finger moves only the selection', () => {
  expect(hand.press(50, 50, { device: 'touch' })).toBe(false);
  hand.select(1);
  expect(hand.press(50, 50, { device: 'touch' })).toBe(true);
  expect(hand.press(800, 800)).toBe(false);
});

test('all moving shapes stop at the edge of the block together', () => {
  hand.select(1, 2);
  hand.press(50, 50);
  hand.to(700, -90);
  hand.release();
  expect(hand.done).toEqual([['move', { x: 400, y: 0 }]]);
});

test('with shift it keeps to the axis of the longer move', () => {
  hand.select(2);
  hand.press(500, 500);
  hand.to(530, 520, { shift: true });
  expect(hand.shown?.to).toEqual([moved(30, 0)]);
  hand.to(510, 520, { shift: true });
  expect(hand.shown?.to).toEqual([moved(0, 20)]);
  hand.release();
  expect(hand.done).toEqual([['move', { x: 10, y: 20 }]]);
});

test('alt makes copies, and can be pressed and released during the drag', () => {
  hand.select(1);
  hand.press(50, 50, { alt: true });
  hand.to(250, 50, { alt: true });
  expect(hand.shown?.to).toEqual([moved(0, 0), moved(200, 0)]);
  expect(hand.marks.value.isCopied).toBe(true);
  hand.to(250, 50);
  expect(hand.shown?.to).toEqual([moved(200, 0)]);
  hand.to(250, 60, { alt: true });
  hand.release({ alt: true });
  expect(hand.done).toEqual([['duplicate', { x: 200, y: 10 }]]);
  expect(hand.drawn).toContainEqual([1, 0, 0, 100, 100]);
  expect(hand.drawn).toContainEqual([1, 200, 10, 100, 100]);
});

test('Escape cancels the move, and its selection', () => {
  hand.select(1);
  hand.press(450, 500);
  hand.to(600, 500);
  hand.escape();
  expect(hand.shown).toBeNull();
  expect(hand.marks.value).toBe(noMarks);
  expect(hand.selected).toEqual([1]);
  expect(hand.drawing().document.past).toHaveLength(3);
});

test('a shape removed by undo during a drag stays where it is, and can be redone', () => {
  hand = new Hand(after(place(1, 0, 0, 100, 100), place(1, 400, 400, 200, 200)), moveShapes);
  hand.press(500, 500);
  hand.to(600, 600);
  hand.run(act(createdBlockCommands.undo));
  expect(hand.drawn).toEqual([[1, 0, 0, 100, 100]]);
  hand.to(700, 600);
  expect(hand.shown).toBeNull();
  expect(hand.marks.value).toBe(noMarks);
  hand.release();
  expect(hand.drawn).toEqual([[1, 0, 0, 100, 100]]);
  hand.run(act(createdBlockCommands.redo));
  expect(hand.drawn).toContainEqual([1, 400, 400, 200, 200]);
});

test('a drag that comes back changes nothing', () => {
  hand.select(1);
  hand.press(50, 50);
  hand.to(90, 50);
  hand.to(50, 50);
  hand.release();
  expect(hand.done).toEqual([]);
  expect(hand.shown).toBeNull();
});

test('it snaps, and shows the guides; Ctrl inverts that, even during the drag', () => {
  hand.isSnapping = true;
  hand.select(1);
  hand.press(50, 50);
  /* Its right edge comes 5 before the left edge of both others, far above them; its top goes to the third eighth. */
  hand.to(345, 82);
  expect(hand.marks.value.selected).toMatchObject({ e: 300, f: 31.25 });
  expect(hand.marks.value.guides).toEqual([
    { kind: 'line', from: { x: 400, y: 31.25 }, to: { x: 400, y: 600 } },
  ]);
  hand.to(345, 82, { ctrl: true });
  expect(hand.marks.value.selected).toMatchObject({ e: 295, f: 32 });
  expect(hand.marks.value.guides).toEqual([]);
  hand.isSnapping = false;
  hand.to(345, 82, { ctrl: true });
  hand.release({ ctrl: true });
  expect(hand.done).toEqual([['move', { x: 300, y: 31.25 }]]);
});

test('a finger snaps from farther', () => {
  hand.isSnapping = true;
  hand.select(1);
  hand.press(50, 50, { device: 'touch' });
  hand.to(340, 82);
  expect(hand.marks.value.selected).toMatchObject({ e: 300 });
  hand.escape();
  hand.press(50, 50);
  hand.to(340, 82);
  /* 28 eighths of an inch. */
  expect(hand.marks.value.selected?.e).toBeCloseTo(291.6667, 4);
});

test('the cursor shows which shapes can be moved', () => {
  hand.select(1);
  expect(hand.hover(50, 50)).toBe('move');
  expect(hand.hover(450, 450)).toBeNull();
});

test('copies without room are still requested, so that a message can say so', () => {
  const placing = { type: 1 as const, box: { x: 0, y: 0, width: 100, height: 100 }, layer: 1, fabric: 1 };
  const full = after(act(createdBlockCommands.placeAll, Array(1000).fill(placing)));
  hand = new Hand(full, moveShapes);
  hand.press(50, 50, { alt: true });
  hand.to(350, 50, { alt: true });
  hand.release({ alt: true });
  expect(hand.done).toEqual([['duplicate', { x: 300, y: 0 }]]);
  expect(hand.shown).toBeNull();
});

test('shows the new places of partners', () => {
  const linked = after(act(createdBlockCommands.setSymmetry, 'across'), place(2, 100, 100, 200, 200));
  hand = new Hand(linked, moveShapes);
  hand.press(150, 250);
  hand.to(190, 260);
  expect(hand.marks.value.ghosts).toEqual([
    { type: 7, box: { x: 660, y: 110, width: 200, height: 200 }, fabric: 1 },
  ]);
  hand.release();
  expect(hand.drawn).toEqual([
    [2, 140, 110, 200, 200],
    [7, 660, 110, 200, 200],
  ]);
});

test('with alt the copies by symmetry show too', () => {
  hand.select(1);
  hand.run(act(createdBlockCommands.setSymmetry, 'across'));
  hand.press(50, 50, { alt: true });
  hand.to(250, 60, { alt: true });
  expect(hand.marks.value.ghosts).toEqual([
    { type: 1, fabric: 1, box: { x: 700, y: 10, width: 100, height: 100 } },
  ]);
  hand.release({ alt: true });
  expect(hand.drawn.slice(3)).toEqual([
    [1, 200, 10, 100, 100],
    [1, 700, 10, 100, 100],
  ]);
});
