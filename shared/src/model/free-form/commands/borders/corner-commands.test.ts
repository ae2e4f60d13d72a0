import { describe, expect, it } from 'vitest';
import { quiltAmounts } from '../../../cloth/cloth-amounts.js';
import { bandWidth } from '../../../cloth/quilt-bands.js';
import { act } from '../../../command.js';
import { after, next, placeAt, star } from '../../arrangement.fixture.js';
import type { Arrangement } from '../../arrangement.js';
import { fitProblemsOf } from '../../fit/fit-problems.js';
import { boxOf } from '../../fitting.js';
import { freeFormCommands as commands } from '../../free-form-commands.js';
import { laidPlacements, openedFreeForm } from '../../free-form-document.js';
import { laidOnBorders } from './border-blocks.js';

const width = (border: 1 | 2, inches: number) => act(commands.setBorderWidth, { border, width: inches });
const squares = act(commands.setCornerBlocks, { border: 1, block: { kind: 'square', fabric: 40 } });
const turned = act(commands.setCornerBlocks, { border: 1, block: { kind: 'block', id: 1 } });

/* Blocks of 12″, 3 × 5, on a quilt of 36″ × 60″. With a border of 4″ it is 44″ × 68″. */
const grid = after(act(commands.begin, { start: 'grid', blocks: [star] }));
const framed = next(next(grid, act(commands.toggleBorder, 1)), width(1, 4));

const sides = ({ document: { design } }: Arrangement) => [design.quilt.quiltWidth, design.quilt.quiltLength];
const cornersOf = ({ document: { design } }: Arrangement, border = 1) =>
  (laidOnBorders(design)[border - 1]?.corners ?? []).map(({ placement }) => {
    const { x, y, width: wide, height } = boxOf(placement);
    return [x, y, wide, height, placement.turn ?? 0];
  });

describe('squares on the corners of a border', () => {
  it('are four blocks of one patch, as wide as the border, and trouble nobody', () => {
    const done = next(framed, squares);
    expect(cornersOf(done)).toEqual([
      [0, 0, 4, 4, 0],
      [40, 0, 4, 4, 0],
      [40, 64, 4, 4, 0],
      [0, 64, 4, 4, 0],
    ]);
    expect(fitProblemsOf(done.document.design).count).toBe(0);
  });

  it('leave the border 4 · 36 · 2 and 4 · 60 · 2 square inches of its cloth', () => {
    const coloured = next(
      next(framed, squares),
      act(commands.giveFabric, { targets: [{ kind: 'band', band: 'border1' }], fabric: 50 }),
    );
    const amounts = quiltAmounts(coloured.document.design.quilt);
    expect(amounts.get(50)).toBe(768);
    expect(amounts.get(40)).toBe(64);
  });

  it('follow the border when it gets wider, when another one is added inside the quilt, and when it goes', () => {
    const wide = next(next(framed, squares), width(1, 6));
    expect(sides(wide)).toEqual([48, 72]);
    expect(cornersOf(wide).map(([x, y]) => [x, y])).toEqual([
      ...[
        [0, 0],
        [42, 0],
        [42, 66],
        [0, 66],
      ],
    ]);
    const two = next(wide, act(commands.toggleBorder, 2));
    expect(sides(two)).toEqual([52, 76]);
    expect(cornersOf(two)[0]).toEqual([2, 2, 6, 6, 0]);
    const both = next(
      two,
      act(commands.setCornerBlocks, { border: 2, block: { kind: 'square', fabric: 41 } }),
    );
    const wider = next(both, width(1, 7));
    expect(sides(wider)).toEqual([54, 78]);
    expect([cornersOf(wider)[2], cornersOf(wider, 2)[2]]).toEqual([
      [45, 69, 7, 7, 0],
      [52, 76, 2, 2, 0],
    ]);
    const gone = next(next(framed, squares), act(commands.toggleBorder, 1));
    expect(sides(gone)).toEqual([36, 60]);
    expect(laidPlacements(gone.document.design)).toHaveLength(1);
  });

  it('follow the quilt’s size, and go with a choice of other corners', () => {
    const smaller = next(next(framed, squares), act(commands.setSize, { width: 50, length: 70 }));
    expect(cornersOf(smaller)[2]).toEqual([46, 66, 4, 4, 0]);
    const mitred = next(
      next(framed, squares),
      act(commands.setBorderCorners, { border: 1, corners: 'mitred' }),
    );
    expect(cornersOf(mitred)).toEqual([]);
    expect(laidPlacements(mitred.document.design)).toHaveLength(1);
  });

  it('stay in an opened quilt, and grow with it', () => {
    const opened = {
      ...framed,
      document: openedFreeForm(next(framed, squares).document.design.quilt, { num: 7, revision: 1 }),
    };
    const wide = next(opened, width(1, 6));
    expect(sides(wide)).toEqual([48, 72]);
    expect(cornersOf(wide)[1]).toEqual([42, 0, 6, 6, 0]);
  });
});

it('colours all four squares together', () => {
  const done = next(framed, squares);
  const [corner] = laidOnBorders(done.document.design)[0]?.corners ?? [];
  const target = { kind: 'spot' as const, id: corner?.id ?? 0, patches: [0] };
  const blue = next(done, act(commands.giveFabric, { targets: [target], fabric: 44 }));
  const fabrics = laidOnBorders(blue.document.design)[0]?.corners.map(
    ({ placement }) => placement.levels[0]?.[0]?.fillFabric,
  );
  expect(fabrics).toEqual([44, 44, 44, 44]);
});

it('turns a block on the corners by a quarter from each to the next', () => {
  const done = next(next(framed, squares), turned);
  expect(cornersOf(done).map(([, , , , turn]) => turn)).toEqual([0, 2, 4, 6]);
  expect(new Set(laidPlacements(done.document.design).map(({ placement }) => placement.levels)).size).toBe(1);
});

it('puts no blocks on a border narrower than an inch, which is the least side of a block', () => {
  const narrow = next(framed, width(1, 0.75));
  expect(squares.canRun(narrow)).toBe(false);
  // Blocks that no longer fit are removed.
  const narrowed = next(next(framed, squares), width(1, 0.75));
  expect(cornersOf(narrowed)).toEqual([]);
  expect(bandWidth(narrowed.document.design.quilt, 'border1')).toBe(0.75);
});

it('stops keeping a block that the quilter moved off its corner', () => {
  const done = next(
    next(framed, squares),
    act(commands.select, [laidPlacements(next(framed, squares).document.design)[1]?.id ?? 0]),
  );
  expect(cornersOf(next(done, act(commands.move, { x: 6, y: 6 })))).toEqual([]);
});

it('needs a border', () => {
  expect(squares.canRun(after(placeAt(0, 0)))).toBe(false);
});
