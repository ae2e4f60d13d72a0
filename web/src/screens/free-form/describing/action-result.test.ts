import { LIMITS } from '@quiltwright/shared/limits';
import { describe, expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import type { Arrangement, ArrangementAction } from '@quiltwright/shared/model/free-form/arrangement';
import {
  after,
  next,
  newArrangement,
  placeAt,
  select,
  star,
} from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import {
  laidPlacements,
  withMore,
  withPlacements,
} from '@quiltwright/shared/model/free-form/free-form-document';
import type { Start } from '@quiltwright/shared/model/free-form/starts';
import type { Repeat } from '@quiltwright/shared/model/free-form/commands/repeat-commands';
import { isStillSo, refusalOf, shortfallOf, sidewaysOffer, takingUp } from './action-result';

const copy = act(commands.copy);
const paste = act(commands.paste, 'in place');
const duplicate = act(commands.duplicate, null);
const repeat = (argument: Repeat) => act(commands.repeat, argument);

/** Returns a quilt of `count` blocks, of which `selected` are selected. */
function blocks(count: number, selected: number): Arrangement {
  const one = after(placeAt(0, 0));
  const [laid] = laidPlacements(one.document.design);
  if (!laid) throw new Error('There is one.');
  const none = withPlacements(one.document.design, []);
  const { design, ids } = withMore(
    none,
    Array.from({ length: count }, () => laid.placement),
    undefined,
  );
  const document = { ...one.document, design };
  return { ...one, document, selection: new Set(ids.slice(0, selected)) };
}

/** Returns the reason that the editor would show for an impossible action; null if the editor would show none. */
function refusal(action: ArrangementAction, arrangement: Arrangement): string | null {
  expect(action.canRun(arrangement)).toBe(false);
  return refusalOf(action, arrangement);
}

/** Runs an action, and returns the words that the editor would show; null for none. */
function resultOf(action: ArrangementAction, arrangement: Arrangement): string | null {
  return shortfallOf(action, arrangement, next(arrangement, action));
}

describe('impossible actions', () => {
  it('says how many more placements there is room for', () => {
    const six = blocks(LIMITS.placements - 4, 6);
    expect(refusal(paste, next(six, copy))).toBe(
      'A quilt can have at most 10,000 blocks. A block that repeats counts once. There is room for 4 more, not for 6.',
    );
    expect(refusal(duplicate, six)).toBe(
      'A quilt can have at most 10,000 blocks. A block that repeats counts once. There is room for 4 more, not for 6.',
    );
    const full = blocks(LIMITS.placements, 1);
    expect(refusal(duplicate, full)).toBe(
      'A quilt can have at most 10,000 blocks. A block that repeats counts once.',
    );
    expect(refusal(act(commands.place, { block: star, at: null }), full)).toBe(
      'A quilt can have at most 10,000 blocks. A block that repeats counts once.',
    );
  });

  it('says how many blocks there is room for, copies counted', () => {
    const large = [
      act(commands.setSize, { length: 260, width: 260 }),
      ...Array.from({ length: 11 }, () => placeAt(0, 0, 1)),
      act(commands.selectAll),
    ].reduce(next, newArrangement());
    /* 11 × 99 × 99 are 107,811, and 11 × 99 × 91 are 99,099. */
    const most = 'A quilt can have at most 100,000 blocks, including copies.';
    expect(refusal(repeat({ columns: 99, rows: 99 }), large)).toBe(most);
    expect(refusal(act(commands.fillQuilt), large)).toBe(most);
    const nearly = next(large, repeat({ columns: 99, rows: 91 }));
    expect(refusal(duplicate, nearly)).toBe(most);
    expect(refusal(paste, next(nearly, copy))).toBe(most);
  });

  it('says that nothing was copied', () => {
    expect(refusal(paste, newArrangement())).toBe('Copy a block first.');
  });

  it('says why a repeat can’t be split, and nothing about a missing fabric', () => {
    const swap = act(commands.replaceInEverySecond, { id: 1, from: 21, to: 33 });
    const row = [select(1), repeat({ columns: 2, rows: 2 })];
    const full = row.reduce(next, blocks(LIMITS.placements - 2, 0));
    expect(refusal(swap, full)).toBe(
      'A quilt can have at most 10,000 blocks. A block that repeats counts once. There is room for 2 more, not for 3.',
    );
    expect(refusal(act(commands.splitRepeat), full)).toBe(
      'A quilt can have at most 10,000 blocks. A block that repeats counts once. There is room for 2 more, not for 3.',
    );
    const other = act(commands.replaceInEverySecond, { id: 1, from: 99, to: 33 });
    expect(refusal(other, row.reduce(next, blocks(1, 0)))).toBe(null);
  });
});

describe('results below the request', () => {
  const one = after(placeAt(0, 0));
  const some = (count: number, of: number) =>
    `${count} of ${of} blocks fit. There is no room for the others.`;

  it('are reported for columns and rows', () => {
    /* Three blocks of 12″ fit in 40″, and five in 60″. */
    expect(resultOf(repeat({ columns: 3 }), one)).toBe(null);
    expect(resultOf(repeat({ columns: 4 }), one)).toBe(some(3, 4));
    expect(resultOf(repeat({ columns: 4, rows: 6 }), one)).toBe(some(15, 24));
    expect(resultOf(repeat({ columns: 2000 }), one)).toBe(some(3, 99));
    const two = [placeAt(0, 12, 4), act(commands.selectAll)].reduce(next, one);
    expect(resultOf(repeat({ columns: 6 }), two)).toBe(some(9, 12));
  });

  it('are reported for copies that had to go', () => {
    const row = next(one, repeat({ columns: 3 }));
    expect(resultOf(act(commands.stepSize, { by: 1 }), row)).toBe(null);
    expect(resultOf(act(commands.stepSize, { by: 2 }), row)).toBe(some(2, 3));
    expect(resultOf(act(commands.stepSpacing, { x: 5, y: 0 }), row)).toBe(some(2, 3));
    expect(resultOf(act(commands.setSize, { width: 36 }), row)).toBe(null);
    const wide = next(next(row, act(commands.setSize, { width: 60 })), repeat({ columns: 5 }));
    expect(resultOf(act(commands.setSize, { width: 40 }), wide)).toBe(some(3, 5));
    expect(resultOf(act(commands.undo), row)).toBe(null);
    expect(resultOf(repeat({ columns: 2 }), row)).toBe(null);
    expect(resultOf(act(commands.remove), row)).toBe(null);
  });

  it('are reported for a paste into a narrower quilt', () => {
    const copied = [
      act(commands.setSize, { width: 60 }),
      placeAt(0, 0),
      repeat({ columns: 5 }),
      copy,
      act(commands.setSize, { width: 40 }),
    ];
    expect(resultOf(paste, after(...copied))).toBe(some(3, 5));
  });

  it('are reported for blocks that became smaller, with the message for that', () => {
    const large = after(placeAt(0, 0, 40));
    expect(resultOf(act(commands.setSize, { width: 36 }), large)).toBe(
      'Block sizes adjusted to fit on quilt',
    );
  });

  it('are reported for a block without a free place', () => {
    const anywhere = act(commands.place, { block: star, at: null });
    expect(resultOf(anywhere, one)).toBe(null);
    expect(resultOf(anywhere, after(placeAt(0, 0, 40), placeAt(0, 40, 40)))).toBe(
      'There is no free place for a block of 12″, so the new block is in the middle, on top of other blocks.',
    );
    const there = act(commands.place, { block: star, at: { x: 20, y: 20 } });
    expect(resultOf(there, after(placeAt(0, 0, 40), placeAt(0, 40, 40)))).toBe(null);
  });
});

it('names the size of a quilt after a border was added around its blocks, and says if it can’t grow', () => {
  /* 3 × 5 blocks of 12″ are 36″ × 60″. */
  const begun = after(act(commands.begin, { start: 'grid', blocks: [star] }));
  const border = act(commands.toggleBorder, 1);
  const round = 'The border goes around the blocks, so the quilt is now';
  expect(resultOf(border, begun)).toBe(`${round} 40″ × 64″.`);
  const bordered = next(begun, border);
  const wider = act(commands.setBorderWidth, { border: 1, width: 5 });
  expect(resultOf(wider, bordered)).toBe(`${round} 46″ × 70″.`);
  expect(resultOf(border, bordered)).toBe('The quilt is now 36″ × 60″.');
  expect(resultOf(act(commands.keepSize, true), bordered)).toBe('The quilt is now 36″ × 60″.');
  const largest = after(act(commands.setSize, { length: 260 }), placeAt(0, 248));
  expect(resultOf(border, largest)).toBe(
    'A quilt can be at most 260″ long, so the blocks cover part of the border.',
  );
  const kept = next(largest, act(commands.keepSize, true));
  expect(resultOf(border, kept)).toBeNull();
});

it('says that a start changed a size that the quilter had set', () => {
  const size = (width: number, length: number) => after(act(commands.setSize, { width, length }));
  const start = (name: Start, on: Arrangement) =>
    resultOf(act(commands.begin, { start: name, blocks: [star] }), on);
  /* A checkerboard has an odd number of 8″ blocks on a side: five are 40″. A sampler has 12″ blocks with 2″ between
     them: three are 40″, and four are 54″. */
  expect(start('checkerboard', size(36, 36))).toBe('The quilt is now 40″ × 40″, to fit whole blocks.');
  expect(start('sampler', next(size(36, 36), act(commands.setSize, { width: 40, length: 60 })))).toBe(
    'The quilt is now 40″ × 54″, to fit whole blocks.',
  );
  expect(start('checkerboard', size(40, 40))).toBeNull();
  // Nobody chose the size of a new quilt, so a change of this size needs no words.
  expect(start('sampler', newArrangement())).toBeNull();
});

it('says that a start made an oblong block of the quilter square', () => {
  const start = (name: Start, width: number, height: number) =>
    resultOf(act(commands.begin, { start: name, blocks: [star], size: { width, height } }), newArrangement());
  // The usual blocks of a checkerboard are 8″, and those of a sampler 12″.
  expect(start('checkerboard', 20, 4)).toBe(
    'Your block of 20″ × 4″ is 8″ × 8″ here, because these blocks are square.',
  );
  expect(start('sampler', 9, 14)).toBe(
    'Your block of 9″ × 14″ is 12″ × 12″ here, because these blocks are square.',
  );
  expect(start('grid', 20, 4)).toBeNull();
  expect(start('sampler', 10, 10)).toBeNull();
});

it('says which borders there is room for', () => {
  /* Both borders together can take half of the 40″. A first border of 19″ leaves 1″ for the second. */
  const bordered = after(act(commands.toggleBorder, 1), act(commands.toggleBorder, 2));
  const width = (border: 1 | 2, inches: number, on = bordered) =>
    resultOf(act(commands.setBorderWidth, { border, width: inches }), on);
  expect(width(1, 5)).toBeNull();
  expect(width(1, 19)).toBe('The second border is now 1″ wide.');
  expect(width(1, 50)).toBe(
    'The quilt has room only for a border of 20″. The second border was removed, because the quilt has no more room for it.',
  );
  expect(width(2, 50)).toBe('The quilt has room only for a border of 18″.');
  expect(width(2, 0)).toBeNull();
  // The third border becomes the second.
  expect(width(2, 0, next(bordered, act(commands.toggleBorder, 3)))).toBeNull();
});

it('says that the second border went with the first, but not of borders that move inwards', () => {
  const [first, second, third] = [
    act(commands.toggleBorder, 1),
    act(commands.toggleBorder, 2),
    act(commands.toggleBorder, 3),
  ];
  const noWidth = act(commands.setBorderWidth, { border: 1, width: 0 });
  const two = after(first, second);
  expect(resultOf(first, two)).toBe('The second border was removed too.');
  expect(resultOf(noWidth, two)).toBe('The second border was removed too.');
  expect(resultOf(first, next(two, third))).toBeNull();
  // 3 × 5 blocks of 12″ are 36″ × 60″.
  const begun = after(act(commands.begin, { start: 'grid', blocks: [star] }), first, second);
  expect(resultOf(first, begun)).toBe('The second border was removed too. The quilt is now 36″ × 60″.');
});

describe('sideways', () => {
  const length = (inches: number) => act(commands.setSize, { length: inches });
  const offer = (action: ArrangementAction, before: Arrangement) =>
    sidewaysOffer(action, before, next(before, action));

  it('is suggested when a length changes the width', () => {
    expect(offer(length(36), newArrangement())).toEqual({
      words:
        'The quilt is now 36″ × 36″. The width also changed, because a quilt can’t be wider than it is long.',
      label: '40″ × 36″, sideways',
      sides: { width: 40, length: 36 },
    });
    expect(offer(length(36), after(placeAt(0, 0, 40)))).toMatchObject({
      words: 'Block sizes adjusted to fit on quilt',
      label: '40″ × 36″, sideways',
    });
  });

  it('is not suggested for any other size', () => {
    expect(offer(length(40), newArrangement())).toBe(null);
    expect(offer(act(commands.setSize, { width: 70 }), newArrangement())).toBe(null);
    const wide = after(act(commands.turnQuilt));
    expect(offer(length(36), wide)).toBe(null);
  });

  it('is accepted by the quilt that it was made for, and by no other', () => {
    const large = after(placeAt(0, 0, 40));
    const small = next(large, length(36));
    const made = sidewaysOffer(length(36), large, small);
    if (!made) throw new Error('It is offered.');
    expect(takingUp(made, small, small).map(({ type }) => type)).toEqual(['undo', 'setSize']);
    const moved = next(small, placeAt(0, 0));
    expect(takingUp(made, small, moved).map(({ type }) => type)).toEqual(['setSize']);
    expect(takingUp(made, small, newArrangement())).toEqual([]);
  });
});

it('takes words about the size and the borders as true only until one of them changes', () => {
  const border = act(commands.toggleBorder, 1);
  const made = after(act(commands.begin, { start: 'grid', blocks: [star] }), border);
  const isSo = (...actions: readonly ArrangementAction[]) =>
    isStillSo(border, made.document.design, actions.reduce(next, made).document.design);
  expect(isSo(select(1), act(commands.turnRight))).toBe(true);
  expect(isSo(act(commands.keepSize, true))).toBe(false);
  expect(isSo(act(commands.turnQuilt))).toBe(false);
  expect(isSo(act(commands.toggleBorder, 2))).toBe(false);
  expect(isStillSo(copy, made.document.design, next(made, border).document.design)).toBe(true);
});
