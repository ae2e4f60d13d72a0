import { contains } from '../../../../geometry/box.js';
import { quiltFaults } from '../../../../quilting/quilt.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insideBorders } from '../../../../quilting/quilt-areas.js';
import { bandWidth } from '../../../cloth/quilt-bands.js';
import { act } from '../../../command.js';
import { after, boxes, next, placeAt, star, steps } from '../../arrangement.fixture.js';
import type { Arrangement, ArrangementAction } from '../../arrangement.js';
import { boxAround } from '../../fitting.js';
import { widestBorder } from './border-commands.js';
import { freeFormCommands as commands } from '../../free-form-commands.js';
import { laidPlacements, openedFreeForm } from '../../free-form-document.js';
import { fitProblemsOf } from '../../fit/fit-problems.js';
import { starts, type Start } from '../../starts.js';

const begin = (start: Start) => act(commands.begin, { start, blocks: [star] });
const size = (width: number, length: number) => act(commands.setSize, { length, width });
const border = (which: 1 | 2) => act(commands.toggleBorder, which);
const borderWidth = (which: 1 | 2, width: number) => act(commands.setBorderWidth, { border: which, width });
const keepSize = (keeps: boolean) => act(commands.keepSize, keeps);
const sides = ({ document }: Arrangement) => {
  const { quiltWidth, quiltLength } = document.design.quilt;
  return [quiltWidth, quiltLength];
};
const ifAllowed = (arrangement: Arrangement, action: ArrangementAction) =>
  action.canRun(arrangement) ? next(arrangement, action) : arrangement;

/* A grid of 3 × 5 blocks of 12″ on a quilt of 36″ × 60″. */
const grid = after(begin('grid'));

it('grows the quilt by a border that its blocks would lie under, in one step', () => {
  const done = next(grid, border(1));
  expect(sides(done)).toEqual([40, 64]);
  expect(boxes(done)).toEqual([{ x: 2, y: 2, width: 36, height: 60 }]);
  expect(steps(done)).toEqual(['One block repeated', 'First border']);
  expect(sides(next(done, act(commands.undo)))).toEqual([36, 60]);
});

it('grows with a wider border and a second one, and shrinks with each', () => {
  const wide = next(next(grid, border(1)), borderWidth(1, 4.5));
  expect(sides(wide)).toEqual([45, 69]);
  const two = next(wide, border(2));
  expect(sides(two)).toEqual([49, 73]);
  expect(boxes(two)).toEqual([{ x: 6.5, y: 6.5, width: 36, height: 60 }]);
  expect(sides(next(two, borderWidth(1, 3)))).toEqual([46, 70]);
  expect(sides(next(two, border(2)))).toEqual([45, 69]);
  const none = next(two, border(1));
  expect(sides(none)).toEqual([36, 60]);
  expect(boxes(none)).toEqual(boxes(grid));
});

it('is removed only by a width of 0: a width below a sixteenth becomes a sixteenth', () => {
  const bordered = next(grid, border(1));
  // 36 + 2/16 and 60 + 2/16.
  expect(sides(next(bordered, borderWidth(1, 0.03)))).toEqual([36.125, 60.125]);
  expect(bandWidth(next(bordered, borderWidth(1, 0.03)).document.design.quilt, 'border1')).toBe(1 / 16);
  expect(bandWidth(next(bordered, borderWidth(1, 0)).document.design.quilt, 'border1')).toBe(0);
});

it('keeps the size if the border has room, when it is added and when it is removed', () => {
  const roomy = after(size(60, 60), placeAt(24, 24), border(1));
  expect(sides(roomy)).toEqual([60, 60]);
  expect(sides(next(roomy, border(1)))).toEqual([60, 60]);
  /* The first free place touches the border, but the border has still not grown the quilt. */
  const beside = after(border(1), act(commands.place, { block: star, at: null }), border(1));
  expect(sides(beside)).toEqual([40, 60]);
});

it('puts borders inside a quilt that keeps its size, and around the blocks again', () => {
  const kept = next(next(grid, border(1)), keepSize(true));
  expect(sides(kept)).toEqual([36, 60]);
  expect(boxes(kept)).toEqual([{ x: 0, y: 0, width: 36, height: 60 }]);
  expect(sides(next(kept, borderWidth(1, 5)))).toEqual([36, 60]);
  const round = next(kept, keepSize(false));
  expect(sides(round)).toEqual([40, 64]);
  expect(sides(next(round, border(1)))).toEqual([36, 60]);
});

it('may be as wide as the quilt can grow by it, else half of the quilt', () => {
  /* The quilt is 36″ × 60″ inside its border. With 100″ on each side, it is as long as a quilt can be: 260″. */
  const bordered = next(grid, border(1));
  const widest = (arrangement: Arrangement, which: 1 | 2) => widestBorder(arrangement.document.design, which);
  expect(widest(bordered, 1)).toBe(100);
  expect(sides(next(bordered, borderWidth(1, 100)))).toEqual([236, 260]);
  /* A second border of 2″ makes the quilt 44″ × 68″. */
  expect(widest(next(bordered, border(2)), 2)).toBe(98);
  expect(widest(next(bordered, keepSize(true)), 1)).toBe(18);
  expect(widest(after(border(1)), 1)).toBe(20);
});

it('doesn’t grow beyond 260″, and undoes no growth once a size was chosen', () => {
  const largest = after(size(36, 258), begin('grid'), size(36, 258), placeAt(0, 246), border(1));
  expect(sides(largest)).toEqual([36, 258]);
  const chosen = next(next(next(grid, border(1)), size(50, 70)), border(1));
  expect(sides(chosen)).toEqual([50, 70]);
});

it('continues with a saved quilt as before it was saved', () => {
  const opened = (arrangement: Arrangement) => ({
    ...arrangement,
    document: openedFreeForm(arrangement.document.design.quilt, { num: 7, revision: 1 }),
  });
  const bare = opened(grid);
  expect(sides(next(bare, border(1)))).toEqual([40, 64]);
  const bordered = opened(next(next(grid, border(1)), border(2)));
  expect(sides(bordered)).toEqual([44, 68]);
  expect(sides(next(bordered, border(2)))).toEqual([40, 64]);
  expect(sides(next(bordered, borderWidth(1, 5)))).toEqual([50, 74]);
  expect(sides(next(bordered, border(1)))).toEqual([36, 60]);
  expect(boxes(next(bordered, border(1)))).toEqual(boxes(grid));
  /* There is room beside the blocks, so the borders have not grown the quilt. */
  const roomy = opened(after(size(60, 60), placeAt(24, 24), border(1)));
  expect(sides(next(roomy, border(1)))).toEqual([60, 60]);
});

it('shrinks by both borders if the first one gets the width 0', () => {
  const two = next(next(grid, border(1)), border(2));
  expect(sides(two)).toEqual([44, 68]);
  const none = next(two, borderWidth(1, 0));
  expect(sides(none)).toEqual([36, 60]);
  expect(boxes(none)).toEqual(boxes(grid));
});

describe.each(starts)('%s', (start) => {
  it('has its first size again without borders, after any changes of the borders', () => {
    const which = fc.constantFrom<1 | 2>(1, 2);
    /* The greatest widths are wider than a quilt allows. */
    const width = fc.oneof(fc.integer({ min: 0, max: 96 }), fc.integer({ min: 0, max: 1100 }));
    const change = fc.oneof(
      which.map((each) => border(each)),
      fc.tuple(which, width).map(([each, eighths]) => borderWidth(each, eighths / 8)),
      fc.boolean().map((keeps) => keepSize(keeps)),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const bare = after(begin(start));
        const bordered = changes.reduce(ifAllowed, bare);
        const without2 = ifAllowed(bordered, borderWidth(2, 0));
        const hasBorder = bandWidth(bordered.document.design.quilt, 'border1') > 0;
        for (const none of [
          ifAllowed(without2, borderWidth(1, 0)),
          ifAllowed(bordered, borderWidth(1, 0)),
          hasBorder ? next(bordered, border(1)) : bordered,
        ]) {
          expect(sides(none)).toEqual(sides(bare));
          expect(boxes(none)).toEqual(boxes(bare));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the greatest width of a border if a larger one is wanted', () => {
    /* A medallion of 36″ with a border of 110″ and one of 2″ is as large as a quilt can be: 260″. */
    const widest = [border(1), borderWidth(1, 110), border(2)].reduce(ifAllowed, after(begin(start)));
    const widthOf = (wanted: number) =>
      bandWidth(ifAllowed(widest, borderWidth(1, wanted)).document.design.quilt, 'border1');
    expect(widthOf(128.125)).toBe(widthOf(110));
    expect(widthOf(18.125)).toBe(18.125);
  });

  it('never gets a narrower border from a larger width', () => {
    const width = fc.integer({ min: 1, max: 1100 }).map((eighths) => eighths / 8);
    fc.assert(
      fc.property(width, width, width, (first, one, other) => {
        const bordered = [border(1), borderWidth(1, first), border(2)].reduce(ifAllowed, after(begin(start)));
        const widthOf = (wanted: number) =>
          bandWidth(ifAllowed(bordered, borderWidth(1, wanted)).document.design.quilt, 'border1');
        expect(widthOf(Math.max(one, other))).toBeGreaterThanOrEqual(widthOf(Math.min(one, other)));
      }),
      { numRuns: 60 },
    );
  });

  it('has its borders around whole blocks, in any order of commands', () => {
    const side = fc.integer({ min: 36, max: 200 });
    const width = fc.integer({ min: 1, max: 96 }).map((eighths) => eighths / 8);
    fc.assert(
      fc.property(
        side,
        side,
        width,
        fc.option(width),
        fc.boolean(),
        (one, other, first, second, isBefore) => {
          const borders = [
            border(1),
            borderWidth(1, first),
            ...(second === null ? [] : [border(2), borderWidth(2, second)]),
          ];
          const sized = size(Math.min(one, other), Math.max(one, other));
          const done = isBefore
            ? after(sized, ...borders, begin(start))
            : after(sized, begin(start), ...borders);
          const { design } = done.document;
          const around = boxAround(laidPlacements(design).map(({ placement }) => placement));
          expect(around).toEqual(insideBorders(design.quilt));
          expect(boxes(done).every((box) => contains(insideBorders(design.quilt), box))).toBe(true);
          expect(fitProblemsOf(design).count).toBe(0);
          expect(quiltFaults(design.quilt)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
