import type { Point } from '../../geometry/point.js';
import type { Seam } from '../../geometry/seam.js';
import { line, SIDE, upTo } from './polar.js';
import { number, type DraftStart } from './start.js';

/** The points of a star on the upper side of its middle square. Places run from 0 to 1 across the side and down. */
interface SidePoints {
  /** The lines that cut the rectangle above the middle square. */
  readonly lines: readonly (readonly [Point, Point])[];
  /** Returns the fabric spot at a place in the rectangle, from 1 for the background. */
  readonly spotAt: (place: Point) => number;
  /** The fabric spot of the middle square. */
  readonly middle: number;
}

const at = (x: number, y: number): Point => ({ x, y });

/** Returns the star around a middle square whose four sides have the same points, each turned by a quarter. */
function starAround(usual: number, { lines, spotAt, middle }: SidePoints): DraftStart {
  return {
    numbers: [number('middle', 'length', usual, [200, 700])],
    seams: ([side = usual]) => {
      const edge = (SIDE - side) / 2;
      const above = lines.map(([from, to]) => {
        const [start, end] = [from, to].map(({ x, y }) => at(edge + x * side, y * edge));
        return line(start ?? from, end ?? to);
      });
      const grid = [edge, SIDE - edge].flatMap((place) => [
        line(at(place, 0), at(place, SIDE)),
        line(at(0, place), at(SIDE, place)),
      ]);
      return [...grid, ...upTo(4).flatMap((turns) => above.map((seam) => turnedSeam(seam, turns)))];
    },
    spotAt: ([side = usual], place) => {
      const edge = (SIDE - side) / 2;
      const isBetween = (value: number) => value > edge && value < SIDE - edge;
      if (isBetween(place.x) && isBetween(place.y)) return middle;
      const above = upTo(4)
        .map((turns) => turned(place, turns))
        .find(({ x, y }) => isBetween(x) && y < edge);
      return above ? spotAt(at((above.x - edge) / side, above.y / edge)) : 1;
    },
  };
}

/** Returns a point turned by quarters of a turn about the middle of the block. */
function turned(point: Point, turns: number): Point {
  return upTo(turns).reduce(({ x, y }) => at(SIDE - y, x), point);
}

function turnedSeam({ from, to }: Seam, turns: number): Seam {
  return line(turned(from, turns), turned(to, turns));
}

/** A star whose points are quarter-square triangles. */
export const ohioStar = starAround(SIDE / 3, {
  lines: [
    [at(0, 0), at(1, 1)],
    [at(1, 0), at(0, 1)],
  ],
  spotAt: ({ x, y }) => (y < Math.min(x, 1 - x) ? 1 : y > Math.max(x, 1 - x) ? 3 : 2),
  middle: 2,
});

/** A star whose points are the sides of flying geese. */
export const sawtoothStar = starAround(SIDE / 2, {
  lines: [
    [at(0, 0), at(0.5, 1)],
    [at(0.5, 1), at(1, 0)],
  ],
  spotAt: ({ x, y }) => (y < 2 * Math.min(x, 1 - x) ? 1 : 2),
  middle: 3,
});

/** A star of four half-square triangles. */
export const friendshipStar = starAround(SIDE / 3, {
  lines: [[at(0, 1), at(1, 0)]],
  spotAt: ({ x, y }) => (x + y > 1 ? 2 : 1),
  middle: 2,
});
