import type { Point } from '../geometry/point.js';
import type { Seam } from '../geometry/seam.js';
import { LIMITS } from '../limits.js';
import { QUARTER } from '../quilting/shapes/curved-forms.js';
import type { CornerArcs, StarGrid, Triangles, Wheel } from '../quilting/shapes/star-grid.js';
import { onLattice } from './seam.js';

/** The lines and arcs of a grid inside the block, and the points at which they meet each other and the block's edge. */
export interface GridLines {
  readonly lines: readonly Seam[];
  readonly points: readonly Point[];
}

const SIDE = LIMITS.blockSpace;
const HALF = SIDE / 2;
/** The height of an equilateral triangle with sides of 1. */
const HEIGHT = Math.sqrt(3) / 2;
/** Lengths that differ by less than this number of block units count as equal. */
const HAIR = 1e-6;

/**
 * Returns the lines of a grid, in block units.
 * @param unit the number of inches in a block unit, across and down. On a rectangular block, wheels and arcs are
 *    stretched with the block, as drawn arcs are. Triangles keep their angles.
 */
export function starGridLines(grid: StarGrid, unit: Point): GridLines {
  const { lines, points } =
    grid.kind === 'wheel'
      ? wheel(grid)
      : grid.kind === 'triangles'
        ? triangles(grid, unit)
        : cornerArcs(grid);
  const distinct = new Map(points.map(onLattice).map((point) => [`${point.x},${point.y}`, point]));
  return { lines, points: [...distinct.values()] };
}

function wheel({ points, rings }: Wheel): GridLines {
  const centre = { x: HALF, y: HALF };
  const ways = Array.from({ length: points }, (_, index) => wayAt((360 * index) / points - 90));
  const radii = Array.from({ length: rings }, (_, index) => (HALF * (index + 1)) / rings);
  const spokes = ways.map((way) => line(centre, ahead(centre, way, HALF / longer(way))));
  const circles = radii.flatMap((radius): Seam[] => {
    const [left, right] = [
      onLattice({ x: HALF - radius, y: HALF }),
      onLattice({ x: HALF + radius, y: HALF }),
    ];
    return [
      { from: left, to: right, bulge: 1 },
      { from: right, to: left, bulge: 1 },
    ];
  });
  const crossings = ways.flatMap((way) => radii.map((radius) => ahead(centre, way, radius)));
  return {
    lines: [...spokes, ...circles],
    points: [centre, ...spokes.map(({ to }) => to), ...crossings],
  };
}

function cornerArcs({ corner, arcs, wedges }: CornerArcs): GridLines {
  // About the top left corner first. The other corners have its mirror images.
  const [isRight, isBottom] = [corner.endsWith('Right'), corner.startsWith('bottom')];
  const place = ({ x, y }: Point) => onLattice({ x: isRight ? SIDE - x : x, y: isBottom ? SIDE - y : y });
  const bulge = isRight === isBottom ? QUARTER : -QUARTER;
  const origin = { x: 0, y: 0 };
  const ways = Array.from({ length: wedges + 1 }, (_, index) => wayAt((90 * index) / wedges));
  const radii = Array.from({ length: arcs }, (_, index) => (SIDE * (index + 1)) / arcs);
  const rays = ways.map((way) => line(place(origin), place(ahead(origin, way, SIDE / longer(way)))));
  const circles = radii.map((radius): Seam => {
    const [start, end] = [place({ x: radius, y: 0 }), place({ x: 0, y: radius })];
    return { from: start, to: end, bulge };
  });
  const crossings = ways.flatMap((way) => radii.map((radius) => place(ahead(origin, way, radius))));
  return {
    // The first and the last ray are edges of the block.
    lines: [...rays.slice(1, -1), ...circles],
    points: [place(origin), ...rays.map(({ to }) => to), ...crossings],
  };
}

/** Returns the triangles' lines. Their sums are in sides of a triangle, from the centre of the block. */
function triangles({ count, isUpright }: Triangles, unit: Point): GridLines {
  const [across, down] = isUpright ? [unit.y, unit.x] : [unit.x, unit.y];
  const [width, height] = [count, (count * down) / across];
  const place = (x: number, y: number) => {
    const [along, aside] = [HALF + (x * SIDE) / width, HALF + (y * SIDE) / height];
    return onLattice(isUpright ? { x: aside, y: along } : { x: along, y: aside });
  };
  const [right, bottom] = [width / 2, height / 2];
  const lastRow = Math.floor((bottom + HAIR) / HEIGHT);
  const rows = whole(-lastRow, lastRow);
  const level = rows.map((row) => line(place(-right, row * HEIGHT), place(right, row * HEIGHT)));
  // A line at 60° goes half a side along for each row.
  const lastStart = Math.floor(right + bottom / (2 * HEIGHT) + HAIR);
  const slanted = whole(-lastStart, lastStart).flatMap((start) =>
    [1, -1].flatMap((way): Seam[] => {
      const slope = way / (2 * HEIGHT);
      const ends = [(-right - start) / slope, (right - start) / slope].sort((a, b) => a - b);
      const [top, end] = [Math.max(-bottom, ends[0] ?? 0), Math.min(bottom, ends[1] ?? 0)];
      if (end - top < HAIR) return [];
      return [line(place(start + top * slope, top), place(start + end * slope, end))];
    }),
  );
  const corners = rows.flatMap((row) => {
    const shift = Math.abs(row % 2) / 2;
    const reach = Math.floor(right - shift + HAIR);
    const columns = whole(-reach - (shift > 0 ? 1 : 0), reach);
    return columns.map((column) => place(column + shift, row * HEIGHT));
  });
  const lines = [...level, ...slanted];
  return { lines, points: [...corners, ...lines.flatMap((each) => [each.from, each.to])] };
}

function line(start: Point, end: Point): Seam {
  return { from: onLattice(start), to: onLattice(end), bulge: 0 };
}

function ahead(start: Point, way: Point, length: number): Point {
  return { x: start.x + way.x * length, y: start.y + way.y * length };
}

/** Returns the direction at an angle in degrees, clockwise on the screen from the right. */
function wayAt(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** Returns the longer of the two parts of a direction. */
function longer({ x, y }: Point): number {
  return Math.max(Math.abs(x), Math.abs(y));
}

function whole(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
