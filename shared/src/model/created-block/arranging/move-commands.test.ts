import { squareGrid } from '../../../quilting/shapes/patch-grid.js';
import { describe, expect, it } from 'vitest';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { after, box, drawn, next, place, select, steps } from '../drawing.fixture.js';
import { boxAround } from '../reshape.js';

const move = (x: number, y: number) => act(commands.move, { x, y });
const nudge = (x: number, y: number, burst?: string) => act(commands.nudge, { x, y, burst });
const resize = (...sides: Parameters<typeof box>) => act(commands.resize, box(...sides));

describe('moving', () => {
  it('moves the whole selection, and nothing else', () => {
    const drawing = after(
      ...[place(1, 0, 0, 100, 100), place(2, 200, 0, 100, 100), place(3, 500, 500, 10, 20)],
      ...[select(1, 2), move(30, 45)],
    );
    expect(drawn(drawing)).toEqual([
      [1, 30, 45, 100, 100],
      [2, 230, 45, 100, 100],
      [3, 500, 500, 10, 20],
    ]);
  });

  it('stops together at the edge of the block, with all distances unchanged', () => {
    const drawing = after(
      ...[place(1, 0, 0, 100, 100), place(1, 700, 0, 200, 100)],
      ...[select(1, 2), move(500, -20)],
    );
    expect(drawn(drawing)).toEqual([
      [1, 100, 0, 100, 100],
      [1, 800, 0, 200, 100],
    ]);
  });

  it('adds no step if there is no room', () => {
    const drawing = after(place(1, 0, 0, 100, 100), move(-10, 0));
    expect(steps(drawing)).toEqual(['Shape placed']);
  });

  it('needs a selection', () => {
    expect(move(1, 1).canRun(after(place(1, 0, 0, 100, 100), select()))).toBe(false);
  });

  it('puts a third beside a third, although thirds differ in their last digit', () => {
    /* Lines lie at 333.3336 and 666.6664: the first cell is 0.0008 wider than the second. */
    const drawing = after(
      ...[act(commands.setGrid, squareGrid(3)), place(1, 0, 0, 1000 / 3, 100), move(1000 / 3, 0)],
    );
    expect(drawn(drawing)).toEqual([[1, 333.3336, 0, 333.3328, 100]]);
  });
});

describe('nudging', () => {
  it('is one step for a burst of keys', () => {
    const drawing = after(
      place(1, 0, 0, 100, 100),
      ...[nudge(10, 0, 'one'), nudge(10, 0, 'one'), nudge(1, 0, 'one'), nudge(0, 100)],
    );
    expect(drawn(drawing)).toEqual([[1, 21, 100, 100, 100]]);
    expect(steps(drawing)).toEqual(['Shape placed', 'Shapes nudged', 'Shapes nudged']);
    const back = next(next(drawing, act(commands.undo)), act(commands.undo));
    expect(drawn(back)).toEqual([[1, 0, 0, 100, 100]]);
  });

  it('is a separate step for each burst, even of equal names', () => {
    const drawing = after(place(1, 0, 0, 100, 100), nudge(10, 0, 'one'), nudge(10, 0, 'two'));
    expect(steps(drawing)).toEqual(['Shape placed', 'Shapes nudged', 'Shapes nudged']);
  });

  it('is a separate step after an undo', () => {
    const start = after(place(1, 0, 0, 100, 100), nudge(10, 0, 'one'), nudge(10, 0, 'two'));
    const drawing = next(next(start, act(commands.undo)), nudge(1, 0, 'one'));
    expect(steps(drawing)).toHaveLength(3);
    expect(drawn(drawing)).toEqual([[1, 11, 0, 100, 100]]);
  });
});

describe('resizing', () => {
  const two = [place(2, 100, 100, 100, 200), place(3, 200, 100, 300, 100), select(1, 2)];

  it('stretches all together', () => {
    /* The selection grows from 400 × 200 to 800 × 100. */
    expect(drawn(after(...two, resize(100, 100, 800, 100)))).toEqual([
      [2, 100, 100, 200, 100],
      [3, 300, 100, 600, 50],
    ]);
  });

  it('turns over through zero: each shape becomes the mirrored type', () => {
    /* The shape's right edge was at 500. It is dragged to 20, which is 80 left of the left edge. */
    expect(drawn(after(place(2, 100, 0, 400, 200), resize(100, 0, -80, 200)))).toEqual([[7, 20, 0, 80, 200]]);
    expect(drawn(after(place(2, 100, 200, 400, 200), resize(100, 200, 400, -100)))).toEqual([
      [9, 100, 100, 400, 100],
    ]);
    expect(drawn(after(...two, resize(500, 100, -400, 200)))).toEqual([
      [7, 400, 100, 100, 200],
      [3, 100, 100, 300, 100],
    ]);
  });

  it('stops at the edge of the block', () => {
    expect(drawn(after(place(1, 100, 100, 100, 100), resize(100, 100, 2000, 950)))).toEqual([
      [1, 100, 100, 900, 900],
    ]);
  });

  it('leaves no side below 1: the moving edge stops', () => {
    const small = place(1, 100, 100, 100, 100);
    expect(drawn(after(small, resize(100, 100, 0.2, 100)))).toEqual([[1, 100, 100, 1, 100]]);
    /* The left edge moves; the right edge stays at 200. */
    expect(drawn(after(small, resize(199.8, 100, 0.2, 100)))).toEqual([[1, 199, 100, 1, 100]]);
    expect(drawn(after(small, resize(100, 100, -0.2, 100)))).toEqual([[1, 99, 100, 1, 100]]);
    /* At the edge of the block there is no room to turn over. */
    expect(drawn(after(place(2, 0, 0, 100, 100), resize(0, 0, -50, 100)))).toEqual([[2, 0, 0, 1, 100]]);
  });

  it('stops where the smallest of several would be below 1', () => {
    /* The smaller shape is a quarter as wide as the selection, so the selection is at least 4 wide. */
    expect(drawn(after(...two, resize(100, 100, 2, 200)))).toEqual([
      [2, 100, 100, 1, 200],
      [3, 101, 100, 3, 100],
    ]);
  });
});

it('grows and shrinks in steps, down to 1', () => {
  const step = (width: number, height: number) => act(commands.stepSize, { width, height });
  expect(drawn(after(place(1, 850, 0, 100, 100), step(10, 100)))).toEqual([[1, 850, 0, 110, 200]]);
  expect(drawn(after(place(1, 850, 0, 100, 100), step(100, -100)))).toEqual([[1, 850, 0, 150, 1]]);
});

describe('a typed measure', () => {
  const set = (argument: { x?: number; y?: number; width?: number; height?: number }) =>
    act(commands.setMeasure, argument);

  it('sets the place or the size of the selection', () => {
    const start = after(place(1, 100, 100, 100, 100), set({ x: 20 }), set({ height: 250 }));
    expect(boxAround(start)).toEqual(box(20, 100, 100, 250));
    expect(boxAround(next(start, set({ y: 900 })))).toEqual(box(20, 750, 100, 250));
    expect(boxAround(next(start, set({ width: 5000 })))).toEqual(box(20, 100, 980, 250));
    expect(boxAround(next(start, set({ width: -3 })))).toEqual(box(20, 100, 1, 250));
  });

  it('snaps to the line of a third, and to the marks of a ruler', () => {
    /*
     * In a block of 12 inches, 4 inches are 333.3336 units. 3 1/8 inches are 260.41667 units, or 325,520.83 steps of
     * 0.0008.
     */
    const drawing = after(place(1, 0, 0, 100, 100), set({ x: 4000 / 12 }), set({ y: 3125 / 12 }));
    expect(drawn(drawing)).toEqual([[1, 333.3336, 260.4168, 100, 100]]);
  });
});
