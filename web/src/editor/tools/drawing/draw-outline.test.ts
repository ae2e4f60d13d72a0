import { QUARTER } from '@quiltwright/shared/quilting/shapes/curved-forms';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { newDrawing } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { beforeEach, expect, test } from 'vitest';
import { BlockPointer } from '../block-pointer.fixture';
import { drawOutline } from './draw-outline';
import { noMarks } from './drawing-marks';
import { OutlineSketch } from './outline-sketch';

let sketch: OutlineSketch;
let pointer: BlockPointer;

/* A block unit is a pixel. Snapping is off at first. */
function begin(name: 'polygon' | 'curve') {
  pointer = new BlockPointer(newDrawing(), (editor) => {
    sketch = new OutlineSketch(editor, () => ({ layer: 2, fabric: 3 }));
    return drawOutline(name, editor, sketch, editor.run);
  });
}

const drag = (from: readonly [number, number], to: readonly [number, number]) => {
  pointer.press(...from);
  pointer.to(...to);
  pointer.release();
};
const drawnWith = (...corners: readonly (readonly [number, number, number])[]) => [
  'drawOutline',
  { layer: 2, fabric: 3, corners },
];

beforeEach(() => {
  begin('polygon');
});

test('taps add corners, and a tap near the first one closes the outline', () => {
  pointer.tap(100, 100);
  pointer.tap(400, 100);
  expect(pointer.drawn).toEqual([]);
  pointer.tap(400, 300);
  pointer.tap(104, 103);
  expect(pointer.done.at(-1)).toEqual(drawnWith([100, 100, 0], [400, 100, 0], [400, 300, 0]));
  /* A right triangle with its corner at the top right. */
  expect(pointer.drawn).toEqual([[8, 100, 100, 300, 200]]);
  expect(sketch.isEmpty).toBe(true);
  expect(pointer.marks.value).toBe(noMarks);
});

test('a double tap adds its corner and closes the outline', () => {
  pointer.tap(100, 100);
  pointer.tap(400, 100);
  pointer.tap(400, 300);
  pointer.tap(100, 280);
  pointer.tap(100, 280, {}, 2);
  expect(pointer.drawn).toEqual([[20, 100, 100, 300, 200]]);
});

test('two corners without a curve can’t be closed: a tap on the first one is a corner', () => {
  pointer.tap(100, 100);
  pointer.tap(400, 100);
  pointer.tap(100, 101);
  expect(sketch.corners.value).toHaveLength(3);
});

test('an outline that crosses itself isn’t closed, and its corners stay', () => {
  for (const [x, y] of [
    [100, 100],
    [400, 400],
    [400, 100],
    [100, 300],
  ] as const)
    pointer.tap(x, y);
  pointer.tap(100, 100);
  expect(pointer.drawn).toEqual([]);
  expect(sketch.corners.value).toHaveLength(4);
  sketch.takeBack();
  pointer.tap(100, 100);
  expect(pointer.drawn).toHaveLength(1);
});

test('taking back the last corner also straightens its side, and giving up leaves nothing', () => {
  begin('curve');
  pointer.tap(100, 500);
  drag([500, 500], [500, 400]);
  pointer.tap(500, 700);
  sketch.takeBack();
  sketch.takeBack();
  expect(sketch.corners.value).toEqual([[100, 500, 0]]);
  sketch.giveUp();
  expect(pointer.marks.value).toBe(noMarks);
  expect(pointer.done.map(([type]) => type)).toEqual(['deselectAll']);
});

test('a drag with the polygon tool adds the corner where it ends', () => {
  pointer.tap(100, 100);
  drag([300, 200], [420, 130]);
  expect(sketch.corners.value).toEqual([
    [100, 100, 0],
    [420, 130, 0],
  ]);
});

test('a drag with the curve tool bends the side to its corner', () => {
  begin('curve');
  pointer.tap(100, 500);
  /* 80 above a side of 400 that runs to the right: 2 · 80 ÷ 400. */
  drag([500, 500], [350, 420]);
  expect(sketch.corners.value).toEqual([
    [100, 500, expect.closeTo(0.4, 12)],
    [500, 500, 0],
  ]);
});

test('two corners with a curve are closed by a press on the first one, whose drag bends the last side', () => {
  begin('curve');
  pointer.tap(100, 500);
  drag([500, 500], [500, 420]);
  drag([100, 500], [300, 600]);
  const [, { corners }] = pointer.done.at(-1) as [string, { corners: [number, number, number][] }];
  expect(corners).toEqual([
    [100, 500, expect.closeTo(0.4, 12)],
    [500, 500, expect.closeTo(0.5, 12)],
  ]);
  expect(pointer.drawn[0]?.[0]).toBe(20);
});

test('the middle of a side that was drawn bends it again', () => {
  begin('curve');
  pointer.tap(100, 500);
  pointer.tap(500, 500);
  drag([300, 500], [300, 300]);
  expect(sketch.corners.value).toEqual([
    [100, 500, 1],
    [500, 500, 0],
  ]);
});

test('with snapping, corners are on the grid and a bend near a quarter of a circle is one', () => {
  begin('curve');
  pointer.isSnapping = true;
  pointer.tap(6, 247);
  /* A quarter of a circle is (√2 − 1) · 250 = 103.55 above its chord. */
  drag([504, 253], [250, 150]);
  expect(sketch.corners.value).toEqual([
    [0, 250, QUARTER],
    [500, 250, 0],
  ]);
});

test('with Shift, a side is level, upright or diagonal', () => {
  pointer.tap(100, 100);
  pointer.tap(400, 130, { shift: true });
  pointer.tap(450, 320, { shift: true });
  expect(sketch.corners.value.map(([x, y]) => [Math.round(x), Math.round(y)])).toEqual([
    [100, 100],
    [400, 100],
    [400, 320],
  ]);
});

test('Ctrl turns snapping on or off while the pointer hovers, as when it is pressed', () => {
  pointer.hover(497, 303);
  expect(pointer.marks.value.sketch?.next?.at.x).toBe(497);
  pointer.hover(497, 303, { ctrl: true });
  expect(pointer.marks.value.sketch?.next?.at.x).toBe(500);
});

test('shows the shape and its copies before it is closed', () => {
  pointer.run(act(createdBlockCommands.setSymmetry, 'across'));
  pointer.tap(100, 100);
  pointer.tap(400, 100);
  pointer.hover(400, 300);
  expect(pointer.marks.value.ghosts).toEqual([
    { form: 8, fabric: 3, box: { x: 100, y: 100, width: 300, height: 200 } },
    { form: 9, fabric: 3, box: { x: 600, y: 100, width: 300, height: 200 } },
  ]);
  pointer.hover(250, 100);
  expect(pointer.marks.value.ghosts).toEqual([]);
  pointer.leave();
  expect(pointer.marks.value.sketch?.next).toBeNull();
});
