import type { Box } from '../geometry/outline.js';
import { blockUnits } from '../geometry/units.js';
import { LIMITS } from '../limits.js';
import type { Levels, Shape, ShapeType } from '../quilting/shape.js';
import { SHAPE_TYPE } from '../quilting/shape.js';
import { edge, seam } from '../quilting/seams.js';
import { assertExists } from '../result.js';
import { fabricOf, mirrorAcross, type Patch, turnRight, unit } from './patches.js';

/*
 * The notation for traditional blocks: a square of cells, as the block is drafted, a row a line.
 * Letters A to I are the block's fabrics, its spots 1 to 9; A is usually the ground.
 *
 *   A       a plain patch
 *   A/B     two triangles on a seam that runs like the stroke; A left of it, B right of it
 *   A\B     the same on the other diagonal
 *   ABCD    four quarter-square triangles: top, right, bottom, left; two neighbours of one
 *           fabric are one triangle
 *   A^B     a goose A with its sky B, flying up; AvB down, A<B left, A>B right
 *   A<>B    a diamond A, its corners B
 *   AoB     an ellipse A laid on B
 *   -  |    the cell belongs to the patch on its left, above it
 *
 * A unit fills all the cells that it has, so that over an oblong its triangles are half-rectangles.
 *
 * A first line of numbers gives the columns' widths, in whatever unit, and a second one the rows'
 * heights where those differ; without them all cells are alike.
 *
 * A small letter is a patch that one outline can't give: it runs on into its neighbours of the same
 * small letter (`a/B` above `a\B` is one large triangle), and they count as one patch. With an ellipse among them it is
 * appliqué, or, where the ground is, a place through which the ground is seen.
 *
 * Patches of a fabric make one layer, in the order of the letters. Only an ellipse lies on another
 * patch, so its letter comes after that of its ground. Further layers are laid with `over`.
 */

/** A block written in the notation: its layers in fabrics 1 to 9, and the cells to a side. */
export interface Patchwork {
  levels: Levels;
  grid: number;
  /**
   * The block with one more layer on top. A line is a shape: its fabric's letter, its outline, and x, y,
   * width and height of its box in cells, or in parts of a side divided by the number in the first line:
   *
   *     12
   *     C oval 4 4 4 4
   *
   * Outlines: box, oval, diamond; a triangle by its apex: up, right, down, left; or by its right
   * angle: tl, tr, br, bl.
   */
  over: (text: TemplateStringsArray) => Patchwork;
  /** As `over`, each shape four times: as written, and turned by quarters around the block's middle. */
  overTurned: (text: TemplateStringsArray) => Patchwork;
}

const outlines: Record<string, ShapeType> = {
  box: SHAPE_TYPE.rectangle,
  oval: SHAPE_TYPE.ellipse,
  diamond: SHAPE_TYPE.diamond,
  up: SHAPE_TYPE.apexUp,
  right: SHAPE_TYPE.apexRight,
  down: SHAPE_TYPE.apexDown,
  left: SHAPE_TYPE.apexLeft,
  tl: SHAPE_TYPE.rightTopLeft,
  tr: SHAPE_TYPE.rightTopRight,
  br: SHAPE_TYPE.rightBottomRight,
  bl: SHAPE_TYPE.rightBottomLeft,
};

/**
 * Reads a block written in the notation above.
 * Throws on a mistake in it, naming the cell: a library block is a programmer's text.
 */
export function patchwork(text: TemplateStringsArray): Patchwork {
  const { patches, grid } = read(text);
  return quilted(byFabric(patches), grid);
}

/** As `patchwork`, of a block whose upper left quarter is written, and turned by quarters for the others. */
export function turned(text: TemplateStringsArray): Patchwork {
  const { patches, grid } = read(text);
  return quilted(byFabric(allAround(patches.map(toQuarter))), 2 * grid);
}

/** Patches as they are, and after one, two and three quarter turns of the block. */
function allAround(first: Patch[]): Patch[] {
  const second = first.map(turnRight);
  const third = second.map(turnRight);
  return [...first, ...second, ...third, ...third.map(turnRight)];
}

/** As `patchwork`, of a block whose upper left quarter is written, and mirrored for the others. */
export function mirrored(text: TemplateStringsArray): Patchwork {
  const { patches, grid } = read(text);
  const first = patches.map(toQuarter);
  const above = [...first, ...first.map(mirrorAcross)];
  const below = above.map((patch) => turnRight(turnRight(mirrorAcross(patch))));
  return quilted(byFabric([...above, ...below]), 2 * grid);
}

function toQuarter(patch: Patch): Patch {
  const { x, y, width, height } = patch;
  return { ...patch, x: x / 2, y: y / 2, width: width / 2, height: height / 2 };
}

function linesOf(text: TemplateStringsArray): string[][] {
  return assertExists(text.raw[0], 'the notation of a block')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
}

const isNumbers = (line: string[] | undefined): boolean => /^[\d.]+$/.test(line?.[0] ?? '');

function read(text: TemplateStringsArray): { patches: Patch[]; grid: number } {
  const lines = linesOf(text);
  const sizes = lines.filter(isNumbers).map((line) => line.map(Number));
  const rows = lines.slice(sizes.length);
  const columns = sizes[0] ?? rows.map(() => 1);
  const heights = sizes[1] ?? columns;
  for (const [index, row] of rows.entries()) {
    if (row.length !== columns.length)
      throw new Error(`Row ${index + 1} has ${row.length} cells, the block ${columns.length} columns.`);
  }
  if (rows.length !== heights.length)
    throw new Error(`There are ${rows.length} rows, and heights for ${heights.length}.`);
  const [across, down] = [edges(columns), edges(heights)];
  let cells = 0;
  const patches = rows.flatMap((row, y) =>
    row.flatMap((token, x) => {
      if (isContinuation(token)) return [];
      const span = spanOf(rows, x, y);
      cells += span.width * span.height;
      return unit(token, boxOf(span, across, down));
    }),
  );
  const all = columns.length * heights.length;
  if (cells !== all) throw new Error(`The patches take ${cells} cells of ${all}.`);
  const sum = columns.reduce((total, size) => total + size, 0);
  return { patches, grid: Number.isInteger(sum) ? sum : columns.length };
}

const isContinuation = (token: string): boolean => token === '-' || token === '|';

/** Where columns of these sizes begin, and the last one ends, in block units. */
function edges(sizes: number[]): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let end = 0;
  return [0, ...sizes.map((size) => seam(LIMITS.blockSpace * ((end += size) / total)))];
}

function boxOf(span: Box, across: number[], down: number[]): Box {
  const [x, right] = [across[span.x] ?? 0, across[span.x + span.width] ?? 0];
  const [y, bottom] = [down[span.y] ?? 0, down[span.y + span.height] ?? 0];
  return { x, y, width: right - x, height: bottom - y };
}

/** The cells of the patch that starts in one: across its `-`, then down while all below it is `|`. */
function spanOf(rows: string[][], x: number, y: number): Box {
  let width = 1;
  while (rows[y]?.[x + width] === '-') width++;
  let height = 1;
  while (rows[y + height]?.slice(x, x + width).every((token) => token === '|')) height++;
  return { x, y, width, height };
}

/** One layer a fabric, in the order of the letters. */
function byFabric(patches: Patch[]): Patch[][] {
  const spots = [...new Set(patches.map((patch) => patch.spot))].sort((a, b) => a - b);
  return spots.map((spot) => patches.filter((patch) => patch.spot === spot));
}

function quilted(layers: Patch[][], grid: number): Patchwork {
  let shapeNum = 0;
  const levels = layers.map((patches) => patches.map((patch) => shape(patch, ++shapeNum)));
  return {
    levels,
    grid,
    over: (text) => quilted([...layers, laid(text, grid)], grid),
    overTurned: (text) => quilted([...layers, allAround(laid(text, grid))], grid),
  };
}

/** The shapes of a layer that `over` lays. */
function laid(text: TemplateStringsArray, grid: number): Patch[] {
  const lines = linesOf(text);
  const first = isNumbers(lines[0]) ? lines.shift() : undefined;
  const step = LIMITS.blockSpace / Number(first?.[0] ?? grid);
  return lines.map(([letter, outline, ...sides]) => {
    const token = [letter, outline, ...sides].join(' ');
    const [x, y, width, height] = sides.map((length) => Number(length) * step);
    const type = outlines[outline ?? ''];
    if (type === undefined || sides.length !== 4 || !(width && height && x !== undefined && y !== undefined))
      throw new Error(`“${token}” is no shape with an outline and a box.`);
    const [left, top] = [seam(x), seam(y)];
    const box = { x: left, y: top, width: seam(x + width) - left, height: seam(y + height) - top };
    return { type, ...box, ...fabricOf(letter, token) };
  });
}

function shape(patch: Patch, shapeNum: number): Shape {
  /* Both edges are rounded alike, so that neighbours meet on the same number. */
  const [left, right] = [edge(patch.x), edge(patch.x + patch.width)];
  const [top, bottom] = [edge(patch.y), edge(patch.y + patch.height)];
  return {
    shapeNum,
    shapeType: patch.type,
    shapeXLoc: blockUnits(left),
    shapeYLoc: blockUnits(top),
    shapeWidth: blockUnits(edge(right - left)),
    shapeHeight: blockUnits(edge(bottom - top)),
    fillFabric: patch.spot,
    strokeWidth: 0,
    ...(patch.runsOn && { joinNum: patch.spot }),
  };
}
