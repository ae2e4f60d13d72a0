import type { Levels, Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { ground, melon, ownShape, QUARTER, quarterDisc, type DrawnCorner } from './own-shapes.fixture';

/** Returns a shape drawn in the square from (0, 0) to (1, 1), turned to the right and placed in a square of a block. */
function placedIn(
  { x, y, side }: { x: number; y: number; side: number },
  turns: number,
  corners: readonly DrawnCorner[],
  fabric: number,
): Shape {
  const turned = ([u, v, bulge = 0]: DrawnCorner, left: number): DrawnCorner =>
    left === 0 ? [u, v, bulge] : turned([1 - v, u, bulge], left - 1);
  return ownShape(
    corners.map((corner): DrawnCorner => {
      const [u, v, bulge] = turned(corner, turns);
      return [x + u * side, y + v * side, bulge];
    }),
    fabric,
  );
}

const square: readonly DrawnCorner[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const disc: readonly DrawnCorner[] = [
  [0, 0],
  [0.75, 0, QUARTER],
  [0, 0.75],
];
const hollow: readonly DrawnCorner[] = [
  [0, 0, -QUARTER / 2],
  [1, 0, -QUARTER / 2],
  [1, 1, -QUARTER / 2],
  [0, 1, -QUARTER / 2],
];

/** Returns the squares of a block of `count` by `count`, each with its number. */
function cells(count: number) {
  const side = 1000 / count;
  return Array.from({ length: count * count }, (_, cell) => ({
    ...{ cell, x: (cell % count) * side, y: Math.floor(cell / count) * side, side },
  }));
}

/** Returns a blade of a fan about the top left corner of a block, between two circles and two angles. */
function blade(from: number, to: number, fabric: number): Shape {
  const at = (radius: number, angle: number) =>
    [
      Math.round(radius * Math.cos(angle) * 1e4) / 1e4,
      Math.round(radius * Math.sin(angle) * 1e4) / 1e4,
    ] as const;
  const bulge = Math.tan((to - from) / 4);
  return ownShape(
    [[...at(300, from)], [...at(900, from), bulge], [...at(900, to)], [...at(300, to), -bulge]],
    fabric,
  );
}

/** Blocks with curved seams, by name. */
export const curvedBlocks: Readonly<Record<string, Levels>> = {
  'Drunkard’s Path': [
    cells(4).map((at) => placedIn(at, 0, square, 1 + (at.cell % 2))),
    cells(4).map((at) => placedIn(at, (at.cell * 3 + Math.floor(at.cell / 4)) % 4, disc, 2 - (at.cell % 2))),
  ],
  'Orange Peel': [
    [ground],
    (
      [
        [0, 0],
        [1000, 0],
        [1000, 1000],
        [0, 1000],
      ] as const
    ).map((corner) => melon(corner, [500, 500], 2)),
  ],
  'Grandmother’s Fan': [
    [ground],
    [0, 1, 2, 3, 4, 5].map((at) => blade((at * Math.PI) / 12, ((at + 1) * Math.PI) / 12, at + 2)),
    [quarterDisc(300, 9)],
  ],
  'Robbing Peter to Pay Paul': [
    cells(4).map((at) => placedIn(at, 0, square, 1)),
    cells(4).map((at) => placedIn(at, 0, hollow, 2)),
  ],
  Snowball: [
    cells(2).map((at) => placedIn(at, 0, square, 1)),
    cells(2).flatMap((at) =>
      [0, 1, 2, 3].map((turns) =>
        placedIn(
          at,
          turns,
          disc.map(([u, v, bulge]): DrawnCorner => [u / 2, v / 2, bulge]),
          2,
        ),
      ),
    ),
  ],
};
