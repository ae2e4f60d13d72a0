import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelsIn } from '../levels.fixture.js';
import type { Replacement } from '../recolouring/recoloured-quilt.js';
import { shuffledFabrics, type Shuffling } from './shuffle.js';

/*
 * Returns the value of a test fabric: 1 to 29 are light, 30 to 59 medium, 60 and above dark. The value of 99 is
 * unknown.
 */
function valueFor(fabric: number): string | null {
  if (fabric === 99) return null;
  if (fabric < 30) return 'light';
  return fabric < 60 ? 'medium' : 'dark';
}

/**
 * A random generator that always returns almost 1, so that the last of the remaining items is chosen and a shuffle
 * changes nothing.
 */
const last = () => 0.999_999;

function shuffled(used: number[], palette: number[], more: Partial<Shuffling> = {}): Replacement[] {
  const shuffling = { palette, locked: new Set<number>(), valueFor, chance: last, ...more };
  return [...shuffledFabrics(levelsIn(used), shuffling)].sort(([one], [other]) => one - other);
}

describe('shuffling', () => {
  it('replaces lights by lights and darks by darks', () => {
    expect(shuffled([11, 31, 61], [32, 62, 12, 63])).toEqual([
      [11, 12],
      [31, 32],
      [61, 62],
    ]);
  });

  it('swaps fabrics within a value if the palette has no other of it', () => {
    expect(shuffled([11, 12, 61], [32])).toEqual([
      [11, 12],
      [12, 11],
    ]);
  });

  it('prefers the palette’s fabrics of a value to the block’s own', () => {
    expect(shuffled([11, 12, 13], [13, 14])).toEqual([
      [11, 14],
      [12, 13],
      [13, 11],
    ]);
  });

  it('leaves locked fabrics, and puts them in no other place', () => {
    expect(shuffled([11, 12, 61], [12, 13, 62], { locked: new Set([12]) })).toEqual([
      [11, 13],
      [61, 62],
    ]);
    expect(shuffled([11, 61], [12, 62], { locked: new Set([11, 61]) })).toEqual([]);
  });

  it('leaves a fabric of unknown value', () => {
    expect(shuffled([99, 11], [99, 12])).toEqual([[11, 12]]);
  });

  it('returns nothing if there is no other fabric of the same value', () => {
    expect(shuffled([11, 61], [11, 31])).toEqual([]);
    expect(shuffled([11], [])).toEqual([]);
  });

  it('returns another arrangement of as many fabrics whenever there is one, each in its value', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 20 });
    const chances = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 60 });
    fc.assert(
      fc.property(numbers, numbers, fc.uniqueArray(fc.nat(90)), chances, (used, palette, kept, drawn) => {
        let turn = 0;
        const locked = new Set(kept);
        const chance = () => drawn[turn++ % drawn.length] ?? 0;
        const others = new Map(shuffled(used, palette, { locked, chance }));
        const after = used.map((fabric) => others.get(fabric) ?? fabric);
        expect(new Set(after).size).toBe(used.length);
        expect(after.map(valueFor)).toEqual(used.map(valueFor));
        for (const [fabric, other] of others) expect(other).not.toBe(fabric);
        for (const fabric of used.filter((each) => locked.has(each))) expect(after).toContain(fabric);
        const free = used.filter((fabric) => !locked.has(fabric));
        const canChange = (fabric: number) =>
          [...free, ...palette].some(
            (other) =>
              other !== fabric &&
              valueFor(other) === valueFor(fabric) &&
              (free.includes(other) || !used.includes(other)),
          );
        expect(new Set(others.keys())).toEqual(new Set(free.filter(canChange)));
      }),
    );
  });
});
