import { shapeTypes } from '../../../quilting/shapes/shape.js';
import { turnedForm, type Form, type Turn } from '../../../quilting/shapes/form.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { after, drawn, next, place, select } from '../drawing.fixture.js';

const turnRight = act(commands.turnRight);
const turnLeft = act(commands.turnLeft);

describe('turning', () => {
  it('turns several together about their middle', () => {
    /*
     * The box around both shapes goes from (0, 400) to (400, 600). Turned about its middle at (200, 500), it goes from
     * (100, 300) to (300, 700).
     */
    const drawing = after(
      ...[place(2, 0, 400, 200, 200), place(3, 200, 400, 200, 100)],
      ...[select(1, 2), turnRight],
    );
    expect(drawn(drawing)).toEqual([
      [9, 100, 300, 200, 200],
      [11, 200, 500, 100, 200],
    ]);
    expect(drawn(next(drawing, turnLeft))).toEqual([
      [2, 0, 400, 200, 200],
      [3, 200, 400, 200, 100],
    ]);
  });

  it('moves parts that would leave the block back into it', () => {
    /* A shape of 600 × 100 at the top of the block, turned about its middle, would start 250 above the block. */
    expect(drawn(after(place(1, 100, 0, 600, 100), turnRight))).toEqual([[1, 350, 0, 100, 600]]);
  });

  it('turns a cell of thirds into a cell of thirds', () => {
    /* The middle column is 0.0008 narrower than the first row is high. */
    const third = place(1, 1000 / 3, 0, 1000 / 3, 1000 / 3);
    expect(drawn(after(third, turnRight))).toEqual([[1, 333.3336, 0, 333.3328, 333.3336]]);
  });
});

it('mirrors several together', () => {
  const two = [place(2, 0, 0, 100, 100), place(13, 100, 0, 300, 50), select(1, 2)];
  expect(drawn(after(...two, act(commands.mirrorAcross)))).toEqual([
    [7, 300, 0, 100, 100],
    [11, 0, 0, 300, 50],
  ]);
  expect(drawn(after(...two, act(commands.mirrorDown)))).toEqual([
    [9, 0, 0, 100, 100],
    [13, 100, 50, 300, 50],
  ]);
});

it('makes each type itself again after four turns, or two mirrors', () => {
  for (const type of shapeTypes) {
    const again = (turn: Turn, times: number) =>
      Array.from({ length: times }).reduce<Form>((each) => turnedForm(each, turn), type);
    expect([again('right', 4), again('left', 4), again('across', 2), again('down', 2)]).toEqual(
      Array.from({ length: 4 }, () => type),
    );
    expect(turnedForm(turnedForm(type, 'right'), 'left')).toBe(type);
  }
});

it('restores shapes with enough room after four turns', () => {
  /* Lengths are in eighths of the block, so that every edge is on a grid line. */
  const side = fc.integer({ min: 1, max: 3 });
  const eighth = (n: number) => n * 125;
  fc.assert(
    fc.property(fc.constantFrom(...shapeTypes), side, side, (type, width, height) => {
      const start = after(place(type, eighth(2), eighth(3), eighth(width), eighth(height)));
      const end = [turnRight, turnRight, turnRight, turnRight].reduce(next, start);
      expect(drawn(end)).toEqual(drawn(start));
      expect(drawn([turnRight, turnLeft].reduce(next, start))).toEqual(drawn(start));
    }),
  );
});
