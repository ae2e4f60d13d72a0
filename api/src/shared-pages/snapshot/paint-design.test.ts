import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { describe, expect, it } from 'vitest';
import { paintDesign } from './paint-design.mjs';

const [RED, BLUE, GREEN] = [
  [200, 30, 40],
  [20, 40, 160],
  [10, 120, 50],
];
/** The side of a tile of 6 inches: one sample to an inch. */
const TILE = 6;

const plain = (colour: readonly number[] = []) =>
  Uint8Array.from({ length: 3 * TILE * TILE }, (_, at) => colour[at % 3] ?? 0);
/** Fabric 13 is green in the first of six columns, and red in the others. */
const striped = Uint8Array.from(
  { length: 3 * TILE * TILE },
  (_, at) => (Math.floor(at / 3) % TILE === 0 ? GREEN : RED)[at % 3] ?? 0,
);
/** Each sample of fabric 14 has a colour of its own. */
const gradient = Uint8Array.from({ length: 3 * TILE * TILE }, (_, at) => 2 * Math.floor(at / 3));
const tiles = new Map([
  [11, plain(RED)],
  [12, plain(BLUE)],
  [13, striped],
  [14, gradient],
]);

const shape = (shapeType: number, fillFabric: number, [x, y, width, height]: number[]) => ({
  ...{ shapeNum: 1, shapeType, fillFabric, strokeWidth: 0 },
  ...{ shapeXLoc: x, shapeYLoc: y, shapeWidth: width, shapeHeight: height },
});
const whole = [0, 0, 1000, 1000];

function placed(levels: object[][], place: Partial<Record<keyof Placement, number>>): Placement {
  return { ...emptyPlacement, ...(place as object), levels: levels as unknown as Levels };
}

function colours(placements: Placement[], bands: Parameters<typeof paintDesign>[0]['bands'] = []) {
  const { pixels, width } = paintDesign({ width: 24, length: 12, bands, placements }, tiles, TILE);
  return (x: number, y: number) => [...pixels.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)];
}

describe('a painted design', () => {
  it('shows borders around their hole, and paper where nothing is', () => {
    const outer = { x: 0, y: 0, width: 24, height: 12 };
    const hole = { x: 2, y: 2, width: 20, height: 8 };
    const at = colours([], [{ name: 'border1', outer, hole, fabric: 11 }]);
    for (const [x, y] of [
      [0, 0],
      [23, 11],
      [1, 6],
      [22, 6],
    ] as const)
      expect(at(x, y)).toEqual(RED);
    for (const [x, y] of [
      [2, 2],
      [21, 9],
    ] as const)
      expect(at(x, y)).toEqual([255, 255, 255]);
  });

  it('shows cornerstones on the sashing', () => {
    const at = colours(
      [],
      [
        { name: 'sashing', outer: { x: 0, y: 0, width: 24, height: 12 }, hole: null, fabric: 11 },
        { name: 'cornerstones', outer: { x: 10, y: 4, width: 2, height: 2 }, hole: null, fabric: 12 },
      ],
    );
    expect([at(9, 4), at(10, 4), at(11, 5), at(12, 5)]).toEqual([RED, BLUE, BLUE, RED]);
  });

  it('starts the cloth of a cornerstone at its own corner', () => {
    const outer = { x: 10, y: 4, width: 3, height: 2 };
    const at = colours([], [{ name: 'cornerstones', outer, hole: null, fabric: 13 }]);
    expect([at(10, 4), at(10, 5), at(11, 4), at(12, 4)]).toEqual([GREEN, GREEN, RED, RED]);
  });

  it('shows each copy at its place, with its fabric from its own corner', () => {
    const block = { blockWidth: 4, blockHeight: 4, numOfColumns: 2, xSeparation: 3, xLocation: 1 };
    const at = colours([placed([[shape(1, 13, whole)]], block)]);
    // The copies begin at 1 and at 1 + 4 + 3 = 8. Each begins with the green column.
    for (const left of [1, 8]) {
      expect(at(left, 0)).toEqual(GREEN);
      expect(at(left + 1, 0)).toEqual(RED);
      expect(at(left + 3, 3)).toEqual(RED);
    }
    for (const x of [0, 5, 7, 12]) expect(at(x, 0)).toEqual([255, 255, 255]);
    expect(at(1, 4)).toEqual([255, 255, 255]);
  });

  it('leaves what is below a block in sight where no shape covers it', () => {
    const below = placed([[shape(1, 12, whole)]], { blockWidth: 12, blockHeight: 12 });
    // A triangle of type 2 has its right angle at the bottom left.
    const above = placed([[shape(2, 11, whole)]], { blockWidth: 12, blockHeight: 12 });
    const at = colours([below, above]);
    expect(at(2, 9)).toEqual(RED);
    expect(at(9, 2)).toEqual(BLUE);
  });

  it('shows a shape without a fabric as paper', () => {
    const at = colours([
      placed([[shape(1, 12, whole)], [shape(1, 0, [0, 0, 500, 1000])]], { blockWidth: 12, blockHeight: 12 }),
    ]);
    expect(at(2, 5)).toEqual([255, 255, 255]);
    expect(at(9, 5)).toEqual(BLUE);
  });
});

describe('a turned block', () => {
  const halves = [[shape(1, 11, [0, 0, 500, 1000]), shape(1, 12, [500, 0, 500, 1000])]];

  it('is turned about its middle, with its fabric', () => {
    // 8 × 4 inches at 2, 4, turned to the right, take up 4 × 8 at 4, 2: its left half is on top.
    const at = colours([
      placed(halves, { blockWidth: 8, blockHeight: 4, xLocation: 2, yLocation: 4, turn: 2 }),
    ]);
    for (const [x, y] of [
      [4, 2],
      [7, 5],
    ] as const)
      expect(at(x, y)).toEqual(RED);
    for (const [x, y] of [
      [4, 6],
      [7, 9],
    ] as const)
      expect(at(x, y)).toEqual(BLUE);
    expect(at(3, 6)).toEqual([255, 255, 255]);
    expect(at(8, 6)).toEqual([255, 255, 255]);
    // The green column at the left of the fabric is a row at the top.
    const striped = colours([placed([[shape(1, 13, whole)]], { blockWidth: 4, blockHeight: 4, turn: 2 })]);
    expect([striped(0, 0), striped(3, 0), striped(0, 3)]).toEqual([GREEN, GREEN, RED]);
  });

  it('on its point, is sewn from the same piece of cloth in every eighth column', () => {
    // Blocks of 6√2 inches on their points take up 12 inches each.
    const side = 6 * Math.SQRT2;
    const block = { blockWidth: side, blockHeight: side, turn: 1, numOfColumns: 9, xSeparation: 12 - side };
    const place = { xLocation: 6 - side / 2, yLocation: 6 - side / 2 };
    const placements = [placed([[shape(1, 14, whole)]], { ...block, ...place })];
    const painted = { width: 9 * 12, length: 12, bands: [], placements };
    const { pixels, width } = paintDesign(painted, tiles, TILE, { binding: 0 });
    const copy = (column: number) =>
      Array.from({ length: 12 }, (_, y) => [
        ...pixels.subarray(3 * (y * width + 12 * column), 3 * (y * width + 12 * (column + 1))),
      ]);
    expect(copy(8)).toEqual(copy(0));
    expect(copy(1)).not.toEqual(copy(0));
  });

  it('on its point, differs from one of other sides that takes up the same box', () => {
    // 12 × 4, 4 × 12 and 10 × 6 inches all take up 16 ÷ √2 = 11.3 inches on each side.
    const levels = [[shape(1, 11, whole)]];
    const painted = (blockWidth: number, blockHeight: number, xLocation: number, yLocation: number) =>
      placed(levels, { blockWidth, blockHeight, xLocation, yLocation, turn: 1 });
    const at = colours([painted(12, 4, 0, 4), painted(4, 12, 16, 0)]);
    // Turned to the right, the long side of the first runs down to the right, that of the other up to the right.
    for (const [x, y] of [
      [3, 3],
      [9, 9],
      [15, 8],
      [20, 3],
    ] as const)
      expect(at(x, y)).toEqual(RED);
    for (const [x, y] of [
      [3, 8],
      [9, 3],
      [15, 2],
      [20, 9],
    ] as const)
      expect(at(x, y)).toEqual([255, 255, 255]);
  });

  it('on its point, leaves the corners of its box free', () => {
    const at = colours([
      placed([[shape(1, 11, whole)]], { blockWidth: 8, blockHeight: 8, xLocation: 8, yLocation: 2, turn: 1 }),
    ]);
    // The middle is at (12, 6), and the corners are 5.66 inches from it.
    for (const [x, y] of [
      [12, 6],
      [12, 1],
      [7, 6],
      [16, 5],
    ] as const)
      expect(at(x, y)).toEqual(RED);
    for (const [x, y] of [
      [8, 2],
      [15, 2],
      [8, 9],
      [15, 9],
    ] as const)
      expect(at(x, y)).toEqual([255, 255, 255]);
  });
});
