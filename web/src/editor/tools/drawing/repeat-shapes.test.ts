import { expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place, select } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { Hand } from '../hand.fixture';
import { repeatShapes } from './repeat-shapes';
import { stepsOf } from '@quiltwright/shared/model/history-words.fixture';

/** Returns a row of two squares of 250, at the top. Its lower handle is 46 pixels below it, at (250, 296). */
function handWith(...more: Parameters<typeof after>) {
  const taps: number[] = [];
  const row = [place(1, 0, 0, 250, 250), place(1, 250, 0, 250, 250), ...more, select(1, 2)];
  const hand = new Hand(after(...row), (editor) =>
    repeatShapes(editor, [{ name: 'beside', tap: ({ at }) => taps.push(at.x) }]),
  );
  return { hand, taps };
}
const boxes = (hand: Hand) => hand.drawn.map(([, x, y]) => [x, y]);

it('repeats a row down the block by one drag, in one step, and selects it all', () => {
  const { hand } = handWith();
  expect(hand.press(250, 296)).toBe(true);
  // Half a row farther is the next one.
  hand.to(250, 296 + 120);
  expect(hand.marks.value).toMatchObject({ ghosts: [], words: 'Not repeated' });
  hand.to(250, 296 + 130);
  expect(hand.marks.value.words).toBe('Repeated 1 time');
  // No farther than the block.
  hand.to(250, 2000);
  expect(hand.marks.value.ghosts).toHaveLength(6);
  hand.release();
  expect(boxes(hand)).toEqual([0, 250, 500, 750].flatMap((y) => [0, 250].map((x) => [x, y])));
  expect(hand.selected).toHaveLength(8);
  expect(stepsOf(hand.drawing().document).at(-1)).toBe('Shapes repeated');
  // The selection now has room only to the right; a tap there adds one copy.
  expect(hand.press(250, 1046)).toBe(false);
  hand.tap(530, 500);
  expect(hand.drawn).toHaveLength(16);
});

it('repeats to the left and upwards if there is no room after it', () => {
  const { hand } = handWith(select(1, 2), act(createdBlockCommands.move, { x: 500, y: 750 }));
  hand.press(750, 720);
  hand.to(750, 720 - 260);
  hand.release();
  expect(boxes(hand)).toEqual([
    [500, 750],
    [750, 750],
    [500, 500],
    [750, 500],
  ]);
});

it('removes shapes that lie wholly under a copy, on that layer alone', () => {
  const { hand } = handWith(
    place(2, 0, 250, 500, 250),
    place(1, 0, 250, 500, 250, 2),
    place(1, 400, 250, 300, 250),
  );
  hand.tap(250, 296);
  expect(boxes(hand)).toEqual([
    [0, 0],
    [250, 0],
    [400, 250],
    [0, 250],
    [250, 250],
    [0, 250],
  ]);
});

it('leaves other taps and presses to other tools, and nothing behind when it is cancelled', () => {
  const { hand, taps } = handWith();
  hand.tap(100, 100);
  expect(taps).toEqual([100]);
  expect(hand.press(100, 100)).toBe(false);
  hand.press(250, 296);
  hand.to(250, 900);
  hand.escape();
  expect(hand.drawn).toHaveLength(2);
  expect(hand.marks.value.ghosts).toEqual([]);
});
