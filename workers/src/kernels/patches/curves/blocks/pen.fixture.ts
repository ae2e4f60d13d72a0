import type { Combination } from '@quiltwright/shared/geometry/combining/combined';
import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { newCreatedBlock } from '@quiltwright/shared/model/created-block/created-block-document';
import {
  laidShapes,
  newDrawingState,
  selectedShapes,
  type Drawing,
  type DrawingAction,
} from '@quiltwright/shared/model/created-block/drawing';
import type { FillUnit, Turns, UnitFabrics } from '@quiltwright/shared/model/created-block/laying/fill-units';
import type { Symmetry } from '@quiltwright/shared/model/created-block/symmetry';
import { LIMITS } from '@quiltwright/shared/limits';
import { outlineCornersOf } from '@quiltwright/shared/quilting/shapes/corners-of-shape';
import { cornerAt } from '@quiltwright/shared/quilting/shapes/outline-corners';
import { gridLine, squareGrid, type SquareGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';

/**
 * A place that a quilter presses, in cells of the patch grid, and the degrees by which the side to the next place swells
 * outwards. Below 0, the side is hollow.
 */
export type Press = readonly [x: number, y: number, degrees?: number];

type Spot = readonly [x: number, y: number];

/** The step by which a key bends a side, in degrees. */
const STEP = 15;
/** Places nearer to each other than this are one, in block units. */
const SAME = 0.001;
/** The layer of lines that only help to draw. */
const GUIDES = 3;

/**
 * Draws a block with the commands of the editor, at places to which its tools snap: lines of the patch grid, and corners
 * that are already drawn.
 */
export class Pen {
  #drawing: Drawing = { document: newCreatedBlock(), ...newDrawingState };
  #layer = 1;

  /** @param grid the number of patches across and down */
  constructor(private readonly grid: SquareGrid) {
    this.#run(act(commands.setGrid, squareGrid(grid)));
  }

  /** Returns the layers of the block, without guides. */
  finished(): Levels {
    this.#run(act(commands.selectLayer, { layer: GUIDES }));
    if (this.#drawing.selection.size > 0) this.#run(act(commands.remove));
    return this.#drawing.document.design.block.levels;
  }

  /** Draws with a symmetry, which adds copies. */
  symmetric(symmetry: Symmetry, draw: () => void): this {
    this.#run(act(commands.setSymmetry, symmetry));
    draw();
    return this.#run(act(commands.setSymmetry, 'none'));
  }

  /** Draws on the layer of guides. Returns the corners of the last guide in cells, clockwise from the corner at a place. */
  guided(from: Spot, draw: () => void): Point[] {
    const layer = this.#layer;
    this.#layer = GUIDES;
    draw();
    this.#layer = layer;
    return this.#cornersFrom(from);
  }

  /** Fills the whole block with a fabric. */
  ground(fabric: number): this {
    return this.squares(fabric, this.grid, [0, 0]);
  }

  /** Fills squares of `side` by `side` cells, each from its upper left cell on. */
  squares(fabric: number, side: number, ...cells: Spot[]): this {
    for (const cell of cells) this.#fill('square', 0, cell, side, { figure: fabric, ground: fabric });
    return this;
  }

  /** Fills a square of cells with the unit that has a melon from its upper left to its lower right corner. */
  melon(fabric: number, ground: number, side: number, cell: Spot): this {
    return this.#fill('melon', 1, cell, side, { figure: fabric, ground });
  }

  /** Draws an outline with the curve tool, and selects it. Its corners run clockwise as seen. */
  outline(fabric: number, ...presses: readonly Press[]): this {
    const corners = presses.map(([x, y, degrees = 0]) => {
      if (degrees % STEP !== 0) throw new Error(`No key bends a side to ${degrees}°.`);
      return cornerAt(this.#snapped(x), this.#snapped(y), Math.tan((degrees * Math.PI) / 180 / 4));
    });
    return this.#run(act(commands.drawOutline, { corners, layer: this.#layer, fabric }));
  }

  disc(fabric: number, [x, y]: Spot, radius: number): this {
    return this.outline(fabric, [x - radius, y, 180], [x + radius, y, 180]);
  }

  /** Draws a quarter of a disc. Its radii lead `across` to the right and `down` downwards, or to the left and upwards. */
  quarter(fabric: number, [x, y]: Spot, across: number, down: number): this {
    const [right, below] = [[x + across, y] as const, [x, y + down] as const];
    const [start, end] = across * down > 0 ? [right, below] : [below, right];
    return this.outline(fabric, [x, y], [...start, 90], end);
  }

  /** Combines the last shapes with the first of them. */
  combined(how: Combination, count: number): this {
    const nums = laidShapes(this.#drawing.document.design).map(({ shape }) => shape.shapeNum);
    return this.#run(act(commands.select, nums.slice(-count))).#run(act(commands.combine, how));
  }

  /** Adds a corner in the middle of each arc of the selected shape, as often as `times`. */
  divided(times: number): this {
    for (let time = 0; time < times; time++) {
      // The last side is first, because a new corner changes the numbers of the corners after it.
      const arcs = this.#corners().flatMap(([, , bulge], side) => (bulge === 0 ? [] : [side]));
      for (const side of arcs.reverse()) this.#run(act(commands.addCorner, { side, at: null }));
    }
    return this;
  }

  /** Removes the corner of the selected shape that follows the corner at a place. */
  withoutCornerAfter(place: Spot): this {
    const corners = this.#corners();
    const before = corners.findIndex(([x, y]) => this.#cells(x) === place[0] && this.#cells(y) === place[1]);
    return this.#run(act(commands.removeCorner, { corner: (before + 1) % corners.length }));
  }

  /** Copies the selected shape in place, and gives the copy a fabric. */
  copied(fabric: number): this {
    this.#run(act(commands.copy)).#run(act(commands.paste, 'in place'));
    return this.#run(act(commands.giveFabric, fabric));
  }

  /**
   * Draws a sector of 60° as with a pair of compasses: circles about the ends of a level radius meet at its tip. Returns
   * the ends of its equal parts, from the radius on, in cells.
   * @param times how often the angle is halved
   */
  partsOf60([x, y]: Spot, radius: number, times: number): Point[] {
    const corners = this.guided([x, y], () => {
      this.quarter(9, [x, y], radius, -radius).quarter(9, [x + radius, y], -radius, -radius);
      this.combined('intersect', 2).divided(times);
    });
    // The arc about the other end of the radius comes first, in as many parts.
    return corners.slice(2 ** times).reverse();
  }

  #fill(
    unit: FillUnit,
    turns: Turns,
    [column, row]: Spot,
    side: number,
    fabrics: Omit<UnitFabrics, 'third'>,
  ): this {
    return this.#run(
      act(commands.fill, {
        ...{ unit, turns, layer: this.#layer, fabrics: { ...fabrics, third: fabrics.ground } },
        ranges: [{ column, row, columns: side, rows: side }],
      }),
    );
  }

  #cornersFrom([x, y]: Spot): Point[] {
    const corners = this.#corners().map(([left, top]) => ({ x: this.#cells(left), y: this.#cells(top) }));
    const first = corners.findIndex((corner) => distance(corner, { x, y }) < SAME);
    if (first < 0) throw new Error(`There is no corner at ${x}, ${y}.`);
    return [...corners.slice(first), ...corners.slice(0, first)];
  }

  #corners() {
    const [laid] = selectedShapes(this.#drawing);
    return laid ? outlineCornersOf(laid.shape) : [];
  }

  /** Returns the coordinate of a grid line, or of a corner that is already drawn, in block units. */
  #snapped(cells: number): number {
    if (Number.isInteger(cells)) return gridLine(this.grid, cells);
    const place = (cells * LIMITS.blockSpace) / this.grid;
    const drawn = laidShapes(this.#drawing.document.design).flatMap(({ shape }) =>
      outlineCornersOf(shape).flatMap(([x, y]) => [x, y]),
    );
    const line = drawn.find((each) => Math.abs(each - place) < SAME);
    if (line === undefined) throw new Error(`Nothing snaps to ${cells}.`);
    return line;
  }

  #cells(units: number): number {
    return (units * this.grid) / LIMITS.blockSpace;
  }

  #run(action: DrawingAction): this {
    if (!action.canRun(this.#drawing)) throw new Error(`“${action.type}” can’t be run.`);
    this.#drawing = action.run(this.#drawing);
    return this;
  }
}

/**
 * Returns the cells of a square of `count` by `count` cells, each of `side` grid cells. Odd cells are the dark ones of
 * a chessboard.
 */
export function cellsIn(count: number, side: number) {
  return Array.from({ length: count * count }, (_, i) => {
    const [column, row] = [i % count, Math.floor(i / count)];
    return { x: column * side, y: row * side, isOdd: (column + row) % 2 === 1 };
  });
}
