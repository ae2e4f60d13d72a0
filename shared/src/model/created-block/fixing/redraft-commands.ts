import type { Edges } from '../../../geometry/box.js';
import {
  areSameGrids,
  gridLine,
  gridSides,
  guessedGrid,
  NEAR_LINE,
  type PatchGrid,
} from '../../../quilting/shapes/patch-grid.js';
import type { Shape } from '../../../quilting/shapes/shape.js';
import { fillsBox } from '../../../quilting/shapes/shape-outlines.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { laidShapes, type DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';
import { gridPhrase } from './grid-words.js';
import { withShapes } from '../reshape.js';
import { fine, placedAt, edgesOf, WHOLE } from '../fine-edges.js';

/**
 * Redraws the block on another patch grid: each side of a shape moves to the nearest line of the new grid. Two sides
 * equally far from opposite edges of the block stay equally far from them. A side halfway between two lines stays
 * halfway. Rectangles may get wider or narrower. All other shapes keep their proportions, so that a half-square
 * triangle stays one. If a shape can't be redrawn by these rules, nothing changes.
 */
const redraft: DrawingCommand<PatchGrid> = edit({
  label: (grid) => ({ key: 'redrafted', grid }),
  allowed: ({ document: { design } }, grid) =>
    gridSides.includes(grid.columns) &&
    gridSides.includes(grid.rows) &&
    typeof redrafted(design, grid) !== 'string',
  change: ({ document: { design } }, grid) => {
    const after = redrafted(design, grid);
    return typeof after === 'string' ? {} : { design: after };
  },
});

export const redraftCommands = { redraft } as const;

/** Returns why a block can’t be redrawn on another patch grid, in words. Null if it can. */
export function refusalOfRedraft(design: CreatedBlockDesign, grid: PatchGrid): string | null {
  const after = redrafted(design, grid);
  return typeof after === 'string' ? after : null;
}

/** The edges of a shape's box, counted in halves of a cell from the block's left and top edges. */
type Halves = Edges;

const sideNames = ['left', 'top', 'right', 'bottom'] as const;
const NEAR = fine(NEAR_LINE);

/** Returns the design with the block redrawn on another patch grid, or the reason why this isn't possible, in words. */
function redrafted(design: CreatedBlockDesign, to: PatchGrid): CreatedBlockDesign | string {
  const laid = laidShapes(design);
  if (laid.length === 0) return 'Nothing is drawn yet.';
  const locked = laid.find(({ level }) => design.layers[level]?.isLocked);
  if (locked) return `Layer ${locked.level + 1} is locked. Unlock it first.`;
  const shapes = laid.map(({ shape }) => shape);
  const from = guessedGrid(design.block.levels);
  const drafted = halvesOf(shapes, from);
  if (!drafted)
    return 'Some seams fit no patch grid: they are neither on a line nor halfway between two lines.';
  const used = linesUsed(drafted, to);
  const words = gridPhrase(to);
  for (const [axis, patches] of [
    ['x', to.columns],
    ['y', to.rows],
  ] as const) {
    const lines = used[axis].flatMap((half) => [Math.floor(half / 2), Math.ceil(half / 2)]);
    if (patches % 2 === 1 && lines.includes(from / 2))
      return `A seam is in the middle of the block, where a grid of ${words} has no line.`;
    if (new Set(lines.map((line) => lineTo(line, from, patches))).size < new Set(lines).size)
      return `Some seams would merge, because a grid of ${words} has too few lines.`;
  }
  const halfTo = (half: number, patches: number) =>
    lineTo(Math.floor(half / 2), from, patches) + lineTo(Math.ceil(half / 2), from, patches);
  const others = new Map<number, Shape>();
  for (const [index, shape] of shapes.entries()) {
    const before = drafted[index];
    if (!before) continue;
    const after = mapped(before, (half, side) => halfTo(half, to[along(side)]));
    if (!fillsBox(shape.shapeType) && !keepsProportions(before, after, used, to, halfTo))
      return `A grid of ${words} would stretch a patch that isn’t a rectangle.`;
    const sides = edgesOf(shape);
    const there = mapped(sides, (place, side) => {
      const next = placeOf(after[side], to[along(side)]);
      // Keeps the earlier value if both are equal except for rounding, as halves of thirds and sixths are.
      return Math.abs(next - place) <= NEAR ? place : next;
    });
    const next = placedAt(shape, there);
    if (next !== shape) others.set(shape.shapeNum, next);
  }
  if (others.size === 0 && areSameGrids(design.grid, to))
    return 'All seams are already on the lines of this grid.';
  return { ...withShapes(design, others), grid: to };
}

/**
 * Returns the distinct coordinates of the shapes' sides along each axis, in halves of a cell. On a square grid, `x` and
 * `y` have the same coordinates: those of the vertical and of the horizontal sides.
 */
function linesUsed(drafted: readonly Halves[], { columns, rows }: PatchGrid): Record<'x' | 'y', number[]> {
  const x = drafted.flatMap(({ left, right }) => [left, right]);
  const y = drafted.flatMap(({ top, bottom }) => [top, bottom]);
  const each = columns === rows ? { x: [...x, ...y], y: [...x, ...y] } : { x, y };
  return { x: [...new Set(each.x)], y: [...new Set(each.y)] };
}

/**
 * Converts the index of a grid line from a side of `from` patches to a side of `to` patches. Lines equally far from
 * opposite ends of the side stay equally far from them.
 */
function lineTo(line: number, from: number, to: number): number {
  return 2 * line <= from ? Math.round((line * to) / from) : to - lineTo(from - line, from, to);
}

function along(side: keyof Edges): keyof PatchGrid {
  return side === 'left' || side === 'right' ? 'columns' : 'rows';
}

/**
 * Returns the edges of shapes' boxes in halves of a cell of a square grid. Null if an edge is neither on a grid line
 * nor halfway between two.
 */
function halvesOf(shapes: readonly Shape[], grid: number): Halves[] | null {
  const halves: Halves[] = [];
  for (const shape of shapes) {
    const sides = edgesOf(shape);
    const own = mapped(sides, (place) => Math.round((place * 2 * grid) / WHOLE));
    if (sideNames.some((side) => Math.abs(placeOf(own[side], grid) - sides[side]) > NEAR)) return null;
    halves.push(own);
  }
  return halves;
}

/**
 * Converts a coordinate from halves of a cell to whole ten-thousandths of a block unit. The block's side has `patches`
 * patches.
 */
function placeOf(half: number, patches: number): number {
  return fine((gridLine(patches, Math.floor(half / 2)) + gridLine(patches, Math.ceil(half / 2))) / 2);
}

function mapped(sides: Edges, to: (at: number, side: keyof Edges) => number): Edges {
  const { left, top, right, bottom } = sides;
  return {
    left: to(left, 'left'),
    top: to(top, 'top'),
    right: to(right, 'right'),
    bottom: to(bottom, 'bottom'),
  };
}

/**
 * True if the new grid scales a shape's box equally on both axes. The coordinates of other shapes inside the box
 * (`used`, in halves of a cell) must also keep their proportions. Other shapes that touch the slanted side of this
 * shape then still touch it.
 */
function keepsProportions(
  before: Halves,
  after: Halves,
  used: Record<'x' | 'y', readonly number[]>,
  { columns, rows }: PatchGrid,
  halfTo: (half: number, patches: number) => number,
): boolean {
  const [width, height] = [before.right - before.left, before.bottom - before.top];
  const [wide, high] = [after.right - after.left, after.bottom - after.top];
  const isEven = (axis: 'x' | 'y', start: number, size: number, first: number, now: number) =>
    used[axis].every(
      (half) =>
        half <= start ||
        half >= start + size ||
        (halfTo(half, axis === 'x' ? columns : rows) - first) * size === (half - start) * now,
    );
  return (
    wide * rows * height === high * columns * width &&
    isEven('x', before.left, width, after.left, wide) &&
    isEven('y', before.top, height, after.top, high)
  );
}
