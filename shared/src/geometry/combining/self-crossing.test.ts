import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bulged, flattened } from '../outline.js';
import { crossesItself } from './self-crossing.js';

type Corner = readonly [x: number, y: number, bulge?: number];

const crosses = (...corners: readonly Corner[]) =>
  crossesItself(bulged(corners.map(([x, y, bulge = 0]) => ({ x, y, bulge }))), 0.001);

const QUARTER = Math.SQRT2 - 1;

describe('crossesItself', () => {
  it.each([
    [
      'a square',
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    ],
    [
      'a melon',
      [
        [0, 0, QUARTER],
        [10, 10, QUARTER],
      ],
    ],
    [
      'an L',
      [
        [0, 0],
        [5, 0],
        [5, 5],
        [10, 5],
        [10, 10],
        [0, 10],
      ],
    ],
    [
      'the background of a quarter circle',
      [
        [7, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 7, -QUARTER],
      ],
    ],
    [
      'a square with a slit',
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [5, 10],
        [5, 5],
        [5, 10],
        [0, 10],
      ],
    ],
    [
      'two squares that touch in a corner',
      [
        [0, 0],
        [5, 0],
        [5, 5],
        [10, 5],
        [10, 10],
        [5, 10],
        [5, 5],
        [0, 5],
      ],
    ],
    [
      'an arc that touches the opposite side',
      [
        [0, 0, -1],
        [10, 0],
        [10, 5],
        [0, 5],
      ],
    ],
    [
      'a corner that touches an edge',
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [5, 0],
        [0, 10],
      ],
    ],
    [
      'an arc that ends along an edge',
      [
        [0, 0],
        [10, 0],
        [10, 5, QUARTER],
        [5, 0, QUARTER],
        [0, 5],
      ],
    ],
    [
      'an edge that lies on another edge up to a corner',
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [8, 0],
        [4, 0],
        [0, 10],
      ],
    ],
  ] as [string, Corner[]][])('is false for %s', (_, corners) => {
    expect(crosses(...corners)).toBe(false);
  });

  it.each([
    [
      'a bow tie',
      [
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ],
    ],
    [
      'an arc through the opposite side',
      [
        [0, 0, -1],
        [10, 0],
        [10, 4],
        [0, 4],
      ],
    ],
    [
      'two arcs through each other',
      [
        [0, 0, -0.9],
        [10, 0],
        [10, 6, -0.9],
        [0, 6],
      ],
    ],
    [
      'an arc that crosses the next edge',
      [
        [0, 0, 1],
        [10, 0],
        [8, -8],
        [8, 10],
      ],
    ],
    [
      'an edge through a corner',
      [
        [4, 0],
        [8, 4],
        [4, 4],
        [1, 6],
        [4, 8],
      ],
    ],
    [
      'an arc through a corner',
      [
        [0, 5, 1],
        [10, 5],
        [10, -2],
        [5, 0],
        [5, 8],
      ],
    ],
    [
      'two corners through each other',
      [
        [0, 0],
        [5, 5],
        [10, 10],
        [10, 0],
        [5, 5],
        [0, 10],
      ],
    ],
  ] as [string, Corner[]][])('is true for %s', (_, corners) => {
    expect(crosses(...corners)).toBe(true);
  });

  it('finds what the chords of the arcs show, except near corners and where edges only touch', () => {
    const coordinate = fc.integer({ min: 0, max: 12 });
    const bulge = fc.constantFrom(0, 0, 0.3, -0.4, 0.8, -1);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(coordinate, coordinate, bulge), { minLength: 3, maxLength: 6 }),
        (corners) => {
          fc.pre(
            corners.every(([x, y], i) => {
              const next = corners[(i + 1) % corners.length];
              return next !== undefined && (next[0] !== x || next[1] !== y);
            }),
          );
          const outline = bulged(corners.map(([x, y, bulge]) => ({ x, y, bulge })));
          const chords = flattened(outline, 0.0005);
          const clear = chordsCross(chords, 0.02);
          if (clear) expect(crosses(...corners)).toBe(true);
          // Chords that meet in a corner don't tell whether the edges go on to the other side.
          if (crosses(...corners) && !hasCornerOnChord(chords)) expect(chordsCross(chords, 0)).toBe(true);
        },
      ),
      // Chords can't show a crossing that is nearer to a corner than a chord is long. Such outlines are rare, so the same
      // outlines are tried in each run.
      { seed: 1, numRuns: 300 },
    );
  });
});

/** True if two chords cross, each with both ends at least `by` away from the other chord's line. */
function chordsCross(corners: readonly { x: number; y: number }[], by: number): boolean {
  const away = (a: { x: number; y: number }, b: { x: number; y: number }, c: { x: number; y: number }) =>
    ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y);
  const opposite = (one: number, other: number) =>
    one * other < 0 && Math.min(Math.abs(one), Math.abs(other)) > by;
  return corners.some((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return corners.slice(i + 1).some((c, j) => {
      const d = corners[(i + j + 2) % corners.length] ?? c;
      return opposite(away(a, b, c), away(a, b, d)) && opposite(away(c, d, a), away(c, d, b));
    });
  });
}

/** True if a corner lies on a chord that doesn't end there. */
function hasCornerOnChord(corners: readonly { x: number; y: number }[]): boolean {
  return corners.some((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    return corners.some((c, j) => {
      if (j === i || j === (i + 1) % corners.length) return false;
      const off = ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / length;
      const along = ((b.x - a.x) * (c.x - a.x) + (b.y - a.y) * (c.y - a.y)) / length;
      return Math.abs(off) < 0.002 && along > -0.002 && along < length + 0.002;
    });
  });
}
