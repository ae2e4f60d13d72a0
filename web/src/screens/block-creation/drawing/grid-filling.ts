import {
  cellsOf,
  oneCell,
  type Cell,
  type CellRange,
  type PatchGrid,
} from '@quiltwright/shared/quilting/shapes/patch-grid';
import { fabricOfSpot } from '@quiltwright/shared/quilting/spots';
import type { StoreApi } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import { noMarks } from '../../../editor/tools/drawing/drawing-marks';
import type { DrawingEditor } from '../../../editor/tools/drawing/drawing-editor';
import {
  marksOfFill,
  pressCells,
  sweptWords,
  type CellFilling,
  type SweepWay,
} from '../../../editor/tools/drawing/fill-cells';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { pressAt, type Filler } from '@quiltwright/shared/model/created-block/laying/fill-commands';
import {
  turnedBy,
  unitFabrics,
  type FillUnit,
  type Turns,
  type UnitFabrics,
} from '@quiltwright/shared/model/created-block/laying/fill-units';
import type { CellCursor } from './cell-cursor';

/**
 * The settings for filling cells of the patch grid with units: small figures on a ground, such as an hourglass
 * or a flying goose.
 */
export interface FillOptions {
  unit: FillUnit;
  turns: Turns;
  /**
   * The fabric spot (a number that stands for a fabric) of the unit's figure; null until one is chosen. `ground` is the
   * fabric spot around the figure.
   */
  fabric: number | null;
  ground: number;
  /**
   * The fabric spot of an hourglass's third fabric. Null stands for the first spot that neither figure nor ground
   * has.
   */
  third: number | null;
  /** The id of the layer to fill. */
  layer: number;
  /** The effect of a sweep (a drag) over several cells: one unit for all cells together, or a unit in each cell. */
  sweepWay: SweepWay;
}

/** Fills cells of the patch grid with units, and previews them. */
export class GridFilling implements CellFilling {
  /**
   * The state of the editor right after the last press filled a cell, as `#pointedAt` returns it. Null before a
   * press.
   */
  #filled: Readonly<Record<string, unknown>> | null = null;

  constructor(
    private readonly editor: DrawingEditor,
    private readonly cells: CellCursor,
    private readonly options: StoreApi<FillOptions>,
  ) {}

  readonly filler = (): Filler => {
    const { unit, turns, layer } = this.options.getState();
    const { figure, ground, third } = this.spots();
    const fabricOf = (spot: number) =>
      fabricOfSpot(this.editor.drawing().document.design.block.spotFabrics, spot);
    return {
      ...{ unit, turns, layer },
      fabrics: { figure: fabricOf(figure), ground: fabricOf(ground), third: fabricOf(third) },
    };
  };

  /** Returns the fabric spots of the unit's figure, ground and third fabric. */
  readonly spots = (): UnitFabrics => {
    const { unit, fabric, ground, third } = this.options.getState();
    return unitFabrics(unit, fabric, ground, third);
  };

  /**
   * Sets the fabric spot of the unit's figure, ground or third fabric. If the ground gets the spot of the figure, the
   * figure gets the ground's former spot.
   */
  readonly take = (name: keyof UnitFabrics, spot: number): void => {
    const { figure, ground } = this.spots();
    if (name === 'ground' && spot === figure) this.options.setState({ ground: spot, fabric: ground });
    else this.options.setState({ [name === 'figure' ? 'fabric' : name]: spot });
  };

  readonly sweepWay = (): SweepWay => this.options.getState().sweepWay;

  readonly pointAt = (cell: Cell | null, isFilled = false): void => {
    this.cells.point(cell);
    if (isFilled) this.#filled = this.#pointedAt();
    this.show();
  };

  readonly turnTo = (turns: Turns): void => {
    this.options.setState({ turns });
  };

  readonly turn = (by: 1 | -1): void => {
    this.turnTo(turnedBy(this.options.getState().turns, by));
  };

  /**
   * Moves `across` columns and `down` rows to another cell, and previews the units that `press` would add. Returns
   * the current range of cells: extended to the new cell if `takesIn` is true, otherwise only the new cell.
   */
  walk(across: number, down: number, takesIn = false): CellRange {
    const grid = this.#grid();
    const cell = this.cells.walk(grid, across, down, takesIn);
    this.show();
    return this.cells.range(grid) ?? oneCell(cell);
  }

  /**
   * Fills the current range of cells with units, as a sweep (a drag) over the range would. If the same single unit
   * already fills the range, turns this unit instead. Returns the range.
   */
  press(run: DrawingEditor['run']): CellRange {
    const cells = this.cells.at ? (this.cells.range(this.#grid()) ?? this.walk(0, 0)) : this.walk(0, 0);
    const each = this.#unitsIn(cells);
    if (each.length > 1) run(act(createdBlockCommands.fill, { ...this.filler(), ranges: each }));
    else pressCells({ ...this.editor, run }, this, cells);
    this.#filled = this.#pointedAt();
    this.show();
    return cells;
  }

  /**
   * Previews the units that `press` would add to the current cells. Right after a press, shows only the outline of
   * the cells, which leaves the new unit visible.
   */
  show(): void {
    const { column = 0, row = 0 } = this.cells.at ?? {};
    const { columns, rows } = this.#grid();
    const cells = column < columns && row < rows ? this.cells.range(this.#grid()) : null;
    if (!cells) {
      this.editor.marks.set(noMarks);
      return;
    }
    const units = this.#unitsIn(cells);
    const isOneCell = cells.columns * cells.rows === 1;
    const drawing = this.editor.drawing();
    const press = pressAt(drawing, cells, this.filler());
    if (!shallow(this.#filled, this.#pointedAt())) this.#filled = null;
    this.editor.marks.set({
      ...(units.length === 1
        ? marksOfFill(drawing, [press.range], press.filler)
        : marksOfFill(drawing, units, this.filler())),
      ...(this.#filled && { ghosts: [] }),
      words: isOneCell ? null : sweptWords(units, units.length === 1),
    });
  }

  /** Returns the current cell, and the settings and document that determine its preview. */
  #pointedAt(): Readonly<Record<string, unknown>> {
    const { document, symmetry } = this.editor.drawing();
    return { ...this.cells.at, design: document.design, symmetry, options: this.options.getState() };
  }

  #grid(): PatchGrid {
    return this.editor.drawing().document.design.grid;
  }

  /**
   * Returns the ranges of cells that get one unit each. By the quilter's choice, that is the whole range, or each of
   * its cells.
   */
  #unitsIn(cells: CellRange): CellRange[] {
    return this.sweepWay() === 'one' ? [cells] : cellsOf(cells).map(oneCell);
  }
}
