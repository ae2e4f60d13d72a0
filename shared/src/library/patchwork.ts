import type { Box } from '../geometry/box.js';
import { blockUnits } from '../geometry/units.js';
import { LIMITS } from '../limits.js';
import type { Levels, Shape, ShapeType } from '../quilting/shapes/shape.js';
import { SHAPE_TYPE } from '../quilting/shapes/shape.js';
import { cornerAt, shapeThrough } from '../quilting/shapes/outline-corners.js';
import { edge, seam } from '../quilting/shapes/seams.js';
import { assertExists } from '../result.js';
import { outlinesOf } from './drawn-outlines.js';
import { allAround, fabricOf, mirrorAcross, type Patch, toQuarter, turnRight, unit } from './patches.js';

/*
 * The notation for traditional blocks: a square of cells, as the block is drafted, one row a line.
 * Letters A to I are the block's fabrics, in spots 1 to 9; A is usually the ground.
 *
 *   A       a plain patch
 *   A/B     two triangles with a seam in the direction of the stroke; A left of it, B right of it
 *   A\B     the same on the other diagonal
 *   ABCD    four quarter-square triangles: top, right, bottom, left; two neighbours of one
 *           fabric become one triangle
 *   A^B     a goose A with its sky B, flying up; AvB flies down, A<B left, A>B right
 *   A<>B    a diamond A with corners B
 *   AoB     an ellipse A on ground B
 *   AtlB    a quarter of a disc A in the top left corner of B, with a radius of ¾ of the cell; also tr, br, bl
 *   -  |    the cell belongs to the patch on its left, or above it
 *
 * A unit fills all of its cells. Over an oblong, its triangles are therefore half-rectangles.
 *
 * A first line of numbers gives the widths of the columns, in any unit. A second line gives the heights
 * of the rows, if they differ. Without these lines all cells are the same size.
 *
 * A small letter belongs to a patch that a single outline can't draw. The patch continues in neighbours
 * with the same small letter, and they count as one patch: `a/B` above `a\B` is one large triangle. With
 * an ellipse among them the patch is appliqué, or, in the fabric of the ground, a hole that shows the ground.
 *
 * The patches of a fabric form one layer, in the order of the letters. Only an ellipse covers another
 * patch, so its letter must come after that of its ground. `over` adds further layers.
 */

/**
 * A block read from a text in the block notation, which the top of this file explains. It has its layers in the
 * placeholder fabrics 1 to 9, and the number of cells along one side (`grid`).
 */
export interface Patchwork {
  levels: Levels;
  grid: number;
  /**
   * Adds one layer on top. Each line is a shape: the letter of its fabric, its outline, and x, y, width and
   * height of its box in cells. If the first line is a number, it is the number of cells along a side for
   * these boxes, in place of `grid`:
   *
   *     12
   *     C oval 4 4 4 4
   *
   * Outlines: box, oval, diamond; a triangle by its apex: up, right, down, left; or by its right
   * angle: tl, tr, br, bl.
   */
  over: (text: TemplateStringsArray) => Patchwork;
  /**
   * Adds one layer on top, from lines in the form that `over` reads. Adds each shape four times: as written, and turned
   * by 90°, 180° and 270° around the block's middle.
   */
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
 * Returns the block that a text describes, in the block notation at the top of this file. Throws an error that names a
 * faulty cell. The error needs no text for quilters, because only programmers write library blocks.
 */
export function patchwork(text: TemplateStringsArray): Patchwork {
  const { patches, grid } = read(text);
  return quilted(byFabric(patches), grid);
}

/**
 * Returns the block whose upper left quarter the text describes, in the block notation at the top of this file. The
 * other quarters are copies turned by 90°, 180° and 270°.
 */
export function turned(text: TemplateStringsArray): Patchwork {
  const { patches, grid } = read(text);
  return quilted(byFabric(allAround(patches.map(toQuarter))), 2 * grid);
}

/** Returns the block that a text describes in the notation of lines and arcs, which `drawn-outlines` explains. */
export function drawn(text: TemplateStringsArray): Patchwork {
  const lines = linesOf(text);
  return quilted(byFabric(outlinesOf(lines)), Number(lines[0]?.[0]));
}

/**
 * Returns the block whose upper left quarter the text describes, in the block notation at the top of this file. The
 * other quarters are mirrored copies.
 */
export function mirrored(text: TemplateStringsArray): Patchwork {
  const { patches, grid } = read(text);
  const first = patches.map(toQuarter);
  const above = [...first, ...first.map(mirrorAcross)];
  const below = above.map((patch) => turnRight(turnRight(mirrorAcross(patch))));
  return quilted(byFabric([...above, ...below]), 2 * grid);
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
      throw new Error(
        `Row ${index + 1} has ${row.length} cells, but the block has ${columns.length} columns.`,
      );
  }
  if (rows.length !== heights.length)
    throw new Error(`There are ${rows.length} rows, but ${heights.length} row heights.`);
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
  if (cells !== all) throw new Error(`The patches cover ${cells} of the block’s ${all} cells.`);
  const sum = columns.reduce((total, size) => total + size, 0);
  return { patches, grid: Number.isInteger(sum) ? sum : columns.length };
}

const isContinuation = (token: string): boolean => token === '-' || token === '|';

/**
 * Returns the coordinates of the edges of columns or rows in block units, from 0 to 1000.
 * @param sizes the relative widths of the columns or heights of the rows
 */
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

/**
 * Returns the box of a patch, counted in cells. The patch starts in the cell (x, y). It extends right over cells with
 * `-`, and then down over rows whose cells all have `|`.
 */
function spanOf(rows: string[][], x: number, y: number): Box {
  let width = 1;
  while (rows[y]?.[x + width] === '-') width++;
  let height = 1;
  while (rows[y + height]?.slice(x, x + width).every((token) => token === '|')) height++;
  return { x, y, width, height };
}

/** Returns the patches in layers, one layer for each fabric spot, in the order of the spots. */
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

/**
 * Returns the shapes that the text of `over` describes. The text gives their boxes in cells. A side of the block has
 * `grid` cells, or the number of cells on the text's first line.
 */
function laid(text: TemplateStringsArray, grid: number): Patch[] {
  const lines = linesOf(text);
  const first = isNumbers(lines[0]) ? lines.shift() : undefined;
  const step = LIMITS.blockSpace / Number(first?.[0] ?? grid);
  return lines.map(([letter, outline, ...sides]) => {
    const token = [letter, outline, ...sides].join(' ');
    const [x, y, width, height] = sides.map((length) => Number(length) * step);
    const type = outlines[outline ?? ''];
    if (type === undefined || sides.length !== 4 || !(width && height && x !== undefined && y !== undefined))
      throw new Error(`Unknown shape “${token}”: its outline or its box is missing.`);
    const [left, top] = [seam(x), seam(y)];
    const box = { x: left, y: top, width: seam(x + width) - left, height: seam(y + height) - top };
    return { type, ...box, ...fabricOf(letter, token) };
  });
}

function shape(patch: Patch, shapeNum: number): Shape {
  const facts = {
    shapeNum,
    fillFabric: patch.spot,
    strokeWidth: 0,
    ...(patch.runsOn && { joinNum: patch.spot }),
  };
  if ('corners' in patch) {
    const corners = patch.corners.map(({ x, y, bulge }) => cornerAt(x, y, bulge));
    return { ...shapeThrough(corners), ...facts, drafted: true };
  }
  /* Both edges are rounded the same way, so that neighbours share one coordinate. */
  const [left, right] = [edge(patch.x), edge(patch.x + patch.width)];
  const [top, bottom] = [edge(patch.y), edge(patch.y + patch.height)];
  return {
    ...facts,
    shapeType: patch.type,
    shapeXLoc: blockUnits(left),
    shapeYLoc: blockUnits(top),
    shapeWidth: blockUnits(edge(right - left)),
    shapeHeight: blockUnits(edge(bottom - top)),
  };
}
