import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clamp,
  difference,
  firstFrom,
  intersection,
  lengthOf,
  lerp,
  nearestOf,
  type Interval,
} from './interval.js';

const place = fc.integer({ min: -20, max: 20 });
const anyInterval = fc
  .tuple(place, fc.integer({ min: 1, max: 20 }))
  .map(([from, size]): Interval => [from, from + size]);
const itself = (value: number) => value;

/** Returns the start of each part of length 1 in an interval. */
function stepsOf([from, to]: Interval): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

test('an intersection and a difference share out the steps of an interval', () => {
  fc.assert(
    fc.property(anyInterval, anyInterval, (one, other) => {
      const theirs = stepsOf(other);
      expect(stepsOf(intersection(one, other))).toEqual(stepsOf(one).filter((step) => theirs.includes(step)));
      expect(difference(one, other).flatMap(stepsOf)).toEqual(
        stepsOf(one).filter((step) => !theirs.includes(step)),
      );
      expect(lengthOf(one)).toBe(stepsOf(one).length);
    }),
  );
});

test('clamp returns the nearest allowed value', () => {
  fc.assert(
    fc.property(place, place, fc.nat(20), (value, least, room) => {
      const allowed = stepsOf([least, least + room + 1]);
      const nearest = allowed.reduce((a, b) => (Math.abs(b - value) < Math.abs(a - value) ? b : a));
      expect(clamp(value, least, least + room)).toBe(nearest);
    }),
  );
  expect(clamp(5, 3, 1)).toBe(3);
});

test('lerp returns places between two others', () => {
  expect([0, 0.25, 1].map((share) => lerp(4, 8, share))).toEqual([4, 5, 8]);
});

test('firstFrom and nearestOf find the same as a search of all', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 12 }), place, (values, to) => {
      const sorted = [...values].sort((a, b) => a - b);
      const first = sorted.findIndex((value) => value >= to);
      expect(firstFrom(sorted, to, itself)).toBe(first < 0 ? sorted.length : first);
      const away = Math.min(...sorted.map((value) => Math.abs(value - to)));
      expect(Math.abs(nearestOf(sorted, to, itself) - to)).toBe(away);
    }),
  );
});

test('of two values as near, the higher counts', () => {
  expect(nearestOf([2, 4], 3, itself)).toBe(4);
});
