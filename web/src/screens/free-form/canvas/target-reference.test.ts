import { blockUnits } from '@quiltwright/shared/geometry/units';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { expect, it } from 'vitest';
import type { Part } from '../../../render/scene/part';
import { referenceTo, patchInTurn, referencedTarget } from './target-reference';
import { spotWith, type Target } from '../describing/target';

const spot = (patches: readonly number[]): Target => ({
  ...{ key: `2-${patches[0] ?? 0}`, name: 'Star', fabric: 21, kind: 'spot', id: 2, patches },
});
const border: Target = { key: 'border1', name: 'First border', fabric: 0, kind: 'band', band: 'border1' };
/* A block of five patches in two spots. */
const targets = [border, spot([0, 2, 4]), spot([1, 3])];
const part: Part = { kind: 'block', placement: 1, copy: 7, shape: 2 };

it('refers to the patch that was pointed at, even when its spot changes', () => {
  const reference = referenceTo(spotWith(targets, 2, 2), part);
  expect(referencedTarget(targets, reference)).toMatchObject({ patches: [0, 2, 4], patch: 2 });
  expect(referencedTarget([border, spot([0, 4]), spot([1, 3]), spot([2])], reference)).toMatchObject({
    patches: [2],
  });
  expect(referencedTarget([border], reference)).toBeNull();
});

it('refers to the first patch of a spot chosen by name, and to a border as a whole', () => {
  expect(referencedTarget(targets, { key: '2-1' })).toMatchObject({ patches: [1, 3], patch: 1 });
  expect(referencedTarget(targets, { key: 'border1' })).toEqual(border);
  expect(referenceTo(border, { kind: 'band', band: 'border1' })).toEqual({ key: 'border1' });
  expect([referencedTarget(targets, null), referenceTo(null, part)]).toEqual([null, null]);
});

it('goes through all patches of a block in reading order, in the copy that was pointed at', () => {
  /* The patches are listed column by column. Three times a 48th of the side is stored as 62.4999, and a 16th as
     62.5. */
  const places = [
    [0, 0],
    [0, 62.5],
    [500, 0],
    [500, 62.4999],
    [250, 62.5],
  ];
  const levels: Levels = [
    places.map(([x = 0, y = 0], index) => ({
      ...{ shapeNum: index + 1, shapeType: 1, fillFabric: 21, strokeWidth: 0 },
      ...{ shapeXLoc: blockUnits(x), shapeYLoc: blockUnits(y) },
      ...{ shapeWidth: blockUnits(250), shapeHeight: blockUnits(250) },
    })),
  ];
  let reference = referenceTo(spotWith(targets, 2, 2), part);
  const patches: (number | undefined)[] = [];
  const order = [0, 2, 1, 4, 3];
  for (let turn = 0; turn < 5; turn++) {
    const target = referencedTarget(targets, reference);
    patches.push(target?.patch);
    const inTurn = patchInTurn({ targets, target, reference, levels });
    const place = order.indexOf(target?.patch ?? -1);
    expect(inTurn).toMatchObject({ place, count: 5, next: { at: { copy: 7 } } });
    reference = inTurn?.next ?? null;
  }
  expect(patches).toEqual([2, 1, 4, 3, 0]);
  expect(patchInTurn({ targets, target: border, reference: { key: 'border1' }, levels })).toBeNull();
});
