import { blockUnits } from '../geometry/units.js';
import { LIMITS } from '../limits.js';
import type { Levels, Shape, ShapeType } from '../quilting/shape.js';
import { SHAPE_TYPE } from '../quilting/shape.js';
import { assertExists } from '../result.js';

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
 * Patches of a fabric make one layer, in the order of the letters. Only an ellipse lies on another
 * patch, so its letter comes after that of its ground.
 */

/** A patch of the block: an outline in a box, in cells, and the spot whose fabric it takes. */
interface Patch {
  type: ShapeType;
  x: number;
  y: number;
  width: number;
  height: number;
  spot: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A block written in the notation: its layers in fabrics 1 to 9, and the cells to a side. */
export interface Patchwork {
  levels: Levels;
  grid: number;
}

/**
 * Reads a block written in the notation above.
 * Throws on a mistake in it, naming the cell: a library block is a programmer's text.
 */
export function patchwork(text: TemplateStringsArray): Patchwork {
  const rows = assertExists(text.raw[0], 'the notation of a block')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const grid = rows.length;
  for (const [index, row] of rows.entries()) {
    if (row.length !== grid)
      throw new Error(`Row ${index + 1} has ${row.length} cells, the block ${grid} rows.`);
  }
  const starts = rows.flatMap((row, y) =>
    row.flatMap((token, x) => (isContinuation(token) ? [] : [{ token, box: spanOf(rows, x, y) }])),
  );
  const cells = starts.reduce((sum, { box }) => sum + box.width * box.height, 0);
  if (cells !== grid * grid) throw new Error(`The patches take ${cells} cells of ${grid * grid}.`);
  const patches = starts.flatMap(({ token, box }) => unit(token, box));
  return { levels: layers(patches, LIMITS.blockSpace / grid), grid };
}

const isContinuation = (token: string): boolean => token === '-' || token === '|';

/** The box of the patch that starts in a cell: across its `-`, then down while all below it is `|`. */
function spanOf(rows: string[][], x: number, y: number): Box {
  let width = 1;
  while (rows[y]?.[x + width] === '-') width++;
  let height = 1;
  while (rows[y + height]?.slice(x, x + width).every((token) => token === '|')) height++;
  return { x, y, width, height };
}

function spotOf(letter: string | undefined, token: string): number {
  const spot = (letter ?? ' ').charCodeAt(0) - 64;
  if (spot < 1 || spot > LIMITS.fabricSpots) throw new Error(`“${token}” names no fabric from A to I.`);
  return spot;
}

/** The patches of one unit of the notation. */
function unit(token: string, box: Box): Patch[] {
  const whole = (type: ShapeType, letter: string | undefined): Patch => ({
    type,
    ...box,
    spot: spotOf(letter, token),
  });
  const [a, b] = [token[0], token.at(-1)];
  if (token.length === 1) return [whole(SHAPE_TYPE.rectangle, a)];
  if (/^[A-I]{4}$/.test(token)) return quarters(token, box);
  const mark = token.slice(1, -1);
  switch (mark) {
    case '/':
      return [whole(SHAPE_TYPE.rightTopLeft, a), whole(SHAPE_TYPE.rightBottomRight, b)];
    case '\\':
      return [whole(SHAPE_TYPE.rightBottomLeft, a), whole(SHAPE_TYPE.rightTopRight, b)];
    case '^':
      return [whole(SHAPE_TYPE.apexUp, a), ...corners(box, spotOf(b, token), ['topLeft', 'topRight'])];
    case 'v':
      return [
        whole(SHAPE_TYPE.apexDown, a),
        ...corners(box, spotOf(b, token), ['bottomLeft', 'bottomRight']),
      ];
    case '<':
      return [whole(SHAPE_TYPE.apexLeft, a), ...corners(box, spotOf(b, token), ['topLeft', 'bottomLeft'])];
    case '>':
      return [whole(SHAPE_TYPE.apexRight, a), ...corners(box, spotOf(b, token), ['topRight', 'bottomRight'])];
    case '<>':
      return [
        whole(SHAPE_TYPE.diamond, a),
        ...corners(box, spotOf(b, token), ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'], true),
      ];
    case 'o':
      if (spotOf(a, token) <= spotOf(b, token))
        throw new Error(`“${token}”: the ellipse’s letter must come later.`);
      return [whole(SHAPE_TYPE.rectangle, b), whole(SHAPE_TYPE.ellipse, a)];
    default:
      throw new Error(`“${token}” is no patch of the notation.`);
  }
}

type Corner = 'topLeft' | 'topRight' | 'bottomRight' | 'bottomLeft';

const cornerType: Record<Corner, ShapeType> = {
  topLeft: SHAPE_TYPE.rightTopLeft,
  topRight: SHAPE_TYPE.rightTopRight,
  bottomRight: SHAPE_TYPE.rightBottomRight,
  bottomLeft: SHAPE_TYPE.rightBottomLeft,
};

/**
 * The corners that a triangle or diamond leaves of its box. Two corners of a goose halve the side
 * that its apex touches and take all of the other; a diamond's four take a quarter of the box each.
 */
function corners(box: Box, spot: number, which: Corner[], quarter = false): Patch[] {
  const sideways = !quarter && new Set(which.map((corner) => corner.endsWith('Left'))).size === 1;
  const width = quarter || !sideways ? box.width / 2 : box.width;
  const height = quarter || sideways ? box.height / 2 : box.height;
  return which.map((corner) => ({
    type: cornerType[corner],
    x: corner.endsWith('Left') ? box.x : box.x + box.width - width,
    y: corner.startsWith('top') ? box.y : box.y + box.height - height,
    width,
    height,
    spot,
  }));
}

/** Four quarter-square triangles; two neighbours of one fabric make a half-square triangle. */
function quarters(token: string, box: Box): Patch[] {
  const { x, y, width, height } = box;
  const spots = Array.from(token).map((letter) => spotOf(letter, token));
  const half = { x, y, width, height };
  const sides: Patch[] = [
    { type: SHAPE_TYPE.apexDown, ...half, height: height / 2, spot: spots[0] ?? 0 },
    { type: SHAPE_TYPE.apexLeft, ...half, x: x + width / 2, width: width / 2, spot: spots[1] ?? 0 },
    { type: SHAPE_TYPE.apexUp, ...half, y: y + height / 2, height: height / 2, spot: spots[2] ?? 0 },
    { type: SHAPE_TYPE.apexRight, ...half, width: width / 2, spot: spots[3] ?? 0 },
  ];
  /* The half that sides i and i + 1 make has its right angle in the corner between them. */
  const halves: ShapeType[] = [
    SHAPE_TYPE.rightTopRight,
    SHAPE_TYPE.rightBottomRight,
    SHAPE_TYPE.rightBottomLeft,
    SHAPE_TYPE.rightTopLeft,
  ];
  const patches: Patch[] = [];
  const taken = new Set<number>();
  halves.forEach((type, i) => {
    const next = (i + 1) % 4;
    if (taken.has(i) || taken.has(next) || spots[i] !== spots[next]) return;
    taken.add(i).add(next);
    patches.push({ type, ...half, spot: spots[i] ?? 0 });
  });
  return [...patches, ...sides.filter((_, i) => !taken.has(i))];
}

/** One layer a fabric, in the order of the letters; coordinates in block units. */
function layers(patches: Patch[], cell: number): Levels {
  const spots = [...new Set(patches.map((patch) => patch.spot))].sort((a, b) => a - b);
  let shapeNum = 0;
  return spots.map((spot) =>
    patches
      .filter((patch) => patch.spot === spot)
      .map((patch): Shape => {
        /* Both edges are rounded alike, so that neighbours meet on the same number. */
        const [left, right] = [edge(patch.x * cell), edge((patch.x + patch.width) * cell)];
        const [top, bottom] = [edge(patch.y * cell), edge((patch.y + patch.height) * cell)];
        return {
          shapeNum: ++shapeNum,
          shapeType: patch.type,
          shapeXLoc: blockUnits(left),
          shapeYLoc: blockUnits(top),
          shapeWidth: blockUnits(edge(right - left)),
          shapeHeight: blockUnits(edge(bottom - top)),
          fillFabric: spot,
          strokeWidth: 0,
        };
      }),
  );
}

/** A coordinate to a ten-thousandth of a block unit, which keeps thirds and sevenths inside the block. */
function edge(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
