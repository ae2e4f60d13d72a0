import { edgesOverlap, type Edges } from '../../../geometry/box.js';
import {
  gridLine,
  nearestRange,
  NEAR_LINE,
  oneCell,
  type Cell,
  type CellRange,
  type PatchGrid,
} from '../../../quilting/shapes/patch-grid.js';
import { areSameForms, formIn, formOf } from '../../../quilting/shapes/form.js';
import { SHAPE_TYPE, type Shape } from '../../../quilting/shapes/shape.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { isFree, levelOf } from '../design-layers.js';
import { roomLeft } from '../design-shapes.js';
import type { Drawing, DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';
import {
  turnedBy,
  UNIT_SIDE,
  unitPatches,
  type FillUnit,
  type Turns,
  type UnitFabrics,
} from './fill-units.js';
import { stillLinked, withoutShapes } from '../links.js';
import { laidDown, type Laying, type Placing } from './place-commands.js';
import { areSame, boxInUnits, fine, edgesOf, fineEdgesOf } from '../fine-edges.js';
import { imageOf, symmetries, type Image, type Symmetry } from '../symmetry.js';

/**
 * The greatest distance between a coordinate and a grid line at which the coordinate counts as on the line. In whole
 * ten-thousandths of a block unit.
 */
const NEAR = fine(NEAR_LINE);

/**
 * A fill unit (such as a half-square triangle) for cells of the patch grid, with its quarter turns, its fabrics and its
 * layer.
 */
export interface Filler {
  unit: FillUnit;
  turns: Turns;
  fabrics: UnitFabrics;
  /** The id of the layer on which the unit is placed. */
  layer: number;
}

export interface Filling extends Filler {
  /** Rectangles of grid cells. One unit fills each rectangle. */
  ranges: readonly CellRange[];
}

/**
 * Fills each range of cells with one unit. The active symmetry adds mirrored or turned copies of the unit. A unit
 * replaces the shapes of its layer that are completely inside its range. A range that already contains the same unit
 * stays unchanged.
 */
const fill: DrawingCommand<Filling> = edit({
  label: ({ ranges: [first, another] }) => {
    if (another) return { key: 'cellsFilled' };
    const { columns, rows } = first ?? { columns: 1, rows: 1 };
    return columns * rows === 1 ? { key: 'cellFilled' } : { key: 'unitOverCells', columns, rows };
  },
  allowed: (drawing, filling) => {
    const { design } = drawing.document;
    if (!isFree(design, filling.layer) || filling.ranges.length === 0) return false;
    if (!filling.ranges.every((range) => isWithin(design.grid, range))) return false;
    const { gone, layings } = filled(drawing, filling);
    const count = layings.reduce((sum, { images }) => sum + images.length, 0);
    return count <= roomLeft(design) + gone.size;
  },
  change: (drawing, filling, newIds) => {
    const { gone, layings } = filled(drawing, filling);
    if (layings.length === 0) return {};
    // Links must be updated first, because new shapes may get the numbers of the removed shapes.
    const cleared = stillLinked(withoutShapes(drawing.document.design, gone));
    return { design: laidDown(cleared, layings, newIds).design };
  },
});

export const fillCommands = { fill } as const;

function isWithin(grid: PatchGrid, { column, row, columns, rows }: CellRange): boolean {
  const fits = (start: number, count: number, most: number) =>
    Number.isInteger(start) && Number.isInteger(count) && start >= 0 && count >= 1 && start + count <= most;
  return fits(column, columns, grid.columns) && fits(row, rows, grid.rows);
}

/** Returns the numbers of the shapes that a fill removes, and the shapes that it adds. */
function filled(
  { document: { design }, symmetry }: Drawing,
  { ranges, ...filler }: Filling,
): { gone: Set<number>; layings: Laying[] } {
  const gone = new Set<number>();
  const layings: Laying[] = [];
  for (const { range, images } of rangesWithImages(design.grid, symmetry, ranges)) {
    const patches = patchesIn(design.grid, range, filler);
    const places = images.map((each) => ({ ...each, there: shapesIn(design, filler.layer, each.sides) }));
    if (places.every(({ image, there }) => areThere(patches, image, there))) continue;
    for (const { shapeNum } of places.flatMap(({ there }) => there)) gone.add(shapeNum);
    layings.push(...patches.map((patch) => ({ ...patch, images: images.map(({ image }) => image) })));
  }
  return { gone, layings };
}

interface RangeImage {
  image: Image;
  /** The box of the range after the mirror or turn `image`, in whole ten-thousandths of a block unit. */
  sides: Edges;
}

/**
 * Returns ranges of grid cells, each with its mirrored and turned copies by `symmetry`. `images` has the boxes of the
 * range itself and of its copies. A box that would overlap an earlier box is left out, so that a unit on an axis
 * appears only once.
 */
export function rangesWithImages(
  grid: PatchGrid,
  symmetry: Symmetry,
  ranges: readonly CellRange[],
): { range: CellRange; images: RangeImage[] }[] {
  const taken: Edges[] = [];
  return ranges.flatMap((range) => {
    const part = { sides: edgesOfRange(grid, range), form: SHAPE_TYPE.rectangle };
    const images = symmetries[symmetry].flatMap((image) => {
      const { sides } = imageOf(image, part);
      if (taken.some((other) => edgesOverlap(sides, other, NEAR))) return [];
      taken.push(sides);
      return [{ image, sides }];
    });
    return images.length > 0 ? [{ range, images }] : [];
  });
}

/** Returns the box of a range of cells, in whole ten-thousandths of a block unit. */
export function edgesOfRange(grid: PatchGrid, { column, row, columns, rows }: CellRange): Edges {
  const line = (patches: number, index: number) => fine(gridLine(patches, index));
  return {
    left: line(grid.columns, column),
    top: line(grid.rows, row),
    right: line(grid.columns, column + columns),
    bottom: line(grid.rows, row + rows),
  };
}

/** Returns a cell's box, in whole ten-thousandths of a block unit. */
export function edgesOfCell(grid: PatchGrid, cell: Cell): Edges {
  return edgesOfRange(grid, oneCell(cell));
}

/**
 * Returns the shapes of a unit that fills a range of cells. The middle of the range is rounded to a whole
 * ten-thousandth of a block unit, because the editor draws no finer edges.
 */
export function patchesIn(
  grid: PatchGrid,
  range: CellRange,
  { unit, turns, fabrics, layer }: Filler,
): Placing[] {
  const { left, top, right, bottom } = edgesOfRange(grid, range);
  const [across, down] = [
    [left, Math.round((left + right) / 2), right],
    [top, Math.round((top + bottom) / 2), bottom],
  ];
  const at = (places: readonly number[], half: number) => places[half] ?? 0;
  return unitPatches(unit, turns).map(({ form, box, fabric }) => ({
    form,
    layer,
    fabric: fabrics[fabric],
    box: boxInUnits({
      left: at(across, box.x),
      top: at(down, box.y),
      right: at(across, box.x + box.width),
      bottom: at(down, box.y + box.height),
    }),
  }));
}

function shapesOf(design: CreatedBlockDesign, layer: number): readonly Shape[] {
  return design.block.levels[levelOf(design, layer)] ?? [];
}

/** Returns the shapes of the layer with the id `layer` that are completely inside a box. */
export function shapesIn(design: CreatedBlockDesign, layer: number, within: Edges): Shape[] {
  return shapesOf(design, layer).filter((shape) => {
    const sides = edgesOf(shape);
    return (
      sides.left >= within.left - NEAR &&
      sides.top >= within.top - NEAR &&
      sides.right <= within.right + NEAR &&
      sides.bottom <= within.bottom + NEAR
    );
  });
}

/**
 * True if the shapes in `there` are exactly these patches after the mirror or turn `image`. Small differences are
 * allowed, because edges may have snapped to lines.
 */
function areThere(patches: readonly Placing[], image: Image, there: readonly Shape[]): boolean {
  return (
    patches.length === there.length &&
    patches.every(({ box, form: own, fabric }) => {
      const { sides, form } = imageOf(image, { sides: fineEdgesOf(box), form: own });
      return there.some(
        (shape) =>
          areSameForms(formOf(shape), formIn(form, boxInUnits(sides))) &&
          shape.fillFabric === fabric &&
          areSame(edgesOf(shape), sides, NEAR),
      );
    })
  );
}

/** The result of a press on a cell of the patch grid: the range of cells to fill, and the unit that fills it. */
export interface Press {
  range: CellRange;
  filler: Filler;
}

/**
 * Returns the result of a press on a cell. If the same unit with the same turns already covers the cell, the result is
 * this unit after one more quarter turn. Otherwise the result is the unit over the chosen range of cells.
 */
export function pressAt(
  { document: { design } }: Drawing,
  chosen: CellRange,
  filler: Filler,
  by: 1 | -1 = 1,
): Press {
  const { grid } = design;
  for (const range of [chosen, ...rangesWithUnit(design, chosen, filler)]) {
    const there = shapesIn(design, filler.layer, edgesOfRange(grid, range));
    if (areThere(patchesIn(grid, range, filler), 'same', there))
      return { range, filler: { ...filler, turns: turnedBy(filler.turns, by) } };
  }
  return { range: chosen, filler };
}

/**
 * Returns the ranges of cells that an earlier fill with the same unit may have covered. They are computed from each
 * patch that covers the chosen cell. Returns no ranges if several cells are chosen.
 */
function rangesWithUnit(
  design: CreatedBlockDesign,
  chosen: CellRange,
  { unit, turns, layer }: Filler,
): CellRange[] {
  if (chosen.columns * chosen.rows > 1) return [];
  const cell = edgesOfRange(design.grid, chosen);
  const patches = unitPatches(unit, turns);
  return shapesOf(design, layer)
    .filter((shape) => edgesOverlap(edgesOf(shape), cell, NEAR))
    .flatMap((shape) => {
      const { x, y, width, height } = boxInUnits(edgesOf(shape));
      return patches
        .filter(({ form }) => areSameForms(formOf(shape), formIn(form, { width, height })))
        .map(({ box }) => {
          const [wide, high] = [(width * UNIT_SIDE) / box.width, (height * UNIT_SIDE) / box.height];
          const corner = { x: x - (box.x * wide) / UNIT_SIDE, y: y - (box.y * high) / UNIT_SIDE };
          return nearestRange(design.grid, { ...corner, width: wide, height: high });
        });
    });
}
