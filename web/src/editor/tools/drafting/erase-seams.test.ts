import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { beforeEach, expect, test, vi } from 'vitest';
import { BlockPointer } from '../block-pointer.fixture';
import { noMarks } from '../drawing/drawing-marks';
import { eraseSeams } from './erase-seams';

const onEdge = vi.fn();
let pointer: BlockPointer;

/* A block unit is a pixel. Two seams from top to bottom make three patches. */
beforeEach(() => {
  onEdge.mockClear();
  const seams = [300, 700].map((x) => ({ from: { x, y: 0 }, to: { x, y: 1000 }, bulge: 0 }));
  pointer = new BlockPointer(after(act(commands.addSeams, { seams, fabric: 1 })), (editor) =>
    eraseSeams(editor, editor.run, onEdge),
  );
});

/** Returns the widths of the patches, from the left. */
const widths = () => [...pointer.drawn].sort(([, x], [, other]) => x - other).map(([, , , width]) => width);

test('a tap erases the seam within reach, and the patches beside it become one', () => {
  expect(widths()).toEqual([300, 400, 300]);
  pointer.tap(304, 500);
  expect(widths()).toEqual([700, 300]);
  pointer.tap(500, 500);
  expect(widths()).toEqual([700, 300]);
  expect(onEdge).not.toHaveBeenCalled();
});

test('a sweep erases all seams on its way in one step, however fast it is', () => {
  pointer.press(100, 200);
  pointer.to(900, 220);
  expect(pointer.marks.value.draft).toMatchObject({ isErased: true });
  expect(pointer.marks.value.draft?.next).toHaveLength(2);
  pointer.release();
  expect(widths()).toEqual([1000]);
  expect(pointer.done).toHaveLength(1);
  expect(pointer.marks.value).toBe(noMarks);
});

test('the patch at which a press begins names the fabric to keep', () => {
  pointer.press(10, 200);
  pointer.to(310, 200);
  pointer.release();
  expect(pointer.done).toEqual([['eraseSeams', { at: [{ x: 300, y: 500 }], keep: { x: 10, y: 200 } }]]);
});

test('a press on the edge of the block erases nothing, and is told', () => {
  pointer.tap(2, 400);
  pointer.tap(500, 1003);
  pointer.press(150, 2);
  pointer.to(200, 3);
  pointer.release();
  expect(onEdge).toHaveBeenCalledTimes(3);
  expect(pointer.done).toEqual([]);
});

test('a cancelled sweep erases nothing', () => {
  pointer.press(100, 200);
  pointer.to(900, 220);
  pointer.escape();
  expect(pointer.done).toEqual([]);
  expect(pointer.marks.value).toBe(noMarks);
});
