import { expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place, select } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { BlockPointer } from '../block-pointer.fixture';
import { repeatShapes } from './repeat-shapes';
import { stepsOf } from '@quiltwright/shared/model/history-words.fixture';

/**
 * Returns a pointer on a drawing with two squares of 250, side by side at the top. The lower repeat handle is 46 pixels
 * below them, at (250, 296).
 */
function pointerWith(...more: Parameters<typeof after>) {
  const taps: number[] = [];
  const row = [place(1, 0, 0, 250, 250), place(1, 250, 0, 250, 250), ...more, select(1, 2)];
  const pointer = new BlockPointer(after(...row), (editor) =>
    repeatShapes(editor, [{ name: 'beside', tap: ({ at }) => taps.push(at.x) }]),
  );
  return { pointer, taps };
}
const boxes = (pointer: BlockPointer) => pointer.drawn.map(([, x, y]) => [x, y]);

it('repeats a row down the block by one drag, in one step, and selects it all', () => {
  const { pointer } = pointerWith();
  expect(pointer.press(250, 296)).toBe(true);
  // Dragging the handle by more than half a row (125) adds the next row.
  pointer.to(250, 296 + 120);
  expect(pointer.marks.value).toMatchObject({ ghosts: [], words: 'Not repeated' });
  pointer.to(250, 296 + 130);
  expect(pointer.marks.value.words).toBe('Repeated 1 time');
  // Copies stop at the block's edge, however far the handle is dragged.
  pointer.to(250, 2000);
  expect(pointer.marks.value.ghosts).toHaveLength(6);
  pointer.release();
  expect(boxes(pointer)).toEqual([0, 250, 500, 750].flatMap((y) => [0, 250].map((x) => [x, y])));
  expect(pointer.selected).toHaveLength(8);
  expect(stepsOf(pointer.drawing().document).at(-1)).toBe('Shapes repeated');
  // The selection now has room only to the right; a tap there adds one copy.
  expect(pointer.press(250, 1046)).toBe(false);
  pointer.tap(530, 500);
  expect(pointer.drawn).toHaveLength(16);
});

it('repeats to the left and upwards if there is no room after it', () => {
  const { pointer } = pointerWith(select(1, 2), act(createdBlockCommands.move, { x: 500, y: 750 }));
  pointer.press(750, 720);
  pointer.to(750, 720 - 260);
  pointer.release();
  expect(boxes(pointer)).toEqual([
    [500, 750],
    [750, 750],
    [500, 500],
    [750, 500],
  ]);
});

it('removes shapes that lie wholly under a copy, on that layer alone', () => {
  const { pointer } = pointerWith(
    place(2, 0, 250, 500, 250),
    place(1, 0, 250, 500, 250, 2),
    place(1, 400, 250, 300, 250),
  );
  pointer.tap(250, 296);
  expect(boxes(pointer)).toEqual([
    [0, 0],
    [250, 0],
    [400, 250],
    [0, 250],
    [250, 250],
    [0, 250],
  ]);
});

it('leaves other taps and presses to other tools, and nothing behind when it is cancelled', () => {
  const { pointer, taps } = pointerWith();
  pointer.tap(100, 100);
  expect(taps).toEqual([100]);
  expect(pointer.press(100, 100)).toBe(false);
  pointer.press(250, 296);
  pointer.to(250, 900);
  pointer.escape();
  expect(pointer.drawn).toHaveLength(2);
  expect(pointer.marks.value.ghosts).toEqual([]);
});
