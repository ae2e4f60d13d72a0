import { beforeEach, expect, test } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { after, placeAt } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { ArrangingHand } from './arranging-hand.fixture';
import { noArrangementMarks, type ArrangementEditor } from './arrangement-editor';
import { placementItems } from './placement-items';
import { repeatPlacement } from './repeat-placement';
import { selectItems } from '../items/select-items';

let hand: ArrangingHand;
const repeating = (editor: ArrangementEditor) => repeatPlacement(editor, selectItems(placementItems(editor)));

/** A block of 6″ at (4, 4) on a quilt of 40″ × 60″ with a border of 2″. */
const one = after(act(freeFormCommands.toggleBorder, 1), placeAt(4, 4, 6));
const sashed = after(
  act(freeFormCommands.toggleBorder, 1),
  act(freeFormCommands.toggleSashing),
  placeAt(4, 4, 6),
);

/* The handles lie 30 pixels, with 10 to an inch, right of the block and below it. */
const RIGHT = [130, 70] as const;
const BELOW = [70, 130] as const;

beforeEach(() => {
  hand = new ArrangingHand(one, repeating);
});

test('the right handle makes columns, which show during the drag, and ends in one command', () => {
  expect(hand.press(...RIGHT)).toBe(true);
  hand.to(RIGHT[0] + 120, 70);
  expect(hand.shown?.moving).toEqual({ copies: [0], without: [] });
  const moved = (e: number) => ({ a: 1, b: 0, c: 0, d: 1, e, f: 0 });
  expect(hand.shown?.to).toEqual([moved(0), moved(6), moved(12)]);
  expect(hand.marks.value).toMatchObject({ repeated: 'x', now: [{ numOfColumns: 3, numOfRows: 1 }] });
  hand.release();
  expect(hand.done).toEqual(['repeat']);
  expect(hand.laid).toEqual([[4, 4, 6, 6, 3, 1]]);
  expect(hand.marks.value).toBe(noArrangementMarks);
});

test('the lower handle makes rows, and dragged back removes them', () => {
  hand.press(...BELOW);
  hand.to(70, BELOW[1] + 91);
  hand.release();
  /* 9.1″ farther, where two more blocks need 12″ and one 6″. */
  expect(hand.laid).toEqual([[4, 4, 6, 6, 1, 3]]);
  hand.press(70, BELOW[1] + 120);
  hand.to(70, BELOW[1]);
  hand.release();
  expect(hand.laid).toEqual([[4, 4, 6, 6, 1, 1]]);
});

test('copies lie as far apart as sashing is wide', () => {
  hand = new ArrangingHand(sashed, repeating);
  hand.press(...RIGHT);
  hand.to(RIGHT[0] + 160, 70);
  hand.release();
  expect(hand.arrangement().document.design.quilt.blocks[0]).toMatchObject({
    numOfColumns: 3,
    xSeparation: 2,
  });
});

test('with snapping it stays inside the border, otherwise it goes to the edge of the quilt', () => {
  hand.isSnapping = true;
  hand.press(...RIGHT);
  hand.to(900, 70);
  hand.release();
  /* From 4″ to 38″: five times 6″ are 30″, six are 36″. */
  expect(hand.laid[0]?.[4]).toBe(5);
  hand.isSnapping = false;
  hand.press(RIGHT[0] + 240, 70);
  hand.to(900, 70);
  hand.release();
  expect(hand.laid[0]?.[4]).toBe(6);
});

test('with alt the gaps grow so that the last copy ends at the pointer, which snaps to the border', () => {
  hand.isSnapping = true;
  hand.press(...RIGHT);
  /* To 37.5″, snapped to 38″: 34″ are five blocks and four gaps of 1″. */
  hand.to(RIGHT[0] + 275, 70, { alt: true });
  hand.release({ alt: true });
  expect(hand.arrangement().document.design.quilt.blocks[0]).toMatchObject({
    numOfColumns: 5,
    xSeparation: 1,
  });
});

test('only a single placement has handles, and Escape cancels the drag', () => {
  hand.press(...RIGHT);
  hand.to(300, 70);
  hand.escape();
  expect(hand.shown).toBeNull();
  expect(hand.done).toEqual([]);
  hand.select();
  expect(hand.press(...RIGHT)).toBe(false);
});

test('a finger takes a handle from farther', () => {
  expect(hand.press(150, 70)).toBe(false);
  expect(hand.press(150, 70, { device: 'touch' })).toBe(true);
});

test('a tap on a handle adds one copy, a tap elsewhere selects', () => {
  hand.tap(...RIGHT);
  hand.tap(...BELOW);
  expect(hand.laid).toEqual([[4, 4, 6, 6, 2, 2]]);
  hand.tap(350, 350);
  expect(hand.selected).toEqual([]);
});

test('a handle without room beside the quilt stays on the canvas, and clear of the bars', () => {
  /* Four columns and three rows of 60 pixels, from (40, 40) to (280, 220). */
  const size = { columns: 4, rows: 3 };
  hand = new ArrangingHand(after(placeAt(4, 4, 6), act(freeFormCommands.repeat, size)), repeating);
  hand.viewport = { width: 300, height: 290, below: 60 };
  // It would be at 310, and at 250 below.
  expect(hand.press(310, 70)).toBe(false);
  expect(hand.press(70, 250)).toBe(false);
  expect(hand.press(250, 70)).toBe(true);
  hand.escape();
  expect(hand.press(70, 190)).toBe(true);
  hand.escape();
  // A block too small for that has it as far out as it fits: 300 − 12.
  hand = new ArrangingHand(after(placeAt(22, 4, 6)), repeating);
  hand.viewport = { width: 300, height: 290 };
  expect(hand.press(288, 70)).toBe(true);
});
