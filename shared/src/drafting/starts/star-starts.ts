import { cross, type Point } from '../../geometry/point.js';
import { centre, cosine, line, onCircle, outward, polarOf, SIDE, upTo } from './polar.js';
import { choice, number, type DraftStart } from './start.js';
import type { Seam } from '../../geometry/seam.js';

const points = choice('points', 8, [6, 8, 10, 12, 16]);

/** The diamonds of a star: their tips, and the corners between neighbours. */
interface Diamonds {
  /** The angle of the first tip, and the angle between two tips, in degrees. */
  first: number;
  step: number;
  /** The distances of the tips and of the corners between them from the centre. */
  tip: number;
  side: number;
}

/**
 * Returns the diamonds of a star as large as the block: all sides have one length. A star of eight points has two tips on
 * each edge of the block, B ÷ (2 + √2) from the corners. Other stars have a tip at the top.
 */
function diamondsOf(count: number): Diamonds {
  const step = 360 / count;
  const isInPairs = count === 8;
  const tip = isInPairs ? SIDE / 2 / cosine(step / 2) : SIDE / 2;
  return { first: isInPairs ? step / 2 : 0, step, tip, side: tip / (2 * cosine(step / 2)) };
}

/** Returns the corners on both sides of the tip of a diamond. */
function corners({ first, step, side }: Diamonds, index: number): readonly [Point, Point] {
  const angle = first + index * step;
  return [onCircle(centre, side, angle - step / 2), onCircle(centre, side, angle + step / 2)];
}

function starSeams(count: number, rows: number): Seam[] {
  const diamonds = diamondsOf(count);
  return upTo(count).flatMap((index) => {
    const [left, right] = corners(diamonds, index);
    const tip = onCircle(centre, diamonds.tip, diamonds.first + index * diamonds.step);
    const lines = upTo(rows).flatMap((row) => {
      const share = (row + 1) / rows;
      const beside = (corner: Point): Point => ({
        x: (corner.x - centre.x) * share,
        y: (corner.y - centre.y) * share,
      });
      const along = ({ x, y }: Point, by: Point) =>
        line({ x: centre.x + by.x, y: centre.y + by.y }, { x: x + by.x, y: y + by.y });
      return [along(right, beside(left)), along(left, beside(right))];
    });
    return [line(centre, right), ...lines, ...outward(tip)];
  });
}

/**
 * Returns where a point is in a star: the diamond, and how far along its left and right side the point is, from 0 at the
 * centre to 1. Null outside the star.
 */
function placeIn(count: number, at: Point): { index: number; left: number; right: number } | null {
  const diamonds = diamondsOf(count);
  const { first, step } = diamonds;
  const index = Math.floor((polarOf(centre, at).degrees - first + step / 2 + 360) / step) % count;
  const [one, other] = corners(diamonds, index).map(({ x, y }) => ({ x: x - centre.x, y: y - centre.y }));
  if (!one || !other) return null;
  const way = { x: at.x - centre.x, y: at.y - centre.y };
  const whole = cross(one, other);
  const [left, right] = [cross(way, other) / whole, cross(one, way) / whole];
  return left > 1 || right > 1 ? null : { index, left, right };
}

/** A star of diamonds, each of which can have rows of smaller ones. Eight points make a LeMoyne star. */
export const star: DraftStart = {
  numbers: [points, number('rows', 'count', 1, [1, 6])],
  seams: ([count = 8, rows = 1]) => starSeams(count, rows),
  spotAt: ([count = 8, rows = 1], at) => {
    const place = placeIn(count, at);
    if (!place) return 1;
    if (rows === 1) return 2 + (place.index % 2);
    const ring = Math.floor(place.left * rows) + Math.floor(place.right * rows);
    return 2 + (ring % 3);
  },
};

/** A star whose diamonds are split from the centre to their tips. */
export const splitStar: DraftStart = {
  numbers: [points],
  seams: ([count = 8]) => {
    const { first, step, tip } = diamondsOf(count);
    const splits = upTo(count).map((index) => line(centre, onCircle(centre, tip, first + index * step)));
    return [...starSeams(count, 1), ...splits];
  },
  spotAt: ([count = 8], at) => {
    const place = placeIn(count, at);
    return place ? (place.left > place.right ? 2 : 3) : 1;
  },
};
