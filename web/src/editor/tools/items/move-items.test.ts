import { beforeEach, expect, test } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { noMarks } from '../drawing/drawing-marks';
import { BlockPointer } from '../block-pointer.fixture';
import { moveItems } from './move-items';
import { shapeItems } from '../drawing/shape-items';
import type { DrawingEditor } from '../drawing/drawing-editor';

let pointer: BlockPointer;
const moveShapes = (editor: DrawingEditor) => moveItems(shapeItems(editor));

/**
 * Shape 1 is a square of 100 in the corner. Shape 2 is a square of 200 at (400, 400). Shape 3 lies over the left half
 * of shape 2.
 */
const squares = after(
  place(1, 0, 0, 100, 100),
  place(1, 400, 400, 200, 200),
  place(1, 400, 400, 100, 200),
  act(createdBlockCommands.deselectAll),
);

/** Returns a move as a transform in inches. The arguments are in block units, of which 1000 are 12 inches. */
const moved = (x: number, y: number) => ({ a: 1, b: 0, c: 0, d: 1, e: (x * 12) / 1000, f: (y * 12) / 1000 });

beforeEach(() => {
  pointer = new BlockPointer(squares, moveShapes);
});

test('a drag moves the selection: only it is painted during the drag, and the drag ends in one command', () => {
  pointer.select(1, 3);
  expect(pointer.press(450, 500)).toBe(true);
  pointer.to(460, 510);
  const first = pointer.shown;
  pointer.to(480, 515);
  expect(pointer.shown).toEqual({ moving: { copy: 0, shapes: [0, 2] }, to: [moved(30, 15)] });
  expect(pointer.shown?.moving).toBe(first?.moving);
  expect(pointer.marks.value.selected).toEqual({ a: 1, b: 0, c: 0, d: 1, e: 30, f: 15 });
  pointer.release();
  expect(pointer.done).toEqual([['move', { x: 30, y: 15 }]]);
  expect(pointer.marks.value).toBe(noMarks);
  /* The preview stays until the block has the new positions. */
  expect(pointer.shown).not.toBeNull();
  expect(pointer.selected).toEqual([1, 3]);
});

test('a press inside the selection keeps it, even if another shape lies above', () => {
  pointer.select(2);
  pointer.press(450, 500);
  pointer.to(500, 500);
  expect(pointer.shown?.moving).toEqual({ copy: 0, shapes: [1] });
  pointer.release();
  expect(pointer.done).toEqual([['move', { x: 50, y: 0 }]]);
});

test('a shape pressed beside the selection is selected first, with shift in addition', () => {
  pointer.select(1);
  pointer.press(450, 500);
  pointer.to(460, 500);
  pointer.release();
  expect(pointer.done).toEqual([
    ['select', [3]],
    ['move', { x: 10, y: 0 }],
  ]);
  pointer.press(50, 50, { shift: true });
  pointer.to(50, 80, { shift: true });
  pointer.release({ shift: true });
  expect(pointer.selected).toEqual([1, 3]);
});

test('a finger moves only the selection', () => {
  expect(pointer.press(50, 50, { device: 'touch' })).toBe(false);
  pointer.select(1);
  expect(pointer.press(50, 50, { device: 'touch' })).toBe(true);
  expect(pointer.press(800, 800)).toBe(false);
});

test('all moving shapes stop at the edge of the block together', () => {
  pointer.select(1, 2);
  pointer.press(50, 50);
  pointer.to(700, -90);
  pointer.release();
  expect(pointer.done).toEqual([['move', { x: 400, y: 0 }]]);
});

test('with shift it keeps to the axis of the longer move', () => {
  pointer.select(2);
  pointer.press(500, 500);
  pointer.to(530, 520, { shift: true });
  expect(pointer.shown?.to).toEqual([moved(30, 0)]);
  pointer.to(510, 520, { shift: true });
  expect(pointer.shown?.to).toEqual([moved(0, 20)]);
  pointer.release();
  expect(pointer.done).toEqual([['move', { x: 10, y: 20 }]]);
});

test('alt makes copies, and can be pressed and released during the drag', () => {
  pointer.select(1);
  pointer.press(50, 50, { alt: true });
  pointer.to(250, 50, { alt: true });
  expect(pointer.shown?.to).toEqual([moved(0, 0), moved(200, 0)]);
  expect(pointer.marks.value.isCopied).toBe(true);
  pointer.to(250, 50);
  expect(pointer.shown?.to).toEqual([moved(200, 0)]);
  pointer.to(250, 60, { alt: true });
  pointer.release({ alt: true });
  expect(pointer.done).toEqual([['duplicate', { x: 200, y: 10 }]]);
  expect(pointer.drawn).toContainEqual([1, 0, 0, 100, 100]);
  expect(pointer.drawn).toContainEqual([1, 200, 10, 100, 100]);
});

test('Escape cancels the move, and its selection', () => {
  pointer.select(1);
  pointer.press(450, 500);
  pointer.to(600, 500);
  pointer.escape();
  expect(pointer.shown).toBeNull();
  expect(pointer.marks.value).toBe(noMarks);
  expect(pointer.selected).toEqual([1]);
  expect(pointer.drawing().document.past).toHaveLength(3);
});

test('a shape removed by undo during a drag stays where it is, and can be redone', () => {
  pointer = new BlockPointer(after(place(1, 0, 0, 100, 100), place(1, 400, 400, 200, 200)), moveShapes);
  pointer.press(500, 500);
  pointer.to(600, 600);
  pointer.run(act(createdBlockCommands.undo));
  expect(pointer.drawn).toEqual([[1, 0, 0, 100, 100]]);
  pointer.to(700, 600);
  expect(pointer.shown).toBeNull();
  expect(pointer.marks.value).toBe(noMarks);
  pointer.release();
  expect(pointer.drawn).toEqual([[1, 0, 0, 100, 100]]);
  pointer.run(act(createdBlockCommands.redo));
  expect(pointer.drawn).toContainEqual([1, 400, 400, 200, 200]);
});

test('a drag that comes back changes nothing', () => {
  pointer.select(1);
  pointer.press(50, 50);
  pointer.to(90, 50);
  pointer.to(50, 50);
  pointer.release();
  expect(pointer.done).toEqual([]);
  expect(pointer.shown).toBeNull();
});

test('it snaps, and shows the guides; Ctrl inverts that, even during the drag', () => {
  pointer.isSnapping = true;
  pointer.select(1);
  pointer.press(50, 50);
  /* The right edge of shape 1 is 5 before the left edge of the other two, which are far below. Its top snaps to the
     third eighth of an inch. */
  pointer.to(345, 82);
  expect(pointer.marks.value.selected).toMatchObject({ e: 300, f: 31.25 });
  expect(pointer.marks.value.guides).toEqual([
    { kind: 'line', from: { x: 400, y: 31.25 }, to: { x: 400, y: 600 } },
  ]);
  pointer.to(345, 82, { ctrl: true });
  expect(pointer.marks.value.selected).toMatchObject({ e: 295, f: 32 });
  expect(pointer.marks.value.guides).toEqual([]);
  pointer.isSnapping = false;
  pointer.to(345, 82, { ctrl: true });
  pointer.release({ ctrl: true });
  expect(pointer.done).toEqual([['move', { x: 300, y: 31.25 }]]);
});

test('a finger snaps from farther', () => {
  pointer.isSnapping = true;
  pointer.select(1);
  pointer.press(50, 50, { device: 'touch' });
  pointer.to(340, 82);
  expect(pointer.marks.value.selected).toMatchObject({ e: 300 });
  pointer.escape();
  pointer.press(50, 50);
  pointer.to(340, 82);
  /* 28 eighths of an inch are 291.6667 units. */
  expect(pointer.marks.value.selected?.e).toBeCloseTo(291.6667, 4);
});

test('the cursor shows which shapes can be moved', () => {
  pointer.select(1);
  expect(pointer.hover(50, 50)).toBe('move');
  expect(pointer.hover(450, 450)).toBeNull();
});

test('copies without room are still requested, so that a message can say so', () => {
  const placing = { form: 1 as const, box: { x: 0, y: 0, width: 100, height: 100 }, layer: 1, fabric: 1 };
  const full = after(act(createdBlockCommands.placeAll, Array(1000).fill(placing)));
  pointer = new BlockPointer(full, moveShapes);
  pointer.press(50, 50, { alt: true });
  pointer.to(350, 50, { alt: true });
  pointer.release({ alt: true });
  expect(pointer.done).toEqual([['duplicate', { x: 300, y: 0 }]]);
  expect(pointer.shown).toBeNull();
});

test('shows the new places of partners', () => {
  const linked = after(act(createdBlockCommands.setSymmetry, 'across'), place(2, 100, 100, 200, 200));
  pointer = new BlockPointer(linked, moveShapes);
  pointer.press(150, 250);
  pointer.to(190, 260);
  expect(pointer.marks.value.ghosts).toEqual([
    { form: 7, box: { x: 660, y: 110, width: 200, height: 200 }, fabric: 1 },
  ]);
  pointer.release();
  expect(pointer.drawn).toEqual([
    [2, 140, 110, 200, 200],
    [7, 660, 110, 200, 200],
  ]);
});

test('with alt the copies by symmetry show too', () => {
  pointer.select(1);
  pointer.run(act(createdBlockCommands.setSymmetry, 'across'));
  pointer.press(50, 50, { alt: true });
  pointer.to(250, 60, { alt: true });
  expect(pointer.marks.value.ghosts).toEqual([
    { form: 1, fabric: 1, box: { x: 700, y: 10, width: 100, height: 100 } },
  ]);
  pointer.release({ alt: true });
  expect(pointer.drawn.slice(3)).toEqual([
    [1, 200, 10, 100, 100],
    [1, 700, 10, 100, 100],
  ]);
});
