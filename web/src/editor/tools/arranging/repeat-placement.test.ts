import { beforeEach, expect, test } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { after, placeAt } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { QuiltPointer } from './quilt-pointer.fixture';
import { noArrangementMarks, type ArrangementEditor } from './arrangement-editor';
import { placementItems } from './placement-items';
import { repeatPlacement } from './repeat-placement';
import { selectItems } from '../items/select-items';

let pointer: QuiltPointer;
const repeating = (editor: ArrangementEditor) => repeatPlacement(editor, selectItems(placementItems(editor)));

/** A quilt of 40″ × 60″ with a border of 2″ and a block of 6″ at (4, 4). */
const one = after(act(freeFormCommands.toggleBorder, 1), placeAt(4, 4, 6));
const sashed = after(
  act(freeFormCommands.toggleBorder, 1),
  act(freeFormCommands.toggleSashing),
  placeAt(4, 4, 6),
);

/* The handles are 30 pixels right of the block and 30 pixels below it. An inch is 10 pixels. */
const RIGHT = [130, 70] as const;
const BELOW = [70, 130] as const;

beforeEach(() => {
  pointer = new QuiltPointer(one, repeating);
});

test('the right handle makes columns, which show during the drag, and ends in one command', () => {
  expect(pointer.press(...RIGHT)).toBe(true);
  pointer.to(RIGHT[0] + 120, 70);
  expect(pointer.shown?.moving).toEqual({ copies: [0], without: [] });
  const moved = (e: number) => ({ a: 1, b: 0, c: 0, d: 1, e, f: 0 });
  expect(pointer.shown?.to).toEqual([moved(0), moved(6), moved(12)]);
  expect(pointer.marks.value).toMatchObject({ repeated: 'x', now: [{ numOfColumns: 3, numOfRows: 1 }] });
  pointer.release();
  expect(pointer.done).toEqual(['repeat']);
  expect(pointer.laid).toEqual([[4, 4, 6, 6, 3, 1]]);
  expect(pointer.marks.value).toBe(noArrangementMarks);
});

test('the lower handle makes rows, and dragged back removes them', () => {
  pointer.press(...BELOW);
  pointer.to(70, BELOW[1] + 91);
  pointer.release();
  /* The handle is dragged by 9.1″, which is nearer to two more blocks (12″) than to one (6″). */
  expect(pointer.laid).toEqual([[4, 4, 6, 6, 1, 3]]);
  pointer.press(70, BELOW[1] + 120);
  pointer.to(70, BELOW[1]);
  pointer.release();
  expect(pointer.laid).toEqual([[4, 4, 6, 6, 1, 1]]);
});

test('copies lie as far apart as sashing is wide', () => {
  pointer = new QuiltPointer(sashed, repeating);
  pointer.press(...RIGHT);
  pointer.to(RIGHT[0] + 160, 70);
  pointer.release();
  expect(pointer.arrangement().document.design.quilt.blocks[0]).toMatchObject({
    numOfColumns: 3,
    xSeparation: 2,
  });
});

test('with snapping it stays inside the border, otherwise it goes to the edge of the quilt', () => {
  pointer.isSnapping = true;
  pointer.press(...RIGHT);
  pointer.to(900, 70);
  pointer.release();
  /* Between 4″ and the border at 38″ there is room for five copies of 6″ (30″), but not for six (36″). */
  expect(pointer.laid[0]?.[4]).toBe(5);
  pointer.isSnapping = false;
  pointer.press(RIGHT[0] + 240, 70);
  pointer.to(900, 70);
  pointer.release();
  expect(pointer.laid[0]?.[4]).toBe(6);
});

test('with alt the gaps grow so that the last copy ends at the pointer, which snaps to the border', () => {
  pointer.isSnapping = true;
  pointer.press(...RIGHT);
  /* The end of the last copy is dragged to 37.5″ and snaps to 38″. In 34″, five blocks leave four gaps of 1″. */
  pointer.to(RIGHT[0] + 275, 70, { alt: true });
  pointer.release({ alt: true });
  expect(pointer.arrangement().document.design.quilt.blocks[0]).toMatchObject({
    numOfColumns: 5,
    xSeparation: 1,
  });
});

test('only a single placement has handles, and Escape cancels the drag', () => {
  pointer.press(...RIGHT);
  pointer.to(300, 70);
  pointer.escape();
  expect(pointer.shown).toBeNull();
  expect(pointer.done).toEqual([]);
  pointer.select();
  expect(pointer.press(...RIGHT)).toBe(false);
});

test('a finger takes a handle from farther', () => {
  expect(pointer.press(150, 70)).toBe(false);
  expect(pointer.press(150, 70, { device: 'touch' })).toBe(true);
});

test('a tap on a handle adds one copy, a tap elsewhere selects', () => {
  pointer.tap(...RIGHT);
  pointer.tap(...BELOW);
  expect(pointer.laid).toEqual([[4, 4, 6, 6, 2, 2]]);
  pointer.tap(350, 350);
  expect(pointer.selected).toEqual([]);
});

test('a handle without room beside the quilt stays on the canvas, and clear of the bars', () => {
  /* The block has four columns and three rows of 60 pixels, from (40, 40) to (280, 220). */
  const size = { columns: 4, rows: 3 };
  pointer = new QuiltPointer(after(placeAt(4, 4, 6), act(freeFormCommands.repeat, size)), repeating);
  pointer.viewport = { width: 300, height: 290, below: 60 };
  // Outside the block, the handles would be at 310 across and 250 down. There is no room for them, so they are inside.
  expect(pointer.press(310, 70)).toBe(false);
  expect(pointer.press(70, 250)).toBe(false);
  expect(pointer.press(250, 70)).toBe(true);
  pointer.escape();
  expect(pointer.press(70, 190)).toBe(true);
  pointer.escape();
  // A small block has no room inside, so its handle is as far to the right as fits: 300 − 12 = 288.
  pointer = new QuiltPointer(after(placeAt(22, 4, 6)), repeating);
  pointer.viewport = { width: 300, height: 290 };
  expect(pointer.press(288, 70)).toBe(true);
});
