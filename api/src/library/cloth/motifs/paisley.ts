import { type Colour } from '../colour.js';
import { type Point } from '../shapes/coverage.js';
import { type Motif } from '../shapes/motif.js';
import { disc, leaf, petal, pebble } from '../shapes/outline.js';

/** The colours of a paisley, from the outside to the inside. */
export interface PaisleyColours {
  readonly contour: Colour;
  readonly body: Colour;
  readonly inner: Colour;
  readonly heart: Colour;
  readonly bead: Colour;
}

const STEPS = 40;

/**
 * A paisley: nested drop shapes along one curve, with a scalloped rim, rows of beads and a flower at its broad
 * end.
 */
export function paisley({ contour, body, inner, heart, bead }: PaisleyColours): Motif {
  return (tile) => {
    const [contours, bodies, inners] = [tile.ink(contour), tile.ink(body), tile.ink(inner)];
    const [hearts, beads] = [tile.ink(heart), tile.ink(bead)];
    return (brush) => {
      const place = brush.at(-0.3, 0.38, 0.55);
      for (const [x, y] of along(inset(-0.07), 0.135)) place.fill(contours, disc(0.062, x, y));
      for (const [x, y] of along(inset(-0.17), 0.19)) place.fill(beads, disc(0.03, x, y));
      place.fill(contours, inset(-0.03));
      place.fill(bodies, inset(0.04));
      for (const [x, y] of along(inset(0.095), 0.105)) place.fill(contours, disc(0.031, x, y));
      place.fill(contours, inset(0.15));
      place.fill(inners, inset(0.18));
      for (let i = 0; i < 8; i++)
        place
          .at(0, 0, (i * Math.PI) / 4)
          .at(0.05, 0)
          .fill(contours, petal(0.2, 0.12));
      place.fill(hearts, pebble(tile.random, 0.085));
      place.fill(beads, disc(0.035));
      for (const [t, size] of [
        [0.3, 0.2],
        [0.42, 0.17],
        [0.53, 0.13],
      ] as const) {
        const [x, y, angle] = spineAt(t);
        for (const side of [-1, 1]) {
          place.at(x, y, angle + side * 0.75).fill(hearts, leaf(size, size * 0.42));
        }
        place.fill(contours, disc(size * 0.14, x, y));
      }
    };
  };
}

/**
 * Returns the x, y and direction (radians) of a point on the paisley's middle line. The line runs from the
 * centre of the broad end (`t` 0) to the tip (`t` 1), and bends more towards the tip.
 */
function spineAt(t: number): readonly [number, number, number] {
  let [x, y] = [0, 0];
  let heading = -Math.PI / 2 - 0.25;
  const pieces = Math.round(t * STEPS);
  for (let i = 0; i < pieces; i++) {
    const s = i / STEPS;
    heading = -Math.PI / 2 - 0.25 + 1.1 * s + 2.6 * s ** 4;
    x += (1.62 / STEPS) * Math.cos(heading);
    y += (1.62 / STEPS) * Math.sin(heading);
  }
  return [x, y, heading];
}

/** Returns the paisley's outline moved inwards by `by` units, or outwards if `by` is negative. */
function inset(by: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const half = 0.46 * (1 - t) ** 0.85 * (1 + 0.25 * t) - by;
    if (half <= 0.004) break;
    const [x, y, heading] = spineAt(t);
    left.push([x + half * Math.sin(heading), y - half * Math.cos(heading)]);
    right.push([x - half * Math.sin(heading), y + half * Math.cos(heading)]);
  }
  const [, , heading] = spineAt(0);
  const radius = 0.46 - by;
  const cap = Array.from({ length: 15 }, (_, i): Point => {
    const angle = heading + Math.PI / 2 + ((i + 1) * Math.PI) / 16;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return [...left, ...right.reverse(), ...cap];
}

/** Returns evenly spaced points, about `step` apart, along a closed outline. */
function along(outline: readonly Point[], step: number): Point[] {
  const lengths = outline.map(([x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] ?? [x, y];
    return Math.hypot(u - x, v - y);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.round(total / step);
  const points: Point[] = [];
  let walked = 0;
  outline.forEach(([x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] ?? [x, y];
    const length = lengths[i] ?? 0;
    while (points.length < count && (points.length * total) / count <= walked + length) {
      const t = length === 0 ? 0 : ((points.length * total) / count - walked) / length;
      points.push([x + (u - x) * t, y + (v - y) * t]);
    }
    walked += length;
  });
  return points;
}
