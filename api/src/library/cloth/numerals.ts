import { type Outline, type Point } from './coverage.js';
import { arc, ribbon } from './outline.js';

const PI = Math.PI;

/** The digits' strokes in a box from (-0.3, -0.5) to (0.3, 0.5), y down. */
const STROKES: readonly (readonly (readonly Point[])[])[] = [
  [arc(0, 0, 0.3, 0, 2 * PI, 32).map(([x, y]) => [x, y * 1.6] as const)],
  [
    [
      [-0.18, -0.3],
      [0.06, -0.5],
      [0.06, 0.5],
    ],
  ],
  [[...arc(0, -0.22, 0.27, -0.9 * PI, 0.18 * PI), [-0.27, 0.47], [0.29, 0.47]]],
  [arc(-0.02, -0.24, 0.25, -0.85 * PI, 0.5 * PI), arc(-0.02, 0.23, 0.27, -0.5 * PI, 0.85 * PI)],
  [
    [
      [0.12, 0.5],
      [0.12, -0.5],
      [-0.28, 0.22],
      [0.3, 0.22],
    ],
  ],
  [[[0.24, -0.47], [-0.18, -0.47], [-0.22, -0.03], ...arc(-0.01, 0.19, 0.28, -0.72 * PI, 0.82 * PI)]],
  [[[0.14, -0.5], ...arc(0, 0.21, 0.28, -0.88 * PI, -2.9 * PI, 28)]],
  [
    [
      [-0.27, -0.47],
      [0.27, -0.47],
      [-0.06, 0.5],
    ],
  ],
  [arc(0, -0.25, 0.22, 0, 2 * PI, 24), arc(0, 0.22, 0.27, 0, 2 * PI, 24)],
  [[[-0.14, 0.5], ...arc(0, -0.21, 0.28, 0.12 * PI, -1.9 * PI, 28)]],
];

/** Outlines of a digit, 0 to 9, one unit high around (0, 0); each is a stroke of its own. */
export function numeral(digit: number): Outline[] {
  return (STROKES[digit] ?? []).map((stroke) => ribbon(stroke, 0.12));
}
