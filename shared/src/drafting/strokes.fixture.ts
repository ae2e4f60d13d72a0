import fc from 'fast-check';
import { meetings } from '../geometry/combining/sides.js';
import { distance, type Point } from '../geometry/point.js';
import { circleAbout } from './figures/circles.js';
import { pieceOf } from './planar/piece.js';
import { pointAlong, type Seam } from '../geometry/seam.js';
import { distanceFrom, shareAt } from './seam.js';
import type { MapFault, SeamMap } from './seam-map.js';

/* Random seams, and what holds for every map. */

const QUARTER = Math.SQRT2 - 1;

const onGrid = fc.nat(8).map((step) => step * 125);
const place = fc.oneof(
  { weight: 4, arbitrary: onGrid },
  { weight: 1, arbitrary: fc.constantFrom(1000 / 3, 2000 / 3, 1000 / 7, 292.8932, 707.1068) },
  { weight: 2, arbitrary: fc.integer({ min: -100, max: 1100 }) },
  { weight: 1, arbitrary: fc.double({ min: -50, max: 1050, noNaN: true }) },
);
const point = fc.record({ x: place, y: place });
const bulge = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.constantFrom(QUARTER, -QUARTER, 1, -1, 0.2, -0.1) },
  { weight: 1, arbitrary: fc.double({ min: -1, max: 1, noNaN: true }) },
);
const seam: fc.Arbitrary<Seam> = fc.record({ from: point, to: point, bulge });

/** A circle in two halves. */
const circle = fc
  .record({
    centre: point,
    radius: fc.oneof(fc.constantFrom(125, 250, 500), fc.integer({ min: 3, max: 600 })),
  })
  .map(({ centre: { x, y }, radius }): Seam[] => circleAbout({ x, y }, radius));

/** A circle, and a line that touches it or almost does. */
const touched = fc
  .record({
    centre: point,
    radius: fc.integer({ min: 20, max: 400 }),
    by: fc.constantFrom(0, 1e-4, -1e-4, 0.001, 0.01, -0.05),
  })
  .map(({ centre, radius, by }): Seam[] => [
    ...circleAbout(centre, radius),
    { from: { x: 0, y: centre.y + radius + by }, to: { x: 1000, y: centre.y + radius + by }, bulge: 0 },
    ...circleAbout({ x: centre.x + 2 * radius + by, y: centre.y }, radius),
  ]);

/** A seam, and seams that lie on it or almost do. */
const doubled = fc
  .record({ seam, by: fc.constantFrom(0, 1e-4, 0.004, -0.019, 0.03, 0.3, -2), isTurned: fc.boolean() })
  .map(({ seam: { from, to, bulge: bent }, by, isTurned }): Seam[] => [
    { from, to, bulge: bent },
    { from, to: { x: to.x + by, y: to.y + by }, bulge: bent },
    isTurned
      ? { from: { x: to.x, y: to.y + by }, to: from, bulge: -bent }
      : { from: { x: from.x + by, y: from.y }, to, bulge: bent },
  ]);

/** Spokes from a centre, which meet in one corner. */
const spokes = fc
  .record({ centre: point, count: fc.constantFrom(3, 5, 8, 12, 16), radius: fc.constantFrom(200, 500, 2000) })
  .map(({ centre, count, radius }): Seam[] =>
    Array.from({ length: count }, (_, i) => ({
      from: centre,
      to: onCircle(centre, radius, (2 * Math.PI * i) / count),
      bulge: 0,
    })),
  );

/** A stroke of any kind. */
export const anyStroke: fc.Arbitrary<Seam[]> = fc.oneof(
  { weight: 6, arbitrary: fc.array(seam, { minLength: 1, maxLength: 3 }) },
  { weight: 2, arbitrary: circle },
  { weight: 1, arbitrary: touched },
  { weight: 2, arbitrary: doubled },
  { weight: 1, arbitrary: spokes },
);

export function line(x: number, y: number, toX: number, toY: number, bent = 0): Seam {
  return { from: { x, y }, to: { x: toX, y: toY }, bulge: bent };
}

function onCircle({ x, y }: Point, radius: number, angle: number): Point {
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

/** Returns a map; throws its fault. */
export function made<Made>(result: Made | MapFault): Made {
  if (typeof result === 'string') throw new Error(result);
  return result;
}

/** Returns what is wrong with a map; an empty list for a map that is whole. */
export function wrongsOf(map: SeamMap): string[] {
  const wrongs: string[] = [];
  const { corners, seams, faces } = map;
  const area = faces.reduce((sum, face) => sum + face.area, 0);
  if (Math.abs(area - 1e6) > 1e-3) wrongs.push(`The areas are ${area} together.`);
  // Euler: V − E + F = 1 + parts, where F has the area beyond the block too.
  if (corners.length - seams.length + faces.length !== partsOf(map)) wrongs.push('The map isn’t whole.');
  if (faces.some((face) => !(face.area > 0.01))) wrongs.push('A face has no area.');
  const sides = seams.map(({ from, to, bulge: bent }) =>
    pieceOf({ from, to, bulge: bent }, { right: undefined, left: undefined, isNew: false }),
  );
  sides.forEach((one, i) => {
    for (const other of sides.slice(i + 1)) {
      if (other.side.left > one.side.right || other.side.right < one.side.left) continue;
      if (other.side.top > one.side.bottom || other.side.bottom < one.side.top) continue;
      const crossed = meetings(one.side, other.side).find(
        (at) => isWithin(one, at) && isWithin(other, at) && !touchUpTo(one, other, at),
      );
      if (crossed) wrongs.push(`Two seams cross at ${crossed.x}, ${crossed.y}.`);
    }
  });
  return wrongs;
}

/** Returns what differs between two maps; an empty list if their corners, seams and faces are the same. */
export function differencesBetween(one: SeamMap, other: SeamMap): string[] {
  const lists = [one, other].map(({ corners, seams, faces, sources }) => [
    ...corners.map((corner) => `corner at ${at(corner)}`),
    ...seams.map(({ from, to }) => `seam from ${at(from)} to ${at(to)}`),
    ...faces.map(({ within, source }) => {
      const { shapeNum } = sources[source]?.shape ?? {};
      return `${within === null ? 'patch' : 'island'} of shape ${shapeNum}`;
    }),
  ]);
  const [first = [], second = []] = lists;
  const [inFirst, inSecond] = [new Set(first), new Set(second)];
  const areas = [one, other].map(({ faces }) => faces.map(({ area }) => area).sort((a, b) => a - b));
  const worst = Math.max(0, ...(areas[0] ?? []).map((area, i) => Math.abs(area - (areas[1]?.[i] ?? 0))));
  return [
    ...first.filter((each) => !inSecond.has(each)).map((each) => `lost: ${each}`),
    ...second.filter((each) => !inFirst.has(each)).map((each) => `new: ${each}`),
    ...(worst > 2 ? [`Areas differ by ${worst}.`] : []),
  ];
}

function at({ x, y }: Point): string {
  return `${x.toFixed(4)}, ${y.toFixed(4)}`;
}

/** True if a place on the line or circle of a seam is on the seam, away from its ends. */
function isWithin(seam: Seam, place: Point): boolean {
  return (
    Math.min(distance(seam.from, place), distance(seam.to, place)) > 0.05 && distanceFrom(seam, place) < 1e-6
  );
}

/** True if two seams touch in a corner, and are still no more than a hair apart at a place farther along. */
function touchUpTo(one: Seam, other: Seam, place: Point): boolean {
  return [one.from, one.to].some(
    (end) =>
      [other.from, other.to].includes(end) &&
      distance(end, place) < 20 &&
      distanceFrom(other, pointAlong(one, (shareAt(one, end) + shareAt(one, place)) / 2)) < HAIR,
  );
}

/** The greatest distance at which seams that touch are together, in block units. */
const HAIR = 0.002;

function partsOf({ corners, seams }: SeamMap): number {
  const leaders = new Map<Point, Point>();
  const leaderOf = (corner: Point): Point => {
    const next = leaders.get(corner);
    return next ? leaderOf(next) : corner;
  };
  for (const { from, to } of seams) {
    const [one, other] = [leaderOf(from), leaderOf(to)];
    if (one !== other) leaders.set(one, other);
  }
  return new Set(corners.map(leaderOf)).size;
}
