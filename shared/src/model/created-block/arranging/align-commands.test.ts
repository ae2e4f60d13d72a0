import { describe, expect, it } from 'vitest';
import { act } from '../../command.js';
import type { Alignment } from './align-commands.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { after, drawn, place, select } from '../drawing.fixture.js';

const align = (argument: Alignment) => act(commands.align, argument);

describe('aligning', () => {
  const three = [place(1, 0, 0, 100, 100), place(1, 200, 300, 50, 40), place(1, 300, 100, 200, 100)];

  /* The box around the shapes is from (0, 0) to (500, 340). */
  it.each([
    [
      'left',
      [
        [0, 0],
        [0, 300],
        [0, 100],
      ],
    ],
    [
      'centre',
      [
        [200, 0],
        [225, 300],
        [150, 100],
      ],
    ],
    [
      'right',
      [
        [400, 0],
        [450, 300],
        [300, 100],
      ],
    ],
    [
      'top',
      [
        [0, 0],
        [200, 0],
        [300, 0],
      ],
    ],
    [
      'middle',
      [
        [0, 120],
        [200, 150],
        [300, 120],
      ],
    ],
    [
      'bottom',
      [
        [0, 240],
        [200, 300],
        [300, 240],
      ],
    ],
  ] as const)('at the %s', (alignment, places) => {
    const drawing = after(...three, select(1, 2, 3), align(alignment));
    expect(drawn(drawing).map(([, x, y]) => [x, y])).toEqual(places);
  });

  it('aligns a single shape with the block', () => {
    expect(drawn(after(place(1, 0, 0, 100, 100), align('right'), align('middle')))).toEqual([
      [1, 900, 450, 100, 100],
    ]);
  });
});

describe('distributing', () => {
  const distribute = (argument: 'across' | 'down') => act(commands.distribute, argument);

  it('makes gaps equal, in any order of placing', () => {
    /* The shapes go from 0 to 600 and are 300 wide together, so two gaps of 150 remain. */
    const drawing = after(
      ...[place(1, 500, 0, 100, 10), place(1, 0, 0, 100, 10), place(1, 110, 40, 100, 10)],
      ...[select(1, 2, 3), distribute('across')],
    );
    expect(drawn(drawing).map(([, x, y]) => [x, y])).toEqual([
      [500, 0],
      [0, 0],
      [250, 40],
    ]);
  });

  it('overlaps all equally if there is too little room', () => {
    /* The shapes go from 0 to 250 and are 300 high together, so they overlap by 25 each. */
    const drawing = after(
      ...[place(1, 0, 0, 10, 100), place(1, 0, 20, 10, 100), place(1, 0, 150, 10, 100)],
      ...[select(1, 2, 3), distribute('down')],
    );
    expect(drawn(drawing).map(([, , y]) => y)).toEqual([0, 75, 150]);
  });

  it('needs three', () => {
    const two = after(place(1, 0, 0, 10, 10), place(1, 50, 0, 10, 10), select(1, 2));
    expect(distribute('across').canRun(two)).toBe(false);
  });
});

it('gives all the size of the first selected shape', () => {
  const two = [place(1, 0, 0, 100, 40), place(3, 950, 200, 50, 60)];
  const same = (argument: 'width' | 'height' | 'both') => act(commands.makeSameSize, argument);
  expect(drawn(after(...two, select(1, 2), same('width')))[1]).toEqual([3, 900, 200, 100, 60]);
  expect(drawn(after(...two, select(2, 1), same('both')))[0]).toEqual([1, 0, 0, 50, 60]);
});
