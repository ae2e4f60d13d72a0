import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelsIn } from '../levels.fixture';
import { shuffledFabrics, type Shuffling } from './shuffle';

/* Lights are 1 to 29, mediums 30 to 59, darks from 60 on; 99 isn't known. */
function valueFor(fabric: number): string | null {
  if (fabric === 99) return null;
  if (fabric < 30) return 'light';
  return fabric < 60 ? 'medium' : 'dark';
}

/** The last of what is left, each time: nothing changes its place. */
const last = () => 0.999_999;

function shuffled(used: number[], palette: number[], more: Partial<Shuffling> = {}): [number, number][] {
  const shuffling = { palette, locked: new Set<number>(), valueFor, chance: last, ...more };
  return [...shuffledFabrics(levelsIn(used), shuffling)].sort(([one], [other]) => one - other);
}

describe('shuffling', () => {
  it('puts lights in the place of lights and darks in the place of darks', () => {
    expect(shuffled([11, 31, 61], [32, 62, 12, 63])).toEqual([
      [11, 12],
      [31, 32],
      [61, 62],
    ]);
  });

  it('changes places within a value where the palette has no other of it', () => {
    expect(shuffled([11, 12, 61], [32])).toEqual([
      [11, 12],
      [12, 11],
    ]);
  });

  it('takes what the palette has of a value before the block’s own', () => {
    expect(shuffled([11, 12, 13], [13, 14])).toEqual([
      [11, 14],
      [12, 13],
      [13, 11],
    ]);
  });

  it('leaves locked fabrics, and brings them to no other place', () => {
    expect(shuffled([11, 12, 61], [12, 13, 62], { locked: new Set([12]) })).toEqual([
      [11, 13],
      [61, 62],
    ]);
    expect(shuffled([11, 61], [12, 62], { locked: new Set([11, 61]) })).toEqual([]);
  });

  it('leaves a fabric whose value is not known', () => {
    expect(shuffled([99, 11], [99, 12])).toEqual([[11, 12]]);
  });

  it('has nothing to give where there is no other of the same value', () => {
    expect(shuffled([11, 61], [11, 31])).toEqual([]);
    expect(shuffled([11], [])).toEqual([]);
  });

  it('gives another arrangement of as many fabrics whenever there is one, each in its value', () => {
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
