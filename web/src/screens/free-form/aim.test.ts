import { expect, it } from 'vitest';
import type { Part } from '../../render/hit-test';
import { aimFor, patchInTurn, targetOfAim } from './aim';
import { spotWith, type Target } from './target';

const spot = (patches: readonly number[]): Target => ({
  ...{ key: `2-${patches[0] ?? 0}`, name: 'Star', fabric: 21, kind: 'spot', id: 2, patches },
});
const border: Target = { key: 'border1', name: 'First border', fabric: 0, kind: 'band', band: 'border1' };
/* A block of five patches in two spots. */
const targets = [border, spot([0, 2, 4]), spot([1, 3])];
const part: Part = { kind: 'block', placement: 1, copy: 7, shape: 2 };

it('aims at the patch that was pointed at, whatever spot it comes to', () => {
  const aim = aimFor(spotWith(targets, 2, 2), part);
  expect(targetOfAim(targets, aim)).toMatchObject({ patches: [0, 2, 4], patch: 2 });
  expect(targetOfAim([border, spot([0, 4]), spot([1, 3]), spot([2])], aim)).toMatchObject({ patches: [2] });
  expect(targetOfAim([border], aim)).toBeNull();
});

it('aims at the first patch of a spot that was chosen by its name, and at a border as a whole', () => {
  expect(targetOfAim(targets, { key: '2-1' })).toMatchObject({ patches: [1, 3], patch: 1 });
  expect(targetOfAim(targets, { key: 'border1' })).toEqual(border);
  expect(aimFor(border, { kind: 'band', band: 'border1' })).toEqual({ key: 'border1' });
  expect([targetOfAim(targets, null), aimFor(null, part)]).toEqual([null, null]);
});

it('goes through all patches of a block, in the copy that was pointed at', () => {
  let aim = aimFor(spotWith(targets, 2, 2), part);
  const patches: (number | undefined)[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const target = targetOfAim(targets, aim);
    patches.push(target?.patch);
    const inTurn = patchInTurn(targets, target, aim);
    expect(inTurn).toMatchObject({ place: target?.patch, count: 5, next: { at: { copy: 7 } } });
    aim = inTurn?.next ?? null;
  }
  expect(patches).toEqual([2, 3, 4, 0, 1]);
  expect(patchInTurn(targets, border, { key: 'border1' })).toBeNull();
});
