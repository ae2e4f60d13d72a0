import { QUARTER } from '@quiltwright/shared/quilting/shapes/curved-forms';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, newDrawing, next, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import type { Drawing, DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { expect, it } from 'vitest';
import { describeDraft } from './draft-words';

const seam = (x: number, y: number, toX: number, toY: number, bulge = 0): Seam => ({
  from: { x, y },
  to: { x: toX, y: toY },
  bulge,
});
const add = (...seams: Seam[]) => act(commands.addSeams, { seams, fabric: 1 });

/** Returns the announcement of the last of some actions. */
function told(drawing: Drawing, action: DrawingAction): string | null {
  return describeDraft(drawing, next(drawing, action));
}

it('names the patches that a seam makes of an empty block, or of a patch', () => {
  expect(told(newDrawing(), add(seam(500, 0, 500, 1000)))).toBe('a rectangle and a rectangle');
  const square = after(place(1, 0, 0, 1000, 1000));
  expect(told(square, add(seam(0, 0, 1000, 1000)))).toBe(
    'patch 1 split into a half-square triangle and a half-square triangle',
  );
  expect(told(square, add(seam(600, 0, 600, 400), seam(600, 400, 1000, 400)))).toBe(
    'patch 1 split into an L and a square',
  );
});

it('names the patches beside a bent, moved or erased seam', () => {
  const corner = after(add(seam(0, 750, 750, 0)));
  expect(told(corner, act(commands.bendSeam, { at: { x: 375, y: 375 }, bulge: -QUARTER }))).toBe(
    'patches 1 and 2 are now a background of a quarter circle and a quarter circle',
  );
  const halves = after(add(seam(500, 0, 500, 1000)));
  expect(told(halves, act(commands.eraseSeams, { at: [{ x: 500, y: 300 }] }))).toBe(
    'patches 1 and 2 became a square',
  );
});

it('counts more than three patches', () => {
  const cross = [seam(500, 0, 500, 1000), seam(0, 500, 1000, 500)];
  expect(told(newDrawing(), add(...cross))).toBe('4 patches');
  expect(told(after(add(...cross)), add(seam(0, 0, 1000, 1000)))).toBe('patches 1 and 4 became 4 patches');
});

it('counts the patches of a converted block, and the shapes that were hidden', () => {
  const layered = after(
    place(1, 0, 0, 1000, 1000),
    place(1, 0, 0, 500, 500, 2),
    place(1, 100, 100, 100, 100),
  );
  expect(told(layered, act(commands.makePlanar))).toBe('2 patches, 1 hidden shape removed');
});

it('names the patches of a merge, a disc on a corner and a pattern to start from', () => {
  const halves = after(add(seam(500, 0, 500, 1000)), act(commands.selectNext));
  expect(told(halves, act(commands.mergePatches))).toBe('patches 1 and 2 became a square');
  const cross = after(add(seam(500, 0, 500, 1000), seam(0, 500, 1000, 500)));
  const disc = act(commands.placeDisc, { at: { x: 500, y: 500 }, radius: 100 });
  expect(told(cross, disc)).toBe('4 patches became 5 patches');
  const fourPatch = act(commands.draftStart, { start: 'fourPatch', numbers: [2, 2] });
  expect(told(newDrawing(), fourPatch)).toBe('4 patches');
});

it('says nothing of other steps', () => {
  expect(told(newDrawing(), place(1, 0, 0, 1000, 1000))).toBeNull();
});
