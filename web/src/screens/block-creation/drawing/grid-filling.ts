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
   * The fabric spot (a number for a fabric) of the unit's figure; null until one is chosen. `ground` is the
   * fabric spot of the area around the figure.
   */
  fabric: number | null;
  ground: number;
  /** The fabric spot of an hourglass's third fabric; null for the first spot that the other two fabrics don't use. */
  third: number | null;
  /** The id of the layer to fill. */
  layer: number;
  /** The effect of a sweep over several cells: one unit for all cells, or a unit in each. */
  sweepWay: SweepWay;
}

/** Fills cells of the patch grid. */
export class GridFilling implements CellFilling {
  /** The cell that the last press filled, with all that its preview depends on. Null before a press. */
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
   * Chooses the fabric spot of one of the unit's fabrics. If the ground gets the spot of the figure, the two
   * swap their spots.
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
   * Goes to the next cell, and previews the units that `press` would add. Returns the current range of cells.
   * If `takesIn` is true, the range grows to the next cell; otherwise it is that cell alone.
   */
  walk(across: number, down: number, takesIn = false): CellRange {
    const grid = this.#grid();
    const cell = this.cells.walk(grid, across, down, takesIn);
    this.show();
    return this.cells.range(grid) ?? oneCell(cell);
  }

  /**
   * Fills the current cells with units, as a sweep over them would. If the cells already contain the unit,
   * turns the unit instead.
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
   * Previews the units that `press` would add to the current cells. If a press has just filled the cells, shows
   * only their outline, so that the new unit is in sight.
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

  /** Returns the current cell, and all that its preview depends on. */
  #pointedAt(): Readonly<Record<string, unknown>> {
    const { document, symmetry } = this.editor.drawing();
    return { ...this.cells.at, design: document.design, symmetry, options: this.options.getState() };
  }

  #grid(): PatchGrid {
    return this.editor.drawing().document.design.grid;
  }

  /**
   * Returns the ranges of cells that get one unit each: the whole range, or every cell of it, as the quilter
   * chose.
   */
  #unitsIn(cells: CellRange): CellRange[] {
    return this.sweepWay() === 'one' ? [cells] : cellsOf(cells).map(oneCell);
  }
}
