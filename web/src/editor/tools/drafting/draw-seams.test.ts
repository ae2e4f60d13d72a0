import { newDrawing } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { beforeEach, expect, test } from 'vitest';
import { BlockPointer } from '../block-pointer.fixture';
import { SeamBend } from './bend-seam';
import { drawSeams } from './draw-seams';
import { SeamSketch } from './seam-sketch';

let pointer: BlockPointer;

beforeEach(() => {
  pointer = new BlockPointer(newDrawing(), (editor) => {
    const sketch = new SeamSketch(editor, () => ({ form: 'seam', fabric: 3 }));
    return drawSeams('seam', editor, sketch, new SeamBend(editor), editor.run);
  });
  pointer.isSnapping = true;
});

const end = () => pointer.marks.value.draft?.end?.at;

test('Ctrl turns snapping on or off while the pointer hovers, as when it is pressed', () => {
  pointer.hover(247, 303);
  expect(end()?.x).toBe(250);
  pointer.hover(247, 303, { ctrl: true });
  expect(end()).toEqual({ x: 247, y: 303 });
  pointer.tap(247, 303, { ctrl: true });
  pointer.hover(700, 310);
  expect(pointer.marks.value.draft?.next).toMatchObject([{ from: { x: 247, y: 303 } }]);
});
