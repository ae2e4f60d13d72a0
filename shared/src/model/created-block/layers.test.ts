import { MESSAGES } from '../../messages.js';
import { describe, expect, it } from 'vitest';
import { act } from '../command.js';
import { createdBlockCommands as commands } from './created-block-commands.js';
import { after, next, numbered, place, select, selected } from './drawing.fixture.js';
import { describeAddedLayer } from './arranging/layer-commands.js';
import type { Order } from '../reordered.js';
import { refusalOfLayer } from './arranging/order-commands.js';

const addLayer = act(commands.addLayer);
const lock = (layer: number, isLocked = true) => act(commands.lockLayer, { layer, isLocked });
const hide = (layer: number, isHidden = true) => act(commands.hideLayer, { layer, isHidden });
const toLayer = (layer: number) => act(commands.moveToLayer, { layer });
const square = (layer = 1) => place(1, 0, 0, 9, 9, layer);

describe('layers', () => {
  it('are three at first and nine at most, with messages', () => {
    let drawing = after();
    const words = [];
    for (let i = 0; i < 6; i++) {
      words.push(describeAddedLayer(drawing.document.design));
      drawing = next(drawing, addLayer);
    }
    expect(words).toEqual(Array.from({ length: 6 }, () => 'A new layer is added'));
    expect(addLayer.canRun(drawing)).toBe(false);
    expect(describeAddedLayer(drawing.document.design)).toBe('Maximum number of layers is 9');
  });

  it('are removed with their shapes; three stay', () => {
    const remove = (layer: number) => act(commands.removeLayer, { layer });
    const drawing = after(square(1), square(2), square(3), addLayer, remove(2));
    expect(numbered(drawing)).toEqual([[1], [3], []]);
    expect(numbered(next(drawing, remove(1)))).toEqual([[3], [], []]);
    // Layer 4 is empty, but a block has at least three layers.
    expect(remove(4).canRun(drawing)).toBe(false);
    expect(remove(1).canRun(next(drawing, lock(1)))).toBe(false);
  });

  it('change places, with their locks', () => {
    const drawing = after(square(1), square(2), lock(1));
    const moved = next(drawing, act(commands.moveLayer, { layer: 1, to: 3 }));
    expect(numbered(moved)).toEqual([[2], [], [1]]);
    expect(moved.document.design.layers.map(({ isLocked }) => isLocked)).toEqual([false, false, true]);
  });

  it('can’t be changed or selected while they are locked or hidden', () => {
    for (const close of [lock, hide]) {
      const drawing = after(square(1), square(2), act(commands.selectAll), close(1));
      expect(selected(drawing)).toEqual([2]);
      expect([...drawing.selection]).toEqual([2]);
      expect(square(1).canRun(drawing)).toBe(false);
      expect(selected(next(drawing, act(commands.selectAll)))).toEqual([2]);
      expect(selected(next(next(drawing, close(1, false)), act(commands.selectAll)))).toEqual([1, 2]);
    }
  });
});

describe('moving to another layer', () => {
  it('puts the selection on top of it', () => {
    expect(numbered(after(square(1), square(1), square(2), select(1, 3), toLayer(2)))).toEqual([
      [2],
      [1, 3],
      [],
    ]);
  });

  it('is refused, with the reason, if the whole selection is already there, and for a locked or hidden layer', () => {
    const drawing = after(square(1), lock(2), hide(3));
    expect([1, 2, 3].map((layer) => toLayer(layer).canRun(drawing))).toEqual([false, false, false]);
    expect([1, 2, 3].map((layer) => refusalOfLayer(drawing, layer))).toEqual([
      MESSAGES.sameLayer,
      MESSAGES.layerLocked,
      MESSAGES.layerHidden,
    ]);
    expect(refusalOfLayer(next(drawing, lock(2, false)), 2)).toBeNull();
  });
});

describe('order', () => {
  const five = [square(), square(), square(), square(), square()];
  const reorder = (argument: Order) => act(commands.reorder, argument);

  it.each([
    ['front', [1, 3, 5, 2, 4]],
    ['forward', [1, 3, 2, 5, 4]],
    ['backward', [2, 1, 4, 3, 5]],
    ['back', [2, 4, 1, 3, 5]],
  ] as const)('%s', (order, expected) => {
    expect(numbered(after(...five, select(2, 4), reorder(order)))[0]).toEqual(expected);
  });

  it('adds no step if nothing changes its place', () => {
    const drawing = after(...five, select(4, 5), reorder('forward'));
    expect(drawing.document.past).toHaveLength(5);
  });

  it('moves to a place in another layer, or in the same', () => {
    const move = (layer: number, index: number) => act(commands.moveInOrder, { layer, index });
    expect(numbered(after(...five, square(2), select(2, 4), move(2, 0)))).toEqual([[1, 3, 5], [2, 4, 6], []]);
    /* The shapes move to the place before shape 5, which has index 4. */
    expect(numbered(after(...five, select(1, 3), move(1, 4)))[0]).toEqual([2, 4, 1, 3, 5]);
  });
});

describe('selecting', () => {
  const three = [square(1), square(2), square(2)];
  const actOn = (...nums: number[]) => act(commands.selectMore, nums);

  it('goes through all shapes in turn, from the lowest', () => {
    const forth = act(commands.selectNext);
    const back = act(commands.selectPrevious);
    const start = after(...three, act(commands.deselectAll));
    expect(selected(next(start, forth))).toEqual([1]);
    expect(selected(next(start, back))).toEqual([3]);
    expect(selected([forth, forth, forth, forth].reduce(next, start))).toEqual([1]);
    expect(selected([forth, back].reduce(next, start))).toEqual([3]);
  });

  it('adds shapes, and removes selected ones', () => {
    expect(selected(after(...three, select(1), actOn(3)))).toEqual([1, 3]);
    expect(selected(after(...three, select(1, 3), actOn(3)))).toEqual([1]);
    expect(selected(after(...three, select(1), actOn(1, 2)))).toEqual([1, 2]);
    expect(selected(after(...three, act(commands.selectLayer, { layer: 2 })))).toEqual([2, 3]);
  });
});
