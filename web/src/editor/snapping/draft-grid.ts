import type { Point } from '@quiltwright/shared/geometry/point';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { starGridLines, type GridLines } from '@quiltwright/shared/drafting/star-grid-lines';
import { LIMITS } from '@quiltwright/shared/limits';
import { gridLines, squareGrid, type PatchGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { edge } from '@quiltwright/shared/quilting/shapes/seams';
import { starAngle, type StarGrid } from '@quiltwright/shared/quilting/shapes/star-grid';

/** The grid on which seams are drafted: the patch grid, or one for stars and arcs. */
export interface DraftGrid {
  /** The points at which lines of the grid cross. */
  readonly points: readonly Point[];
  /** The middles of the patches of a patch grid. */
  readonly middles: readonly Point[];
  /** The lines with which seams have crossings that a seam can end at. */
  readonly lines: readonly Seam[];
  /** The lines and arcs that attract an end from less far, because they are many. */
  readonly faint: readonly { kind: 'grid' | 'diagonal' | 'circle'; lines: readonly Seam[] }[];
  /** The patch grid whose lines attract an end across and down; null for none. */
  readonly patches: PatchGrid;
  /** The angles to whose multiples a seam snaps, in degrees. */
  readonly angles: readonly number[];
}

const SIDE = LIMITS.blockSpace;
const HALF = SIDE / 2;
/** The angles to whose multiples a seam snaps on every grid, in degrees. The second is that of eight-pointed stars. */
const ANGLES = [15, 22.5];

/** Returns the lines of a star grid. They are computed once for each grid and shape of the block. */
export function linesOfStarGrid(grid: StarGrid, unit: Point): GridLines {
  const found = known.get(grid);
  if (found?.unit.x === unit.x && found.unit.y === unit.y) return found.made;
  const made = starGridLines(grid, unit);
  known.set(grid, { unit, made });
  return made;
}

const known = new WeakMap<StarGrid, { unit: Point; made: GridLines }>();

/** Returns the grid of spokes, triangles or arcs. */
export function draftGridOfStar(grid: StarGrid, unit: Point): DraftGrid {
  const { lines, points } = linesOfStarGrid(grid, unit);
  return {
    ...{ points, lines, middles: [], faint: [{ kind: 'grid', lines }] },
    patches: squareGrid(1),
    angles: [...ANGLES, starAngle(grid)],
  };
}

/** Returns the patch grid with its diagonals, and with circles about the block's centre through its lines. */
export function draftGridOfPatches(grid: PatchGrid): DraftGrid {
  const [columns, rows] = [gridLines(grid.columns), gridLines(grid.rows)];
  return {
    points: pairs(columns, rows),
    middles: pairs(middlesBetween(columns), middlesBetween(rows)),
    lines: [
      ...columns.map((x) => straight({ x, y: 0 }, { x, y: SIDE })),
      ...rows.map((y) => straight({ x: 0, y }, { x: SIDE, y })),
    ],
    faint: [
      { kind: 'diagonal', lines: diagonalsOf(grid) },
      { kind: 'circle', lines: circlesThrough([...columns, ...rows]) },
    ],
    patches: grid,
    angles: ANGLES,
  };
}

/** Returns the lines through opposite corners of the patches. */
function diagonalsOf({ columns, rows }: PatchGrid): Seam[] {
  // Along a diagonal, the sum or the difference of both coordinates, counted in patches, stays the same.
  const place = (column: number, row: number) => ({ x: (column * SIDE) / columns, y: (row * SIDE) / rows });
  return Array.from({ length: columns + rows - 1 }, (_, index) => index + 1).flatMap((sum) => {
    const [first, last] = [Math.max(0, sum - rows), Math.min(columns, sum)];
    return [
      straight(place(first, sum - first), place(last, sum - last)),
      straight(place(first, rows - sum + first), place(last, rows - sum + last)),
    ];
  });
}

/** Returns the circles inside the block about its centre through these places on a line through the centre. */
function circlesThrough(places: readonly number[]): Seam[] {
  const radii = [...new Set(places.map((place) => edge(Math.abs(place - HALF))))].filter(
    (radius) => radius > 0,
  );
  return radii.flatMap((radius) => {
    const [left, right] = [
      { x: HALF - radius, y: HALF },
      { x: HALF + radius, y: HALF },
    ];
    return [
      { from: left, to: right, bulge: 1 },
      { from: right, to: left, bulge: 1 },
    ];
  });
}

function straight(from: Point, to: Point): Seam {
  return { from, to, bulge: 0 };
}

function pairs(xs: readonly number[], ys: readonly number[]): Point[] {
  return xs.flatMap((x) => ys.map((y) => ({ x, y })));
}

function middlesBetween(lines: readonly number[]): number[] {
  return lines.slice(1).map((line, index) => (line + (lines[index] ?? line)) / 2);
}
