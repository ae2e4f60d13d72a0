import { freeFormQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import { linesOfLevels } from '@quiltwright/workers/kernels/patches/lines/lines-of-levels';
import { show } from '@quiltwright/workers/kernels/show/show';
import { expect, it } from 'vitest';
import { placesOf } from './paint-cloth';
import { UNCHOSEN } from './unchosen';

const square = (x: number, width: number, fillFabric: number) => ({
  shapeNum: 1,
  shapeType: 1 as const,
  shapeXLoc: blockUnits(x),
  shapeYLoc: blockUnits(0),
  shapeWidth: blockUnits(width),
  shapeHeight: blockUnits(1000),
  fillFabric,
  strokeWidth: 0,
});

it('finds a fabric: its visible parts in blocks, borders and sashing', () => {
  const seen = show(
    freeFormQuilt({
      quiltWidth: inches(40),
      quiltLength: inches(40),
      borderWidth1: inches(4),
      borderFabric1: 12,
      blocks: [
        { ...emptyPlacement, blockNum: 4, levels: [[square(0, 1000, 11)], [square(0, 250, 12)]] },
        { ...emptyPlacement, blockNum: 5, levels: [[square(0, 1000, 12)], [square(0, 1000, 11)]] },
      ],
    }),
    linesOfLevels,
  );
  if (!seen.ok) throw new Error(seen.error.code);
  const { lines, bands } = placesOf(seen.value, 12);
  /* In the first block, the strip has four edges. In the second block, the fabric is wholly hidden. */
  expect(lines.map((own) => own && own.length / 4)).toEqual([4, null]);
  expect(bands.map(({ width }) => width)).toEqual([40, 32]);
  expect(placesOf(seen.value, 13)).toEqual({ lines: [null, null], bands: [] });
});

it('finds the parts without a fabric: placeholders, bare places of blocks, borders, and other bare areas', () => {
  const seen = show(
    freeFormQuilt({
      ...{ quiltWidth: inches(40), quiltLength: inches(40), borderWidth1: inches(4), borderFabric1: 0 },
      blocks: [
        { ...emptyPlacement, blockNum: 4, levels: [[square(0, 1000, 11)], [square(0, 250, 2)]] },
        { ...emptyPlacement, blockNum: 5, levels: [[square(0, 500, 11)]] },
        { ...emptyPlacement, blockNum: 6, levels: [[square(0, 1000, 12)]] },
      ],
    }),
    linesOfLevels,
  );
  if (!seen.ok) throw new Error(seen.error.code);
  const bare = [{ x: 4, y: 16, width: 12, height: 12 }];
  const { lines, bands } = placesOf(seen.value, UNCHOSEN, bare);
  /* The first block has a strip without a fabric. In the second block, no shape covers one half. */
  expect(lines.map((own) => own !== null)).toEqual([true, true, false]);
  expect(bands.map(({ width }) => width)).toEqual([40, 32, 12]);
});
