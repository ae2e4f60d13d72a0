import { inches } from '@quiltwright/shared/geometry/units';
import { layoutNums } from '@quiltwright/shared/quilting/standard/standard-layout';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { publishedSizes } from '@quiltwright/shared/quilting/standard/published-sizes.fixture';
import { assertExists } from '@quiltwright/shared/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlacement, placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import { CORNER_STRIDE, expand } from './expand';

/** Returns the top left corners of all copies as [x, y], in inches. */
function cornersOf(placements: readonly Placement[]): [number, number][] {
  const expanded = expand(placements);
  if (!expanded.ok) throw new Error(expanded.error.code);
  return Array.from({ length: expanded.value.length / CORNER_STRIDE }, (_, copy) => [
    assertExists(expanded.value[copy * CORNER_STRIDE], 'x'),
    assertExists(expanded.value[copy * CORNER_STRIDE + 1], 'y'),
  ]);
}

describe('expand', () => {
  it('lists the copies row by row, one placement after the other', () => {
    const repeated = placementOf(4, [11], {
      blockWidth: inches(5),
      blockHeight: inches(6),
      xLocation: inches(1),
      yLocation: inches(2),
      numOfColumns: 3,
      numOfRows: 2,
      xSeparation: inches(0.5),
      ySeparation: inches(1),
    });
    const single = placementOf(5, [12], { xLocation: inches(30), yLocation: inches(40) });
    expect(cornersOf([repeated, single])).toEqual([
      [1, 2],
      [6.5, 2],
      [12, 2],
      [1, 9],
      [6.5, 9],
      [12, 9],
      [30, 40],
    ]);
  });

  it('makes columns × rows of each placement', () => {
    fc.assert(
      fc.property(fc.array(anyPlacement, { maxLength: 20 }), (placements) => {
        const counts = placements.map((placement) => placement.numOfColumns * placement.numOfRows);
        expect(cornersOf(placements)).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
      }),
    );
  });

  it('reaches from the corner of each placement to its far end', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        const corners = cornersOf([placement]);
        const { numOfColumns, numOfRows, blockWidth, blockHeight, xSeparation, ySeparation } = placement;
        expect(corners[0]).toEqual([placement.xLocation, placement.yLocation]);
        expect(corners.at(-1)).toEqual([
          placement.xLocation + (numOfColumns - 1) * (blockWidth + xSeparation),
          placement.yLocation + (numOfRows - 1) * (blockHeight + ySeparation),
        ]);
        expect(new Set(corners.map(String)).size).toBe(numOfColumns * numOfRows);
      }),
    );
  });

  const combinations = publishedSizes.flatMap((published) =>
    layoutNums.map((layout) => ({ ...published, layout })),
  );

  it.each(combinations)(
    'size $size, sashing $sashing, $borders borders, layout $layout: no copy overlaps another or a border',
    ({ size, sashing, borders, widths, width, length, layout }) => {
      const { blocks } = generate(
        standardQuilt({
          generatingSize: size,
          generatingLayout: layout,
          generatingSashing: sashing ? 2 : 0,
          borderWidth1: inches(borders > 0 ? 1 : 0),
          borderWidth2: inches(borders > 1 ? 1 : 0),
        }),
      );
      const corners = cornersOf(blocks);
      const border = widths.reduce((sum, each) => sum + each, 0);
      const gap = sashing ? 2 : 0;
      corners.forEach(([x, y], index) => {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(border);
        expect(x + 12).toBeLessThanOrEqual(width - border);
        expect(y + 12).toBeLessThanOrEqual(length - border);
        for (const [otherX, otherY] of corners.slice(index + 1)) {
          expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThanOrEqual(12 + gap);
        }
      });
    },
  );

  it('refuses too many copies to draw', () => {
    const carpet = placementOf(4, [11], { numOfColumns: 99, numOfRows: 99 });
    expect(expand(Array.from({ length: 102 }, () => carpet)).ok).toBe(true);
    expect(expand(Array.from({ length: 103 }, () => carpet))).toEqual({
      ok: false,
      error: { code: 'too-many-copies', copies: 1_009_503, most: 1_000_000 },
    });
  });
});
