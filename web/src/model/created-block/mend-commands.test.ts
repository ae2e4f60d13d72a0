import type { Gap } from '@quiltwright/workers/kernels/checks/check-types';
import { checksOf } from '@quiltwright/workers/kernels/checks/checks';
import { describe, expect, it } from 'vitest';
import { act } from '../command';
import { createdBlockCommands as commands } from './created-block-commands';
import type { Drawing } from './drawing';
import { after, drawn, next, numbered, place, selected, steps } from './drawing.fixture';
import { fillOf } from './gap-fill';

const found = ({ document }: Drawing) => checksOf(document.design.block);
const fill = (gaps: readonly Gap[]) => act(commands.fillGaps, { argument: gaps });
const lock = (level: number) => act(commands.lockLayer, { argument: { level, isLocked: true } });

describe('filling gaps', () => {
  it('lays the very shape there, as the mirror of the one at the other side', () => {
    /* A square but for a triangle at its right, which the one at its left has. */
    const start = after(
      place(2, 0, 0, 500, 1000),
      place(8, 0, 0, 500, 1000, 1),
      act(commands.giveFabric, { argument: 4 }),
      place(7, 500, 0, 500, 1000),
    );
    const { gaps } = found(start);
    expect(gaps).toHaveLength(1);
    const [gap] = gaps;
    expect(gap && fillOf(start.document.design, gap)).toMatchObject({ type: 9, isExact: true });
    const end = next(start, fill(gaps));
    expect(drawn(end).at(-1)).toEqual([9, 500, 0, 500, 1000]);
    expect(numbered(end)).toEqual([[1, 3], [2, 4], []]);
    expect(end.document.design.block.levels[1]?.map(({ fillFabric }) => fillFabric)).toEqual([4, 4]);
    expect(found(end)).toMatchObject({ gaps: [], hidden: [], overlapping: [] });
    expect(steps(end).at(-1)).toBe('Gap filled');
    expect(selected(end)).toEqual([4]);
  });

  it('lays a rectangle beneath, on a layer of its own, where a gap is no shape', () => {
    const start = after(place(10, 0, 0, 1000, 1000), place(1, 0, 0, 500, 500));
    /* Three corners beside a diamond are triangles; around a circle there is no shape. */
    expect(found(start).gaps).toHaveLength(3);
    const circle = after(place(6, 0, 0, 1000, 1000));
    const end = next(circle, fill(found(circle).gaps));
    expect(numbered(end)).toEqual([[2, 3, 4, 5], [1], []]);
    expect(found(end)).toMatchObject({ gaps: [], hidden: [], overlapping: [] });
    // In a spot that no other shape has.
    expect(end.document.design.block.levels[0]?.every(({ fillFabric }) => fillFabric === 2)).toBe(true);
  });

  it('fills a frame with one rectangle, and leaves locked layers alone', () => {
    const start = after(place(1, 250, 250, 500, 500), lock(0));
    const end = next(start, fill(found(start).gaps));
    expect(drawn(end)[0]).toEqual([1, 0, 0, 1000, 1000]);
    expect(end.document.design.layers.map(({ isLocked }) => isLocked)).toEqual([false, true, false]);
    const all = after(
      place(1, 250, 250, 500, 500),
      ...Array.from({ length: 6 }, () => act(commands.addLayer)),
    );
    const full = Array.from({ length: 8 }, (_, level) => place(1, 250, 250, 500, 500, level + 1)).reduce(
      next,
      all,
    );
    expect(numbered(next(full, fill(found(full).gaps)))[0]).toEqual([10, 1]);
    expect(fill(found(full).gaps).canRun(next(full, lock(0)))).toBe(false);
  });
});

describe('shapes that aren’t seen', () => {
  const start = after(place(10, 100, 100, 200, 200), place(1, 0, 0, 500, 500), place(1, 0, 0, 1000, 1000, 1));

  it('are taken away, or brought to the front', () => {
    const { hidden } = found(start);
    expect(hidden).toEqual([1, 2]);
    const without = next(start, act(commands.removeHidden, { argument: hidden }));
    expect(numbered(without)).toEqual([[], [3], []]);
    const out = next(start, act(commands.bringOut, { argument: [1] }));
    expect(numbered(out)).toEqual([[2], [3], [1]]);
    expect(found(out).hidden).toEqual([2]);
    expect(selected(out)).toEqual([1]);
  });

  it('stay where their layer is locked', () => {
    expect(act(commands.removeHidden, { argument: [1] }).canRun(next(start, lock(0)))).toBe(false);
    expect(act(commands.bringOut, { argument: [1] }).canRun(next(start, lock(0)))).toBe(false);
  });
});

describe('shapes that lie over others of their layer', () => {
  it('get a layer of their own right above, so that the picture stays', () => {
    const start = after(
      place(1, 0, 0, 1000, 1000),
      place(10, 0, 0, 500, 500),
      place(10, 500, 500, 500, 500),
      place(6, 0, 0, 500, 500, 1),
    );
    const { overlapping } = found(start);
    expect(overlapping).toEqual([2, 3]);
    const end = next(start, act(commands.raise, { argument: overlapping }));
    expect(numbered(end)).toEqual([[1], [2, 3], [4]]);
    expect(drawn(end)).toEqual(drawn(start));
    expect(found(end).overlapping).toEqual([]);
    expect(next(end, act(commands.undo)).document.design).toBe(start.document.design);
  });
});
