import type { Box } from '../../geometry/box.js';
import { LIMITS } from '../../limits.js';
import { edge, seam } from './seams.js';
import type { Levels, Shape } from './shape.js';
import { boxOf } from './shape-outlines.js';

/** The allowed numbers of patches along one side of a square patch grid. */
export const patchGrids = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24] as const;
export type SquareGrid = (typeof patchGrids)[number];

/** The allowed numbers of patches of a patch grid, across or down. */
export const gridSides = [1, ...patchGrids] as const;
export type GridSide = (typeof gridSides)[number];

/** The grid on which a quilter draws a block: the numbers of patches across and down. */
export interface PatchGrid {
  columns: GridSide;
  rows: GridSide;
}

/** The number of patches along one side of the grid for a block without shapes. */
export const DEFAULT_GRID: SquareGrid = 4;

/** Returns the patch grid with `side` patches across and down. */
export function squareGrid(side: GridSide): PatchGrid {
  return { columns: side, rows: side };
}

/** True if two grids have the same numbers of patches across and down. */
export function areSameGrids(one: PatchGrid, other: PatchGrid): boolean {
  return one.columns === other.columns && one.rows === other.rows;
}

/**
 * The greatest distance from a line, in block units, at which a coordinate counts as on the line. In a 12-inch block,
 * it is about a hundredth of a sixteenth of an inch.
 */
export const NEAR_LINE = 0.05;

/** Returns the coordinate of grid line `index` (0 to `patches`) in block units, for a side of `patches` patches. */
export function gridLine(patches: number, index: number): number {
  return edge(seam((LIMITS.blockSpace * index) / patches));
}

/**
 * Returns the coordinates of all grid lines of a side, in block units. The first and the last are the edges of the
 * block.
 */
export function gridLines(patches: number): number[] {
  return Array.from({ length: patches + 1 }, (_, index) => gridLine(patches, index));
}

/** Returns the coordinate of the grid line nearest to `place`, both in block units. */
export function nearestGridLine(patches: number, place: number): number {
  return gridLine(patches, nearestIndex(patches, place));
}

function nearestIndex(patches: number, place: number): number {
  // Adding 0 turns −0 into 0.
  return Math.round((place * patches) / LIMITS.blockSpace) + 0;
}

/** A cell of a patch grid. Columns and rows count from 0 at the top left. */
export interface Cell {
  column: number;
  row: number;
}

/** A rectangle of cells. `column` and `row` are those of its top left cell; `columns` and `rows` are its size. */
export interface CellRange extends Cell {
  columns: number;
  rows: number;
}

/** Returns the range that consists of one cell. */
export function oneCell({ column, row }: Cell): CellRange {
  return { column, row, columns: 1, rows: 1 };
}

/** Returns the smallest range of cells that contains two cells. */
export function cellsBetween(one: Cell, other: Cell): CellRange {
  return {
    column: Math.min(one.column, other.column),
    row: Math.min(one.row, other.row),
    columns: Math.abs(one.column - other.column) + 1,
    rows: Math.abs(one.row - other.row) + 1,
  };
}

/** Returns the cells of a range, row by row. */
export function cellsOf({ column, row, columns, rows }: CellRange): Cell[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: column + (index % columns),
    row: row + Math.floor(index / columns),
  }));
}

/** Returns the range of cells whose edges are nearest to those of a box in block units. It has at least one cell. */
export function nearestRange(grid: PatchGrid, { x, y, width, height }: Box): CellRange {
  const [column, row] = [nearestIndex(grid.columns, x), nearestIndex(grid.rows, y)];
  return {
    column,
    row,
    columns: Math.max(1, nearestIndex(grid.columns, x + width) - column),
    rows: Math.max(1, nearestIndex(grid.rows, y + height) - row),
  };
}

/** Returns the cell that contains the point (x, y), in block units; null for a point outside the block. */
export function cellAt({ columns, rows }: PatchGrid, x: number, y: number): Cell | null {
  const column = Math.floor((x * columns) / LIMITS.blockSpace);
  const row = Math.floor((y * rows) / LIMITS.blockSpace);
  return column >= 0 && column < columns && row >= 0 && row < rows ? { column, row } : null;
}

/**
 * Returns the square grid on which a block was probably drawn: the grid on whose lines most edges of shapes lie. If
 * several grids have equally many such edges, it is the coarsest of them.
 */
export function guessedGrid(levels: Levels): SquareGrid {
  const places = [...new Set(levels.flat().flatMap(draftedPlaces))];
  if (places.length === 0) return DEFAULT_GRID;
  let best: SquareGrid = DEFAULT_GRID;
  let most = -1;
  for (const grid of patchGrids) {
    const count = places.filter(
      (place) => Math.abs(nearestGridLine(grid, place) - place) <= NEAR_LINE,
    ).length;
    if (count > most) [best, most] = [grid, count];
  }
  return best;
}

/**
 * Returns the coordinates of those edges of a shape's box that should be on grid lines. The tip of a quarter-square
 * triangle is left out, because four such tips meet in the middle of a cell.
 */
function draftedPlaces(shape: Shape): number[] {
  const { x, y, width, height } = boxOf(shape);
  const [right, bottom] = [x + width, y + height];
  const isQuarter = (base: number, rise: number) => Math.abs(base - 2 * rise) <= NEAR_LINE;
  const { shapeType: type } = shape;
  if ((type === 3 || type === 12) && isQuarter(width, height)) return [x, right, type === 3 ? bottom : y];
  if ((type === 11 || type === 13) && isQuarter(height, width)) return [y, bottom, type === 11 ? x : right];
  return [x, right, y, bottom];
}
