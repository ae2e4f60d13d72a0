import { type Outline, type Point } from './coverage.js';
import { arc, disc, ribbon } from './outline.js';

const PI = Math.PI;
const WEIGHT = 0.12;

/**
 * The strokes of the digits in a box from (-0.3, -0.5) to (0.3, 0.5), y down. A stroke ends where the pen turns
 * sharply.
 */
const STROKES: readonly (readonly (readonly Point[])[])[] = [
  [arc(0, 0, 0.3, 0, 2 * PI, 32).map(([x, y]) => [x, y * 1.6] as const)],
  [
    [
      [-0.16, -0.3],
      [0.06, -0.5],
    ],
    [
      [0.06, -0.5],
      [0.06, 0.5],
    ],
  ],
  [
    [...arc(0, -0.22, 0.27, -0.9 * PI, 0.2 * PI), [-0.27, 0.48]],
    [
      [-0.27, 0.48],
      [0.29, 0.48],
    ],
  ],
  [arc(-0.02, -0.24, 0.25, -0.85 * PI, 0.5 * PI), arc(-0.02, 0.23, 0.27, -0.5 * PI, 0.85 * PI)],
  [
    [
      [0.12, -0.5],
      [0.12, 0.5],
    ],
    [
      [0.12, -0.5],
      [-0.28, 0.22],
    ],
    [
      [-0.28, 0.22],
      [0.3, 0.22],
    ],
  ],
  [
    [
      [0.24, -0.47],
      [-0.18, -0.47],
    ],
    [
      [-0.18, -0.47],
      [-0.22, -0.03],
    ],
    arc(-0.01, 0.19, 0.3, -0.75 * PI, 0.82 * PI),
  ],
  [[[0.14, -0.5], ...arc(0, 0.21, 0.28, -0.88 * PI, -2.9 * PI, 28)]],
  [
    [
      [-0.27, -0.47],
      [0.27, -0.47],
    ],
    [
      [0.27, -0.47],
      [-0.06, 0.5],
    ],
  ],
  [arc(0, -0.25, 0.22, 0, 2 * PI, 24), arc(0, 0.22, 0.27, 0, 2 * PI, 24)],
  [[[-0.14, 0.5], ...arc(0, -0.21, 0.28, 0.12 * PI, -1.9 * PI, 28)]],
];

/**
 * Returns the outlines of a digit, 0 to 9, one unit high around (0, 0). Each outline is a stroke with round
 * ends. The strokes must be filled one by one.
 */
export function numeral(digit: number): Outline[] {
  return (STROKES[digit] ?? []).flatMap((stroke) => {
    const ends = [stroke.at(0), stroke.at(-1)].flatMap((end) => (end ? [disc(WEIGHT / 2, ...end)] : []));
    return [ribbon(stroke, WEIGHT), ...ends];
  });
}
