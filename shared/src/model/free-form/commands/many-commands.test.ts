import { bandFabric } from '../../cloth/quilt-bands.js';
import { expect, it } from 'vitest';
import { act } from '../../command.js';
import { after, next, placeAt } from '../arrangement.fixture.js';
import { copyBoxes } from '../../../quilting/copies.js';
import { freeFormCommands as commands } from '../free-form-commands.js';
import { laidPlacements } from '../free-form-document.js';
import { chessboardOf } from './many-commands.js';
import type { Arrangement } from '../arrangement.js';

/** Returns the fabrics of each placement, bottom first. */
const fabrics = ({ document }: Arrangement) =>
  laidPlacements(document.design).map(({ placement }) =>
    placement.levels.flat().map(({ fillFabric }) => fillFabric),
  );

/* A star is in fabrics 21 and 22. */
const bordered = after(
  act(commands.toggleBorder, 1),
  act(commands.giveFabric, { targets: [{ kind: 'band', band: 'border1' }], fabric: 21 }),
  placeAt(4, 4, 4),
  placeAt(4, 20, 4),
  act(commands.repeat, { columns: 5, rows: 3, xSeparation: 1 }),
);

it('replaces a fabric in the whole quilt, in blocks and bands, in one step', () => {
  const replaced = next(bordered, act(commands.replaceFabric, { from: 21, to: 33 }));
  expect(fabrics(replaced)).toEqual([
    [33, 22],
    [33, 22],
  ]);
  expect(bandFabric(replaced.document.design.quilt, 'border1')).toBe(33);
  expect(replaced.document.past).toHaveLength(bordered.document.past.length + 1);
  const none = act(commands.replaceFabric, { from: 99, to: 33 });
  expect(none.canRun(bordered)).toBe(false);
});

it('replaces it in every second copy: the repeat is split into four placements in the same places', () => {
  const replaced = next(bordered, act(commands.replaceInEverySecond, { id: 2, from: 21, to: 33 }));
  expect(fabrics(replaced).map(([fabric]) => fabric)).toEqual([21, 21, 33, 33, 21]);
  /* Seven of the repeat's fifteen copies get the new fabric. */
  const laid = laidPlacements(replaced.document.design);
  expect(laid.slice(2, 4).flatMap(({ placement }) => copyBoxes(placement))).toHaveLength(7);
  const boxes = laid.slice(1).flatMap(({ placement }) => copyBoxes(placement));
  const before = laidPlacements(bordered.document.design)
    .slice(1)
    .flatMap(({ placement }) => copyBoxes(placement));
  const inOrder = (all: typeof boxes) => all.map(({ x, y }) => `${x} ${y}`).sort();
  expect(inOrder(boxes)).toEqual(inOrder(before));
});

it('splits a row in two, and leaves a single block whole', () => {
  const row = after(placeAt(0, 0, 4), act(commands.repeat, { columns: 4 }));
  const [{ placement } = { placement: null }] = laidPlacements(row.document.design);
  expect(placement && chessboardOf(placement)).toMatchObject([
    { isSecond: false, placement: { xLocation: 0, numOfColumns: 2, xSeparation: 4 } },
    { isSecond: true, placement: { xLocation: 4, numOfColumns: 2, xSeparation: 4 } },
  ]);
  const swap = act(commands.replaceInEverySecond, { id: 1, from: 21, to: 33 });
  expect(swap.canRun(row)).toBe(true);
  expect(swap.canRun(after(placeAt(0, 0)))).toBe(false);
});
