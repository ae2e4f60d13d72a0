import { expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { newDrawing, after, next, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import type { Drawing, DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import type { OutlineCorner } from '@quiltwright/shared/quilting/shapes/shape';
import { describeDropped, refusalOf } from './refusal';

const placeAgain = act(commands.placeAgain, null);
const paste = act(commands.paste, null);
const duplicate = act(commands.duplicate, null);
const lock = (layer: number) => act(commands.lockLayer, { layer, isLocked: true });

/** Returns the reason that the editor would show for an impossible action; null if the editor would show none. */
function told(action: DrawingAction, drawing: Drawing): string | null {
  expect(action.canRun(drawing)).toBe(false);
  return refusalOf(action, drawing);
}

/** Returns a drawing of `count` squares, all of them selected and copied. */
function squares(count: number): Drawing {
  const placings = Array.from({ length: count }, () => ({
    ...{ form: 1, box: { x: 0, y: 0, width: 10, height: 10 }, layer: 1, fabric: 1 },
  })) as {
    form: 1;
    box: { x: number; y: number; width: number; height: number };
    layer: number;
    fabric: number;
  }[];
  return after(act(commands.placeAll, placings), act(commands.copy));
}

it('says that a seam is there already', () => {
  const seam = { from: { x: 0, y: 500 }, to: { x: 1000, y: 500 }, bulge: 0 };
  const add = act(commands.addSeams, { seams: [seam], fabric: 1 });
  expect(told(add, after(add))).toBe('A seam is there already.');
});

it('says why no shape can be placed again', () => {
  expect(told(placeAgain, newDrawing())).toBe('Place a shape first.');
  const placed = after(place(1, 0, 0, 100, 100));
  expect(told(placeAgain, next(placed, lock(1)))).toBe('This layer is locked. Unlock it first.');
  const hidden = next(placed, act(commands.hideLayer, { layer: 1, isHidden: true }));
  expect(told(placeAgain, hidden)).toBe('This layer is hidden. Show it first.');
});

it('says why nothing can be pasted or duplicated', () => {
  expect(told(paste, newDrawing())).toBe('Copy a shape first.');
  const most = squares(600);
  expect(told(paste, most)).toBe(
    'A block can have at most 1,000 shapes. There is room for 400 more, not for 600.',
  );
  expect(told(duplicate, most)).toBe(
    'A block can have at most 1,000 shapes. There is room for 400 more, not for 600.',
  );
  const symmetry = act(commands.setSymmetry, 'half turn');
  expect(told(duplicate, next(squares(400), symmetry))).toBe(
    'A block can have at most 1,000 shapes. There is room for 600 more, not for 800.',
  );
  expect(told(paste, squares(1000))).toBe('A block can have at most 1,000 shapes.');
  const locked = [lock(1), lock(2), lock(3)].reduce(next, squares(1));
  expect(told(paste, locked)).toBe('Every layer is locked or hidden. Unlock or show a layer first.');
});

it('says why gaps can’t be filled: for lack of room, for all the patches or for any', () => {
  const at = (x: number, y: number) => ({ x, y });
  const frame = {
    outline: [at(0, 0), at(1000, 0), at(1000, 1000), at(0, 1000)],
    holes: [[at(250, 250), at(250, 750), at(750, 750), at(750, 250)]],
    area: 750_000,
  };
  const fill = act(commands.fillGaps, [frame]);
  expect(told(fill, squares(997))).toBe(
    'A block can have at most 1,000 shapes. There is room for 3 more, not for 4.',
  );
  expect(fill.canRun(squares(996))).toBe(true);
  expect(told(fill, squares(1000))).toBe('A block can have at most 1,000 shapes.');
});

it('says why a change was dropped, into an empty block too: too many corners', () => {
  const outline = Array.from({ length: 100 }, (_, i): [number, number, number] => {
    const angle = (2 * Math.PI * i) / 100;
    return [50 + 50 * Math.cos(angle), 50 + 50 * Math.sin(angle), 0];
  }) as unknown as OutlineCorner[];
  const outlines = (count: number) => Array.from({ length: count }, () => outline);
  const load = (count: number) =>
    act(commands.importOutlines, { outlines: outlines(count), layer: 1, fabric: 1 });
  const words = 'The outlines of a block can have at most 4,000 corners.';
  expect(told(load(60), newDrawing())).toBe(words);
  const copied = next(after(load(30)), act(commands.copy));
  const pasted = next(copied, paste);
  expect(pasted.document).toBe(copied.document);
  expect(describeDropped(copied, pasted)).toBe(words);
  expect(describeDropped(pasted, next(pasted, paste))).toBe(words);
  expect(describeDropped(pasted, next(pasted, act(commands.copy)))).toBeNull();
});

it('says that every layer is locked before it speaks of seams', () => {
  const locked = after(lock(1), lock(2), lock(3));
  const seam = { from: { x: 500, y: 0 }, to: { x: 500, y: 1000 }, bulge: 0 };
  expect(told(act(commands.addSeams, { seams: [seam] }), locked)).toBe(
    'Every layer is locked or hidden. Unlock or show a layer first.',
  );
});
