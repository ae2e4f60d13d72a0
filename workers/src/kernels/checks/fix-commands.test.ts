import type { Gap } from '@quiltwright/shared/quilting/shapes/gap';
import { gridLine, oneCell, squareGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { checksOf } from './checks';
import { describe, expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { Drawing } from '@quiltwright/shared/model/created-block/drawing';
import {
  after,
  drawn,
  next,
  numbered,
  place,
  selected,
  steps,
} from '@quiltwright/shared/model/created-block/drawing.fixture';
import { fillOf } from '@quiltwright/shared/model/created-block/fixing/gap-fill';

const found = ({ document }: Drawing) => checksOf(document.design.block);
const fill = (gaps: readonly Gap[]) => act(commands.fillGaps, gaps);
/** Returns the position of line `index` in a grid of thirds, in block units. */
const third = (index: number) => gridLine(3, index);
const lock = (layer: number) => act(commands.lockLayer, { layer, isLocked: true });

describe('filling gaps', () => {
  it('adds the exact shape, as the mirror of the one on the other side', () => {
    /* The left half of the block has two triangles. The right half has one, and a gap in the place of the other. */
    const start = after(
      place(2, 0, 0, 500, 1000),
      place(8, 0, 0, 500, 1000, 2),
      act(commands.giveFabric, 4),
      place(7, 500, 0, 500, 1000),
    );
    const { gaps } = found(start);
    expect(gaps).toHaveLength(1);
    const [gap] = gaps;
    expect(gap && fillOf(gap)).toMatchObject({ pieces: [{ type: 9 }] });
    const end = next(start, fill(gaps));
    expect(drawn(end).at(-1)).toEqual([9, 500, 0, 500, 1000]);
    expect(numbered(end)).toEqual([[1, 3], [2, 4], []]);
    expect(end.document.design.block.levels[1]?.map(({ fillFabric }) => fillFabric)).toEqual([4, 4]);
    expect(found(end)).toMatchObject({ gaps: [], hidden: [], overlapping: [] });
    expect(steps(end).at(-1)).toBe('Gap filled');
    expect(selected(end)).toEqual([4]);
  });

  it('adds a rectangle beneath, on its own layer, if no shape fits a gap', () => {
    const start = after(place(10, 0, 0, 1000, 1000), place(1, 0, 0, 500, 500));
    /*
     * A diamond leaves a triangular gap in three corners; a square covers the fourth. The gaps around a circle have no
     * shape type.
     */
    expect(found(start).gaps).toHaveLength(3);
    const circle = after(place(6, 0, 0, 1000, 1000));
    const end = next(circle, fill(found(circle).gaps));
    expect(numbered(end)).toEqual([[2, 3, 4, 5], [1], []]);
    expect(found(end)).toMatchObject({ gaps: [], hidden: [], overlapping: [] });
    // The rectangles get a spot that no other shape has.
    expect(end.document.design.block.levels[0]?.every(({ fillFabric }) => fillFabric === 2)).toBe(true);
  });

  it('adds squares and triangles that make up a gap, on the same layer: the sky of a star', () => {
    /*
     * In this star of thirds, each side has a triangle in its middle. Beside the triangle is one gap, as
     * large as a square and a triangle.
     */
    const star = after(
      act(commands.setGrid, squareGrid(3)),
      act(commands.setSymmetry, 'quarter turns'),
      act(commands.fill, {
        ...{ unit: 'square', turns: 0, fabrics: { figure: 3, ground: 1, third: 2 }, layer: 2 },
        ranges: [oneCell({ column: 1, row: 1 })],
      }),
      place(2, third(1), third(0), third(1), third(1), 2),
    );
    const { gaps } = found(star);
    expect(gaps).toHaveLength(4);
    const end = next(star, fill(gaps));
    expect(numbered(end).map(({ length }) => length)).toEqual([8, 5, 0]);
    expect(found(end)).toMatchObject({ gaps: [], hidden: [], overlapping: [] });
    expect(drawn(end)).toContainEqual([8, 333.3336, 0, 333.3328, 333.3336]);
  });

  it('fills a frame with rectangles, and a hexagon with its parts', () => {
    const frame = after(place(1, 250, 250, 500, 500));
    const end = next(frame, fill(found(frame).gaps));
    expect(drawn(end).slice(1)).toEqual([
      [1, 0, 0, 1000, 250],
      [1, 0, 250, 250, 750],
      [1, 750, 250, 250, 750],
      [1, 250, 750, 500, 250],
    ]);
    expect(found(end)).toMatchObject({ gaps: [], hidden: [], overlapping: [] });
    const corners = after(
      place(9, 0, 0, 500, 500),
      place(8, 500, 0, 500, 500),
      place(2, 0, 500, 500, 500),
      place(7, 500, 500, 500, 500),
      place(1, 0, 0, 250, 1000, 2),
      place(1, 750, 0, 250, 1000, 2),
    );
    const [gap] = found(corners).gaps;
    expect(gap && fillOf(gap).pieces?.map(({ type }) => type)).toEqual([7, 2, 8, 9, 1]);
  });

  it('needs room for all pieces', () => {
    const squares = Array.from({ length: 996 }, () => ({
      ...{ form: 1 as const, layer: 1, fabric: 1 },
      box: { x: 250, y: 250, width: 500, height: 500 },
    }));
    const { gaps } = found(after(place(1, 250, 250, 500, 500)));
    const most = after(act(commands.placeAll, squares));
    expect(fill(gaps).canRun(most)).toBe(true);
    expect(fill(gaps).canRun(next(most, place(1, 250, 250, 500, 500)))).toBe(false);
  });

  it('fills a gap that pieces can’t fill with one rectangle, and leaves locked layers unchanged', () => {
    const start = after(place(6, 250, 250, 500, 500), lock(1));
    const end = next(start, fill(found(start).gaps));
    expect(drawn(end)[0]).toEqual([1, 0, 0, 1000, 1000]);
    expect(end.document.design.layers.map(({ isLocked }) => isLocked)).toEqual([false, true, false]);
    const all = after(
      place(6, 250, 250, 500, 500),
      ...Array.from({ length: 6 }, () => act(commands.addLayer)),
    );
    const full = Array.from({ length: 8 }, (_, index) => place(6, 250, 250, 500, 500, index + 2)).reduce(
      next,
      all,
    );
    expect(numbered(next(full, fill(found(full).gaps)))[0]).toEqual([10, 1]);
    expect(fill(found(full).gaps).canRun(next(full, lock(1)))).toBe(false);
  });
});

describe('hidden shapes', () => {
  const start = after(place(10, 100, 100, 200, 200), place(1, 0, 0, 500, 500), place(1, 0, 0, 1000, 1000, 2));

  it('are removed, or brought to the front', () => {
    const { hidden } = found(start);
    expect(hidden).toEqual([1, 2]);
    const without = next(start, act(commands.removeHidden, hidden));
    expect(numbered(without)).toEqual([[], [3], []]);
    const out = next(start, act(commands.bringOut, [1]));
    expect(numbered(out)).toEqual([[2], [3], [1]]);
    expect(found(out).hidden).toEqual([2]);
    expect(selected(out)).toEqual([1]);
  });

  it('stay if their layer is locked', () => {
    expect(act(commands.removeHidden, [1]).canRun(next(start, lock(1)))).toBe(false);
    expect(act(commands.bringOut, [1]).canRun(next(start, lock(1)))).toBe(false);
  });
});

describe('overlapping shapes of one layer', () => {
  it('move to their own layer right above, so that the picture stays', () => {
    const start = after(
      place(1, 0, 0, 1000, 1000),
      place(10, 0, 0, 500, 500),
      place(10, 500, 500, 500, 500),
      place(6, 0, 0, 500, 500, 2),
    );
    const { overlapping } = found(start);
    expect(overlapping).toEqual([2, 3]);
    const end = next(start, act(commands.raise, overlapping));
    expect(numbered(end)).toEqual([[1], [2, 3], [4]]);
    expect(drawn(end)).toEqual(drawn(start));
    expect(found(end).overlapping).toEqual([]);
    expect(next(end, act(commands.undo)).document.design).toBe(start.document.design);
  });
});

it('fills only the part inside the block of a gap that reaches beyond it', () => {
  const outline = [
    { x: 0, y: 1 },
    { x: 1001, y: 0 },
    { x: 0, y: 0 },
  ];
  const filled = after(act(commands.fillGaps, [{ outline, holes: [], area: 1 }]));
  expect(drawn(filled)).toEqual([[9, 0, 0, 1000, 1]]);
});
