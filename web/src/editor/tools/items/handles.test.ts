import { expect, test } from 'vitest';
import { handleAt, handlesOf } from './handles';

const large = { x: 100, y: 100, width: 300, height: 200 };
const small = { x: 100, y: 100, width: 20, height: 200 };

const edgesAt = (...of: Parameters<typeof handleAt>) => handleAt(...of)?.edges ?? null;

test('the handles of a box lie on its corners and the middles of its sides', () => {
  expect(handlesOf(large, 10).map(({ at }) => [at.x, at.y])).toEqual([
    [100, 100],
    [400, 100],
    [400, 300],
    [100, 300],
    [250, 100],
    [400, 200],
    [250, 300],
    [100, 200],
  ]);
});

test('handles of a narrow box lie outside it', () => {
  const at = handlesOf(small, 10).map((handle) => [handle.at.x, handle.at.y]);
  expect(at).toEqual([
    [95, 100],
    [125, 100],
    [125, 300],
    [95, 300],
    [110, 100],
    [125, 200],
    [110, 300],
    [95, 200],
  ]);
});

test('a box narrower than a handle has none in the middle of that side', () => {
  expect(handlesOf({ ...small, width: 4 }, 10).map(({ edges }) => edges.x)).toEqual([-1, 1, 1, -1, 1, -1]);
});

test('a press takes a handle from within 16, 24 or 44 pixels, by device', () => {
  const farthest = (device: 'mouse' | 'pen' | 'touch') =>
    [8, 9, 12, 13, 22, 23].filter((off) => edgesAt(large, { x: 400 + off, y: 300 + off }, device));
  expect(farthest('mouse')).toEqual([8]);
  expect(farthest('pen')).toEqual([8, 9, 12]);
  expect(farthest('touch')).toEqual([8, 9, 12, 13, 22]);
  expect(edgesAt(large, { x: 250, y: 200 }, 'touch')).toBeNull();
});

test('the handles of a small box leave its inside for moving, and grow outwards', () => {
  const box = { x: 100, y: 100, width: 60, height: 60 };
  expect(edgesAt(box, { x: 130, y: 130 }, 'touch')).toBeNull();
  expect(edgesAt(box, { x: 108, y: 108 }, 'touch')).toBeNull();
  expect(edgesAt(box, { x: 64, y: 64 }, 'touch')).toEqual({ x: -1, y: -1 });
  expect(edgesAt(small, { x: 110, y: 150 }, 'touch')).toBeNull();
});

test('the nearer of two overlapping handles is taken', () => {
  const box = { x: 100, y: 100, width: 40, height: 300 };
  expect(edgesAt(box, { x: 118, y: 90 }, 'touch')).toEqual({ x: 0, y: -1 });
  expect(edgesAt(box, { x: 104, y: 90 }, 'touch')).toEqual({ x: -1, y: -1 });
});
