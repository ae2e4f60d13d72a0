import { describe, expect, it } from 'vitest';
import { act } from '../../command.js';
import type { Arrangement } from '../arrangement.js';
import { after, fixesIn, laid, next, placeAt } from '../arrangement.fixture.js';
import { freeFormCommands as commands } from '../free-form-commands.js';
import type { Fix } from './fix.js';
import { fixesOf } from './fixes.js';
import { fitProblemsOf, type FitProblem } from './fit-problems.js';

const border = act(commands.toggleBorder, 1);

describe('fixes for a bare strip', () => {
  /* In a quilt of 36″ × 36″, borders of 4½″ and 1″ leave 25″ inside, from 5½″ to 30½″. */
  const width = (which: 1 | 2, inches: number) =>
    act(commands.setBorderWidth, { border: which, width: inches });
  const bordered = [
    act(commands.setSize, { width: 36, length: 36 }),
    ...[border, act(commands.toggleBorder, 2), width(1, 4.5), width(2, 1)],
  ];
  const done = (before: Arrangement, fix: Fix) =>
    next(before, act(commands.fix, { id: fitProblemsOf(before.document.design).first[0]?.id ?? 0, fix }));

  it('make the block larger, the borders wider or the quilt smaller, and leave nothing bare', () => {
    const over = after(...bordered, placeAt(0, 0, 24));
    const [move] = fixesIn(over);
    if (!move) throw new Error('There is one.');
    const before = done(over, move);
    expect(laid(before)).toEqual([[5.5, 5.5, 24, 24, 1, 1]]);
    const fixes = fixesOf(
      fitProblemsOf(before.document.design).first[0] as FitProblem,
      before.document.design,
    );
    expect(fixes).toEqual([
      { kind: 'size', changes: { blockWidth: 25, blockHeight: 25, xLocation: 5.5, yLocation: 5.5 } },
      {
        ...{ kind: 'borders', changes: {}, borders: [5, 1] },
        all: { x: 0.5, y: 0.5 },
      },
    ]);
    for (const fix of fixes) expect(fitProblemsOf(done(before, fix).document.design).count).toBe(0);
  });

  it('close the strip of a block that reaches over another border', () => {
    /* The block is ½″ from the left border, and over the upper border. */
    const fixes = fixesIn(after(border, placeAt(2.5, 0)));
    expect(fixes).toContainEqual({ kind: 'move', changes: { xLocation: 2 } });
  });

  it('make a quilt end at its blocks', () => {
    /* The block of 36″ goes from 6″ to 42″, inside a border of 6″. The quilt gets 1½″ narrower and 1½″ shorter. */
    const sides = act(commands.setSize, { width: 49.5, length: 49 });
    const larger = act(commands.setSize, { width: 49, length: 49.5 });
    const before = after(sides, larger, border, width(1, 6), placeAt(6, 6, 36));
    const fix = fixesIn(before).find(({ kind }) => kind === 'quilt');
    expect(fix?.quilt).toEqual({ quiltWidth: 48, quiltLength: 48, way: { x: 0, y: 0 } });
    if (fix) expect(fitProblemsOf(done(before, fix).document.design).count).toBe(0);
  });

  it('move a block, or all along the strip, to the next one, unless that opens a strip behind them', () => {
    const two = after(placeAt(0, 0), placeAt(13, 0));
    expect(fixesIn(two)).toEqual([
      { kind: 'move', changes: { xLocation: 12 } },
      { kind: 'size', changes: { blockWidth: 13, blockHeight: 13, xLocation: 12, yLocation: 0 } },
      { kind: 'sashing', changes: {}, sashing: 1 },
    ]);
    const four = after(placeAt(0, 0), placeAt(0, 12), placeAt(13, 0), placeAt(13, 12));
    const [move, ...others] = fixesIn(four);
    expect(move).toEqual({ kind: 'move', changes: {}, all: { x: -1, y: 0 }, ids: [3, 4] });
    expect(others.map(({ kind }) => kind)).toEqual(['sashing']);
    if (move) expect(fitProblemsOf(done(four, move).document.design).count).toBe(0);
    /* 12″, 1″ and 27″ are 40″, so the blocks reach from edge to edge. */
    const filled = after(placeAt(0, 0), placeAt(13, 0, 27));
    expect(fixesIn(filled)).toEqual([
      { kind: 'size', changes: { blockWidth: 28, blockHeight: 28, xLocation: 12, yLocation: 0 } },
      { kind: 'sashing', changes: {}, sashing: 1 },
    ]);
  });
});

it('makes a quilt of 59″ one of 60″ for a ring of blocks, or shifts them by ½″', () => {
  const large = act(commands.setSize, { width: 59, length: 59 });
  const ring = [0, 12, 24, 36].flatMap((x) =>
    [0, 12, 24, 36].flatMap((y) => (x % 36 === 0 || y % 36 === 0 ? [placeAt(6 + x, 6 + y)] : [])),
  );
  /* The ring of 48″ goes from 6″ to 54″, so 5″ are left at the other end. */
  const before = after(large, ring[0] ?? border, ...ring.slice(1));
  const fixes = fixesIn(before);
  expect(fixes).toEqual([
    { kind: 'quilt', changes: {}, quilt: { quiltWidth: 60, quiltLength: 60, way: { x: 0, y: 0 } } },
    { kind: 'shift', changes: {}, all: { x: -0.5, y: -0.5 } },
  ]);
  for (const fix of fixes) {
    const fixed = next(before, act(commands.fix, { id: 1, fix }));
    expect(fitProblemsOf(fixed.document.design).count).toBe(0);
  }
});

it('makes a quilt of 59″ one of 60″ for a ring from edge to edge', () => {
  /* Five blocks of 12″ are 60″ wide, so on 59″ the last blocks overlap those before them by 1″. */
  const places = [0, 12, 24, 36, 47];
  const large = act(commands.setSize, { width: 59, length: 59 });
  const ring = places.flatMap((x) =>
    places.flatMap((y) => (x % 47 === 0 || y % 47 === 0 ? [placeAt(x, y)] : [])),
  );
  const before = after(large, ...ring);
  const [fix] = fixesIn(before);
  expect(fix).toEqual({
    ...{ kind: 'quilt', changes: {} },
    quilt: { quiltWidth: 60, quiltLength: 60, way: { x: 1, y: 1 }, isAtEdges: true },
  });
  const fixed = next(before, act(commands.fix, { id: 5, fix: fix as Fix }));
  expect(fitProblemsOf(fixed.document.design).count).toBe(0);
});
