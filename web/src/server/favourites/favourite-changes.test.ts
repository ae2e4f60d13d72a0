import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  broughtAlong,
  withChange,
  withChanges,
  withoutStored,
  type FavouriteChange,
} from './favourite-changes';

const liked = (fabricNum: number): FavouriteChange => ({ fabricNum, isFavourite: true });
const dropped = (fabricNum: number): FavouriteChange => ({ fabricNum, isFavourite: false });

describe('withChange', () => {
  it('uses the last change of a fabric', () => {
    expect(withChange([liked(11), liked(12)], dropped(11))).toEqual([liked(12), dropped(11)]);
  });
});

describe('withChanges', () => {
  it('puts the latest first and leaves the others in their order', () => {
    expect(withChanges([20, 21, 22], [liked(11), dropped(21), liked(12)])).toEqual([12, 11, 20, 22]);
  });

  it('leaves a known favourite in its place, and ignores the removal of a fabric that is none', () => {
    expect(withChanges([20, 21], [liked(21), dropped(30)])).toEqual([20, 21]);
  });

  it('returns each fabric once, and the same result a second time', () => {
    const nums = fc.uniqueArray(fc.integer({ min: 11, max: 30 }));
    const changes = fc
      .array(fc.record({ fabricNum: fc.integer({ min: 11, max: 30 }), isFavourite: fc.boolean() }))
      .map((made) => made.reduce<FavouriteChange[]>(withChange, []));
    fc.assert(
      fc.property(nums, changes, (known, made) => {
        const now = withChanges(known, made);
        expect(new Set(now).size).toBe(now.length);
        expect(withChanges(now, made)).toEqual(now);
        for (const { fabricNum, isFavourite } of made) expect(now.includes(fabricNum)).toBe(isFavourite);
      }),
    );
  });
});

describe('withoutStored', () => {
  it('keeps the changes that were made while the account was saving', () => {
    expect(withoutStored([liked(12), dropped(11), liked(13)], [liked(11), liked(12)])).toEqual([
      dropped(11),
      liked(13),
    ]);
  });
});

describe('broughtAlong', () => {
  it('makes a guest’s favourites the subscriber’s, whose own change of a fabric counts', () => {
    const changes = { 2: [liked(11), liked(12)], 100: [dropped(12)], 101: [liked(13)] };
    expect(broughtAlong(changes, 2, 100)).toEqual({ 100: [liked(11), dropped(12)], 101: [liked(13)] });
  });

  it('changes nothing if no guest chose anything', () => {
    const changes = { 100: [liked(12)] };
    expect(broughtAlong(changes, 2, 100)).toBe(changes);
  });
});
