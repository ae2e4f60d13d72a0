import { blockUnits } from '@quiltwright/shared/geometry/units';
import type { Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { expect, it } from 'vitest';
import { lineCount } from './line';
import { linesOfLevels } from './lines-of-levels';

/** Returns strips across a block and down it, half as wide as their distance. */
function plaid(count: number): Shape[] {
  const wide = 1000 / count / 2;
  const strip = { shapeNum: 1, shapeType: 1, fillFabric: 1, strokeWidth: 0 } as const;
  const strips = (isDown: boolean) =>
    Array.from({ length: count }, (_, i): Shape => {
      const at = blockUnits(2 * wide * i);
      const [x, y] = isDown ? [at, blockUnits(0)] : [blockUnits(0), at];
      const [width, height] = isDown
        ? [blockUnits(wide), blockUnits(1000)]
        : [blockUnits(1000), blockUnits(wide)];
      return { ...strip, shapeXLoc: x, shapeYLoc: y, shapeWidth: width, shapeHeight: height };
    });
  return [...strips(true), ...strips(false)];
}

it('gives no lines of a block that has too many edges to be cut', () => {
  expect(lineCount(linesOfLevels([plaid(10)]))).toBeGreaterThan(400);
  expect(lineCount(linesOfLevels([plaid(500)]))).toBe(0);
});
