import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { cellAt, type Cell } from '@quiltwright/shared/quilting/patch-grid';
import { act } from '../../model/command';
import { createdBlockCommands } from '../../model/created-block/created-block-commands';
import type { Drawing } from '../../model/created-block/drawing';
import {
  cellsWithImages,
  fillerAt,
  patchesIn,
  sidesOfCell,
  type Filler,
} from '../../model/created-block/fill-commands';
import { turnedBy, type Turns } from '../../model/created-block/fill-units';
import { boxOfSides, sidesOfBox } from '../../model/created-block/sides';
import { imageOf } from '../../model/created-block/symmetry';
import type { Position } from '../../render/camera';
import { scaleIn } from './canvas-scale';
import { noMarks, type DrawingMarks } from './drawing-marks';
import { drawingUnit, type DrawingTable } from './drawing-table';
import { pointsBetween } from './points-between';
import type { CanvasPoint, Tool, View } from './tool';

/** What a hand fills cells with. */
export interface FillingHand {
  filler: () => Filler;
  /** Points at a cell, where it shows what a press leaves; null for none. */
  aim: (cell: Cell | null) => void;
  /** From now on units are laid so. */
  turnTo: (turns: Turns) => void;
}

/** Of a cell's side: how far from its middle a sweep takes it in, so that one on the diagonal meets no others. */
const REACH = 0.45;

/**
 * A tap fills a cell, or turns what it was filled with, as two fingers do with the last one. A sweep fills all cells whose
 * middle it comes near.
 */
export function fillCells(table: DrawingTable, hand: FillingHand): Tool {
  /** The cell that was tapped last. */
  let last: Cell | null = null;
  let sweep: { cells: Cell[]; filler: Filler; at: Position } | null = null;

  const pointed = (at: Position, view: View): Point => scaleIn(view, drawingUnit(table.drawing())).units(at);
  const cellUnder = (at: Position, view: View): Cell | null => {
    const { x, y } = pointed(at, view);
    return cellAt(table.drawing().document.design.grid, x, y);
  };

  const passOver = ({ at }: CanvasPoint, view: View) => {
    if (!sweep) return;
    const { cells, filler, at: before } = sweep;
    sweep.at = at;
    const { grid } = table.drawing().document.design;
    for (const each of pointsBetween(before, at)) {
      const point = pointed(each, view);
      const cell = cellAt(grid, point.x, point.y);
      if (!cell || !isNearMiddle(grid, cell, point)) continue;
      if (!cells.some(({ column, row }) => column === cell.column && row === cell.row)) cells.push(cell);
    }
    table.marks.set(marksOfFill(table.drawing(), cells, filler));
  };

  const end = () => {
    sweep = null;
    table.marks.set(noMarks);
  };

  return {
    name: 'fill-cells',
    pansAtEdge: true,
    hover: (at, view) => {
      hand.aim(at && cellUnder(at, view));
      return null;
    },
    tap: ({ at, device }, _, view) => {
      const cell = cellUnder(at, view);
      if (cell) pressCell(table, hand, cell);
      last = cell;
      // A finger is nowhere once it is lifted.
      hand.aim(device === 'touch' ? null : cell);
    },
    turn: (by) => {
      const filler = hand.filler();
      const turned = last ? fillerAt(table.drawing(), last, filler, by) : filler;
      // Nothing was filled so since.
      if (turned === filler || !last) {
        hand.turnTo(turnedBy(filler.turns, by));
        return;
      }
      table.run(act(createdBlockCommands.fill, { argument: { ...turned, cells: [last] } }));
      hand.turnTo(turned.turns);
    },
    takesDrag: () => true,
    dragStart: (start, view) => {
      const cell = cellUnder(start.at, view);
      sweep = { cells: cell ? [cell] : [], filler: hand.filler(), at: start.at };
      passOver(start, view);
    },
    dragMove: passOver,
    dragEnd: (point, view) => {
      passOver(point, view);
      const { cells, filler } = sweep ?? {};
      end();
      if (cells && filler && cells.length > 0)
        table.run(act(createdBlockCommands.fill, { argument: { ...filler, cells } }));
    },
    dragCancel: end,
  };
}

/** Fills a cell, or, where it holds that unit already, turns it. */
export function pressCell(table: Pick<DrawingTable, 'drawing' | 'run'>, hand: FillingHand, cell: Cell): void {
  const wanted = hand.filler();
  const filler = fillerAt(table.drawing(), cell, wanted);
  table.run(act(createdBlockCommands.fill, { argument: { ...filler, cells: [cell] } }));
  if (filler.turns !== wanted.turns) hand.turnTo(filler.turns);
}

/** What is shown of cells that are about to be filled. */
export function marksOfFill(drawing: Drawing, cells: readonly Cell[], filler: Filler): DrawingMarks {
  const { document, symmetry } = drawing;
  const { design } = document;
  const boxOfCell = (cell: Cell): Box => boxOfSides(sidesOfCell(design.grid, cell));
  const filled = cellsWithImages(design, symmetry, cells);
  return {
    ...noMarks,
    ghosts: filled.flatMap(({ cell, images }) =>
      images.flatMap(({ image }) =>
        patchesIn(design, cell, filler).map(({ type, box, fabric }) => {
          const shown = imageOf(image, { sides: sidesOfBox(box), type });
          return { type: shown.type, box: boxOfSides(shown.sides), fabric };
        }),
      ),
    ),
    cells: filled.map(({ cell }) => boxOfCell(cell)),
    copies: filled.flatMap(({ images }) => images.slice(1).map(({ cell }) => boxOfCell(cell))),
  };
}

function isNearMiddle(grid: number, { column, row }: Cell, { x, y }: Point): boolean {
  const inCell = (place: number, index: number) => (place * grid) / LIMITS.blockSpace - index - 0.5;
  return Math.hypot(inCell(x, column), inCell(y, row)) <= REACH;
}
