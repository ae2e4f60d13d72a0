import { inches } from '@quiltwright/shared/geometry/units';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { assertExists } from '@quiltwright/shared/result';
import { expand } from '@quiltwright/workers/kernels/expand/expand';
import { COPY_STRIDE, type Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlacementRuns } from './placement-runs';

const SIDE = 120;

function quiltOf(placements: readonly Placement[]): Pick<Scene, 'copies' | 'width' | 'length'> {
  const corners = expand(placements);
  if (!corners.ok) throw new Error(corners.error.message);
  const copies: number[] = [];
  let corner = 0;
  placements.forEach(({ blockWidth, blockHeight, numOfColumns, numOfRows }, index) => {
    for (let copy = 0; copy < numOfColumns * numOfRows; copy++) {
      const [x = 0, y = 0] = corners.value.subarray(corner, (corner += 2));
      copies.push(x, y, blockWidth, blockHeight, 0, index);
    }
  });
  return { copies: new Float32Array(copies), width: inches(SIDE), length: inches(SIDE) };
}

/** Looks at one copy after the other, topmost first. */
function topmostCopy(copies: Float32Array, x: number, y: number): number | null {
  for (let copy = copies.length / COPY_STRIDE - 1; copy >= 0; copy--) {
    const [left = 0, top = 0, width = 0, height = 0] = copies.subarray(copy * COPY_STRIDE);
    if (x >= left && x < left + width && y >= top && y < top + height) return copy;
  }
  return null;
}

const rounded = (min: number, max: number) => fc.integer({ min: min * 16, max: max * 16 }).map((n) => n / 16);
const placement: fc.Arbitrary<Placement> = fc
  .record({
    side: rounded(1, 14),
    x: rounded(0, SIDE - 14),
    y: rounded(0, SIDE - 14),
    columns: fc.integer({ min: 1, max: 6 }),
    rows: fc.integer({ min: 1, max: 6 }),
    gap: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 5, noNaN: true })),
    odd: fc.constantFrom(0, 1 / 3, 0.1),
  })
  .map(({ side, x, y, columns, rows, gap, odd }) => ({
    ...emptyPlacement,
    blockWidth: inches(side + odd),
    blockHeight: inches(side),
    xLocation: inches(x),
    yLocation: inches(y + odd),
    numOfColumns: columns,
    numOfRows: rows,
    xSeparation: inches(gap),
    ySeparation: inches(gap / 2),
  }));

test('finds the copy that looking at all of them finds, on their very edges too', () => {
  fc.assert(
    fc.property(
      fc.array(placement, { minLength: 1, maxLength: 80 }),
      fc.array(fc.tuple(rounded(-4, SIDE + 40), rounded(-4, SIDE + 40)), { minLength: 30, maxLength: 30 }),
      fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
      (placements, places, edges) => {
        const quilt = quiltOf(placements);
        const runs = new PlacementRuns(quilt);
        const count = quilt.copies.length / COPY_STRIDE;
        const corners = edges.flatMap((edge): [number, number][] => {
          const [x = 0, y = 0, width = 0, height = 0] = quilt.copies.subarray((edge % count) * COPY_STRIDE);
          return [
            [x, y],
            [x + width, y],
            [x + width / 2, y + height],
          ];
        });
        for (const [x, y] of [...places, ...corners])
          expect(runs.copyAt(x, y), `at ${x}, ${y}`).toBe(topmostCopy(quilt.copies, x, y));
      },
    ),
    { numRuns: 150 },
  );
});

test('knows a placement by its rows and columns', () => {
  const { runs } = new PlacementRuns(
    quiltOf([
      { ...emptyPlacement, numOfColumns: 3, numOfRows: 2, xSeparation: inches(1), ySeparation: inches(2) },
      { ...emptyPlacement, xLocation: inches(50), numOfRows: 4 },
      { ...emptyPlacement, xLocation: inches(80) },
    ]),
  );
  expect(runs).toMatchObject([
    { first: 0, columns: 3, rows: 2, columnPitch: 13, rowPitch: 14, right: 38, bottom: 26 },
    { first: 6, columns: 1, rows: 4, columnPitch: 12, rowPitch: 12, right: 62, bottom: 48 },
    { first: 10, columns: 1, rows: 1, right: 92, bottom: 12 },
  ]);
});

test('a placement of 9,801 copies is one run', () => {
  const quilt = quiltOf([{ ...emptyPlacement, blockWidth: inches(1), numOfColumns: 99, numOfRows: 99 }]);
  const runs = new PlacementRuns(quilt);
  expect(runs.runs).toHaveLength(1);
  expect(assertExists(runs.copyAt(98.5, 98 * 12 + 6), 'the last copy')).toBe(9800);
  expect(runs.copyAt(99.5, 6)).toBeNull();
});
