import fc from 'fast-check';
import { expect, it } from 'vitest';
import { borderNumbers, bordersOf, type BorderNumber } from '../../../../quilting/bands/bands.js';
import { quiltFaults } from '../../../../quilting/quilt.js';
import { storedQuilt } from '../../../../quilting/sideways.js';
import { act } from '../../../command.js';
import { after, boxes, next, star, steps } from '../../arrangement.fixture.js';
import type { Arrangement, ArrangementAction } from '../../arrangement.js';
import { freeFormCommands as commands } from '../../free-form-commands.js';
import { openedFreeForm } from '../../free-form-document.js';

const border = (which: BorderNumber) => act(commands.toggleBorder, which);
const width = (which: BorderNumber, wide: number) =>
  act(commands.setBorderWidth, { border: which, width: wide });
const fabric = (which: BorderNumber, number: number) =>
  act(commands.giveFabric, { targets: [{ kind: 'band', band: `border${which}` }], fabric: number });
const sides = ({ document }: Arrangement) => {
  const { quiltWidth, quiltLength } = document.design.quilt;
  return [quiltWidth, quiltLength];
};
const borders = ({ document }: Arrangement) =>
  bordersOf(document.design.quilt).map((band) => [band.width, band.fabric]);

const ifAllowed = (arrangement: Arrangement, action: ArrangementAction) =>
  action.canRun(arrangement) ? next(arrangement, action) : arrangement;

/* A grid of 3 × 5 blocks of 12″, with borders of 1″, 2″ and 5″ around it. */
const grid = after(act(commands.begin, { start: 'grid', blocks: [star] }));
const three = [border(1), width(1, 1), fabric(1, 21), border(2), fabric(2, 22)].reduce(next, grid);
const framed = [border(3), width(3, 5), fabric(3, 23)].reduce(next, three);

it('adds borders around the others, each of which enlarges the quilt in one step', () => {
  expect(sides(three)).toEqual([42, 66]);
  expect(sides(next(three, border(3)))).toEqual([46, 70]);
  expect(steps(next(three, border(3))).at(-1)).toBe('Border 3');
  expect(steps(framed).slice(-2)).toEqual(['Width of border 3', 'Fabric of border 3']);
  expect(sides(framed)).toEqual([52, 76]);
  expect(borders(framed)).toEqual([
    [1, 21],
    [2, 22],
    [5, 23],
  ]);
  expect(next(next(three, border(3)), act(commands.undo)).document.design).toBe(three.document.design);
  expect(border(5).canRun(framed)).toBe(false);
});

it('removes a border from between others, and the quilt shrinks by it', () => {
  const left = next(framed, border(2));
  expect(borders(left)).toEqual([
    [1, 21],
    [5, 23],
  ]);
  expect(sides(left)).toEqual([48, 72]);
  expect(borders(next(left, act(commands.undo)))).toEqual(borders(framed));
  expect(sides(next(left, border(2)))).toEqual([38, 62]);
});

it('removes the first border, and the others move inwards', () => {
  const left = next(framed, border(1));
  expect(borders(left)).toEqual([
    [2, 22],
    [5, 23],
  ]);
  // 36 + 2 · (2 + 5) and 60 + 2 · (2 + 5)
  expect([sides(left), boxes(left)]).toEqual([[50, 74], [{ x: 7, y: 7, width: 36, height: 60 }]]);
  expect(next(framed, width(1, 0)).document.design).toEqual(left.document.design);
  expect(borders(next(left, act(commands.undo)))).toEqual(borders(framed));
});

it('removes the first of two borders with the second', () => {
  const none = next(three, border(1));
  expect([borders(none), sides(none), boxes(none)]).toEqual([[], sides(grid), boxes(grid)]);
  expect(next(three, width(1, 0)).document.design).toEqual(none.document.design);
});

it('names the step that removes a border by its width as the one that removes it by its button', () => {
  expect(steps(next(framed, width(2, 0))).at(-1)).toBe('Second border');
});

it('keeps the fabrics of colourways with the borders that move inwards', () => {
  const kept = next(framed, act(commands.keepColourway));
  expect(next(kept, border(1)).document.design.quilt.colourways).toEqual([
    { name: '', border1: 22, border2: 23 },
  ]);
});

it('continues with a saved quilt as before it was saved', () => {
  const document = openedFreeForm(framed.document.design.quilt, { num: 7, revision: 1 });
  const opened = { ...framed, document };
  expect(sides(next(opened, border(3)))).toEqual(sides(three));
  expect(borders(next(opened, width(2, 4)))[1]).toEqual([4, 22]);
  expect(sides(next(opened, width(2, 4)))).toEqual([56, 80]);
});

it('has at most twelve borders', () => {
  const most = ([4, 5, 6, 7, 8, 9, 10, 11, 12] as const).reduce(
    (all, each) => next(all, border(each)),
    framed,
  );
  expect(borders(most)).toHaveLength(12);
  // 36 + 2 · (1 + 2 + 5 + 9 · 2)
  expect(sides(most)).toEqual([88, 112]);
  expect(border(13 as BorderNumber).canRun(most)).toBe(false);
});

it('keeps the fabrics of colourways with their borders', () => {
  const kept = next(framed, act(commands.keepColourway));
  const left = next(next(kept, fabric(3, 40)), border(2));
  expect(left.document.design.quilt.colourways).toEqual([{ name: '', border1: 21, border2: 23 }]);
  expect(borders(next(left, act(commands.takeColourway, 0)))).toEqual([
    [1, 21],
    [5, 23],
  ]);
});

it('has its first size again without borders, after any changes of them', () => {
  const which = fc.constantFrom(...borderNumbers.slice(0, 5));
  const wide = fc.integer({ min: 0, max: 400 }).map((eighths) => eighths / 8);
  const change = fc.oneof(
    which.map((each) => border(each)),
    fc.tuple(which, wide).map(([each, inches]) => width(each, inches)),
    fc.boolean().map((keeps) => act(commands.keepSize, keeps)),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 16 }), (changes) => {
      const changed = changes.reduce(ifAllowed, framed);
      expect(quiltFaults(storedQuilt(changed.document.design.quilt))).toEqual([]);
      let bare = changed;
      while (borders(bare).length > 0) bare = next(bare, border(1));
      expect([sides(bare), boxes(bare)]).toEqual([sides(grid), boxes(grid)]);
    }),
  );
});

it('changes the corners of one border, in one step', () => {
  const mitred = act(commands.setBorderCorners, { border: 3, corners: 'mitred' });
  const done = next(framed, mitred);
  expect(bordersOf(done.document.design.quilt).map(({ corners }) => corners)).toEqual([
    ...[undefined, undefined, 'mitred'],
  ]);
  expect(steps(done).at(-1)).toBe('Corners of border 3');
  expect(next(done, mitred).document).toBe(done.document);
  expect(act(commands.setBorderCorners, { border: 4, corners: 'mitred' }).canRun(framed)).toBe(false);
});
