import {
  gridLine,
  guessedGrid,
  NEAR_LINE,
  patchGrids,
  type PatchGrid,
} from '@quiltwright/shared/quilting/patch-grid';
import type { Shape } from '@quiltwright/shared/quilting/shape';
import { fillsBox } from '@quiltwright/shared/quilting/shape-outlines';
import type { CreatedBlockDesign } from './created-block-document';
import { laidShapes, type DrawingCommand } from './drawing';
import { edit } from './edit';
import { withShapes } from './reshape';
import { fine, placedAt, sidesOf, WHOLE, type Sides } from './sides';

/**
 * Drafts the block on another patch grid: each line that its shapes use goes to the nearest one there, alike from all four
 * edges of the block, and a middle between two lines stays their middle. Rectangles get wider or narrower; everything else
 * keeps its proportions, so that a half-square triangle stays one. Where that can’t be, nothing is done.
 */
const redraft: DrawingCommand<PatchGrid> = edit({
  id: 'redraft',
  label: (grid) => `Re-drafted on ${grid} patches`,
  allowed: ({ document: { design } }, grid) =>
    patchGrids.includes(grid) && typeof redrafted(design, grid) !== 'string',
  change: ({ document: { design } }, grid) => {
    const after = redrafted(design, grid);
    return typeof after === 'string' ? {} : { design: after };
  },
});

export const redraftCommands = { redraft } as const;

/** Why a block can’t be re-drafted on a grid, in words; null where it can. */
export function refusalOfRedraft(design: CreatedBlockDesign, grid: PatchGrid): string | null {
  const after = redrafted(design, grid);
  return typeof after === 'string' ? after : null;
}

/** Sides counted in halves of a cell. */
type Halves = Sides;

const sideNames = ['left', 'top', 'right', 'bottom'] as const;
const NEAR = fine(NEAR_LINE);

/** The block on another grid; a string says why there is none. */
function redrafted(design: CreatedBlockDesign, to: PatchGrid): CreatedBlockDesign | string {
  const laid = laidShapes(design);
  if (laid.length === 0) return 'Nothing is drawn yet.';
  const locked = laid.find(({ level }) => design.layers[level]?.isLocked);
  if (locked) return `Layer ${locked.level + 1} is locked. Open its lock first.`;
  const shapes = laid.map(({ shape }) => shape);
  const from = guessedGrid(design.block.levels);
  const drafted = halvesOf(shapes, from);
  if (!drafted) return 'Not all seams lie on the lines of a patch grid, or halfway between.';
  const used = [...new Set(drafted.flatMap((halves) => sideNames.map((side) => halves[side])))];
  const lines = used.flatMap((half) => [Math.floor(half / 2), Math.ceil(half / 2)]);
  if (to % 2 === 1 && lines.includes(from / 2))
    return `A seam lies in the middle of the block, where ${to} patches to a side have no line.`;
  const lineTo = (line: number): number =>
    2 * line <= from ? Math.round((line * to) / from) : to - lineTo(from - line);
  const halfTo = (half: number) => lineTo(Math.floor(half / 2)) + lineTo(Math.ceil(half / 2));
  if (new Set(lines.map(lineTo)).size < new Set(lines).size)
    return `Seams would fall together: ${to} patches to a side are too few.`;
  const others = new Map<number, Shape>();
  for (const [index, shape] of shapes.entries()) {
    const before = drafted[index];
    if (!before) continue;
    const after = mapped(before, halfTo);
    if (!fillsBox(shape.shapeType) && !keepsProportions(before, after, used, halfTo))
      return `A patch that isn’t a rectangle would be stretched on ${to} patches to a side.`;
    const sides = sidesOf(shape);
    const there = mapped(sides, (place, side) => {
      const next = placeOf(after[side], to);
      // As it was reckoned before: halves of thirds are sixths but for a hair.
      return Math.abs(next - place) <= NEAR ? place : next;
    });
    const next = placedAt(shape, there);
    if (next !== shape) others.set(shape.shapeNum, next);
  }
  if (others.size === 0 && design.grid === to) return 'All seams lie on these lines.';
  return { ...withShapes(design, others), grid: to };
}

/** Where the sides of shapes lie on a grid; null where any of them lies neither on a line nor halfway between two. */
function halvesOf(shapes: readonly Shape[], grid: PatchGrid): Halves[] | null {
  const halves: Halves[] = [];
  for (const shape of shapes) {
    const sides = sidesOf(shape);
    const own = mapped(sides, (place) => Math.round((place * 2 * grid) / WHOLE));
    if (sideNames.some((side) => Math.abs(placeOf(own[side], grid) - sides[side]) > NEAR)) return null;
    halves.push(own);
  }
  return halves;
}

/** Where a line of a grid lies, or the middle between two, in whole ten-thousandths of a block unit. */
function placeOf(half: number, grid: PatchGrid): number {
  return fine((gridLine(grid, Math.floor(half / 2)) + gridLine(grid, Math.ceil(half / 2))) / 2);
}

function mapped(sides: Sides, to: (at: number, side: keyof Sides) => number): Sides {
  const { left, top, right, bottom } = sides;
  return {
    left: to(left, 'left'),
    top: to(top, 'top'),
    right: to(right, 'right'),
    bottom: to(bottom, 'bottom'),
  };
}

/** Whether a shape is made larger or smaller alike on both axes, and evenly: all that meets its slanted side still does. */
function keepsProportions(
  before: Halves,
  after: Halves,
  used: readonly number[],
  halfTo: (half: number) => number,
): boolean {
  const [width, height] = [before.right - before.left, before.bottom - before.top];
  const [wide, high] = [after.right - after.left, after.bottom - after.top];
  const isEven = (start: number, size: number, first: number, now: number) =>
    used.every(
      (half) =>
        half <= start || half >= start + size || (halfTo(half) - first) * size === (half - start) * now,
    );
  return (
    wide * height === high * width &&
    isEven(before.left, width, after.left, wide) &&
    isEven(before.top, height, after.top, high)
  );
}
