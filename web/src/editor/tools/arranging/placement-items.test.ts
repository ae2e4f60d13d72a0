import { beforeEach, expect, test } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { after, placeAt, select } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { QuiltPointer } from './quilt-pointer.fixture';
import { marquee } from '../items/marquee';
import { moveItems } from '../items/move-items';
import { placementItems } from './placement-items';
import { resizeItems } from '../items/resize-items';
import { selectItems } from '../items/select-items';

let pointer: QuiltPointer;

/* The quilt is 40″ × 60″. */

/**
 * Block 1, of 12″, is in the corner. Block 2, of 6″, lies on block 1. Block 3, of 4″, is at (4, 30), in three columns
 * 2″ apart.
 */
const three = after(
  placeAt(0, 0),
  placeAt(2, 2, 6),
  placeAt(4, 30, 4),
  act(freeFormCommands.repeat, { columns: 3, xSeparation: 2 }),
  act(freeFormCommands.deselectAll),
);
const way = (e: number, f: number) => ({ a: 1, b: 0, c: 0, d: 1, e, f });

beforeEach(() => {
  pointer = new QuiltPointer(three, (editor) => selectItems(placementItems(editor)));
});

test('a tap selects the block on top, a second tap the one beneath, and between copies nothing', () => {
  pointer.tap(50, 50);
  expect(pointer.selected).toEqual([2]);
  pointer.tap(50, 50);
  expect(pointer.selected).toEqual([1]);
  /* The second copy of block 3 starts at 10″. */
  pointer.tap(110, 320);
  expect(pointer.selected).toEqual([3]);
  pointer.tap(90, 320);
  expect(pointer.selected).toEqual([]);
});

test('taps reach through locked blocks', () => {
  pointer.run(act(freeFormCommands.lock, { ids: [2], isLocked: true }));
  pointer.tap(50, 50);
  expect(pointer.selected).toEqual([1]);
});

test('a marquee selects blocks that reach into it, copies too', () => {
  pointer.take(marquee(placementItems(pointer), false));
  pointer.press(250, 350);
  pointer.to(150, 310);
  pointer.release();
  expect(pointer.selected).toEqual([3]);
});

test('a drag moves all copies, snapped to sixteenths of an inch, and ends in one command', () => {
  pointer.take(moveItems(placementItems(pointer)));
  pointer.select(3);
  expect(pointer.press(110, 320)).toBe(true);
  pointer.to(120.3, 320);
  /* The pointer has moved by 1.03″, so the blocks move by a whole inch. */
  expect(pointer.shown).toEqual({ moving: { copies: [2, 3, 4] }, to: [way(1, 0)] });
  pointer.release();
  expect(pointer.done).toEqual(['move']);
  expect(pointer.laid[2]).toEqual([5, 30, 4, 4, 3, 1]);
});

test('alt makes copies', () => {
  pointer.take(moveItems(placementItems(pointer)));
  pointer.select(2);
  pointer.press(50, 50, { alt: true });
  pointer.to(250, 50, { alt: true });
  expect(pointer.shown).toEqual({ moving: { copies: [1] }, to: [way(0, 0), way(20, 0)] });
  pointer.release({ alt: true });
  expect(pointer.laid).toHaveLength(4);
  expect(pointer.laid[3]).toEqual([22, 2, 6, 6, 1, 1]);
  expect(pointer.selected).toEqual([4]);
});

test('it stops at the edge of the quilt with its last copy', () => {
  pointer.take(moveItems(placementItems(pointer)));
  pointer.select(3);
  pointer.press(110, 320);
  pointer.to(900, 320);
  pointer.release();
  /* With its copies, the block is 16″ wide, so it stops at 40″ − 16″ = 24″. */
  expect(pointer.laid[2]).toEqual([24, 30, 4, 4, 3, 1]);
});

test('a corner keeps a block square; with shift it doesn’t', () => {
  pointer.take(resizeItems(placementItems(pointer)));
  pointer.select(1);
  expect(pointer.press(120, 120)).toBe(true);
  pointer.to(160, 130);
  pointer.release();
  expect(pointer.laid[0]).toEqual([0, 0, 16, 16, 1, 1]);
  pointer.press(160, 160);
  pointer.to(100, 200, { shift: true });
  pointer.release({ shift: true });
  expect(pointer.laid[0]).toEqual([0, 0, 10, 20, 1, 1]);
});

test('the handles of one placement are those of its first copy: the others follow, and show it', () => {
  pointer.take(resizeItems(placementItems(pointer)));
  pointer.select(3);
  pointer.press(80, 340);
  pointer.to(100, 360);
  expect(pointer.shown?.moving).toEqual({ copies: [2], without: [3, 4] });
  /* The block grows from 4″ to 6″, by a factor of 1.5. The columns start at 4″, 12″ and 20″, but scaling alone moves
     a start at 4″ to 6″. The difference is −2″, 6″ and 14″. */
  const sized = (e: number) => ({ a: 1.5, b: 0, c: 0, d: 1.5, e, f: -15 });
  expect(pointer.shown?.to).toEqual([sized(-2), sized(6), sized(14)]);
  pointer.release();
  expect(pointer.laid[2]).toEqual([4, 30, 6, 6, 3, 1]);
});

test('dragged through zero, a block is turned over', () => {
  pointer.take(resizeItems(placementItems(pointer)));
  pointer.select(2);
  pointer.press(80, 50);
  pointer.to(-100, 50, { shift: true });
  /* The block is turned over. It has room only from 2″ to the quilt's edge at 0. */
  expect(pointer.shown?.to[0]?.a).toBeLessThan(0);
  pointer.release({ shift: true });
  expect(pointer.laid[1]).toEqual([0, 2, 2, 6, 1, 1]);
});

test('blocks snap to whole inches, unless Ctrl is held', () => {
  pointer.isSnapping = true;
  pointer.take(moveItems(placementItems(pointer)));
  pointer.run(select(2));
  pointer.press(50, 50);
  pointer.to(192, 183);
  pointer.release();
  /* Without snapping, the block would be at 16.2″ and 15.3″. */
  expect(pointer.laid[1]?.slice(0, 2)).toEqual([16, 15]);
  pointer.press(180, 180);
  pointer.to(183.75, 180, { ctrl: true });
  pointer.release({ ctrl: true });
  expect(pointer.laid[1]?.slice(0, 2)).toEqual([16.375, 15]);
});
