import { hillsOfRow } from './hills.js';
import { greysOf, type LightMap } from './light.js';
import type { RepeatedLines } from './repeated-lines.js';
import { reliefGreys } from './relief.js';
import { segmentsOf } from './stitch-lines.js';

/**
 * The distance in inches after which the wrinkles of the cloth repeat. `WRINKLES_FINENESS` is the number of pixels to
 * an inch in their light map.
 */
export const WRINKLES_REPEAT = 31;
const WRINKLES_FINENESS = 10;
/** The sizes of wrinkles in inches, each with its slope: the share by which its light varies. */
const WRINKLES = [
  { size: WRINKLES_REPEAT / 4, slope: 0.04 },
  { size: WRINKLES_REPEAT / 11, slope: 0.04 },
  { size: WRINKLES_REPEAT / 27, slope: 0.025 },
] as const;

/**
 * Returns the light map (the light and shadow on the cloth, in greys) of one repeat of quilting lines. Copies of the
 * map laid side by side match at their edges.
 * @param fineness the number of pixels to an inch
 */
export function quiltingMap({ lines, across, down }: RepeatedLines, fineness: number): LightMap {
  const around = [-1, 0, 1];
  const repeated = around.flatMap((column) =>
    around.flatMap((row) =>
      lines.map((line) => line.map(({ x, y }) => ({ x: x + column * across, y: y + row * down }))),
    ),
  );
  const relief = {
    seams: new Float32Array(),
    quilting: segmentsOf(repeated),
    echo: null,
    repeat: { across, down },
  };
  const [width, height] = [Math.round(across * fineness), Math.round(down * fineness)];
  return { greys: reliefGreys(relief, { x: 0, y: 0, width, height }, width / across), width, height };
}

/**
 * Returns the light map (the light and shadow on the cloth, in greys) of soft wrinkles. They repeat after
 * `WRINKLES_REPEAT` inches.
 */
export function wrinklesMap(): LightMap {
  const side = WRINKLES_REPEAT * WRINKLES_FINENESS;
  const wide = side + 1;
  const heights = new Float32Array(wide * wide);
  const row = new Float32Array(wide);
  for (const [index, { size, slope }] of WRINKLES.entries()) {
    const count = Math.round(WRINKLES_REPEAT / size);
    const field = { columns: count, rows: count, seed: 5003 * index };
    for (let y = 0, at = 0; y < wide; y++) {
      hillsOfRow(field, row, 0, (y / side) * count, count / side);
      for (let x = 0; x < wide; x++, at++)
        heights[at] = (heights[at] ?? 0) + 0.5 * slope * size * (row[x] ?? 0);
    }
  }
  const shade = new Float32Array(wide * wide).fill(1);
  const greys = greysOf({ heights, shade, wide }, side, side, WRINKLES_FINENESS);
  return { greys, width: side, height: side };
}
