import { describe, expect, it } from 'vitest';
import { inClothOf } from './shared-cloth';

/* Library fabrics, with their CIE L*. */
const CREAM = 104; // 94
const NIGHT = 13; // dark blue, 17
const MADDER = 72; // brick, 34
const CHEDDAR = 57; // gold, 71
const RED = 71; // 36
const OTHER_CREAM = 106;
const SKY = 19; // chambray, a medium light blue, 65

const none = { taken: [] };

describe('a block’s fabrics in those of the quilt', () => {
  it('become what is about as light, and nearest in hue', () => {
    expect(inClothOf([CREAM, NIGHT, MADDER, CHEDDAR], [RED, SKY], none)).toEqual(
      new Map([
        [RED, MADDER],
        [SKY, CHEDDAR],
      ]),
    );
  });

  it('stay where the quilt has none so light or dark', () => {
    expect(inClothOf([CREAM, NIGHT], [SKY], none)).toEqual(new Map());
  });

  it('stay where the quilt has them', () => {
    expect(inClothOf([NIGHT, MADDER], [MADDER, RED], none)).toEqual(new Map([[RED, NIGHT]]));
  });

  it('never become one', () => {
    const found = inClothOf([MADDER], [RED, NIGHT], none);
    expect([...found.values()]).toEqual([MADDER]);
    expect(inClothOf([MADDER], [RED], { taken: [MADDER] })).toEqual(new Map());
  });

  it('tell patches apart as they did: the lighter one stays the lighter one, by a step', () => {
    /* Night is 19 darker than red. In red’s place madder comes first; night can’t become cheddar, which is lighter than that. */
    expect(inClothOf([MADDER, CHEDDAR], [RED, NIGHT], none)).toEqual(new Map([[RED, MADDER]]));
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
