import { inches } from '@quiltwright/shared/geometry/units';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import type { QuiltingPattern } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { expect, it } from 'vitest';
import { BlockLights } from './block-lights.mjs';
import { Covers } from './block-cover.mjs';
import { lightOf, lightPicture } from './sewn-light.mjs';

/** Pixels to an inch. */
const SCALE = 20;
const [WIDE, LONG] = [30, 18];

const patch = {
  ...{ shapeNum: 1, shapeType: 1, fillFabric: 11, strokeWidth: 0 },
  ...{ shapeXLoc: 0, shapeYLoc: 0, shapeWidth: 1000, shapeHeight: 1000 },
};
/** Two plain blocks of 12 inches side by side, within a border of 3 inches. The seam between them is at 15 inches. */
const quilt = {
  ...{ width: WIDE, length: LONG },
  bands: [
    {
      ...{ name: 'border1' as const, fabric: 12 },
      ...{ outer: { x: 0, y: 0, width: WIDE, height: LONG }, hole: { x: 3, y: 3, width: 24, height: 12 } },
    },
  ],
  placements: [
    {
      ...{ ...emptyPlacement, blockNum: 1, levels: [[patch]] as unknown as Levels },
      ...{ xLocation: inches(3), yLocation: inches(3), numOfColumns: 2 },
    },
  ],
};

/** Lights a grey quilt. Returns a function that gives the mean brightness of the column at `x` inches in the blocks. */
function lit(pattern: QuiltingPattern) {
  const [width, height] = [WIDE * SCALE, LONG * SCALE];
  const pixels = new Uint8Array(3 * width * height).fill(200);
  const sampled = { density: 2 * SCALE, covers: new Covers() };
  const greys = lightOf({ width, height }, quilt, pattern, sampled);
  lightPicture({ pixels, width, height }, greys, quilt, pattern);
  return (x: number) => {
    let sum = 0;
    for (let y = 4 * SCALE; y < 14 * SCALE; y++) sum += pixels[3 * (y * width + x * SCALE)] ?? 0;
    return sum / (10 * SCALE);
  };
}

it('darkens the seams around each block', () => {
  const brightness = lit('unquilted');
  for (const seam of [3, 15, 27]) expect(brightness(seam)).toBeLessThan(brightness(seam - 1) - 8);
});

it('lights blocks of other sides that take up the same box on their points', () => {
  // 12 × 4 and 4 × 12 inches both take up 16 ÷ √2 = 11.3 inches on each side.
  const lights = new BlockLights('unquilted', new Covers(), quilt.placements);
  const [level] = quilt.placements;
  const [pixels, samples] = [
    { width: 113, height: 113 },
    { width: 120, height: 40 },
  ];
  const light = (width: number, height: number) =>
    lights.light(level?.levels ?? [], pixels, samples, { width, height }, 1);
  const [long, tall] = [light(12, 4), light(4, 12)];
  expect(long).not.toEqual(tall);
  expect(light(12, 4)).toBe(long);
});

it('lights many blocks coarsely, and counts each turn of a block', () => {
  const [level] = quilt.placements;
  if (!level) throw new Error('There is one.');
  const light = (placements: (typeof level & { turn?: number })[]) => {
    const lights = new BlockLights('unquilted', new Covers(), placements);
    const size = { width: 40, height: 40 };
    return lights.light(level.levels, size, size, { width: 12, height: 12 });
  };
  const sizes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...level, blockWidth: inches(1 + index / 16) }));
  const turned = sizes(26).flatMap((each) => Array.from({ length: 8 }, (_, turn) => ({ ...each, turn })));
  const fine = light(sizes(26));
  expect(light(sizes(208))).not.toEqual(fine);
  expect(light(turned)).not.toEqual(fine);
});

it('leaves the cloth about as bright as it was', () => {
  for (const pattern of ['unquilted', 'crosshatch', 'echo', 'inTheDitch'] as const) {
    const brightness = lit(pattern);
    const columns = Array.from({ length: 200 }, (_, step) => brightness(4 + step / 20));
    expect(columns.reduce((sum, each) => sum + each, 0) / columns.length).toBeGreaterThan(170);
  }
});

it('draws lines that echo the seams of a block, half an inch from them and then an inch apart', () => {
  const [plain, echoed] = [lit('unquilted'), lit('echo')];
  for (const line of [15.5, 16.5, 17.5]) expect(echoed(line)).toBeLessThan(plain(line) - 8);
});

it('rounds and darkens the binding, but only of a quilt that is quilted', () => {
  // The ditch of the binding is ⅜ of an inch from the edge: pixel 7.
  expect(lit('echo')(0.35)).toBeLessThan(lit('unquilted')(0.35) - 20);
});
