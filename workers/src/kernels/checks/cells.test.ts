import { blockUnits } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { LIMITS } from '@quiltwright/shared/limits';
import { shapeTypes, type Levels, type Shape } from '@quiltwright/shared/quilting/shapes/shape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ring } from '../patches/lattice/lattice';
import { ringOfCell, visitCells, type Cell, type Part } from './cells';
import type { Checks } from './check-types';
import { seenIn } from './seen';

const whole: Cell = { left: 0, top: 0, right: 1000, bottom: 1000 };
const box = (left: number, top: number, right: number, bottom: number): Ring =>
  ringOfCell({ left, top, right, bottom });

function cellsOf(rings: readonly Ring[], mostEdges?: number): { cell: Cell; parts: readonly Part[] }[] {
  const cells: { cell: Cell; parts: readonly Part[] }[] = [];
  visitCells(whole, rings, (cell, parts) => cells.push({ cell, parts }), mostEdges);
  return cells;
}

function areaOf(ring: Ring): number {
  let [twice, from] = [0, ring.at(-1)];
  for (const to of ring) {
    twice += (from?.x ?? 0) * to.y - to.x * (from?.y ?? 0);
    from = to;
  }
  return twice / 2;
}

/** Returns the total length of a gap's outline and holes, in block units. */
function perimeterOf({ outline, holes }: Checks['gaps'][number]): number {
  return [outline, ...holes].reduce((sum, path) => {
    const sides = path.map((to, index) => {
      const from = path.at(index - 1) ?? to;
      return Math.hypot(to.x - from.x, to.y - from.y);
    });
    return sides.reduce((length, side) => length + side, sum);
  }, 0);
}

describe('cells', () => {
  it('are the whole block if it has few shapes, and quarters if it has more', () => {
    const diagonal = [box(0, 0, 400, 400), box(600, 600, 1000, 1000)];
    expect(cellsOf(diagonal, 8)).toEqual([
      {
        cell: whole,
        parts: [
          { of: 0, ring: diagonal[0] },
          { of: 1, ring: diagonal[1] },
        ],
      },
    ]);
    expect(cellsOf(diagonal, 7).map(({ parts }) => parts.map(({ of }) => of))).toEqual([[0], [], [], [1]]);
  });

  it('hold the parts of a ring inside them, cut at their edges', () => {
    /* The lower left half of a square covers no part of the quarter at the upper right. */
    const triangle: Ring = [
      { x: 0, y: 0 },
      { x: 1000, y: 1000 },
      { x: 0, y: 1000 },
    ];
    const areas = cellsOf([triangle], 4).map(({ parts }) => parts.map(({ ring }) => areaOf(ring)));
    expect(areas).toEqual([[500_000]]);
    const corners = cellsOf([triangle, box(0, 990, 10, 1000)], 6);
    expect(corners.slice(0, 2).map(({ parts }) => parts.map(({ ring }) => areaOf(ring)))).toEqual([
      [125_000],
      [],
    ]);
  });

  it('leave out shapes under a ring that covers them', () => {
    const rings = [box(100, 100, 200, 200), box(0, 0, 500, 1000), box(100, 100, 200, 200)];
    const cells = cellsOf(rings, 8);
    expect(cells[0]?.parts.map(({ of }) => of)).toEqual([1, 2]);
    expect(cells).toHaveLength(4);
  });

  it('add up to all the shapes, with few of a thousand circles side by side in each cell', () => {
    const circle = (column: number, row: number): Ring =>
      Array.from({ length: 64 }, (_, corner) => ({
        x: 25 * column + 12.5 + 12.5 * Math.cos((corner * Math.PI) / 32),
        y: 40 * row + 20 + 20 * Math.sin((corner * Math.PI) / 32),
      }));
    const circles = Array.from({ length: 1000 }, (_, i) => circle(i % 40, Math.floor(i / 40)));
    const cells = cellsOf(circles);
    const edges = cells.map(({ parts }) => parts.reduce((sum, { ring }) => sum + ring.length, 0));
    expect(Math.max(...edges)).toBeLessThanOrEqual(600);
    const area = cells.flatMap(({ parts }) => parts).reduce((sum, { ring }) => sum + areaOf(ring), 0);
    /* 64 chords of an ellipse cover 64/2 · sin(2π/64) of the product of its half axes; cuts are rounded to whole
       numbers. */
    expect(area / (1000 * 32 * Math.sin(Math.PI / 32) * 12.5 * 20)).toBeCloseTo(1, 2);
  });
});

describe('visible parts cell by cell', () => {
  /**
   * Expects that checking a block cell by cell finds the same gaps and hidden shapes as checking it as a whole.
   * @param mostEdges the greatest number of edges in a cell that isn't cut further
   */
  function expectSame(levels: Levels, mostEdges: number) {
    const [atOnce, byCells] = [seenIn(levels, Infinity), seenIn(levels, mostEdges)];
    expect(byCells.hidden).toEqual(atOnce.hidden);
    const byArea = (seen: typeof atOnce) => [...seen.gaps].sort((one, other) => one.area - other.area);
    expect(byCells.gaps).toHaveLength(atOnce.gaps.length);
    byArea(byCells).forEach(({ area }, index) => {
      const whole = byArea(atOnce)[index];
      // A corner where cells meet can become one with another that lies 0.001 block units away (`NEAR` in corners.ts).
      // Each edge of the gap then moves by at most this distance.
      const most = 0.001 * (whole ? perimeterOf(whole) : 0);
      expect(Math.abs(area - (whole?.area ?? 0))).toBeLessThanOrEqual(most);
    });
  }

  it('equal the visible parts of the whole block: blocks of the library without every third shape', () => {
    for (const { levels } of premadeBlocks.filter((_, index) => index % 8 === 0)) {
      const shapes = levels.map((level) => level.filter((_, index) => index % 3 > 0));
      expectSame(shapes, 40);
    }
  });

  it('equal them for shapes of all types, on a grid and off it', () => {
    const side = (grid: number) => LIMITS.blockSpace / grid;
    const anyShape = fc.constantFrom(2, 3, 5, 7, 8, 37).chain((grid) =>
      fc
        .record({
          type: fc.constantFrom(...shapeTypes),
          x: fc.nat(grid - 1),
          y: fc.nat(grid - 1),
          columns: fc.integer({ min: 1, max: grid }),
          rows: fc.integer({ min: 1, max: grid }),
        })
        .map(({ type, x, y, columns, rows }): Shape => {
          const line = (index: number) => Math.round(Math.min(index, grid) * side(grid) * 1e4) / 1e4;
          return {
            shapeNum: 0,
            shapeType: type,
            shapeXLoc: blockUnits(line(x)),
            shapeYLoc: blockUnits(line(y)),
            shapeWidth: blockUnits(line(x + columns) - line(x)),
            shapeHeight: blockUnits(line(y + rows) - line(y)),
            fillFabric: 1,
            strokeWidth: 0,
          };
        }),
    );
    const anyLevel = fc
      .array(anyShape, { minLength: 1, maxLength: 16 })
      .map((shapes) => shapes.map((shape, shapeNum) => ({ ...shape, shapeNum })));
    fc.assert(
      fc.property(anyLevel, (level) => {
        expectSame([level], 12);
      }),
      { numRuns: 60 },
    );
  });

  it('give a gap around a shape without corners where cells meet', () => {
    const square = (x: number, y: number, side: number): Shape => ({
      shapeNum: 1,
      shapeType: 1,
      shapeXLoc: blockUnits(x),
      shapeYLoc: blockUnits(y),
      shapeWidth: blockUnits(side),
      shapeHeight: blockUnits(side),
      fillFabric: 1,
      strokeWidth: 0,
    });
    const { gaps } = seenIn([[square(300, 300, 500)]], 3);
    expect(gaps.map(({ outline, holes }) => [outline.length, holes.map(({ length }) => length)])).toEqual([
      [4, [4]],
    ]);
  });
});
