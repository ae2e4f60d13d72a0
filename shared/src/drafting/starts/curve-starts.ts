import { bulged, outlineContains } from '../../geometry/outline.js';
import type { Point } from '../../geometry/point.js';
import type { Seam } from '../../geometry/seam.js';
import { arcAbout, bottomLeft, line, onCircle, polarOf, SIDE, tangent, upTo } from './polar.js';
import { number, type DraftStart } from './start.js';

/** The numbers of units along a side that a block of curved units can have. */
const MOST_UNITS = 4;

/** Returns the units of a block, and the corner of each that lies to the outside of its pair. */
function unitsOf(count: number): { corner: Point; opposite: Point }[] {
  const side = SIDE / count;
  return upTo(count).flatMap((row) =>
    upTo(count).map((column) => {
      const [left, top] = [column * side, row * side];
      const near = { x: left + (column % 2) * side, y: top + (row % 2) * side };
      return { corner: near, opposite: { x: 2 * left + side - near.x, y: 2 * top + side - near.y } };
    }),
  );
}

/** Returns the lines between units, from edge to edge. */
function unitLines(count: number): Seam[] {
  return upTo(count).flatMap((index) => {
    const at = (index * SIDE) / count;
    return index === 0
      ? []
      : [line({ x: at, y: 0 }, { x: at, y: SIDE }), line({ x: 0, y: at }, { x: SIDE, y: at })];
  });
}

/** Returns the angle at which the quarter of a circle about a corner of a unit starts. */
function firstAngle(corner: Point, opposite: Point): number {
  if (opposite.x > corner.x) return opposite.y > corner.y ? 90 : 0;
  return opposite.y > corner.y ? 180 : 270;
}

/** A quarter of a circle in each unit, about the outer corner of its pair. */
export const drunkardsPath: DraftStart = {
  numbers: [
    number('units', 'count', 1, [1, MOST_UNITS]),
    number('radius', 'length', 750, ([units = 1]) => [50 / units, 950 / units]),
  ],
  seams: ([units = 1, radius = 750]) => [
    ...unitLines(units),
    ...unitsOf(units).map(({ corner, opposite }) => {
      const from = firstAngle(corner, opposite);
      return arcAbout(corner, radius, from, from + 90);
    }),
  ],
  spotAt: ([units = 1, radius = 750], at) =>
    unitsOf(units).some(({ corner }) => polarOf(corner, at).radius < radius) ? 2 : 1,
};

/** Returns both arcs of a melon from corner to corner. */
function melon(corner: Point, opposite: Point, arc: number): Seam[] {
  const bulge = tangent(arc / 4);
  return [
    { from: corner, to: opposite, bulge },
    { from: opposite, to: corner, bulge },
  ];
}

/** A melon across each unit. Those of four units meet in their middle. */
export const orangePeel: DraftStart = {
  numbers: [number('units', 'count', 2, [1, MOST_UNITS]), number('arc', 'degrees', 90, [20, 90])],
  seams: ([units = 2, arc = 90]) => [
    ...unitLines(units),
    ...unitsOf(units).flatMap(({ corner, opposite }) => melon(corner, opposite, arc)),
  ],
  spotAt: ([units = 2, arc = 90], at) => {
    const isIn = unitsOf(units).some(({ corner, opposite }) => {
      const loop = melon(corner, opposite, arc).map(({ from, bulge }) => ({ ...from, bulge }));
      return outlineContains(bulged(loop), at);
    });
    return isIn ? 2 : 1;
  },
};

/** The radii of two arcs about a corner: the outer one comes first, and the inner one is smaller. */
const radii = (outer: number, inner: number) =>
  [
    number('outerRadius', 'length', outer, [200, 1000]),
    number('innerRadius', 'length', inner, ([, radius = outer]) => [50, radius * 0.85]),
  ] as const;

/** Both arcs of a fan, from edge to edge. */
function fanArcs(outer: number, inner: number): Seam[] {
  return [outer, inner].map((radius) => arcAbout(bottomLeft, radius, 0, 90));
}

/** Blades between two arcs about a corner. */
export const fan: DraftStart = {
  numbers: [number('blades', 'count', 6, [2, 12]), ...radii(850, 250)],
  seams: ([blades = 6, outer = 850, inner = 250]) => [
    ...fanArcs(outer, inner),
    ...upTo(blades)
      .slice(1)
      .map((blade) => {
        const angle = (blade * 90) / blades;
        return line(onCircle(bottomLeft, inner, angle), onCircle(bottomLeft, outer, angle));
      }),
  ],
  spotAt: ([blades = 6, outer = 850, inner = 250], at) => {
    const { radius, degrees } = polarOf(bottomLeft, at);
    if (radius > outer) return 1;
    return radius < inner ? 4 : 2 + (Math.floor((degrees * blades) / 90) % 2);
  },
};

/** Points between two arcs about a corner. Their feet stand side by side on the inner arc. */
export const newYorkBeauty: DraftStart = {
  numbers: [number('points', 'count', 5, [3, 12]), ...radii(800, 400)],
  seams: ([count = 5, outer = 800, inner = 400]) => [
    ...fanArcs(outer, inner),
    ...upTo(count).flatMap((index) => {
      const [from, tip, to] = spike(count, index, outer, inner);
      return [line(from, tip), line(tip, to)];
    }),
  ],
  spotAt: ([count = 5, outer = 800, inner = 400], at) => {
    const { radius } = polarOf(bottomLeft, at);
    if (radius > outer) return 3;
    if (radius < inner) return 4;
    const isInPoint = upTo(count).some((index) => {
      const corners = [...spike(count, index, outer, inner), bottomLeft];
      return outlineContains(bulged(corners.map((corner) => ({ ...corner, bulge: 0 }))), at);
    });
    return isInPoint ? 2 : 1;
  },
};

/** Returns the foot, the tip and the other foot of a point of a New York Beauty. */
function spike(count: number, index: number, outer: number, inner: number): [Point, Point, Point] {
  const step = 90 / count;
  return [
    onCircle(bottomLeft, inner, index * step),
    onCircle(bottomLeft, outer, (index + 0.5) * step),
    onCircle(bottomLeft, inner, (index + 1) * step),
  ];
}
