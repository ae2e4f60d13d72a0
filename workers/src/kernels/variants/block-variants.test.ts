import { boxArea } from '@quiltwright/shared/geometry/box';
import { inches } from '@quiltwright/shared/geometry/units';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { newFreeFormQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyQuilt, placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { unionArea } from '@quiltwright/shared/geometry/combining/union-area';
import { sewnOf } from '../patches/sewn';
import { prepare } from '../prepared/prepared-quilt';

function looksOf(quilt: Quilt) {
  const looks = prepare(quilt).variants();
  if (!looks.ok) throw new Error(looks.error.code);
  return looks.value;
}

/** Returns the visible area of each fabric in the blocks of a quilt, in square inches, by fabric number. */
function seenOf(quilt: Quilt): Record<number, number> {
  const seen: Record<number, number> = {};
  for (const { levels, width, height, covers, copies } of looksOf(quilt)) {
    for (const { fabric, area } of sewnOf(levels, { width, height }, covers).patches)
      seen[fabric] = (seen[fabric] ?? 0) + area * copies;
  }
  return seen;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const freeForm = (blocks: Placement[]): Quilt => ({ ...newFreeFormQuilt(2), blocks });

const at = (x: number, y: number, width: number, length: number): Partial<Placement> => ({
  ...{ xLocation: inches(x), yLocation: inches(y), blockWidth: inches(width), blockHeight: inches(length) },
});

it('leaves the part of a block that no other block covers', () => {
  /* An L of the first block stays visible: 12 × 12 less 6 × 6. */
  const blocks = [placementOf(4, [11], at(10, 10, 12, 12)), placementOf(4, [12], at(16, 16, 12, 12))];
  expect(seenOf(freeForm(blocks))).toEqual({ 11: 108, 12: 144 });
});

it('counts all copies that are covered alike once, and skips fully covered copies', () => {
  /*
   * A carpet of 4 × 4 squares of 6″. A block of 12″ covers the four squares in the middle. A block of 3″ × 6″ covers
   * half of another square.
   */
  const carpet = placementOf(4, [11], { ...at(0, 0, 6, 6), numOfColumns: 4, numOfRows: 4 });
  const quilt = freeForm([
    carpet,
    placementOf(5, [12], at(6, 6, 12, 12)),
    placementOf(6, [13], at(0, 0, 3, 6)),
  ]);
  const counted = looksOf(quilt).map(({ blockNum, copies }) => [blockNum, copies]);
  expect(counted.sort(([a = 0, x = 0], [b = 0, y = 0]) => a - b || x - y)).toEqual([
    [4, 1],
    [4, 11],
    [5, 1],
    [6, 1],
  ]);
  expect(seenOf(quilt)).toEqual({ 11: 11 * 36 + 18, 12: 144, 13: 18 });
});

it('leaves as much area as blocks cover together, in any order', () => {
  const side = fc.integer({ min: 1, max: 12 });
  const box = fc.record({ x: fc.nat(20), y: fc.nat(20), width: side, height: side });
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 8 }), (boxes) => {
      const blocks = boxes.map(({ x, y, width, height }, index) =>
        placementOf(4, [11 + index], at(x, y, width, height)),
      );
      const seen = sum(Object.values(seenOf(freeForm(blocks))));
      expect(Math.abs(seen - unionArea(boxes))).toBeLessThan(1e-3);
      expect(seen).toBeLessThan(sum(boxes.map((each) => boxArea(each))) + 1e-3);
    }),
    { numRuns: 60 },
  );
});

it('shows no more of any quilt’s blocks than they cover', () => {
  fc.assert(
    fc.property(anyQuilt, (quilt) => {
      const looks = looksOf(quilt);
      const most = sum(looks.map(({ width, height, copies }) => width * height * copies));
      expect(sum(Object.values(seenOf(quilt)))).toBeLessThanOrEqual(most * (1 + 1e-6));
    }),
    { numRuns: 25 },
  );
});

it('reports its progress, and refuses too many copies to count', () => {
  const told: number[] = [];
  const blocks = [1, 2, 3, 4].map((width) => placementOf(4, [11], at(13 * width, 0, width, width)));
  prepare(freeForm(blocks)).variants((done) => told.push(done));
  expect(told.every((done) => done > 0 && done <= 1)).toBe(true);
  expect(told.length).toBeGreaterThan(0);
  const carpet = placementOf(4, [11], { numOfColumns: 99, numOfRows: 99 });
  const carpets = Array.from({ length: 103 }, () => carpet);
  expect(prepare(freeForm(carpets)).variants()).toMatchObject({
    ok: false,
    error: { code: 'too-many-copies' },
  });
});

it('leaves the corners of a block under a block on its point', () => {
  /*
   * The diamond reaches 6√2 = 8.4853 from the middle; the corners of the square are 8.4853 from it too. Each corner that
   * stays visible is a triangle of (8.4853 − 6)² = 6.1766 square inches.
   */
  const corners = 4 * (6 * Math.SQRT2 - 6) ** 2;
  const [level, slanted] = [at(12, 12, 12, 12), { ...at(12, 12, 12, 12), turn: 1 }];
  const under = seenOf(freeForm([placementOf(4, [11], level), placementOf(5, [12], slanted)]));
  expect(under[11]).toBeCloseTo(corners, 3);
  expect(under[12]).toBe(144);
  // The other way round, the corners of the diamond stay visible.
  const over = seenOf(freeForm([placementOf(5, [12], slanted), placementOf(4, [11], level)]));
  expect(over[12]).toBeCloseTo(corners, 3);
});

it('knows where a block that is turned by a quarter is covered', () => {
  /* A block of 12 × 4 inches, turned to the right, takes up 4 × 12. Its upper third is its left third as drawn. */
  const turned = placementOf(4, [11], { ...at(4, 8, 12, 4), turn: 2 });
  const [look] = looksOf(freeForm([turned, placementOf(5, [12], at(4, 0, 12, 8))])).filter(
    ({ blockNum }) => blockNum === 4,
  );
  expect(look?.covers).toEqual([{ x: 0, y: 0, width: 333.333, height: 1000 }]);
});
