import { describe, expect, it } from 'vitest';
import { inClothOf } from './shared-cloth.js';

/* Library fabrics, with their lightness: CIE L*, 0 for black to 100 for white. */
const CREAM = 104; // L* 94
const NIGHT = 13; // Dark blue, L* 17
const MADDER = 72; // Brick, L* 34
const CHEDDAR = 57; // Gold, L* 71
const RED = 71; // L* 36
const OTHER_CREAM = 106;
const HOUNDSTOOTH = 89; // Hunt Club, a taupe, L* 67
const SAGE = 43; // A green, L* 57
const SKY = 19; // Chambray, a medium light blue, L* 65

const none = { taken: [] };

describe('a block’s fabrics replaced by those of the quilt', () => {
  it('are replaced by fabrics of similar lightness, the nearest in hue', () => {
    expect(inClothOf([CREAM, NIGHT, MADDER, CHEDDAR], [RED, SKY], none)).toEqual(
      new Map([
        [RED, MADDER],
        [SKY, CHEDDAR],
      ]),
    );
  });

  it('stay if the quilt has no fabric of similar lightness', () => {
    expect(inClothOf([CREAM, NIGHT], [SKY], none)).toEqual(new Map());
  });

  it('stay if the quilt has them', () => {
    expect(inClothOf([NIGHT, MADDER], [MADDER, RED], none)).toEqual(new Map([[RED, NIGHT]]));
  });

  it('are never merged', () => {
    const found = inClothOf([MADDER], [RED, NIGHT], none);
    expect([...found.values()]).toEqual([MADDER]);
    expect(inClothOf([MADDER], [RED], { taken: [MADDER] })).toEqual(new Map());
  });

  it('distinguish patches as before: the lighter one stays lighter, by a step', () => {
    /*
     * Night is 19 L* darker than red. Madder replaces red; cheddar, which is lighter than madder, can't replace night.
     */
    expect(inClothOf([MADDER, CHEDDAR], [RED, NIGHT], none)).toEqual(new Map([[RED, MADDER]]));
  });

  it('become no bright fabric if another one suits', () => {
    /* Sage has L* 57: 14 less than cheddar, and 23 more than madder. */
    expect(inClothOf([CHEDDAR, MADDER], [SAGE], none)).toEqual(new Map([[SAGE, MADDER]]));
    /* Houndstooth has L* 67: about as light as cheddar, and 33 more than madder. */
    expect(inClothOf([CHEDDAR, MADDER], [HOUNDSTOOTH], none)).toEqual(new Map([[HOUNDSTOOTH, MADDER]]));
    expect(inClothOf([CHEDDAR, NIGHT], [HOUNDSTOOTH], none)).toEqual(new Map([[HOUNDSTOOTH, CHEDDAR]]));
  });

  it('lie on the ground of the others', () => {
    expect(
      inClothOf([OTHER_CREAM, NIGHT], [CREAM, RED], { taken: [], ground: CREAM, shared: OTHER_CREAM }),
    ).toEqual(
      new Map([
        [CREAM, OTHER_CREAM],
        [RED, NIGHT],
      ]),
    );
  });
});
