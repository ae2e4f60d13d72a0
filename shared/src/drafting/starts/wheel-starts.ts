import { distance, type Point } from '../../geometry/point.js';
import { crossingsOf, type Seam } from '../../geometry/seam.js';
import {
  arcAbout,
  centre,
  circleAbout,
  cosine,
  line,
  onCircle,
  outward,
  polarOf,
  sine,
  upTo,
} from './polar.js';
import { choice, number, type DraftStart } from './start.js';

/** A set of tips of a compass: the angle of the first, that between two, and that from a tip to each of its feet. */
interface Tips {
  first: number;
  step: number;
  foot: number;
}

const tips: readonly Tips[] = [
  { first: 0, step: 90, foot: 45 },
  { first: 45, step: 90, foot: 45 },
  { first: 22.5, step: 45, foot: 22.5 },
  { first: 11.25, step: 22.5, foot: 11.25 },
];

/** Returns the sets of tips of a compass with 16 or 32 points, the longest first. */
function tipsOf(count: number): readonly Tips[] {
  return tips.slice(0, count === 32 ? 4 : 3);
}

/**
 * Returns the seams of a compass. The feet of all tips stand on the inner circle, which is no seam. Longer tips cover
 * shorter ones.
 */
function compassSeams(count: number, outer: number, inner: number): Seam[] {
  const laid: Seam[] = [];
  tipsOf(count).forEach(({ first, step, foot }, level) => {
    const angles = upTo(360 / step).map((index) => first + index * step);
    const added = angles.flatMap((angle) => {
      const tip = onCircle(centre, outer, angle);
      const sides = [-foot, foot].map((by) => line(tip, onCircle(centre, inner, angle + by)));
      // Only long tips are wide enough for a seam in their middle.
      const middle = level < 2 ? [line(tip, centre)] : [];
      return [...sides, ...middle].map((seam) => untilMet(seam, laid));
    });
    laid.push(...added);
    if (level === 0) laid.push(...angles.map((angle) => line(centre, onCircle(centre, inner, angle + foot))));
  });
  const quarters = circleAbout(centre, outer);
  return [...laid, ...quarters, ...quarters.flatMap(({ from }) => outward(from))];
}

/** Returns a seam until the first of others that it crosses. */
function untilMet(seam: Seam, others: readonly Seam[]): Seam {
  let [end, least] = [seam.to, distance(seam.from, seam.to)];
  for (const place of crossingsOf([seam], others)) {
    const away = distance(seam.from, place);
    if (away < least) [end, least] = [place, away];
  }
  return line(seam.from, end);
}

/**
 * Tips of several lengths in a circle, the longest on top. Seams join the circle to the edges of the block, so that it
 * can be pieced.
 */
export const compass: DraftStart = {
  numbers: [
    choice('points', 16, [16, 32]),
    number('outerRadius', 'length', 450, [200, 500]),
    number('innerRadius', 'length', 150, ([, outer = 450]) => [outer * 0.15, outer * 0.5]),
  ],
  seams: ([count = 16, outer = 450, inner = 150]) => compassSeams(count, outer, inner),
  spotAt: ([count = 16, outer = 450, inner = 150], at) => {
    const { radius, degrees } = polarOf(centre, at);
    if (radius > outer) return 1;
    for (const [level, { first, step, foot }] of tipsOf(count).entries()) {
      // The angle from the middle of the nearest tip, below 0 on its left.
      const beside = ((degrees - first + step / 2 + 360) % step) - step / 2;
      if (radius > reachAt(Math.abs(beside), foot, outer, inner)) continue;
      if (level > 1) return 6;
      return 2 * level + (beside < 0 ? 2 : 3);
    }
    return 7;
  },
};

/** Returns how far from the centre a tip reaches at an angle from its middle. */
function reachAt(beside: number, foot: number, outer: number, inner: number): number {
  // The line from the tip at 0° to its foot, in polar coordinates.
  return (outer * inner * sine(foot)) / (outer * sine(beside) + inner * sine(foot - beside));
}

/** How round the ends of blades are: the tangent of a quarter of their arc's angle. */
const ROUND = 0.5;

/** Returns the distance of the corners between blades from the centre, if the arcs between them reach a radius. */
function shoulderOf(blades: number, outer: number): number {
  return outer / (cosine(180 / blades) + ROUND * sine(180 / blades));
}

/** A plate of blades with round ends about a disc. */
export const dresdenPlate: DraftStart = {
  numbers: [
    number('blades', 'count', 16, [8, 24]),
    number('outerRadius', 'length', 450, [150, 490]),
    number('innerRadius', 'length', 120, ([, outer = 450]) => [outer * 0.15, outer * 0.6]),
  ],
  seams: ([blades = 16, outer = 450, inner = 120]) => {
    const [step, shoulder] = [360 / blades, shoulderOf(blades, outer)];
    return upTo(blades).flatMap((blade) => {
      const [from, to] = [blade * step, (blade + 1) * step];
      const end = {
        from: onCircle(centre, shoulder, from),
        to: onCircle(centre, shoulder, to),
        bulge: ROUND,
      };
      return [arcAbout(centre, inner, from, to), line(onCircle(centre, inner, from), end.from), end];
    });
  },
  spotAt: ([blades = 16, outer = 450, inner = 120], at) => {
    const { radius, degrees } = polarOf(centre, at);
    if (radius < inner) return 4;
    return isInPlate(blades, outer, at) ? 2 + (Math.floor((degrees * blades) / 360) % 2) : 1;
  },
};

/** True for a point nearer to the centre than the round ends of the blades. */
function isInPlate(blades: number, outer: number, at: Point): boolean {
  const { radius, degrees } = polarOf(centre, at);
  const [step, shoulder] = [360 / blades, shoulderOf(blades, outer)];
  if (radius * cosine((degrees % step) - step / 2) <= shoulder * cosine(step / 2)) return true;
  // The arc's radius is half its chord, times (1 + b²) ÷ 2b. Its top is at the outer radius.
  const round = (shoulder * sine(step / 2) * (1 + ROUND ** 2)) / (2 * ROUND);
  const middle = (Math.floor(degrees / step) + 0.5) * step;
  return distance(at, onCircle(centre, outer - round, middle)) <= round;
}
