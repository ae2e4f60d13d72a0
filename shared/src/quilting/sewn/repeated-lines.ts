import type { Point } from '../../geometry/point.js';
import type { QuiltingPattern } from './quilting-patterns.js';

/** A pattern of quilting lines that repeats over the quilt, across and down. */
export interface RepeatedLines {
  /** The distance in inches after which the lines repeat, across and down. */
  across: number;
  down: number;
  /** The lines of one repeat, as points in inches. A line may extend into the next repeats. */
  lines: Point[][];
}

/** The distance between two lines of the crosshatch, in inches. */
export const CROSSHATCH = 2;
/** The distance between two rows of loops, in inches. */
export const LOOP_ROWS = 2.25;
/** The distance between two arcs of a fan, in inches. `FAN_ARCS` is the number of arcs in a fan. */
export const FAN_RINGS = 1.125;
export const FAN_ARCS = 5;

/**
 * Returns the lines of a quilting pattern that repeats over the quilt; null for patterns that follow the seams, and for
 * `unquilted`.
 */
export function repeatedLines(pattern: QuiltingPattern): RepeatedLines | null {
  if (pattern === 'crosshatch') return crosshatch();
  if (pattern === 'loops') return loops();
  return pattern === 'baptistFan' ? baptistFan() : null;
}

/** The number of squares of the crosshatch in a repeat, on each side. More squares make the puckers less regular. */
const SQUARES = 4;

/** Returns lines in both diagonals, `CROSSHATCH` inches apart. */
function crosshatch(): RepeatedLines {
  // Two diagonals that meet the edge √2 × 2 inches apart are 2 inches apart.
  const step = CROSSHATCH * Math.SQRT2;
  const side = SQUARES * step;
  const lines: Point[][] = [];
  for (let line = 0; line < SQUARES; line++) {
    const x = line * step;
    lines.push([
      { x, y: 0 },
      { x: x + side, y: side },
    ]);
    lines.push([
      { x: x + side, y: 0 },
      { x, y: side },
    ]);
  }
  return { across: side, down: side, lines };
}

const LOOPS_A_ROW = 4;
const LOOP = 3;
const STEPS_A_LOOP = 28;

/** Returns rows of loops, as they are sewn without lifting the needle. */
function loops(): RepeatedLines {
  const rows = 4;
  const across = LOOPS_A_ROW * LOOP;
  const lines = Array.from({ length: rows }, (_, row) => {
    const shift = row % 2 === 0 ? 0 : LOOP / 2;
    return Array.from({ length: LOOPS_A_ROW * STEPS_A_LOOP + 1 }, (_, step): Point => {
      const turn = (step / STEPS_A_LOOP) * 2 * Math.PI;
      // A point on a spoke that is longer than the radius of its rolling wheel draws loops.
      const sway = 1 + 0.18 * Math.sin(turn / LOOPS_A_ROW + row * 1.9);
      const swing = 0.3 * Math.sin((2 * turn) / LOOPS_A_ROW + row * 2.3);
      return {
        x: shift + (turn / (2 * Math.PI)) * LOOP - 0.92 * sway * Math.sin(turn) + swing * 0.6,
        y: (row + 0.5) * LOOP_ROWS + 0.62 * sway * Math.cos(turn) + swing * 0.5,
      };
    });
  });
  return { across, down: rows * LOOP_ROWS, lines };
}

/** The number of points on half a circle. */
const STEPS_AN_ARC = 48;

/**
 * Returns rows of fans. A fan has arcs around one point at the foot of its row. It lies over the fan to its right and
 * over the row above it.
 */
function baptistFan(): RepeatedLines {
  const radius = FAN_ARCS * FAN_RINGS;
  const width = radius;
  // Neighbours that are a radius apart cross at this height, so that rows leave no gap.
  const height = Math.floor(8 * Math.sqrt(radius ** 2 - (width / 2) ** 2)) / 8;
  const isUnder = ({ x, y }: Point, centreX: number, centreY: number) =>
    y <= centreY + 1e-9 && Math.hypot(x - centreX, y - centreY) < radius - 1e-9;
  const lines: Point[][] = [];
  for (let fan = 0; fan < 2; fan++) {
    for (let ring = 1; ring <= FAN_ARCS; ring++) {
      let line: Point[] = [];
      for (let step = 0; step <= STEPS_AN_ARC; step++) {
        const angle = -(step / STEPS_AN_ARC) * Math.PI;
        const at = {
          x: fan * width + ring * FAN_RINGS * Math.cos(angle),
          y: height + ring * FAN_RINGS * Math.sin(angle),
        };
        const isHidden = isUnder(at, (fan - 1) * width, height) || isUnder(at, (fan - 2) * width, height);
        // The next row's fans start one height lower, and hide the parts of this row's fans that they cover.
        const isBehind = [-2, -1, 0, 1, 2].some((other) => isUnder(at, (fan + other) * width, 2 * height));
        if (isHidden || isBehind) {
          if (line.length > 1) lines.push(line);
          line = [];
        } else line.push(at);
      }
      if (line.length > 1) lines.push(line);
    }
  }
  return { across: 2 * width, down: height, lines };
}
