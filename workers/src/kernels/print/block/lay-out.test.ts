import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laidOut } from './lay-out';
import { OVERLAP, ownParts, type FullSize } from './page-parts';
import { circle, type ClipMark, type Mark } from '../paper/marks';

const body = { x: 0.6, y: 1.8, width: 7.3, height: 8.4 };
const thing = (width: number, height: number, marks: Mark[] = []): FullSize => ({
  name: 'A Patch',
  crosses: 'A',
  width,
  height,
  marks,
});
const clips = (marks: readonly Mark[]) => marks.filter((mark): mark is ClipMark => mark.kind === 'clip');

describe('laidOut', () => {
  it('lays things side by side while they fit', () => {
    // Three things of 3″ with gaps of ¼″ are wider than 7.3″, so a row has two. Two things of 4″ with a gap of ¼″ are
    // lower than 8.4″, so a page has two rows.
    const pages = laidOut(
      Array.from({ length: 5 }, () => thing(3, 4)),
      body,
    );
    expect(pages.map(({ names }) => names.length)).toEqual([4, 1]);
    expect(clips(pages[0]?.marks ?? []).map(({ by }) => [by.x, by.y])).toEqual([
      [0.6, 1.8],
      [3.85, 1.8],
      [0.6, 6.05],
      [3.85, 6.05],
    ]);
  });

  it('lays a thing in the way that fits on a page with others', () => {
    // Upright, the second thing is 7.2″ high, but only 7.09″ of the page are left below the first thing (1.06″) and a
    // gap. On its side, all three fit: 1.06 + ¼ + 3 + ¼ + 3.7 = 8.26″.
    const long = { ...thing(3, 7.2), others: [thing(7.2, 3)] };
    const [page, ...more] = laidOut([thing(7.3, 1.06), long, thing(6.2, 3.7)], body);
    expect(more).toEqual([]);
    expect(clips(page?.marks ?? []).map(({ box }) => [box.width - 0.25, box.height - 0.25])).toEqual([
      [expect.closeTo(7.3), expect.closeTo(1.06)],
      [expect.closeTo(7.2), expect.closeTo(3)],
      [expect.closeTo(6.2), expect.closeTo(3.7)],
    ]);
  });

  it('lays all things flat if that needs fewer pages', () => {
    // If the first thing is upright, 3″ × 7″, the second, 6″ × 3″, fits neither beside it nor below it. If the first
    // thing is on its side, both are 3 + ¼ + 3″ high, which is less than 8.4″.
    const long = { ...thing(3, 7), others: [thing(7, 3)] };
    expect(laidOut([long, thing(6, 3)], body)).toHaveLength(1);
    // Alone, it stays upright.
    const [alone] = clips(laidOut([long], body)[0]?.marks ?? []);
    expect(alone?.box.height).toBeCloseTo(7.25);
  });

  it('splits a thing larger than a page, with the same crosses in the overlaps', () => {
    const dot: Mark = { kind: 'path', outlines: [circle({ x: 7, y: 8.2 }, 0.1)] };
    // Each further page adds 6.8″ across or 7.9″ down. So 12″ = 7.3″ + 4.7″ need two pages across, and 10″ = 8.4″ +
    // 1.6″ need two pages down.
    const pages = laidOut([thing(12, 10, [dot])], body);
    // The lower parts are 10 − 7.9 = 2.1″ high, so both are on one page.
    expect(pages.map(({ names, hasParts }) => [names, hasParts])).toEqual([
      [['A Patch, part 1 of 4'], true],
      [['A Patch, part 2 of 4'], true],
      [['A Patch, part 3 of 4', 'A Patch, part 4 of 4'], true],
    ]);
    const parts = pages.flatMap(({ marks }) => clips(marks)).flatMap(({ marks }) => clips(marks));
    const [first, second, third] = parts;
    // A mark is 6.8″ farther left in the next part, and 7.9″ higher in the part below.
    expect((first?.by.x ?? 0) - (second?.by.x ?? 0)).toBeCloseTo(body.width - OVERLAP);
    expect((first?.by.y ?? 0) - (third?.by.y ?? 0)).toBeCloseTo(body.height - OVERLAP);
    // Each part shows only its own area. Parts are 7.3″ or 12 − 6.8 = 5.2″ wide, and 8.4″ or 2.1″ high.
    expect(parts.map(({ box }) => [box.width.toFixed(1), box.height.toFixed(1)])).toEqual([
      ['7.3', '8.4'],
      ['5.2', '8.4'],
      ['7.3', '2.1'],
      ['5.2', '2.1'],
    ]);
    const crosses = (first?.marks ?? []).filter((mark) => mark.kind === 'text').map(({ at }) => at);
    // These crosses are in the middle of an overlap, 6.8″ + ¼″ from the left, so both parts show them. Two are in the
    // upper parts, one is in the low parts below.
    expect(crosses.filter(({ x }) => Math.abs(x - 7.05) < 1e-9)).toHaveLength(3);
    expect(second?.marks).toEqual(first?.marks);
    // Crosses are named A a, A b …, because A1 is the name of a piece. A name fits in the ¼ inch that a page shows
    // beyond the cross.
    const named = (first?.marks ?? []).flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
    expect(named.map(({ text }) => text).slice(0, 3)).toEqual(['A a', 'A b', 'A c']);
    const upright = named.filter(({ at }) => Math.abs(at.x - 7.05) < 1e-9);
    expect(upright.map(({ align }) => align)).toEqual(['centre', 'centre', 'centre']);
  });

  it('leaves out an empty part with its crosses, and lays the parts in order', () => {
    // A triangle of 12″ × 10″ whose long side is far from the lower right part, which begins at 6.8″ and 7.9″: its height
    // there is 10 · (1 − 6.8 ÷ 12) = 4.3″.
    const triangle = [
      { x: 0, y: 0 },
      { x: 12, y: 0 },
      { x: 0, y: 10 },
    ];
    // The third part, 7.3″ × 2.1″, would fit below the small thing on the first page.
    const pages = laidOut([thing(3, 3), { ...thing(12, 10), within: [triangle] }], body);
    expect(pages.map(({ names }) => names)).toEqual([
      ['A Patch'],
      ['A Patch, part 1 of 3'],
      ['A Patch, part 2 of 3'],
      ['A Patch, part 3 of 3'],
    ]);
    const [, part] = pages.flatMap(({ marks }) => clips(marks)).flatMap(({ marks }) => clips(marks));
    const crosses = (part?.marks ?? []).flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
    // Two crosses between the upper parts, and two below the left one.
    expect(crosses.map(({ text, at }) => [text, at.x > 7.3 || at.y > 8.4])).toEqual([
      ['A a', false],
      ['A b', false],
      ['A c', false],
      ['A d', false],
    ]);
  });

  it('leaves a thing whole that is as large as a page, but for rounding', () => {
    const [page, ...more] = laidOut([thing(7.3 + 1e-9, 8.4 + 1e-9)], body);
    expect(more).toEqual([]);
    expect([page?.names, page?.hasParts]).toEqual([['A Patch'], false]);
  });

  it('returns the area that only one page shows', () => {
    // Without the overlaps, pages show 0 to 6.8″ and 7.3″ to 12″ across, 0 to 7.9″ and 8.4″ to 10″ down.
    const boxes = ownParts({ width: 12, height: 10 }, body).map(({ x, y, width, height }) =>
      [x, y, x + width, y + height].map((inch) => inch.toFixed(1)).join(' '),
    );
    expect(boxes).toEqual(['0.0 0.0 6.8 7.9', '7.3 0.0 12.0 7.9', '0.0 8.4 6.8 10.0', '7.3 8.4 12.0 10.0']);
    expect(ownParts({ width: 3, height: 2 }, body)).toEqual([{ x: 0, y: 0, width: 3, height: 2 }]);
  });

  it('lays each thing once, inside a page, without overlaps', () => {
    const side = fc.double({ min: 0.5, max: 7, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side), { maxLength: 30 }), (sizes) => {
        const things = sizes.map(([width, height]) => thing(width, height));
        const pages = laidOut(things, body);
        expect(pages.flatMap(({ names }) => names)).toHaveLength(things.length);
        for (const { marks } of pages) {
          const boxes = clips(marks).map(({ by, box }) => ({
            ...by,
            width: box.width - 0.25,
            height: box.height - 0.25,
          }));
          for (const [i, a] of boxes.entries()) {
            expect(a.x + a.width).toBeLessThanOrEqual(body.x + body.width + 1e-9);
            expect(a.y + a.height).toBeLessThanOrEqual(body.y + body.height + 1e-9);
            for (const b of boxes.slice(i + 1))
              expect(
                a.x + a.width <= b.x ||
                  b.x + b.width <= a.x ||
                  a.y + a.height <= b.y ||
                  b.y + b.height <= a.y,
              ).toBe(true);
          }
        }
      }),
    );
  });
});
