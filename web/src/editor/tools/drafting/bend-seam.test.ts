import { QUARTER } from '@quiltwright/shared/quilting/shapes/curved-forms';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { beforeEach, expect, test } from 'vitest';
import { BlockPointer } from '../block-pointer.fixture';
import { Watched } from '../../../render/camera/watched';
import { noMarks } from '../drawing/drawing-marks';
import { SeamBend } from './bend-seam';
import { drawSeams } from './draw-seams';
import { firstFigures } from './figures';
import { SeamSketch } from './seam-sketch';

let bend: SeamBend;
let pointer: BlockPointer;

/* A block unit is a pixel. A level seam of 1000 units runs from the left edge to the right one. */
beforeEach(() => {
  const seams = [{ from: { x: 0, y: 500 }, to: { x: 1000, y: 500 }, bulge: 0 }];
  pointer = new BlockPointer(after(act(commands.addSeams, { seams, fabric: 1 })), (editor) => {
    bend = new SeamBend(editor);
    const sketch = new SeamSketch(editor, new Watched(firstFigures), () => ({ form: 'seam', fabric: 1 }));
    return drawSeams('seam', editor, sketch, bend, editor.run);
  });
});

/** Returns the bulge of the last command. */
const bulge = () => (pointer.done.at(-1)?.[1] as { bulge: number } | undefined)?.bulge;

test('the middle follows the pointer: a rise of a quarter of the length is a bulge of a half', () => {
  pointer.press(500, 500);
  expect(bend.isBending.value).toBe(true);
  pointer.to(500, 250);
  pointer.release();
  /* A seam to the right turns clockwise on the screen if it bulges up. The bulge is twice the rise, over the length. */
  expect(bulge()).toBeCloseTo(0.5, 9);
  expect(bend.isBending.value).toBe(false);
  expect(pointer.marks.value).toBe(noMarks);
});

test('with snapping, a bend near a quarter of a circle is one', () => {
  pointer.isSnapping = true;
  pointer.press(500, 500);
  /* A quarter of a circle rises by (√2 − 1) ÷ 2 of its length, 207.1 units. */
  pointer.to(500, 296);
  pointer.release();
  expect(bulge()).toBeCloseTo(QUARTER, 9);
});

test('a flip bends the seam to its other side while it is dragged', () => {
  pointer.press(500, 500);
  pointer.to(500, 250);
  bend.flip();
  expect(pointer.marks.value.draft?.next[0]?.bulge).toBeCloseTo(-0.5, 9);
  pointer.release();
  expect(bulge()).toBeCloseTo(-0.5, 9);
});

test('a cancelled bend changes nothing', () => {
  pointer.press(500, 500);
  pointer.to(500, 250);
  pointer.escape();
  expect(pointer.done).toEqual([]);
  expect(bend.isBending.value).toBe(false);
});
