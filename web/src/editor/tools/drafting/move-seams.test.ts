import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { beforeEach, expect, test } from 'vitest';
import { anyOf } from '../any-of';
import { BlockPointer } from '../block-pointer.fixture';
import { noMarks } from '../drawing/drawing-marks';
import { marquee } from '../items/marquee';
import { CornerGroup } from './corner-group';
import { moveSeams } from './move-seams';

let pointer: BlockPointer;
let group: CornerGroup;
let told: number[];

/* A block unit is a pixel. A cross makes four patches. */
beforeEach(() => {
  told = [];
  const seams = [
    { from: { x: 500, y: 0 }, to: { x: 500, y: 1000 }, bulge: 0 },
    { from: { x: 0, y: 500 }, to: { x: 1000, y: 500 }, bulge: 0 },
  ];
  pointer = new BlockPointer(after(act(commands.addSeams, { seams, fabric: 1 })), (editor) => {
    group = new CornerGroup(editor, (count) => told.push(count));
    return anyOf('move', [moveSeams(editor, group, editor.run), marquee(group.boxed(), false)]);
  });
});

test('a drag moves a corner, and shows the patches that it changes', () => {
  expect(pointer.hover(503, 498)).toBe('grab');
  pointer.press(500, 500);
  pointer.to(400, 600);
  expect(pointer.marks.value.ghosts).toHaveLength(4);
  pointer.release();
  expect(pointer.done).toEqual([['moveMapCorner', { at: { x: 500, y: 500 }, to: { x: 400, y: 600 } }]]);
  expect(pointer.marks.value).toBe(noMarks);
});

test('a drag moves a seam in parallel', () => {
  expect(pointer.hover(502, 250)).toBe('grab');
  pointer.press(500, 250);
  pointer.to(600, 250);
  pointer.release();
  expect(pointer.done).toEqual([['moveSeam', { at: { x: 500, y: 250 }, by: { x: 100, y: 0 } }]]);
  /* Above the seam across, the patches are 600 and 400 wide. Those below stay. */
  expect(pointer.drawn.map(([, , , width]) => width).sort((one, other) => one - other)).toEqual([
    400, 500, 500, 600,
  ]);
});

test('a corner of the block and a place inside a patch are no corners to move', () => {
  expect(pointer.hover(1, 2)).toBeNull();
  expect(pointer.hover(250, 250)).toBeNull();
});

test('a drag beside seams selects the corners in its box, and a drag of one moves all of them', () => {
  pointer.press(300, 300);
  pointer.to(700, 1100);
  expect(pointer.marks.value.marquee).toEqual({ x: 300, y: 300, width: 400, height: 800 });
  pointer.release();
  expect(told).toEqual([2]);
  expect(pointer.marks.value.draft?.next).toHaveLength(1);
  pointer.press(500, 500);
  pointer.to(600, 500);
  pointer.release();
  const at = expect.arrayContaining([
    { x: 500, y: 500 },
    { x: 500, y: 1000 },
  ]) as unknown;
  expect(pointer.done).toEqual([['moveMapCorners', { at, by: { x: 100, y: 0 }, burst: undefined }]]);
  expect(group.corners.map(({ x }) => x)).toEqual([600, 600]);
});

test('keys move the selected corners, which stay together at the edge, and a tap lets go', () => {
  group.take([
    { x: 500, y: 500 },
    { x: 500, y: 1000 },
  ]);
  group.move({ x: 10, y: 0 }, pointer.run);
  group.move({ x: -20, y: 5 }, pointer.run);
  expect(group.corners).toEqual([
    { x: 490, y: 505 },
    { x: 490, y: 1000 },
  ]);
  pointer.tap(250, 250);
  expect(group.corners).toEqual([]);
  expect(pointer.marks.value).toBe(noMarks);
});

test('with snapping, a corner goes to the lines of the grid', () => {
  pointer.isSnapping = true;
  pointer.press(500, 500);
  pointer.to(253, 748);
  pointer.release();
  expect(pointer.done.at(-1)?.[1]).toEqual({ at: { x: 500, y: 500 }, to: { x: 250, y: 750 } });
});

test('a cancelled drag moves nothing', () => {
  pointer.press(500, 500);
  pointer.to(400, 600);
  pointer.escape();
  expect(pointer.done).toEqual([]);
  expect(pointer.marks.value).toBe(noMarks);
});
