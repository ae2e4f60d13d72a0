import { gridLine, NEAR_LINE, type Cell } from '@quiltwright/shared/quilting/patch-grid';
import type { Shape } from '@quiltwright/shared/quilting/shape';
import { isFree, roomLeft, type CreatedBlockDesign } from './created-block-document';
import type { Drawing, DrawingCommand } from './drawing';
import { edit } from './edit';
import { turnedBy, unitPatches, type FillUnit, type Turns, type UnitFabrics } from './fill-units';
import { stillLinked, withoutShapes } from './links';
import { laidDown, type Laying, type Placing } from './place-commands';
import { areSame, boxOfSides, fine, sidesOf, sidesOfBox, type Sides } from './sides';
import { imageOf, symmetries, type Image, type Symmetry } from './symmetry';

/** What cells of the patch grid are filled with. */
export interface Filler {
  unit: FillUnit;
  turns: Turns;
  fabrics: UnitFabrics;
  /** The index of the layer. */
  level: number;
}

interface Filling extends Filler {
  cells: readonly Cell[];
}

/**
 * Fills cells with a unit, and by the symmetry their images with its images. What lies wholly within a cell, on that layer,
 * makes room; a cell that holds the very same already stays.
 */
const fill: DrawingCommand<Filling> = edit({
  id: 'fill',
  label: ({ cells }) => (cells.length === 1 ? 'Cell filled' : 'Cells filled'),
  allowed: (drawing, filling) => {
    const { design } = drawing.document;
    if (!isFree(design, filling.level) || filling.cells.length === 0) return false;
    if (!filling.cells.every((cell) => isCell(design, cell))) return false;
    const { gone, layings } = filledCells(drawing, filling);
    const count = layings.reduce((sum, { images }) => sum + images.length, 0);
    return count <= roomLeft(design) + gone.size;
  },
  change: (drawing, filling) => {
    const { gone, layings } = filledCells(drawing, filling);
    if (layings.length === 0) return {};
    // Their numbers may be given anew at once.
    const cleared = stillLinked(withoutShapes(drawing.document.design, gone));
    return { design: laidDown(cleared, layings).design };
  },
});

export const fillCommands = { fill } as const;

function isCell({ grid }: CreatedBlockDesign, { column, row }: Cell): boolean {
  return [column, row].every((index) => Number.isInteger(index) && index >= 0 && index < grid);
}

/** What a filling takes away, by numbers, and what it lays. */
function filledCells(
  { document: { design }, symmetry }: Drawing,
  { cells, ...filler }: Filling,
): { gone: Set<number>; layings: Laying[] } {
  const gone = new Set<number>();
  const layings: Laying[] = [];
  for (const { cell, images } of cellsWithImages(design, symmetry, cells)) {
    const patches = patchesIn(design, cell, filler);
    const filled = images.map((each) => ({ ...each, there: shapesIn(design, filler.level, each.cell) }));
    const isFilled = filled.every(({ image, there }) => areThere(patches, image, there));
    if (isFilled) continue;
    for (const { shapeNum } of filled.flatMap(({ there }) => there)) gone.add(shapeNum);
    layings.push(...patches.map((patch) => ({ ...patch, images: images.map(({ image }) => image) })));
  }
  return { gone, layings };
}

interface CellImage {
  cell: Cell;
  image: Image;
}

/**
 * Cells, each with its images in other cells, itself as the first. A cell that is an image of one before it is filled with
 * that.
 */
export function cellsWithImages(
  { grid }: CreatedBlockDesign,
  symmetry: Symmetry,
  cells: readonly Cell[],
): { cell: Cell; images: CellImage[] }[] {
  const taken = new Set<string>();
  return cells.flatMap((cell) => {
    const images = symmetries[symmetry].flatMap((image) => {
      const other = cellImage(grid, image, cell);
      const name = `${other.column} ${other.row}`;
      if (taken.has(name)) return [];
      taken.add(name);
      return [{ cell: other, image }];
    });
    return images.length > 0 ? [{ cell, images }] : [];
  });
}

function cellImage(grid: number, image: Image, { column, row }: Cell): Cell {
  const sides = { left: column, top: row, right: column + 1, bottom: row + 1 };
  const square = { left: 0, top: 0, right: grid, bottom: grid };
  const at = imageOf(image, { sides, type: 1 }, square).sides;
  return { column: at.left, row: at.top };
}

/** A cell's box, in whole ten-thousandths of a block unit. */
export function sidesOfCell(grid: number, { column, row }: Cell): Sides {
  const line = (index: number) => fine(gridLine(grid, index));
  return { left: line(column), top: line(row), right: line(column + 1), bottom: line(row + 1) };
}

/** The patches of a unit in a cell; its halves meet on a number that a side can have. */
export function patchesIn(
  { grid }: CreatedBlockDesign,
  cell: Cell,
  { unit, turns, fabrics, level }: Filler,
): Placing[] {
  const { left, top, right, bottom } = sidesOfCell(grid, cell);
  const [across, down] = [
    [left, Math.round((left + right) / 2), right],
    [top, Math.round((top + bottom) / 2), bottom],
  ];
  const at = (places: readonly number[], half: number) => places[half] ?? 0;
  return unitPatches(unit, turns).map(({ type, box, fabric }) => ({
    type,
    level,
    fabric: fabrics[fabric],
    box: boxOfSides({
      left: at(across, box.x),
      top: at(down, box.y),
      right: at(across, box.x + box.width),
      bottom: at(down, box.y + box.height),
    }),
  }));
}

/** The shapes of a layer that lie wholly within a cell. */
export function shapesIn({ block, grid }: CreatedBlockDesign, level: number, cell: Cell): Shape[] {
  const { left, top, right, bottom } = sidesOfCell(grid, cell);
  const near = fine(NEAR_LINE);
  return (block.levels[level] ?? []).filter((shape) => {
    const sides = sidesOf(shape);
    return (
      sides.left >= left - near &&
      sides.top >= top - near &&
      sides.right <= right + near &&
      sides.bottom <= bottom + near
    );
  });
}

/** Whether some shapes are the images of these patches, no more and no less. */
function areThere(patches: readonly Placing[], image: Image, there: readonly Shape[]): boolean {
  return (
    patches.length === there.length &&
    patches.every(({ box, type, fabric }) => {
      const { sides, type: shown } = imageOf(image, { sides: sidesOfBox(box), type });
      return there.some(
        (shape) => shape.shapeType === shown && shape.fillFabric === fabric && areSame(sidesOf(shape), sides),
      );
    })
  );
}

/** What a press on a cell fills it with: where that holds the unit already, with that turned once more; else the filler. */
export function fillerAt(
  { document: { design } }: Drawing,
  cell: Cell,
  filler: Filler,
  by: 1 | -1 = 1,
): Filler {
  const there = shapesIn(design, filler.level, cell);
  let { turns } = filler;
  for (let turned = 0; turned < 4; turned++) {
    if (areThere(patchesIn(design, cell, { ...filler, turns }), 'same', there))
      return { ...filler, turns: turnedBy(turns, by) };
    turns = turnedBy(turns, 1);
  }
  return filler;
}
