import { expect, it } from 'vitest';
import { act } from '../command';
import { after, placeAt } from './arrangement.fixture';
import { freeFormCommands as commands } from './free-form-commands';
import { mendsOf, misfitsOf } from './misfits';

/* A quilt of 40″ × 60″ with a border of 2″: from 2 to 38 and from 2 to 58 it is free. */
const border = act(commands.toggleBorder, { argument: 1 });
const found = (...actions: Parameters<typeof after>) => misfitsOf(after(...actions).document.design);
const columns = (count: number, gap: number) =>
  act(commands.repeat, { argument: { columns: count, xSeparation: gap } });

it('finds nothing where all fits: side by side, on one another, in the border', () => {
  expect(found(placeAt(0, 0), placeAt(12, 0), placeAt(2, 2, 6))).toEqual([]);
  expect(found(border, placeAt(2, 2), placeAt(0, 0, 2), placeAt(14, 2))).toEqual([]);
});

it('finds blocks that lie partly over others, and the shortest way off', () => {
  const overlapping = after(placeAt(0, 0), placeAt(10, 4));
  const [misfit, ...others] = misfitsOf(overlapping.document.design);
  expect(misfit).toEqual({
    kind: 'overlap',
    id: 2,
    under: 1,
    box: { x: 10, y: 4, width: 2, height: 8 },
    way: { x: 2, y: 0 },
  });
  expect(others).toEqual([]);
});

it('leaves repeats that interlock without touching', () => {
  /* Copies of 4″ at 0, 8 and 16, and at 4 and 12. */
  expect(found(placeAt(0, 0, 4), columns(3, 4), placeAt(4, 0, 4), columns(2, 4))).toEqual([]);
  expect(found(placeAt(0, 0, 4), columns(3, 4), placeAt(5, 1, 4), columns(2, 4))).toMatchObject([
    { kind: 'overlap', box: { x: 8, y: 1, width: 1, height: 3 } },
  ]);
});

it('finds what reaches over a border, and moves it inside', () => {
  const { design } = after(border, placeAt(1, 20)).document;
  const [misfit] = misfitsOf(design);
  expect(misfit).toMatchObject({ kind: 'under border', id: 1, way: { x: 1, y: 0 } });
  expect(misfit && mendsOf(misfit, design)).toMatchObject([
    { kind: 'move', by: 1, changes: { xLocation: 2 } },
  ]);
});

it('finds the strip that a repeat leaves, and centres, spreads or sizes it', () => {
  /* Five of 6″ and four gaps of 1″ are 34″ of 36″. */
  const { design } = after(border, placeAt(2, 2, 6), columns(5, 1)).document;
  const [misfit, ...others] = misfitsOf(design);
  expect(misfit).toEqual({
    kind: 'strip',
    id: 1,
    axis: 'x',
    strip: 2,
    box: { x: 36, y: 2, width: 2, height: 6 },
  });
  expect(others).toEqual([]);
  /* 32″ for five blocks are 6.4″ each, 6 6/16 on a ruler. */
  expect(misfit && mendsOf(misfit, design)).toMatchObject([
    { kind: 'centre', by: 1, changes: { xLocation: 3 } },
    { kind: 'spread', by: 0.5, changes: { xSeparation: 1.5 } },
    { kind: 'size', by: 6.375, changes: { blockWidth: 6.375 } },
  ]);
});
