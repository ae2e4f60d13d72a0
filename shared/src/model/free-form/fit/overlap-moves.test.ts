import { expect, it } from 'vitest';
import { act } from '../../command.js';
import type { Arrangement } from '../arrangement.js';
import { after, laid, next, placeAt, select } from '../arrangement.fixture.js';
import { freeFormCommands as commands } from '../free-form-commands.js';
import type { Fix } from './fix.js';
import { fitProblemsOf } from './fit-problems.js';
import { fixesOf } from './fixes.js';

/** Returns the fixes for the first overlap of two blocks. If one of them is selected, that block moves. */
function fixesIn({ document: { design }, selection }: Arrangement): readonly Fix[] {
  const overlap = fitProblemsOf(design).first.find(({ kind }) => kind === 'overlap');
  if (!overlap) throw new Error('There is one.');
  return fixesOf(overlap, design, selection);
}

/** Returns the positions of the blocks after the first fix, bottom first, in inches. */
function placesAfterFix(arrangement: Arrangement): [number, number][] {
  const overlap = fitProblemsOf(arrangement.document.design).first.find(({ kind }) => kind === 'overlap');
  const [fix] = fixesIn(arrangement);
  if (!overlap || !fix) throw new Error('There is one.');
  return laid(next(arrangement, act(commands.fix, { id: overlap.id, fix }))).map(([x, y]) => [x, y]);
}

const lock = (...ids: number[]) => act(commands.lock, { ids, isLocked: true });

/*
 * On a quilt of 40″ × 60″, blocks of 12″ start at 0″, 28″ and 42″ of the middle column. The first block was in the gap
 * between them, at 14″. The columns on both sides are full.
 */
const rows = act(commands.repeat, { rows: 5 });
const columnWith = (y: number) =>
  after(
    placeAt(14, y),
    placeAt(14, 0),
    placeAt(14, 28),
    placeAt(14, 42),
    placeAt(0, 0),
    rows,
    placeAt(28, 0),
    rows,
  );
const columnAfterFix = (y: number, ...selected: number[]) =>
  placesAfterFix(next(columnWith(y), select(...selected)))
    .slice(0, 4)
    .map(([, place]) => place);

it('moves a dragged block back towards its gap, and its neighbour never over it', () => {
  /*
   * From 24″ to 36″, the block covers 8″ of the block that starts at 28″. The other block would have to move 16″
   * up to be free, to the other side of the first block.
   */
  for (const selected of [[1], [], [3], [1, 3]])
    expect(columnAfterFix(24, ...selected)).toEqual([16, 0, 28, 42]);
  /* From 20″, it covers 4″. The other block has nowhere to go. */
  for (const selected of [[1], [], [3]]) expect(columnAfterFix(20, ...selected)).toEqual([16, 0, 28, 42]);
});

it('moves the selected block if it has a free place, and else the upper one of two equal ways', () => {
  const two = after(placeAt(4, 20), placeAt(14, 22));
  /* The overlap is 2″ wide. The left block has 4″ on its left, the right one 14″ on its right. */
  expect(placesAfterFix(next(two, select(1)))).toEqual([
    [2, 20],
    [14, 22],
  ]);
  expect(placesAfterFix(next(two, select(2)))).toEqual([
    [4, 20],
    [16, 22],
  ]);
  expect(placesAfterFix(next(two, select(1, 2)))).toEqual([
    [4, 20],
    [16, 22],
  ]);
  expect(placesAfterFix(after(placeAt(4, 20), placeAt(14, 22), lock(2), select(1)))).toEqual([
    [2, 20],
    [14, 22],
  ]);
});

it('moves the block with the shorter way, unless it is locked', () => {
  /* The upper block starts at the left edge and overlaps 2″ of the lower one, which has room on its right. */
  const edge = [placeAt(10, 20), placeAt(0, 20), select()];
  expect(placesAfterFix(after(...edge))).toEqual([
    [12, 20],
    [0, 20],
  ]);
  expect(placesAfterFix(after(...edge, lock(1)))).toEqual([
    [10, 20],
    [0, 32],
  ]);
});

it('moves no block on to a border', () => {
  /* Inside the border of 2″, the left block has no room on its left. */
  const border = act(commands.toggleBorder, 1);
  const keepSize = act(commands.keepSize, true);
  expect(placesAfterFix(after(keepSize, border, placeAt(2, 20), placeAt(12, 20), select(1)))).toEqual([
    [2, 32],
    [12, 20],
  ]);
});
