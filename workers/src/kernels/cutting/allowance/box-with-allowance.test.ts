import { bulged, polygon } from '@quiltwright/shared/geometry/outline';
import { expect, it } from 'vitest';
import { boxWithAllowance } from './box-with-allowance';
import { QUARTER } from '../../patches/curves/own-shapes.fixture';

const at = (x: number, y: number, bulge = 0) => ({ x, y, bulge });
const near = (length: number): unknown => expect.closeTo(length, 9);
const sizeOf = (corners: readonly ReturnType<typeof at>[]) => {
  const { width, height } = boxWithAllowance(bulged(corners), 0.25);
  return [width, height];
};

it('a square grows by the seam on each side', () => {
  expect(boxWithAllowance(polygon([at(1, 1), at(4, 1), at(4, 4), at(1, 4)]), 0.25)).toEqual({
    ...{ x: 0.75, y: 0.75, width: 3.5, height: 3.5 },
  });
});

it('a quarter circle of 3 inches needs a square of 3½ inches, and its background one of 4½ inches', () => {
  expect(sizeOf([at(0, 0), at(3, 0, QUARTER), at(0, 3)])).toEqual([near(3.5), near(3.5)]);
  const background = [at(3, 0), at(4, 0), at(4, 4), at(0, 4), at(0, 3, -QUARTER)];
  expect(sizeOf(background)).toEqual([near(4.5), near(4.5)]);
});

it('a disc grows by the seam where its curve is farthest', () => {
  expect(sizeOf([at(0, 2, 1), at(4, 2, 1)])).toEqual([near(4.5), near(4.5)]);
});

it('a flying goose has mitred tips', () => {
  // A tip of 45° reaches ¼ · (1 + √2) beyond each end, and the tip at the top ¼ · √2 above.
  expect(sizeOf([at(2, 0), at(4, 2), at(0, 2)])).toEqual([
    near(4 + 0.5 * (1 + Math.SQRT2)),
    near(2 + 0.25 * (1 + Math.SQRT2)),
  ]);
});
