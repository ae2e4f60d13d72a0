import { clamp } from '@quiltwright/shared/geometry/interval';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import {
  cellAt,
  cellsBetween,
  oneCell,
  type Cell,
  type CellRange,
  type PatchGrid,
} from '@quiltwright/shared/quilting/shapes/patch-grid';
import { counted } from '@quiltwright/shared/counted';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { Drawing } from '@quiltwright/shared/model/created-block/drawing';
import {
  patchesIn,
  pressAt,
  rangesWithImages,
  edgesOfRange,
  type Filler,
} from '@quiltwright/shared/model/created-block/laying/fill-commands';
import { turnedBy, type Turns } from '@quiltwright/shared/model/created-block/laying/fill-units';
import { boxInUnits, fineEdgesOf } from '@quiltwright/shared/model/created-block/fine-edges';
import { imageOf } from '@quiltwright/shared/model/created-block/symmetry';
import type { Position } from '../../../render/camera/camera';
import { scaleIn } from '../canvas-scale';
import { noMarks, type DrawingMarks } from './drawing-marks';
import { drawingUnit, type DrawingEditor } from './drawing-editor';
import { pointsBetween } from '../points-between';
import type { CanvasPoint, Tool, View } from '../tool';

/**
 * The result of a sweep (a drag across cells of the patch grid). `one`: one unit, a small group of patches,
 * spans all cells. `each`: each cell gets a unit.
 */
export type SweepWay = 'one' | 'each';

/** The editor's settings for filling cells, and the functions that change them during a gesture. */
export interface CellFilling {
  filler: () => Filler;
  sweepWay: () => SweepWay;
  /**
   * Previews a press on a cell; null removes the preview.
   * @param isFilled true right after a press filled the cell with a unit; the preview then doesn't cover this unit
   */
  pointAt: (cell: Cell | null, isFilled?: boolean) => void;
  /** Sets the rotation of the units that are added next, in quarter turns to the right. */
  turnTo: (turns: Turns) => void;
}

interface Sweep {
  filler: Filler;
  /** The current position of the pointer. */
  at: Position;
  /** The first cell under the pointer; null until the pointer reaches one. */
  from: Cell | null;
  /** The cells that the pointer has passed near their middle. */
  passed: Cell[];
  ranges: CellRange[];
}

/**
 * The greatest distance from a cell's middle at which a sweep includes the cell, as a share of the cell's side. With
 * this share, a diagonal sweep doesn't include the cells beside its path.
 */
const REACH = 0.45;

/**
 * Returns the tool that fills cells. A tap fills a cell or, if the cell already has the unit (a small group of
 * patches), turns the unit. Turning two fingers turns the unit that was added last. A sweep is a drag across cells. If
 * `sweepWay` is `one`, a sweep adds one unit that spans all cells between its ends. If `sweepWay` is `each`, a sweep
 * adds a unit in each cell on its path. Shift swaps the two effects.
 */
export function fillCells(editor: DrawingEditor, filling: CellFilling): Tool {
  /**
   * The range of cells that was filled last; turning two fingers turns its unit. Null if nothing was filled, or if
   * several ranges were filled at once.
   */
  let last: CellRange | null = null;
  let sweep: Sweep | null = null;

  const pointed = (at: Position, view: View): Point => scaleIn(view, drawingUnit(editor.drawing())).units(at);
  const gridNow = () => editor.drawing().document.design.grid;
  const cellUnder = (at: Position, view: View): Cell | null => {
    const { x, y } = pointed(at, view);
    return cellAt(gridNow(), x, y);
  };

  const passOver = ({ at, modifiers }: CanvasPoint, view: View) => {
    if (!sweep) return;
    const grid = gridNow();
    for (const each of pointsBetween(sweep.at, at)) {
      const point = pointed(each, view);
      const cell = cellAt(grid, point.x, point.y);
      sweep.from ??= cell;
      if (!cell || !isNearMiddle(grid, cell, point)) continue;
      if (!sweep.passed.some(({ column, row }) => column === cell.column && row === cell.row))
        sweep.passed.push(cell);
    }
    sweep.at = at;
    const isOne = (filling.sweepWay() === 'one') !== modifiers.shift;
    const { from, passed, filler } = sweep;
    if (!isOne) sweep.ranges = passed.map(oneCell);
    else sweep.ranges = from ? [cellsBetween(from, nearestCell(grid, pointed(at, view)))] : [];
    editor.marks.set({
      ...marksOfFill(editor.drawing(), sweep.ranges, filler),
      words: sweptWords(sweep.ranges, isOne),
    });
  };

  const end = () => {
    sweep = null;
    editor.marks.set(noMarks);
  };

  return {
    name: 'fill-cells',
    pansAtEdge: true,
    hover: (at, view) => {
      filling.pointAt(at && cellUnder(at, view));
      return null;
    },
    tap: ({ at, device }, _, view) => {
      const cell = cellUnder(at, view);
      last = cell && pressCells(editor, filling, oneCell(cell));
      // A finger that was lifted points at no cell.
      filling.pointAt(device === 'touch' ? null : cell, true);
    },
    turn: (by) => {
      const filler = filling.filler();
      const turned = last && pressAt(editor.drawing(), last, filler, by);
      // The last range has changed in the meantime, so only the next units turn.
      if (!turned || turned.filler === filler) {
        filling.turnTo(turnedBy(filler.turns, by));
        return;
      }
      editor.run(act(createdBlockCommands.fill, { ...turned.filler, ranges: [turned.range] }));
      filling.turnTo(turned.filler.turns);
    },
    takesDrag: () => true,
    dragStart: (start, view) => {
      const cell = cellUnder(start.at, view);
      sweep = { filler: filling.filler(), at: start.at, from: cell, passed: cell ? [cell] : [], ranges: [] };
      passOver(start, view);
    },
    dragMove: passOver,
    dragEnd: (point, view) => {
      passOver(point, view);
      const { ranges, filler } = sweep ?? {};
      end();
      if (!ranges || !filler || ranges.length === 0) return;
      editor.run(act(createdBlockCommands.fill, { ...filler, ranges }));
      last = ranges.length === 1 ? (ranges[0] ?? null) : null;
    },
    dragCancel: end,
  };
}

/**
 * Fills a range of cells with one unit. If the range already has this unit, turns the unit instead. Returns the
 * filled range.
 */
export function pressCells(
  editor: Pick<DrawingEditor, 'drawing' | 'run'>,
  filling: CellFilling,
  cells: CellRange,
): CellRange {
  const wanted = filling.filler();
  const { range, filler } = pressAt(editor.drawing(), cells, wanted);
  editor.run(act(createdBlockCommands.fill, { ...filler, ranges: [range] }));
  if (filler.turns !== wanted.turns) filling.turnTo(filler.turns);
  return range;
}

/**
 * Describes the units that a drag across grid cells adds, for example '1 unit, 2 × 1 cells'. Null if the drag covers
 * no cell.
 * @param isOne true if the drag adds one unit that spans all cells; false if it adds one unit to each cell
 */
export function sweptWords(ranges: readonly CellRange[], isOne: boolean): string | null {
  const [range] = ranges;
  if (!range) return null;
  const { columns, rows } = range;
  return isOne ? `1 unit, ${cellCount(columns, rows)}` : `${counted(ranges.length, 'unit')}, 1 cell each`;
}

function cellCount(columns: number, rows: number): string {
  return columns * rows === 1 ? '1 cell' : `${columns} × ${rows} cells`;
}

/**
 * Returns the preview of filling ranges of grid cells. It has the patches that would be added, the outlines of the
 * ranges, and the outlines of their copies by symmetry.
 */
export function marksOfFill(
  { document, symmetry }: Drawing,
  ranges: readonly CellRange[],
  filler: Filler,
): DrawingMarks {
  const { grid } = document.design;
  const filled = rangesWithImages(grid, symmetry, ranges);
  return {
    ...noMarks,
    ghosts: filled.flatMap(({ range, images }) =>
      images.flatMap(({ image }) =>
        patchesIn(grid, range, filler).map(({ form, box, fabric }) => {
          const shown = imageOf(image, { sides: fineEdgesOf(box), form });
          return { form: shown.form, box: boxInUnits(shown.sides), fabric };
        }),
      ),
    ),
    cells: filled.map(({ range }) => boxInUnits(edgesOfRange(grid, range))),
    copies: filled.flatMap(({ images }) => images.slice(1).map(({ sides }) => boxInUnits(sides))),
  };
}

function isNearMiddle({ columns, rows }: PatchGrid, { column, row }: Cell, { x, y }: Point): boolean {
  const off = (place: number, patches: number, index: number) =>
    Math.abs((place * patches) / LIMITS.blockSpace - index - 0.5);
  return off(x, columns, column) <= REACH && off(y, rows, row) <= REACH;
}

/** Returns the cell at a position; for a position outside the block, the nearest cell. */
function nearestCell({ columns, rows }: PatchGrid, { x, y }: Point): Cell {
  const index = (place: number, patches: number) =>
    clamp(Math.floor((place * patches) / LIMITS.blockSpace), 0, patches - 1);
  return { column: index(x, columns), row: index(y, rows) };
}
