import { expect, it } from 'vitest';
import { quiltFaults } from '../../../../quilting/quilt.js';
import { act } from '../../../command.js';
import { after, next, star, steps } from '../../arrangement.fixture.js';
import type { Arrangement } from '../../arrangement.js';
import { fitProblemsOf } from '../../fit/fit-problems.js';
import { boxOf } from '../../fitting.js';
import { freeFormCommands as commands } from '../../free-form-commands.js';
import { laidPlacements, openedFreeForm } from '../../free-form-document.js';
import { laidOnBorders } from './border-blocks.js';
import type { PiecedBorder } from './pieced-commands.js';

const begin = act(commands.begin, { start: 'grid', blocks: [star] });
const sides = ({ document: { design } }: Arrangement) => [design.quilt.quiltWidth, design.quilt.quiltLength];
const onBorder = ({ document: { design } }: Arrangement, border: number) => {
  const { corners = [], sides = [] } = laidOnBorders(design)[border - 1] ?? {};
  return { corners, sides };
};

/* 3 × 4 blocks of 12″ in 36″ × 48″, with a border of 5″: 46″ × 58″. */
const middle = after(
  act(commands.setSize, { width: 36, length: 48 }),
  begin,
  act(commands.addBorders, [{ width: 5, endWidth: 5 }]),
);
const pieced: PiecedBorder = {
  ...{ unit: 1, width: 5, facing: 'out', corners: null },
  spacer: { width: 2, endWidth: 1 },
};
const done = next(middle, act(commands.addPiecedBorder, pieced));

it('lays 10 and 12 units of 5″ around coping of 2″ and 1″, 60″ × 70″ in all, in one step', () => {
  expect(sides(middle)).toEqual([46, 58]);
  expect(sides(done)).toEqual([60, 70]);
  expect(
    onBorder(done, 3).sides.map(({ placement }) => {
      const { x, y, width, height } = boxOf(placement);
      return [x, y, width, height, placement.numOfColumns, placement.numOfRows, placement.turn ?? 0];
    }),
  ).toEqual([
    [5, 0, 50, 5, 10, 1, 0],
    [55, 5, 5, 60, 1, 12, 2],
    [5, 65, 50, 5, 10, 1, 4],
    [0, 5, 5, 60, 1, 12, 6],
  ]);
  expect(onBorder(done, 3).corners.map(({ placement }) => placement.turn ?? 0)).toEqual([0, 2, 4, 6]);
  expect(steps(done).at(-1)).toBe('Pieced border added');
  expect(sides(next(done, act(commands.undo)))).toEqual([46, 58]);
  expect(quiltFaults(done.document.design.quilt)).toEqual([]);
  expect(fitProblemsOf(done.document.design).count).toBe(0);
});

it('turns the units to face in', () => {
  const inwards = next(middle, act(commands.addPiecedBorder, { ...pieced, facing: 'in' }));
  expect(onBorder(inwards, 3).sides.map(({ placement }) => placement.turn ?? 0)).toEqual([4, 6, 0, 2]);
});

it('has the corners that the quilter chose', () => {
  const squares = next(
    middle,
    act(commands.addPiecedBorder, { ...pieced, corners: { kind: 'square', fabric: 40 } }),
  );
  const [corner] = onBorder(squares, 3).corners;
  expect(corner?.placement.levels[0]?.[0]?.fillFabric).toBe(40);
});

it('fills its sides again after a change inside it, with as many units as come nearest', () => {
  // With 7″ the sides are 36 + 14 + 4 = 54″ and 48 + 14 + 2 = 64″: 54 ÷ 11 = 4.909″ and 64 ÷ 13 = 4.923″.
  const wide = next(done, act(commands.setBorderWidth, { border: 1, width: 7 }));
  expect(sides(wide)).toEqual([64, 74]);
  const [top, right] = onBorder(wide, 3).sides;
  expect([top?.placement.numOfColumns, right?.placement.numOfRows]).toEqual([11, 13]);
  expect(quiltFaults(wide.document.design.quilt)).toEqual([]);
  const without = next(done, act(commands.toggleBorder, 3));
  expect(sides(without)).toEqual([50, 60]);
  expect(laidPlacements(without.document.design)).toHaveLength(1);
});

it('stays pieced in a quilt that is opened, and when it lies sideways', () => {
  const opened = { ...done, document: openedFreeForm(done.document.design.quilt, { num: 7, revision: 1 }) };
  expect(sides(next(opened, act(commands.setBorderWidth, { border: 1, width: 7 })))).toEqual([64, 74]);
  const turned = next(done, act(commands.turnQuilt));
  expect(onBorder(turned, 3).sides.map(({ placement }) => placement.numOfColumns)).toEqual([12, 1, 12, 1]);
});

it('is refused without its block, without room, and around a quilt that would be too large', () => {
  const can = (change: Partial<PiecedBorder>) =>
    act(commands.addPiecedBorder, { ...pieced, ...change }).canRun(middle);
  expect(can({})).toBe(true);
  expect(can({ unit: 99 })).toBe(false);
  expect(can({ width: 0.5 })).toBe(false);
  expect(can({ width: 110 })).toBe(false);
  expect(can({ spacer: { width: 0, endWidth: 1 } })).toBe(false);
});
