import { LIMITS } from '../limits.js';
import { edge, seam } from './seams.js';
import type { Levels, Shape } from './shape.js';
import { boxOf } from './shape-outlines.js';

/** Patches to a side of the grids on which blocks are drafted. */
export const patchGrids = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24] as const;
export type PatchGrid = (typeof patchGrids)[number];

/** The grid of a block without shapes. */
export const DEFAULT_GRID: PatchGrid = 4;

/** What lies no farther from a line, in block units, is meant to lie on it: a hundredth of a sixteenth of an inch. */
export const NEAR_LINE = 0.05;

/** Where line `index` of a grid lies, from 0 to the grid's own number, in block units. */
export function gridLine(grid: number, index: number): number {
  return edge(seam((LIMITS.blockSpace * index) / grid));
}

/** Where all lines of a grid lie, both edges of the block included. */
export function gridLines(grid: number): number[] {
  return Array.from({ length: grid + 1 }, (_, index) => gridLine(grid, index));
}

/** The line of a grid that is nearest to a place in block units. */
export function nearestGridLine(grid: number, place: number): number {
  return gridLine(grid, Math.round((place * grid) / LIMITS.blockSpace));
}

/** A cell of a grid, counted from the top left corner, from 0. */
export interface Cell {
  column: number;
  row: number;
}

/** The cell of a grid in which a place lies; null outside of the block. */
export function cellAt(grid: number, x: number, y: number): Cell | null {
  const [column, row] = [x, y].map((place) => Math.floor((place * grid) / LIMITS.blockSpace));
  const isWithin = [column, row].every((index) => index !== undefined && index >= 0 && index < grid);
  return isWithin && column !== undefined && row !== undefined ? { column, row } : null;
}

/** The grid on which a block was drafted, as far as that is seen: the coarsest one with most of its edges. */
export function guessedGrid(levels: Levels): PatchGrid {
  const places = [...new Set(levels.flat().flatMap(draftedPlaces))];
  if (places.length === 0) return DEFAULT_GRID;
  let best: PatchGrid = DEFAULT_GRID;
  let most = -1;
  for (const grid of patchGrids) {
    const count = places.filter(
      (place) => Math.abs(nearestGridLine(grid, place) - place) <= NEAR_LINE,
    ).length;
    if (count > most) [best, most] = [grid, count];
  }
  return best;
}

/** The edges of a shape that lie on lines: where four triangles meet in the middle of a cell, there is none. */
function draftedPlaces(shape: Shape): number[] {
  const { x, y, width, height } = boxOf(shape);
  const [right, bottom] = [x + width, y + height];
  const isQuarter = (base: number, rise: number) => Math.abs(base - 2 * rise) <= NEAR_LINE;
  const { shapeType: type } = shape;
  if ((type === 3 || type === 12) && isQuarter(width, height)) return [x, right, type === 3 ? bottom : y];
  if ((type === 11 || type === 13) && isQuarter(height, width)) return [y, bottom, type === 11 ? x : right];
  return [x, right, y, bottom];
}
