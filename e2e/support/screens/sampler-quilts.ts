import type { PlainBlock, PlainQuilt } from '../../../web/bench/page-api.js';
import { clothFile, clothMean } from '../pictures/cloth-pictures.js';

/* Quilts for the pixel tests, with everything that drawing can get wrong, side by side. */

type Shape = PlainBlock['shapes'][number];

const SHAPE_TYPES = [1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13];
const SIDE = 4;
const [GROUND, BLUE, GREEN, MADDER, RED, NAVY] = [11, 12, 13, 14, 15, 16];

const fabrics: PlainQuilt['fabrics'] = Object.fromEntries(
  [
    [GROUND, clothFile.print([236, 222, 196], [180, 150, 110])],
    [BLUE, clothFile.print([40, 80, 170], [150, 190, 240], 2)],
    [GREEN, clothFile.print([40, 110, 70], [170, 210, 140], 5)],
    [MADDER, clothFile.print([150, 50, 40], [230, 150, 120], 4)],
    [RED, clothFile.flat([255, 0, 0])],
    [NAVY, clothFile.flat([20, 60, 200])],
  ].map(([fabric, file]) => [fabric, { file, colour: clothMean(String(file)) }]),
) as PlainQuilt['fabrics'];

const whole = (fabric: number): Shape => [1, 0, 0, 1000, 1000, fabric];
const blockOf = (...shapes: Shape[]): PlainBlock => ({ width: SIDE, height: SIDE, shapes });

/**
 * Returns a quilt of twenty 4-inch blocks in a 1-inch border. Eleven blocks show each shape type off-centre, and six
 * show three overlapping shapes in all orders. The others show patches side by side, half-square triangles, and plain
 * fabric.
 */
export function samplerQuilt(): PlainQuilt {
  const eleven = SHAPE_TYPES.map((type) => blockOf(whole(GROUND), [type, 150, 100, 650, 750, BLUE]));
  const three: Shape[] = [
    [1, 100, 150, 600, 500, BLUE],
    [6, 300, 250, 600, 600, GREEN],
    [3, 200, 300, 550, 620, MADDER],
  ];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ].map((order) => blockOf(whole(GROUND), ...order.map((i) => three[i] ?? whole(GROUND))));
  const patches = grid(4, (column, row) => [[1, (column + row) % 2 === 0 ? BLUE : MADDER]]);
  const triangles = grid(2, (column, row) => [
    [(column + row) % 2 === 0 ? 2 : 7, GREEN],
    [(column + row) % 2 === 0 ? 8 : 9, GROUND],
  ]);
  const blocks = [...eleven, ...orders, patches, triangles, blockOf(whole(GREEN))];
  return {
    width: 5 * SIDE + 2,
    length: 4 * SIDE + 2,
    bands: [
      {
        name: 'border1',
        outer: { x: 0, y: 0, width: 5 * SIDE + 2, height: 4 * SIDE + 2 },
        hole: { x: 1, y: 1, width: 5 * SIDE, height: 4 * SIDE },
        fabric: MADDER,
      },
    ],
    blocks,
    copies: blocks.map((_, index) => [1 + SIDE * (index % 5), 1 + SIDE * Math.floor(index / 5), index]),
    fabrics,
  };
}

/**
 * Returns a quilt of one 12-inch block with a circle and, on top, a square. The square's corner is `x` and `y` block
 * units from the block's corner.
 */
export function squareAt(x: number, y: number): PlainQuilt {
  const shapes: Shape[] = [whole(GROUND), [6, 500, 100, 400, 400, MADDER], [1, x, y, 300, 300, BLUE]];
  const side = 12;
  return {
    width: side,
    length: side,
    bands: [],
    blocks: [{ width: side, height: side, shapes }],
    copies: [[0, 0, 0]],
    fabrics,
  };
}

/** Returns a quilt of two 4-inch blocks on madder fabric. One block is at (14, 2), the other at (x, y), in inches. */
export function blockAt(x: number, y: number): PlainQuilt {
  const side = 24;
  return {
    width: side,
    length: side,
    bands: [
      { name: 'sashing', outer: { x: 0, y: 0, width: side, height: side }, hole: null, fabric: MADDER },
    ],
    blocks: [blockOf(whole(GREEN), [10, 200, 200, 600, 600, GROUND]), blockOf(whole(BLUE))],
    copies: [
      [14, 2, 1],
      [x, y, 0],
    ],
    fabrics,
  };
}

/** Returns a quilt of blue patches and triangles that touch, on top of red fabric. No red may be visible. */
export function blueOverRed(): PlainQuilt {
  const patches = grid(5, (column, row) =>
    (column + row) % 2 === 0
      ? [[1, NAVY]]
      : [
          [2, NAVY],
          [8, NAVY],
        ],
  );
  const block = { ...patches, shapes: [whole(RED), ...patches.shapes] };
  const side = 6 * SIDE;
  return {
    width: side,
    length: side,
    bands: [{ name: 'sashing', outer: { x: 0, y: 0, width: side, height: side }, hole: null, fabric: RED }],
    blocks: [block],
    copies: Array.from({ length: 36 }, (_, index) => [SIDE * (index % 6), SIDE * Math.floor(index / 6), 0]),
    fabrics,
  };
}

/**
 * Returns a quilt of one 18-inch block. Its fabric has a vertical stripe, an inch wide, in the middle of every 6
 * inches.
 */
export function stripedCloth(): PlainQuilt {
  const file = clothFile.stripe([255, 255, 255], [0, 0, 0]);
  return {
    width: 18,
    length: 18,
    bands: [],
    blocks: [{ width: 18, height: 18, shapes: [whole(GROUND)] }],
    copies: [[0, 0, 0]],
    fabrics: { [GROUND]: { file, colour: clothMean(file) } },
  };
}

/**
 * Returns a block of `count` × `count` equal cells. `field` returns the shapes of a cell, each as its type and fabric.
 */
function grid(count: number, field: (column: number, row: number) => [number, number][]): PlainBlock {
  const side = 1000 / count;
  return blockOf(
    ...Array.from({ length: count * count }, (_, index) => {
      const [column, row] = [index % count, Math.floor(index / count)];
      return field(column, row).map(([type, fabric]): Shape => [
        type,
        column * side,
        row * side,
        side,
        side,
        fabric,
      ]);
    }).flat(),
  );
}
