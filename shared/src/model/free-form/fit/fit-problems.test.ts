import { LIMITS } from '../../../limits.js';
import { describe, expect, it } from 'vitest';
import { act } from '../../command.js';
import { after, newArrangement, placeAt } from '../arrangement.fixture.js';
import { freeFormCommands as commands } from '../free-form-commands.js';
import { laidPlacements, withMore, withPlacements, type FreeFormDesign } from '../free-form-document.js';
import { MOST_COUNTED, MOST_LISTED, fitProblemsOf } from './fit-problems.js';

/* Inside a border of 2″, a quilt of 40″ × 60″ has room from 2 to 38 across and from 2 to 58 down. */
const border = act(commands.toggleBorder, 1);
const found = (...actions: Parameters<typeof after>) =>
  fitProblemsOf(after(...actions).document.design).first;
const columns = (count: number, gap: number) => act(commands.repeat, { columns: count, xSeparation: gap });

it('finds nothing if everything fits: side by side, on one another, in the border', () => {
  expect(found(placeAt(0, 0), placeAt(12, 0), placeAt(2, 2, 6))).toEqual([]);
  expect(found(border, placeAt(2, 2), placeAt(0, 0, 2), placeAt(14, 2))).toEqual([]);
});

it('finds blocks that lie partly over others', () => {
  expect(found(placeAt(0, 0), placeAt(10, 4))).toMatchObject([
    { kind: 'overlap', id: 2, lies: 'over', other: 1, box: { x: 10, y: 4, width: 2, height: 8 } },
  ]);
});

it('names the other one first if one is locked, and none if both are', () => {
  const lock = (...ids: number[]) => act(commands.lock, { ids, isLocked: true });
  const two = [placeAt(10, 10), placeAt(20, 14)];
  expect(found(...two, lock(2))).toMatchObject([{ id: 1, lies: 'under', other: 2 }]);
  expect(found(...two, lock(1))).toMatchObject([{ id: 2, lies: 'over', other: 1 }]);
  expect(found(...two, lock(1, 2))).toEqual([]);
});

it('ignores repeats that interlock without touching', () => {
  /* The first repeat has copies of 4″ at 0, 8 and 16, the second at 4 and 12. */
  expect(found(placeAt(0, 0, 4), columns(3, 4), placeAt(4, 0, 4), columns(2, 4))).toEqual([]);
  expect(found(placeAt(0, 0, 4), columns(3, 4), placeAt(5, 1, 4), columns(2, 4))).toMatchObject([
    { kind: 'overlap', box: { x: 8, y: 1, width: 1, height: 3 } },
  ]);
});

it('finds a block that reaches over a border, and its way back', () => {
  expect(found(border, placeAt(1, 20))).toMatchObject([{ kind: 'under border', id: 1, way: { x: 1, y: 0 } }]);
  expect(found(border, placeAt(0, 20, 38))).toMatchObject([{ kind: 'under border', way: null }]);
});

it('finds the strip that a repeat leaves', () => {
  /* Five blocks of 6″ and four gaps of 1″ are 34″ wide. The room inside the border is 36″. */
  const strip = { kind: 'strip', id: 1, axis: 'x', strip: 2, from: 2, room: 36 };
  expect(found(border, placeAt(2, 2, 6), columns(5, 1))).toEqual([
    { ...strip, box: { x: 36, y: 2, width: 2, height: 6 } },
  ]);
  expect(found(border, placeAt(4, 2, 6), columns(5, 1))).toEqual([
    { ...strip, box: { x: 2, y: 2, width: 2, height: 6 } },
  ]);
  expect(found(border, placeAt(2, 2, 6), columns(5, 1), placeAt(36, 2, 2))).toEqual([]);
});

describe('bare strips', () => {
  const strip = { kind: 'bare', id: 1, ids: [1], side: 'after', until: 'border' } as const;

  it('are narrower than 2″, between a block and a border or the edge', () => {
    /* The room is from 2 to 38. A block of 25″ that starts at 12 leaves 1″ at its right, and 2″ above it. */
    expect(found(border, placeAt(12, 4, 25))).toEqual([
      { ...strip, axis: 'x', box: { x: 37, y: 4, width: 1, height: 25 } },
    ]);
    expect(found(placeAt(0.5, 20))).toEqual([
      {
        ...{ ...strip, axis: 'x', side: 'before', until: 'edge' },
        box: { x: 0, y: 20, width: 0.5, height: 12 },
      },
    ]);
    /* A strip narrower than an eighth is a rounding error. */
    expect(found(placeAt(1 / 16, 20))).toEqual([]);
  });

  it('are at both ends of a repeat in the middle', () => {
    /* The repeat is 34″ wide, in a room of 36″. */
    const both = found(border, placeAt(3, 2, 6), columns(5, 1));
    expect(both.map(({ box }) => [box.x, box.width])).toEqual([
      [2, 1],
      [37, 1],
    ]);
  });

  it('are between blocks, joined if several lie side by side', () => {
    expect(found(placeAt(0, 0), placeAt(0, 12), placeAt(13, 0), placeAt(13, 12))).toEqual([
      {
        ...{ ...strip, id: 3, ids: [3, 4], axis: 'x', side: 'before', until: 'block' },
        box: { x: 12, y: 0, width: 1, height: 24 },
      },
    ]);
  });

  it('don’t exist in sashing, on another block, or between locked blocks', () => {
    const two = [placeAt(0, 0), placeAt(13, 0)];
    expect(found(...two, act(commands.toggleSashing))).toEqual([]);
    expect(found(placeAt(0, 0, 24), placeAt(1, 1), placeAt(13.5, 1, 9))).toEqual([]);
    const lock = (...ids: number[]) => act(commands.lock, { ids, isLocked: true });
    expect(found(...two, lock(1, 2))).toEqual([]);
    expect(found(...two, lock(1))).toMatchObject([{ kind: 'bare', id: 2, side: 'before' }]);
    expect(found(...two, lock(2))).toMatchObject([{ kind: 'bare', id: 1, side: 'after' }]);
  });
});

describe('blocks off the middle', () => {
  it('are found if no other fits beside them and the halves differ by less than 2″', () => {
    /*
     * The quilt is 40″ wide. A block of 30″ that starts at 4″ leaves 6″ at its right, 2″ more than at its left. If the
     * block starts at 5″, it is in the middle.
     */
    const rows = act(commands.repeat, { rows: 2 });
    expect(found(placeAt(4.5, 0, 30), rows)).toMatchObject([
      { kind: 'off centre', way: { x: 0.5, y: 0 }, margins: { x: [4.5, 5.5] } },
    ]);
    expect(found(placeAt(5, 0, 30), rows)).toEqual([]);
    expect(found(placeAt(4, 0, 30), rows)).toEqual([]);
    /* Another block of 12″ fits beside this one. */
    expect(found(placeAt(13.5, 0))).toEqual([]);
  });
});

describe('between blocks', () => {
  /*
   * Between a block of 12″ at the top and another one in the middle of the quilt, 24″ are left. Four blocks of 5½″ are
   * 22″ high.
   */
  const rows = (count: number) => act(commands.repeat, { rows: count });
  const round = [placeAt(0, 0), placeAt(0, 36)];

  it('finds the strip that a repeat leaves', () => {
    expect(found(...round, placeAt(0, 12, 5.5), rows(4))).toEqual([
      {
        ...{ kind: 'strip', id: 3, axis: 'y', strip: 2, from: 12, room: 24 },
        box: { x: 0, y: 34, width: 5.5, height: 2 },
      },
    ]);
    expect(found(...round, placeAt(0, 12, 6), rows(4))).toEqual([]);
  });

  it('ignores a strip as wide as the gaps of the repeat', () => {
    const four = act(commands.repeat, { rows: 4, ySeparation: 1 });
    /* Four blocks of 5″ with gaps of 1″ are 23″ of the 24″. */
    expect(found(...round, placeAt(0, 12, 5), four)).toEqual([]);
  });

  it('ignores a strip as wide as the sashing, and one that another block only touches', () => {
    /* The remaining strip is as wide as the sashing: 2″. */
    expect(found(...round, placeAt(0, 12, 5.5), rows(4), act(commands.toggleSashing))).toEqual([]);
    /*
     * The two blocks end at 12″, but the repeat goes from 9″ to 14½″. They don’t cover its ends, so its room is the
     * whole length of the quilt.
     */
    expect(found(...round, placeAt(9, 12, 5.5), rows(4))).toEqual([]);
  });
});

describe('of very many blocks', () => {
  /**
   * Returns a quilt of `count` blocks of 4″ in rows of `perRow` blocks. Their left edges are `x` inches apart, and the
   * rows `y` inches.
   */
  function laidBy(count: number, x: number, y: number, perRow = count): FreeFormDesign {
    const empty = withPlacements(newArrangement().document.design, []);
    const large = act(commands.setSize, { width: 260, length: 260 });
    const [one] = laidPlacements(after(large, placeAt(0, 0, 4)).document.design);
    if (!one) throw new Error('There is one.');
    const { quilt } = after(large).document.design;
    const placements = Array.from({ length: count }, (_, index) => ({
      ...one.placement,
      xLocation: (index % perRow) * x,
      yLocation: Math.floor(index / perRow) * y,
    }));
    return withMore({ ...empty, quilt }, placements as (typeof one.placement)[], undefined).design;
  }

  it('finds none among blocks side by side, and checks all', () => {
    expect(fitProblemsOf(laidBy(4225, 4, 4, 65))).toEqual({
      first: [],
      ids: new Set(),
      count: 0,
      isAll: true,
    });
    /* The greatest number of blocks, of 2½″, 100 in a row. */
    const small = laidBy(LIMITS.placements, 2.5, 2.5, 100);
    const blocks = small.quilt.blocks.map((each) => ({
      ...each,
      blockWidth: 2.5 as typeof each.blockWidth,
      blockHeight: 2.5 as typeof each.blockHeight,
    }));
    const design = { ...small, quilt: { ...small.quilt, blocks } };
    expect(fitProblemsOf(design)).toEqual({ first: [], ids: new Set(), count: 0, isAll: true });
  });

  it('stops searching if all lie on one another', () => {
    expect(fitProblemsOf(laidBy(LIMITS.placements, 0, 0))).toEqual({
      first: [],
      ids: new Set(),
      count: 0,
      isAll: false,
    });
  });

  it('stops counting if many overlap, and reports the first', () => {
    const { first, ids, count, isAll } = fitProblemsOf(laidBy(LIMITS.placements, 1 / 64, 1 / 64));
    expect([first.length, count, isAll]).toEqual([MOST_LISTED, MOST_COUNTED, false]);
    expect(ids.size).toBeGreaterThan(MOST_LISTED);
  });
});
