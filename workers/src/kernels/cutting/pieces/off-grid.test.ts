import { describe, expect, it } from 'vitest';
import { offGridOf } from './off-grid';

const square = (side: number) => ({ kind: 'square', finished: [side, side], box: [side, side] }) as const;
const rectangle = (across: number, down: number) => {
  const [long, short] = [Math.max(across, down), Math.min(across, down)];
  return { kind: 'rectangle', finished: [long, short], box: [across, down] } as const;
};
const block = (width: number, height = width) => ({ width, height, blockNum: 4 });

describe('the note on sizes between the lines of a ruler', () => {
  it('counts how many make up the block', () => {
    /* Five sides of 2.4″ are 12″. Cut at 2⅜″, they are 11⅞″. */
    const row = square(2.4);
    expect(offGridOf(row, [row], block(12))).toMatchObject({ nearest: 2.375, across: 5 });
    expect(offGridOf(row, [row], block(12))?.drift).toBeCloseTo(-0.125, 9);
  });

  it('counts one if no number of them makes up the block', () => {
    /* Two sides of 4.8″ are 9.6″ and three are 14.4″, so no number of them gives 12″. */
    const row = square(4.8);
    expect(offGridOf(row, [row], block(12))).toMatchObject({ nearest: 4.75, across: null });
    expect(offGridOf(row, [row], block(12))?.drift).toBeCloseTo(-0.05, 9);
  });

  it('leaves the other side of an oblong block unchanged', () => {
    /*
     * The block is 9″ wide in one piece, and 10″ high in thirds. A third is a whole eighth at 9¾″ (3¼″) and at 10⅛″
     * (3⅜″).
     */
    const row = rectangle(9, 10 / 3);
    expect(offGridOf(row, [row], block(9, 10))).toMatchObject({
      blockSide: 10,
      across: 3,
      fits: [
        { width: 9, height: 9.75 },
        { width: 9, height: 10.125 },
      ],
    });
  });
});
