import { inches } from '@quiltwright/shared/geometry/units';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { newFreeFormQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { describe, expect, it } from 'vitest';
import { cutsOf, layer, planOf } from '../cutting/cutting.fixture';
import { prepare } from './prepared-quilt';

/* Half of the diagonal of a block of 12 inches. */
const STEP = 6 * Math.SQRT2;
const [BLOCK, SIDE, CORNER] = [11, 12, 13];

const square = layer([1, 0, 0, 1000, 1000, BLOCK]);
/** Half of a square, with its right angle at the bottom left. */
const half = layer([2, 0, 0, 1000, 1000, SIDE]);
/** A quarter of a square, with its right angle at the top. */
const quarter = layer([3, 0, 0, 1000, 1000, CORNER]);

interface Laid {
  levels: Placement['levels'];
  width?: number;
  height?: number;
  /** The middle of the block. */
  at: readonly [x: number, y: number];
  turn: number | undefined;
}

function laid({ levels, width = 12, height = 12, at: [x, y], turn }: Laid): Placement {
  return placementOf(4, [], {
    ...{ levels, turn, blockWidth: inches(width), blockHeight: inches(height) },
    ...{ xLocation: inches(x - width / 2), yLocation: inches(y - height / 2) },
  });
}

/** Thirteen blocks on their points, eight triangles at the edges of the quilt and four at its corners. */
function onPoint(): Quilt {
  const end = 6 * STEP;
  const blocks = [3, 2, 3, 2, 3].flatMap((count, row) =>
    Array.from({ length: count }, (_, column) =>
      laid({ levels: square, at: [STEP * (1 + 2 * column + (row % 2)), STEP * (1 + row)], turn: 1 }),
    ),
  );
  // The middle of the long side of each triangle is on the edge.
  const sides = [2, 4].flatMap((steps) => [
    laid({ levels: half, at: [steps * STEP, 0], turn: 7 }),
    laid({ levels: half, at: [0, steps * STEP], turn: 5 }),
    laid({ levels: half, at: [steps * STEP, end], turn: 3 }),
    laid({ levels: half, at: [end, steps * STEP], turn: 1 }),
  ]);
  const [near, far] = [STEP / 4, end - STEP / 4];
  const corners = (
    [
      [near, near, 7],
      [far, near, 1],
      [far, far, 3],
      [near, far, 5],
    ] as const
  ).map(([x, y, turn]) => laid({ levels: quarter, height: 6, at: [x, y], turn }));
  const quiltSide = inches(end);
  return {
    ...newFreeFormQuilt(2),
    ...{ quiltWidth: quiltSide, quiltLength: quiltSide },
    blocks: [...blocks, ...sides, ...corners],
  };
}

describe('an on point quilt of 13 blocks of 12 inches', () => {
  const plan = planOf(onPoint());

  it('has side triangles with their long sides along the grain', () => {
    // 12√2 + 1¼ = 18.22, up to the next eighth; four triangles from each square.
    expect(cutsOf(plan, SIDE)).toEqual([['quarterSquareTriangle', 18.25, 18.25, 2]]);
  });

  it('has corner triangles with their short sides along the grain', () => {
    // 12 ÷ √2 + ⅞ = 9.36, up to the next eighth; two triangles from each square.
    expect(cutsOf(plan, CORNER)).toEqual([['halfSquareTriangle', 9.375, 9.375, 2]]);
  });

  it('has blocks that are cut level, and turned then', () => {
    expect(cutsOf(plan, BLOCK)).toEqual([['square', 12.5, 12.5, 13]]);
  });

  it('leaves nothing of the quilt bare', () => {
    expect(cutsOf(plan, 0)).toBeUndefined();
  });
});

it('a setting piece takes up the same place as before, in all its copies', () => {
  const piece = laid({ levels: half, at: [20, 30], turn: 7 });
  const copies = { ...piece, numOfColumns: 3, xSeparation: inches(12 * Math.SQRT2 - 12) };
  const { placements, boxes } = prepare({ ...onPoint(), blocks: [copies] });
  expect(placements).toMatchObject([{ turn: undefined, levels: [[{ shapeType: 12, fillFabric: SIDE }]] }]);
  const near = (place: number): unknown => expect.closeTo(place, 3);
  expect(boxes).toMatchObject({
    ok: true,
    value: [0, 1, 2].map((column) => ({
      x: near(20 - STEP + column * 2 * STEP),
      y: near(30),
      width: near(2 * STEP),
      height: near(STEP),
    })),
  });
});

it('a mirrored setting piece takes up the same place as before', () => {
  // Mirrored, its right angle is at the bottom right; after an eighth to the left, the angle is at the right.
  const piece = { ...laid({ levels: half, at: [20, 30], turn: 7 }), mirrored: true };
  const [placement] = prepare({ ...onPoint(), blocks: [piece] }).placements;
  expect(placement?.mirrored).toBeUndefined();
  expect(placement?.levels.flat().flatMap((shape) => outlineOf(shape).map(({ to }) => to))).toEqual(
    expect.arrayContaining([
      { x: 0, y: 0 },
      { x: 1000, y: 500 },
      { x: 0, y: 1000 },
    ]),
  );
});

it('triangles that are part of a block are cut level, and so are other shapes', () => {
  const two = layer([2, 0, 0, 1000, 1000, SIDE], [8, 0, 0, 1000, 1000, BLOCK]);
  const long = laid({ levels: half, width: 12, height: 6, at: [30, 30], turn: 1 });
  const blocks = [laid({ levels: two, at: [20, 20], turn: 1 }), long];
  expect(prepare({ ...onPoint(), blocks }).placements).toEqual(blocks);
});
