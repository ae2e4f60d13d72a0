import { describe, expect, it } from 'vitest';
import { FLAT } from './light.js';
import { reliefGreys, STITCHES } from './relief.js';
import { nearestLines, segmentsOf } from './stitch-lines.js';

const NONE = new Float32Array();
const level = segmentsOf([
  [
    { x: -10, y: 2 },
    { x: 10, y: 2 },
  ],
]);
/** Four inches of cloth, with a line two inches from the top. */
const cloth = { x: 0, y: 0, width: 64, height: 64 };
const SCALE = 16;

/** Returns the mean grey of a row of pixels. */
const rowOf = (greys: Uint8ClampedArray, row: number) =>
  greys.subarray(row * cloth.width, (row + 1) * cloth.width).reduce((sum, grey) => sum + grey, 0) /
  cloth.width;

describe('nearestLines', () => {
  it('measures to the nearest segment, and along its line', () => {
    // Two sides of a square. The middle of pixel (4, 2) is at (4.5, 2.5), 3 inches and a half from the right side,
    // 2½ from the top; the top is nearer, 4½ inches from its start.
    const corner = segmentsOf([
      [
        { x: 0, y: 0 },
        { x: 8, y: 0 },
        { x: 8, y: 8 },
      ],
    ]);
    const { distance, along, segment } = nearestLines(corner, { x: 0, y: 0 }, 1, 8, 8);
    expect([distance[2 * 8 + 4], along[2 * 8 + 4], segment[2 * 8 + 4]]).toEqual([2.5, 4.5, 0]);
    // Pixel (6, 5): 1½ from the right side, and 8 + 5½ along the line.
    expect([distance[5 * 8 + 6], along[5 * 8 + 6], segment[5 * 8 + 6]]).toEqual([1.5, 13.5, 1]);
  });
});

describe('reliefGreys', () => {
  it('leaves cloth without lines flat', () => {
    const greys = reliefGreys({ seams: NONE, quilting: NONE, echo: null }, cloth, SCALE);
    expect(new Set(greys)).toEqual(new Set([Math.round(255 * FLAT)]));
  });

  it.each(['seams', 'quilting'] as const)('shades the far side of %s and lights the near side', (kind) => {
    const greys = reliefGreys({ seams: NONE, quilting: NONE, echo: null, [kind]: level }, cloth, SCALE);
    // The light comes from above. Above the line, the cloth falls away from the light; below, it rises to it.
    expect(rowOf(greys, 32 - 3)).toBeLessThan(rowOf(greys, 32 + 2) - 5);
    // The groove itself is darker than the cloth.
    expect(Math.min(rowOf(greys, 31), rowOf(greys, 32))).toBeLessThan(255 * FLAT - 10);
  });

  it('draws echoing lines at the given distances from a seam', () => {
    const echo = { first: 0.5, apart: 1 };
    const plain = reliefGreys({ seams: level, quilting: NONE, echo: null }, cloth, SCALE);
    const greys = reliefGreys({ seams: level, quilting: NONE, echo }, cloth, SCALE);
    const darker = (inches: number) => {
      const row = Math.round(inches * SCALE);
      return Math.max(...[-1, 0].map((by) => rowOf(plain, row + by) - rowOf(greys, row + by)));
    };
    // The seam is at 2 inches: its echoes are at 2½, 3½, and 1½ and ½ on the other side.
    for (const at of [0.5, 1.5, 2.5, 3.5]) expect(darker(at)).toBeGreaterThan(10);
  });

  it('sews ten stitches to an inch, where the scale shows them', () => {
    const scale = 100;
    const inch = { x: 0, y: 199, width: 400, height: 2 };
    const greys = reliefGreys({ seams: NONE, quilting: level, echo: null }, inch, scale);
    const bright = Array.from(
      { length: inch.width },
      (_, x) => (greys[x] ?? 0) + (greys[inch.width + x] ?? 0),
    );
    const mean = bright.reduce((sum, each) => sum + each, 0) / bright.length;
    const starts = bright.filter((each, x) => each >= mean && (bright[x - 1] ?? mean) < mean);
    expect(starts.length / 4).toBeGreaterThan(STITCHES - 1);
    expect(starts.length / 4).toBeLessThan(STITCHES + 1);
  });

  it('gives the same greys to a part as to the whole', () => {
    const relief = { seams: level, quilting: level, echo: { first: 0.5, apart: 1 } };
    const whole = reliefGreys(relief, cloth, SCALE);
    const part = { x: 10, y: 20, width: 30, height: 25 };
    const greys = reliefGreys(relief, part, SCALE);
    for (let y = 0; y < part.height; y++)
      for (let x = 0; x < part.width; x++)
        expect(
          Math.abs((greys[y * part.width + x] ?? 0) - (whole[(y + part.y) * 64 + x + part.x] ?? 0)),
        ).toBeLessThan(2);
  });
});
