import { inches } from '@quiltwright/shared/geometry/units';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { newFreeFormQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { changedQuilt, placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { describe, expect, it } from 'vitest';
import { cutsOf, layer, planOf } from '../cutting/cutting.fixture';
import { groundOf } from '../estimate/ground';
import { prepare } from '../prepared/prepared-quilt';

/* Half of the diagonal of a block of 12 inches. */
const STEP = 6 * Math.SQRT2;
/** Two half-square triangles, with their right angles at the bottom left and at the top right. */
const triangles = layer([2, 0, 0, 1000, 1000, 11], [8, 0, 0, 1000, 1000, 12]);

/** Returns 13 blocks on their points, in rows of 3, 2, 3, 2 and 3, corner to corner. */
function onPoint(changes: Partial<Placement> = {}): Quilt {
  const blocks = [3, 2, 3, 2, 3].flatMap((count, row) =>
    Array.from({ length: count }, (_, column) =>
      placementOf(4, [], {
        levels: triangles,
        turn: 1,
        xLocation: inches(STEP * (1 + 2 * column + (row % 2)) - 6),
        yLocation: inches(STEP * (1 + row) - 6),
        ...changes,
      }),
    ),
  );
  return { ...newFreeFormQuilt(2), quiltWidth: inches(51), quiltLength: inches(60), blocks };
}

describe('an on point sampler of 13 blocks', () => {
  it('is cut as 13 level blocks are: they are sewn level, and then turned', () => {
    const turned = planOf(onPoint());
    // A half-square triangle with legs of 12 inches is half of a square of 12 7/8 inches. 13 of them need 7 squares.
    for (const fabric of [11, 12])
      expect(cutsOf(turned, fabric)).toEqual([['halfSquareTriangle', 12.875, 12.875, 7]]);
    const level = { ...onPoint({ turn: undefined }), quiltWidth: inches(260), quiltLength: inches(260) };
    const apart = level.blocks.map((block, index) => ({ ...block, xLocation: inches(14 * index) }));
    expect(turned.fabrics).toEqual(planOf({ ...level, blocks: apart }).fabrics);
  });

  it('counts as one block, 13 times, that nothing covers', () => {
    expect(prepare(onPoint()).variants()).toMatchObject({
      ok: true,
      value: [{ copies: 13, covers: [], over: [] }],
    });
  });

  it('leaves the ground between its blocks', () => {
    const quilt = changedQuilt(onPoint(), { generatingSashing: 2, sashingFabric: 13 });
    const ground = groundOf(prepare(quilt));
    // 51 × 60 less 13 · 144
    expect(ground.ok && ground.value?.area).toBeCloseTo(3060 - 1872, 1);
  });
});

it('a mirrored block has mirrored patches', () => {
  const quilt = onPoint({ mirrored: true });
  const [first, second] = prepare(quilt).placements;
  expect(first?.levels.flat().map(({ shapeType }) => shapeType)).toEqual([7, 9]);
  expect(second?.levels).toBe(first?.levels);
});
