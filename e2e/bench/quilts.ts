import type { PlainBlock, PlainQuilt } from '../../web/bench/page-api.js';
import { clothFile, clothMean, type Rgb } from '../support/pictures/cloth-pictures.js';

type Shape = PlainBlock['shapes'][number];

const FIRST_FABRIC = 11;
const FABRICS = 16;
const BLOCKS = 12;
const SPOTS = 9;

/** Sixteen different made-up prints, by fabric number. Their details are about as fine as the pixels of the screen. */
const fabrics: PlainQuilt['fabrics'] = Object.fromEntries(
  Array.from({ length: FABRICS }, (_, index) => {
    const ground: Rgb = [40 + 12 * index, 200 - 10 * index, (60 + 70 * index) % 256];
    const figure: Rgb = [255 - 12 * index, 60 + 10 * index, (160 + 70 * index) % 256];
    const file = clothFile.print(ground, figure, 4 + index);
    return [FIRST_FABRIC + index, { file, colour: clothMean(file) }];
  }),
);

/** Returns a square quilt of `columns` × `rows` blocks with 25 shapes each, from up to twelve different blocks. */
export function patchwork(columns: number, rows: number, side = 4): PlainQuilt {
  const blocks = Array.from({ length: BLOCKS }, (_, block) => blockOf25(block, side));
  return {
    width: columns * side,
    length: rows * side,
    bands: [],
    blocks,
    copies: copiesOf(columns, rows, side, (index) => (index * 7) % BLOCKS),
    fabrics,
  };
}

/** The corners of `outlined`. */
const CORNERS = 30;

/**
 * Returns a quilt like `patchwork`, in which each shape has an outline of thirty corners of its own: a circle of thirty
 * chords, every third of which is an arc.
 */
export function outlined(columns: number, rows: number): PlainQuilt {
  const quilt = patchwork(columns, rows);
  const outline = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return [0.5 + Math.cos(angle) / 2, 0.5 + Math.sin(angle) / 2, i % 3 === 0 ? 0.05 : 0] as const;
  });
  const blocks = quilt.blocks.map(({ shapes, ...block }) => ({
    ...block,
    outline,
    shapes: shapes.map(([, ...rest]): Shape => [-1, ...rest]),
  }));
  return { ...quilt, blocks };
}

/**
 * Returns a quilt like `patchwork`, in which all blocks stand on their points. The blocks lie corner to corner in
 * columns and rows.
 */
export function onPoint(columns: number, rows: number): PlainQuilt {
  const quilt = patchwork(columns, rows);
  const [{ width: side } = { width: 0 }] = quilt.blocks;
  const corner = (side * Math.SQRT2 - side) / 2;
  const place = (at: number) => at * Math.SQRT2 + corner;
  const copies = quilt.copies.map(([x, y, block]) => [place(x), place(y), block] as const);
  return { ...quilt, width: quilt.width * Math.SQRT2, length: quilt.length * Math.SQRT2, turn: 1, copies };
}

/** Returns a quilt of 99 × 99 copies of one block, the most that one placement can have. */
export function oneBlockRepeated(): PlainQuilt {
  const side = 2.625;
  return {
    width: 99 * side,
    length: 99 * side,
    bands: [],
    blocks: [blockOf25(0, side)],
    copies: copiesOf(99, 99, side, () => 0),
    fabrics,
  };
}

/**
 * Returns a quilt of one 12-inch block with a thousand shapes: 20 × 25 rectangles, and over each a shape of another
 * type.
 */
export function blockOfThousand(): PlainQuilt {
  const types = [2, 3, 6, 7, 8, 9, 10, 11, 12, 13];
  const fabric = (index: number) => FIRST_FABRIC + (index % FABRICS);
  const patches = Array.from({ length: 500 }, (_, i): Shape => {
    return [1, 50 * (i % 20), 40 * Math.floor(i / 20), 50, 40, fabric(i)];
  });
  const over = patches.map(([, x, y], i): Shape => {
    return [types[i % types.length] ?? 2, x + 10, y + 8, 30, 24, fabric(i + 7)];
  });
  const side = 12;
  return {
    width: side,
    length: side,
    bands: [],
    blocks: [{ width: side, height: side, shapes: [...patches, ...over] }],
    copies: [[0, 0, 0]],
    fabrics,
  };
}

/**
 * Returns the shapes of `blockOfThousand`, a tenth smaller, so that all of them can be moved together within their
 * block. Each shape is in one of the fabric spots 1 to 9.
 */
export function smallerThousand(): PlainBlock['shapes'] {
  const [block] = blockOfThousand().blocks;
  return (block?.shapes ?? []).map(([type, x, y, width, height], index): Shape => {
    return [type, 50 + 0.9 * x, 50 + 0.9 * y, 0.9 * width, 0.9 * height, 1 + (index % SPOTS)].map(
      (value) => Math.round(value * 1e4) / 1e4,
    ) as unknown as Shape;
  });
}

/**
 * Returns a quilt of the same size, with one patch of each fabric of the given quilt. The benchmark shows this quilt
 * before the measured quilt, so that the fabrics are loaded.
 */
export function clothsOf({ width, length, fabrics: cloths }: PlainQuilt): PlainQuilt {
  const side = 4;
  const blocks = Object.keys(cloths).map((fabric): PlainBlock => {
    return { width: side, height: side, shapes: [[1, 0, 0, 1000, 1000, Number(fabric)]] };
  });
  const copies = blocks.map((_, index) => [side * index, 0, index] as const);
  return { width, length, bands: [], blocks, copies, fabrics: cloths };
}

/**
 * Returns the quilt with another fabric on the top layer of its first block. This layer has five of the block's 25
 * shapes.
 */
export function recoloured(quilt: PlainQuilt, fabric: number): PlainQuilt {
  const [first, ...others] = quilt.blocks;
  if (!first) return quilt;
  const shapes = first.shapes.map((shape, index): Shape => {
    const [type, x, y, width, height] = shape;
    return index < 20 ? shape : [type, x, y, width, height, fabric];
  });
  return { ...quilt, blocks: [{ ...first, shapes }, ...others] };
}

/** Returns a block of twenty rectangles side by side, with a layer of five other shapes on top. */
function blockOf25(block: number, side: number): PlainBlock {
  const fabric = (index: number) => FIRST_FABRIC + ((index * 5 + block * 3) % FABRICS);
  const patches = Array.from({ length: 20 }, (_, i): Shape => [
    1,
    200 * (i % 5),
    250 * Math.floor(i / 5),
    200,
    250,
    fabric(i),
  ]);
  const over = [10, 6, 2, 3, 7].map((type, i): Shape => [
    type,
    200 * i,
    100 + 150 * ((i + block) % 5),
    200,
    200,
    fabric(i + 7),
  ]);
  return { width: side, height: side, shapes: [...patches, ...over] };
}

function copiesOf(
  columns: number,
  rows: number,
  side: number,
  block: (index: number) => number,
): PlainQuilt['copies'] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [column * side, row * side, block(index)] as const;
  });
}
