import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { newCopies, writeCopy } from '@quiltwright/workers/kernels/scene/scene-access';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CUTS, cutOfPatch } from '@quiltwright/shared/quilting/sewn/cut-places';
import { cutsOf } from './cuts';

/** Returns the cuts of copies in rows of three, from the corner (x, y) on. */
function cutsAt(side: number, x: number, y: number, placement = 0): Uint8Array {
  const copies = newCopies(9);
  for (let copy = 0; copy < 9; copy++) {
    const at = { x: x + (copy % 3) * side, y: y + Math.floor(copy / 3) * side, width: side, height: side };
    writeCopy(copies, copy, at, 0, placement);
  }
  return cutsOf({ copies });
}

const sides = fc.integer({ min: 8, max: 400 }).map((halves) => halves / 2);
const places = fc.nat({ max: 1600 }).map((sixteenths) => sixteenths / 16);

it('gives a copy another cut than each of the eight copies around it', () => {
  fc.assert(
    fc.property(sides, places, places, fc.nat({ max: 5000 }), (side, x, y, placement) => {
      const cuts = [...cutsAt(side, x, y, placement)];
      const [middle] = cuts.splice(4, 1);
      expect(cuts).not.toContain(middle);
      expect(Math.max(...cuts)).toBeLessThan(CUTS);
    }),
  );
});

it('keeps the cuts of a placement that moves', () => {
  fc.assert(
    fc.property(sides, places, places, (side, x, y) => {
      expect(cutsAt(side, x, y)).toEqual(cutsAt(side, 0, 0));
    }),
  );
});

it('gives placements with one copy each several cuts', () => {
  const first = Array.from({ length: 40 }, (_, placement) => cutsAt(12, 0, 0, placement)[0]);
  expect(new Set(first).size).toBe(CUTS);
});

it('cuts each patch of each cut from a place of its own on the cloth', () => {
  const places = Array.from({ length: CUTS }, (_, cut) =>
    Array.from({ length: 40 }, (_, patch) => cutOfPatch(cut, patch)),
  ).flat();
  for (const { x, y } of places) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThan(CLOTH_TILE);
  }
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
  expect(cutOfPatch(5, 7)).toEqual(cutOfPatch(5, 7));
});
