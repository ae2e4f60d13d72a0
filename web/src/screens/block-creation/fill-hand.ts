import type { Cell } from '@quiltwright/shared/quilting/patch-grid';
import { fabricOfSpot } from '@quiltwright/shared/quilting/spots';
import type { StoreApi } from 'zustand/vanilla';
import { noMarks } from '../../editor/tools/drawing-marks';
import type { DrawingTable } from '../../editor/tools/drawing-table';
import { marksOfFill, pressCell, type FillingHand } from '../../editor/tools/fill-cells';
import type { Filler } from '../../model/created-block/fill-commands';
import {
  turnedBy,
  unitFabrics,
  type FillUnit,
  type Turns,
  type UnitFabrics,
} from '../../model/created-block/fill-units';
import type { CellCursor } from './cell-cursor';

/** With what cells are filled. */
export interface FillOptions {
  unit: FillUnit;
  turns: Turns;
  /** The fabric spot that was chosen, null until one is, and that of the ground. */
  fabric: number | null;
  ground: number;
  /** Of an hourglass in three fabrics; null for the first spot that the others leave. */
  third: number | null;
  /** The index of the layer. */
  level: number;
}

/** The hand as it fills cells. */
export class FillHand implements FillingHand {
  constructor(
    private readonly table: DrawingTable,
    private readonly cells: CellCursor,
    private readonly options: StoreApi<FillOptions>,
  ) {}

  readonly filler = (): Filler => {
    const { unit, turns, level } = this.options.getState();
    const { figure, ground, third } = this.spots();
    const fabricOf = (spot: number) =>
      fabricOfSpot(this.table.drawing().document.design.block.spotFabrics, spot);
    return {
      ...{ unit, turns, level },
      fabrics: { figure: fabricOf(figure), ground: fabricOf(ground), third: fabricOf(third) },
    };
  };

  /** The spots of the unit's fabrics. */
  readonly spots = (): UnitFabrics => {
    const { unit, fabric, ground, third } = this.options.getState();
    return unitFabrics(unit, fabric, ground, third);
  };

  /** Chooses the spot of one of the unit's fabrics; where that is the figure's, the ground changes places with it. */
  readonly take = (name: keyof UnitFabrics, spot: number): void => {
    const { figure, ground } = this.spots();
    if (name === 'ground' && spot === figure) this.options.setState({ ground: spot, fabric: ground });
    else this.options.setState({ [name === 'figure' ? 'fabric' : name]: spot });
  };

  readonly aim = (cell: Cell | null): void => {
    this.cells.point(cell);
    this.show();
  };

  readonly turnTo = (turns: Turns): void => {
    this.options.setState({ turns });
  };

  readonly turn = (by: 1 | -1): void => {
    this.turnTo(turnedBy(this.options.getState().turns, by));
  };

  /** Goes to the next cell, and shows what a press leaves there. */
  walk(across: number, down: number): Cell {
    const cell = this.cells.walk(this.table.drawing().document.design.grid, across, down);
    this.show();
    return cell;
  }

  /** Fills the cell at which it points, or turns what that holds. */
  press(run: DrawingTable['run']): Cell {
    const cell = this.walk(0, 0);
    pressCell({ ...this.table, run }, this, cell);
    this.show();
    return cell;
  }

  /** Shows what a press leaves there now. */
  show(): void {
    const drawing = this.table.drawing();
    const { grid } = drawing.document.design;
    const cell = this.cells.at;
    const isThere = cell && cell.column < grid && cell.row < grid;
    this.table.marks.set(isThere ? marksOfFill(drawing, [cell], this.filler()) : noMarks);
  }
}
