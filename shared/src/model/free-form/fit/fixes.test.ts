import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inches } from '../../../geometry/units.js';
import { bandWidth } from '../../cloth/quilt-bands.js';
import { act } from '../../command.js';
import type { Arrangement } from '../arrangement.js';
import { after, fixesIn, laid, next, placeAt, select } from '../arrangement.fixture.js';
import { gapsOf } from '../../../quilting/placement.js';
import { boxOf } from '../fitting.js';
import { freeFormCommands as commands } from '../free-form-commands.js';
import { laidPlacements } from '../free-form-document.js';
import type { Fix } from './fix.js';
import { fixesOf } from './fixes.js';
import { fitProblemsOf, type FitProblem } from './fit-problems.js';

/* Inside a border of 2″, a quilt of 40″ × 60″ has room from 2 to 38 across and from 2 to 58 down. */
const keepSize = act(commands.keepSize, true);
const border = act(commands.toggleBorder, 1);
const columns = (count: number, gap: number) => act(commands.repeat, { columns: count, xSeparation: gap });
it('moves a block that overlaps another, or a border', () => {
  expect(fixesIn(after(placeAt(0, 0), placeAt(10, 4)))).toEqual([
    { kind: 'move', changes: { xLocation: 12, yLocation: 4 } },
  ]);
  expect(fixesIn(after(border, placeAt(1, 50)))).toEqual([
    { kind: 'move', changes: { xLocation: 2, yLocation: 46 } },
  ]);
});

it('moves no block on to others if there is another way', () => {
  /* The shorter way off is to the right, but a third block is there. */
  expect(fixesIn(after(placeAt(0, 0), placeAt(22, 0), placeAt(10, 0)))).toEqual([
    { kind: 'move', changes: { xLocation: 10, yLocation: 12 } },
  ]);
  /* The row reaches from edge to edge. Inside the border, no block of the row has room beside the others. */
  const row = [placeAt(0, 10), placeAt(12, 10), placeAt(24, 10), placeAt(36, 10, 4)];
  const kinds = fixesIn(after(keepSize, ...row, border)).map(({ kind }) => kind);
  expect(kinds).toEqual(['quilt', 'quilt']);
});

it('makes the quilt larger for a border around blocks that fill it', () => {
  /* The blocks fill 40″ × 60″. The larger quilt has 2″ more on each side. */
  const filled = [placeAt(0, 0, 20), act(commands.repeat, { columns: 2, rows: 3 })];
  const before = after(keepSize, ...filled, border);
  const fix = fixesIn(before).find(({ kind }) => kind === 'quilt');
  if (!fix) throw new Error('There is one.');
  expect(fix.quilt).toEqual({ quiltWidth: 44, quiltLength: 64, way: { x: 2, y: 2 } });
  const done = next(before, act(commands.fix, { id: 1, fix }));
  expect(laid(done)).toEqual([[2, 2, 20, 20, 2, 3]]);
  expect(fitProblemsOf(done.document.design).count).toBe(0);
  const locked = next(before, act(commands.lock, { ids: [1], isLocked: true }));
  expect(fixesIn(locked)).toEqual([]);
});

it('offers no fix that would cover blocks in the gaps of a repeat', () => {
  /*
   * Four blocks of 6″ with gaps of 3″ leave 3″ of the 36″. A block of 3″ is in the first gap, at 8″. With gaps of 4″,
   * the repeat doesn't cover this block.
   */
  expect(fixesIn(after(border, placeAt(2, 2, 6), columns(4, 3), placeAt(8, 2, 3)))).toEqual([
    { kind: 'gaps', changes: { xLocation: 2, xSeparation: 4 } },
  ]);
});

it('fills the rest of a repeat by gaps or blocks, or centres it in sashing', () => {
  /*
   * Five blocks of 6″ and four gaps of 1″ take 34″ of the 36″ inside the border. Blocks of 6.4″ would fill them.
   * Rounded down to 6 6/16″, the blocks leave ⅛″.
   */
  expect(fixesIn(after(border, placeAt(2, 2, 6), columns(5, 1)))).toEqual([
    { kind: 'gaps', changes: { xLocation: 2, xSeparation: 1.5 } },
    { kind: 'size', changes: { xLocation: 2.0625, blockWidth: 6.375, blockHeight: 6.375 } },
  ]);
  /* Centred, the repeat leaves strips of 1″ on both sides, which the sashing fills. */
  const sashed = after(act(commands.toggleSashing), border, placeAt(2, 2, 6), columns(5, 1));
  expect(fixesIn(sashed)[0]).toEqual({ kind: 'centre', changes: { xLocation: 3 } });
});

it('fills the room of a repeat between blocks, and no other', () => {
  const rows = act(commands.repeat, { rows: 4 });
  const round = [placeAt(0, 0), placeAt(0, 36)];
  const larger = { kind: 'size', changes: { yLocation: 12, blockWidth: 6, blockHeight: 6 } };
  /* Four blocks of 5½″ take 22″ of the 24″ between the other blocks. With three gaps of 10/16″, ⅛″ is left. */
  const gaps = { kind: 'gaps', changes: { yLocation: 12.0625, ySeparation: 0.625 } };
  expect(fixesIn(after(...round, placeAt(0, 12, 5.5), rows))).toEqual([gaps, larger]);
  /* Blocks of 6″ would cover the block at their right. */
  expect(fixesIn(after(...round, placeAt(0, 12, 5.5), rows, placeAt(5.5, 12)))).toEqual([gaps]);
});

it('offers no larger blocks that would cover the border below', () => {
  const rows = act(commands.repeat, { rows: 9 });
  /*
   * Nine blocks of 6″ are 54″ of 56″. Blocks of 6.375″, which fill 36″ across, would be too long. Blocks of 6.1875″
   * fill 55.6875″ down but only 34.9375″ across, so that 1.0625″ would be bare.
   */
  const kinds = fixesIn(after(border, placeAt(2, 2, 6), columns(5, 1), rows)).map(({ kind }) => kind);
  expect(kinds).toEqual(['gaps', 'gaps']);
});

it('finds room between borders without any, by gaps, blocks or the border', () => {
  /* Three blocks of 12″ and two gaps of 1″ are 38″, in a room of 36″. */
  expect(fixesIn(after(border, placeAt(0, 10), columns(3, 1)))).toEqual([
    { kind: 'gaps', changes: { xSeparation: 0, xLocation: 2, yLocation: 10 } },
    { kind: 'size', changes: { blockWidth: 11.3125, blockHeight: 11.3125, xLocation: 2, yLocation: 10 } },
    {
      kind: 'borders',
      borders: [1],
      changes: { xLocation: 1, yLocation: 10 },
    },
    { kind: 'quilt', changes: {}, quilt: { quiltWidth: 42, quiltLength: 60, way: { x: 2, y: 0 } } },
  ]);
});

it('narrows the border that remains: of 4″ and 2″ the first, of 2″ and 4″ the second', () => {
  const second = act(commands.toggleBorder, 2);
  const width = (which: 1 | 2, inches: number) =>
    act(commands.setBorderWidth, { border: which, width: inches });
  const narrowed = (one: number, other: number) =>
    fixesIn(after(border, second, width(1, one), width(2, other), placeAt(4, 20, 32))).find(
      ({ kind }) => kind === 'borders',
    )?.borders;
  /* The block is 32″ wide. The borders leave 40″ − 12″ = 28″, so each side lacks 2″. */
  expect(narrowed(4, 2)).toEqual([2, 2]);
  expect(narrowed(2, 4)).toEqual([2, 2]);
});

it('makes a block smaller that has no room beside another', () => {
  const higher = act(commands.resize, { box: { x: 5, y: 10, width: 30, height: 40 }, isFree: true });
  const lock = act(commands.lock, { ids: [1], isLocked: true });
  /* The large block leaves 5″ at the left and the right, and 10″ above and below. */
  expect(fixesIn(after(placeAt(5, 10, 30), higher, lock, placeAt(0, 0, 20)))).toEqual([
    { kind: 'size', changes: { blockWidth: 10, blockHeight: 10, xLocation: 0, yLocation: 0 } },
  ]);
});

describe('of turned blocks', () => {
  /* Two blocks on their points, corner to corner, in a room of 36″ between borders. */
  const pair = [border, placeAt(0, 20, 13), act(commands.setTurn, 1), columns(2, 0)];

  it('makes them smaller, corner to corner as before', () => {
    const before = after(...pair);
    const [problem] = fitProblemsOf(before.document.design).first;
    const fix = problem && fixesOf(problem, before.document.design).find(({ kind }) => kind === 'size');
    if (!fix) throw new Error('There is one.');
    /* 36″ ÷ 2 ÷ √2 = 12.7279″ */
    expect([fix.changes.blockWidth, fix.changes.blockHeight]).toEqual([12.6875, 12.6875]);
    const done = next(before, act(commands.fix, { id: 1, fix }));
    const { placement } = laidPlacements(done.document.design)[0] ?? {};
    if (!placement) throw new Error('There is one.');
    expect(placement.numOfColumns).toBe(2);
    expect(gapsOf(placement).x).toBeCloseTo(0, 3);
    expect(boxOf(placement).width).toBeCloseTo(2 * 12.6875 * Math.SQRT2, 3);
    expect(fitProblemsOf(done.document.design).first.map(({ kind }) => kind)).not.toContain('under border');
  });

  it('makes oblong blocks on their side smaller and closer as they are seen', () => {
    const oblong = act(commands.resize, { box: { x: 0, y: 10, width: 30, height: 12 }, isFree: true });
    const toLeft = act(commands.move, { x: -9, y: 10 });
    const onSide = [border, placeAt(0, 10), oblong, act(commands.setTurn, 2), toLeft, columns(3, 1)];
    /* Each is 12″ wide. Three, and two gaps of 1″, are 38″ in 36″. */
    const fixes = fixesIn(after(...onSide));
    expect(fixes.find(({ kind }) => kind === 'gaps')?.changes.xSeparation).toBe(0 - 30 + 12);
    /* (36″ − 2″) ÷ 3 = 11.3333″, and 30″ ÷ 12″ × 11.3125″ = 28.2812″ */
    expect(fixes.find(({ kind }) => kind === 'size')?.changes).toMatchObject({
      blockWidth: 28.25,
      blockHeight: 11.3125,
    });
  });
});

it('moves no block that was locked since', () => {
  const before = after(placeAt(0, 0), placeAt(10, 4));
  const [fix] = fixesIn(before);
  if (!fix) throw new Error('There is one.');
  const locked = next(before, act(commands.lock, { ids: [2], isLocked: true }));
  expect(act(commands.fix, { id: 2, fix }).canRun(locked)).toBe(false);
  const other: Fix = { kind: 'move', changes: {}, all: { x: 2, y: 0 }, ids: [2] };
  expect(act(commands.fix, { id: 1, fix: other }).canRun(locked)).toBe(false);
});

it('is one step, which undo reverses', () => {
  const before = after(border, placeAt(0, 10), columns(3, 1));
  const fix = fixesIn(before).find(({ kind }) => kind === 'borders');
  if (!fix) throw new Error('There is one.');
  const done = next(before, act(commands.fix, { id: 1, fix }));
  expect(laid(done)).toEqual([[1, 10, 12, 12, 3, 1]]);
  expect(bandWidth(done.document.design.quilt, 'border1')).toBe(1);
  expect(next(done, act(commands.undo)).document.design).toEqual(before.document.design);
});

it('gives no quilt an impossible border, sashing or side', () => {
  const quilt = after(border, placeAt(2, 2), select(1));
  const [id = 0] = quilt.selection;
  const can = (fix: Omit<Fix, 'kind' | 'changes'>) =>
    act(commands.fix, { id, fix: { kind: 'sashing', changes: {}, ...fix } }).canRun(quilt);
  expect([-5, 0, 12, 12.5].map((sashing) => can({ sashing: inches(sashing) }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  // On a quilt 40″ wide, a border is at most 20″ wide.
  expect([-1, 20, 20.5].map((width) => can({ borders: [width] }))).toEqual([false, true, false]);
  const sized = (side: number) =>
    can({ quilt: { quiltWidth: inches(side), quiltLength: inches(60), way: { x: 0, y: 0 } } });
  expect([-40, 35, 36, 260, 261].map(sized)).toEqual([false, false, true, true, false]);
});

it('fixes any problem', () => {
  const side = fc.integer({ min: 16, max: 40 * 16 }).map((marks) => marks / 16);
  const anywhere = fc.integer({ min: -10, max: 60 * 16 }).map((marks) => marks / 16);
  /* Some of these places leave narrow strips beside blocks of 12″. */
  const place = fc.oneof(anywhere, fc.constantFrom(0, 0.5, 1.5, 12, 12.5, 13.75, 24, 25, 27, 28));
  const block = fc
    .record({
      x: place,
      y: place,
      side: fc.oneof(side, fc.constant(12)),
      columns: fc.nat(9),
      rows: fc.nat(9),
      gap: fc.nat(3),
      turn: fc.oneof(fc.constant(0), fc.nat(7)),
    })
    .map(({ x, y, gap, turn, ...each }) => [
      placeAt(x, y, each.side),
      act(commands.setTurn, turn),
      act(commands.repeat, { ...each, xSeparation: gap, ySeparation: gap / 2 }),
    ]);
  const borders = fc.nat(12).map((width) => act(commands.setBorderWidth, { border: 1, width }));
  fc.assert(
    fc.property(borders, fc.array(block, { minLength: 1, maxLength: 3 }), (width, blocks) => {
      const arrangement = after(border, width, ...blocks.flat(), select());
      const { design } = arrangement.document;
      const keyOf = (fitProblem: FitProblem) =>
        JSON.stringify([
          fitProblem.kind,
          fitProblem.id,
          fitProblem.kind === 'overlap' && fitProblem.other,
          (fitProblem.kind === 'strip' || fitProblem.kind === 'bare') && fitProblem.axis,
          fitProblem.kind === 'bare' && fitProblem.side,
        ]);
      for (const fitProblem of fitProblemsOf(design).first)
        for (const fix of fixesOf(fitProblem, design)) {
          const done = next(arrangement, act(commands.fix, { id: fitProblem.id, fix }));
          const left = fitProblemsOf(done.document.design).first;
          expect(left.map(keyOf)).not.toContain(keyOf(fitProblem));
          // After the fix, no block of the mended strip has another bare strip on the same side.
          if (fitProblem.kind === 'bare') {
            const isAlong = (each: FitProblem) =>
              each.kind === 'bare' &&
              each.axis === fitProblem.axis &&
              each.side === fitProblem.side &&
              each.ids.some((id) => fitProblem.ids.includes(id));
            expect(left.filter(isAlong)).toEqual([]);
          }
          const counts = (each: Arrangement) => laid(each).map(([, , , , across, down]) => [across, down]);
          expect(counts(done)).toEqual(counts(arrangement));
        }
    }),
  );
});
