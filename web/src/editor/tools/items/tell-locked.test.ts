import { beforeEach, expect, test } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { after as arranged, placeAt } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { anyOf } from '../any-of';
import { ArrangingHand } from '../arranging/arranging-hand.fixture';
import { lockedPlacementAt } from '../arranging/locked-placement';
import type { DrawingEditor } from '../drawing/drawing-editor';
import { lockedLayerAt } from '../drawing/locked-layer';
import { shapeItems } from '../drawing/shape-items';
import { Hand } from '../hand.fixture';
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
  const hand = new Hand(drawing, telling);
  hand.tap(50, 50);
  hand.tap(150, 150);
  // A hidden shape isn't visible.
  hand.tap(350, 350);
  hand.tap(900, 900);
  expect(told).toEqual([1, 2, 1]);
});

test('a locked shape over one that can be selected is reported once', () => {
  const ground = [place(1, 0, 0, 500, 500), place(1, 0, 0, 200, 200, 2)];
  const hand = new Hand(after(...ground, lock(2)), telling);
  hand.tap(50, 50);
  hand.tap(50, 50);
  hand.tap(400, 400);
  expect(told).toEqual([2]);
});

test('a drag from a locked shape reports it unless it selects something', () => {
  const drawing = after(place(1, 0, 0, 500, 500), place(1, 600, 0, 100, 100, 2), lock(1));
  const hand = new Hand(drawing, (editor) => {
    const items = shapeItems(editor);
    const lockedAt = (...[point, view]: Parameters<Parameters<typeof tellLocked<number>>[0]>) =>
      lockedLayerAt(editor, point, view);
    const box = marqueeOverLocked(marquee(items, false), items, lockedAt, tell);
    return anyOf('select', [box, selectItems(items)]);
  });
  hand.press(100, 50);
  hand.to(650, 300);
  hand.release();
  expect(told).toEqual([]);
  expect(hand.selected).toHaveLength(1);
  hand.press(100, 50);
  hand.to(300, 300);
  hand.release();
  expect(told).toEqual([1]);
  // Beside all shapes there is nothing to report.
  hand.press(800, 800);
  hand.to(900, 900);
  hand.release();
  expect(told).toEqual([1]);
});

/* On 40″ × 60″, with 10 pixels to an inch. */
test('a tap on a locked block of a quilt reports it, if no other is there', () => {
  const lockFirst = act(freeFormCommands.lock, { ids: [1], isLocked: true });
  const hand = new ArrangingHand(arranged(placeAt(0, 0), placeAt(6, 6), lockFirst), (editor) =>
    tellLocked((point, view) => lockedPlacementAt(editor, point, view), tell),
  );
  hand.tap(30, 30);
  hand.tap(90, 90);
  hand.tap(300, 300);
  expect(told).toEqual([1]);
});
