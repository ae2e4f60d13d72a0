import type { BorderCount, SizeNum } from './standard-size.js';

/**
 * One of the 42 standard quilts as published: the grid, the border widths and the finished size of the quilt, in
 * inches.
 */
export interface PublishedSize {
  size: SizeNum;
  sashing: boolean;
  borders: BorderCount;
  columns: number;
  rows: number;
  /** The width of each border, from the inside out, in inches. */
  widths: readonly number[];
  width: number;
  length: number;
}

/* size, sashing | 0 borders: grid → finished | 1 border: grid, width → finished | 2 borders: grid, inner+outer → finished */
const published = `
   2 off | 9×9 → 108×108 | 8×8, 6 → 108×108 | 8×8, 2+4 → 108×108
   2 on  | 8×8 → 110×110 | 7×7, 6 → 108×108 | 7×7, 2+4 → 108×108
   3 off | 8×9 → 96×108  | 7×8, 3 → 90×102  | 6×7, 3+6 → 90×102
   3 on  | 7×7 → 96×96   | 6×7, 3 → 88×102  | 5×6, 3+7 → 88×102
   4 off | 7×8 → 84×96   | 6×7, 6 → 84×96   | 6×7, 2+4 → 84×96
   4 on  | 6×7 → 82×96   | 5×6, 7 → 82×96   | 5×6, 2+5 → 82×96
   7 off | 6×8 → 72×96   | 5×7, 3 → 66×90   | 4×6, 3+6 → 66×90
   7 on  | 5×7 → 68×96   | 4×6, 4 → 62×90   | 4×6, 2+3 → 64×92
   8 off | 4×6 → 48×72   | 4×5, 2 → 52×64   | 3×4, 2+6 → 52×64
   8 on  | 4×5 → 54×68   | 3×4, 6 → 52×66   | 3×4, 2+4 → 52×66
   9 off | 3×4 → 36×48   | 2×3, 7 → 38×50   | 2×3, 2+5 → 38×50
   9 on  | 3×4 → 40×54   | 2×3, 5 → 36×50   | 2×3, 2+3 → 36×50
  10 off | 3×3 → 36×36   | 2×2, 7 → 38×38   | 2×2, 2+5 → 38×38
  10 on  | 3×3 → 40×40   | 2×2, 6 → 38×38   | 2×2, 2+4 → 38×38
`;

/** The 42 standard quilts as published, to test the fields that `generate` computes. */
export const publishedSizes: readonly PublishedSize[] = published
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [head = '', ...cells] = line.split('|');
    const [size, sashing] = head.trim().split(/\s+/);
    return cells.map((cell, borders) => {
      const [columns, rows, ...rest] = [...cell.matchAll(/\d+/g)].map(Number) as [
        number,
        number,
        ...number[],
      ];
      const [width, length] = rest.slice(-2) as [number, number];
      return {
        size: Number(size) as SizeNum,
        sashing: sashing === 'on',
        borders: borders as BorderCount,
        columns,
        rows,
        widths: rest.slice(0, -2),
        width,
        length,
      };
    });
  });
