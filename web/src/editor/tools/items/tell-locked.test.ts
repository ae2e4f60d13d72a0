import { beforeEach, expect, test } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { after as arranged, placeAt } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { anyOf } from '../any-of';
import { QuiltPointer } from '../arranging/quilt-pointer.fixture';
import { lockedPlacementAt } from '../arranging/locked-placement';
import type { DrawingEditor } from '../drawing/drawing-editor';
import { lockedLayerAt } from '../drawing/locked-layer';
import { shapeItems } from '../drawing/shape-items';
import { BlockPointer } from '../block-pointer.fixture';
import { marquee } from './marquee';
import { selectItems } from './select-items';
import { marqueeOverLocked, tellLocked } from './tell-locked';

const lock = (layer: number) => act(commands.lockLayer, { layer, isLocked: true });
const hide = (layer: number) => act(commands.hideLayer, { layer, isHidden: true });

let told: number[];
const tell = (which: number) => told.push(which);
const telling = (editor: DrawingEditor) =>
  tellLocked((point, view) => lockedLayerAt(editor, point, view), tell);

beforeEach(() => {
  told = [];
});

test('a tap on a locked shape reports its layer', () => {
  const drawing = after(
    ...[place(1, 0, 0, 500, 500), place(1, 100, 100, 100, 100, 2), place(1, 300, 300, 100, 100, 3)],
    ...[lock(1), lock(2), lock(3), hide(3)],
  );
  const pointer = new BlockPointer(drawing, telling);
  pointer.tap(50, 50);
  pointer.tap(150, 150);
  // A hidden shape isn't visible.
  pointer.tap(350, 350);
  pointer.tap(900, 900);
  expect(told).toEqual([1, 2, 1]);
});

test('a locked shape over one that can be selected is reported once', () => {
  const ground = [place(1, 0, 0, 500, 500), place(1, 0, 0, 200, 200, 2)];
  const pointer = new BlockPointer(after(...ground, lock(2)), telling);
  pointer.tap(50, 50);
  pointer.tap(50, 50);
  pointer.tap(400, 400);
  expect(told).toEqual([2]);
});

test('a drag from a locked shape reports it unless it selects something', () => {
  const drawing = after(place(1, 0, 0, 500, 500), place(1, 600, 0, 100, 100, 2), lock(1));
  const pointer = new BlockPointer(drawing, (editor) => {
    const items = shapeItems(editor);
    const lockedAt = (...[point, view]: Parameters<Parameters<typeof tellLocked<number>>[0]>) =>
      lockedLayerAt(editor, point, view);
    const box = marqueeOverLocked(marquee(items, false), items, lockedAt, tell);
    return anyOf('select', [box, selectItems(items)]);
  });
  pointer.press(100, 50);
  pointer.to(650, 300);
  pointer.release();
  expect(told).toEqual([]);
  expect(pointer.selected).toHaveLength(1);
  pointer.press(100, 50);
  pointer.to(300, 300);
  pointer.release();
  expect(told).toEqual([1]);
  // Beside all shapes there is nothing to report.
  pointer.press(800, 800);
  pointer.to(900, 900);
  pointer.release();
  expect(told).toEqual([1]);
});

/* The quilt is 40″ × 60″, with 10 pixels to an inch. */
test('a tap on a locked block of a quilt reports it, if no other is there', () => {
  const lockFirst = act(freeFormCommands.lock, { ids: [1], isLocked: true });
  const pointer = new QuiltPointer(arranged(placeAt(0, 0), placeAt(6, 6), lockFirst), (editor) =>
    tellLocked((point, view) => lockedPlacementAt(editor, point, view), tell),
  );
  pointer.tap(30, 30);
  pointer.tap(90, 90);
  pointer.tap(300, 300);
  expect(told).toEqual([1]);
});
