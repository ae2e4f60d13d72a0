import { cornersOfBox } from '@quiltwright/shared/geometry/box';
import { inches } from '@quiltwright/shared/geometry/units';
import { act } from '@quiltwright/shared/model/command';
import { after, next, placeAt, select } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import { describe, expect, it } from 'vitest';
import type { NameOfBlock } from '../describing/target';
import { coveredBy, coveredByMoved } from './covered-blocks';

const nameOf: NameOfBlock = ({ blockNum }) => (blockNum === 5 ? 'Star' : 'Block');

/* A quilt of 40″ × 60″ with 3 × 2 stars from the corner (id 1), and one star at 0, 30 (id 2). */
const stars = after(placeAt(0, 0), act(commands.repeat, { columns: 3, rows: 2 }), placeAt(0, 30));
const { design } = stars.document;

describe('the blocks that a box covers', () => {
  const box = (x: number, y: number, side: number) => cornersOfBox({ x, y, width: side, height: side });

  it('are counted copy by copy, or named if there is only one', () => {
    /* The corners of four of the 3 × 2 stars of 12″ meet at 12″, 12″. */
    expect(coveredBy(design, [box(9, 9, 6)], nameOf)).toBe('4 blocks');
    expect(coveredBy(design, [box(9, 2, 6)], nameOf)).toBe('2 blocks');
    expect(coveredBy(design, [box(0, 30, 12)], nameOf)).toBe('Star');
    expect(coveredBy(design, [box(12, 24, 6)], nameOf)).toBeNull();
    expect(coveredBy(design, [box(2, 2, 4), box(2, 32, 4)], nameOf)).toBe('2 blocks');
  });

  it('are named while a block moves, without the block itself unless it is copied', () => {
    const moved = next(stars, select(2));
    const now = [{ ...emptyPlacement, blockWidth: inches(12), blockHeight: inches(12) }];
    const words = (isCopied: boolean, x: number, y: number) =>
      coveredByMoved(
        moved,
        { isCopied, now: now.map((each) => ({ ...each, xLocation: inches(x), yLocation: inches(y) })) },
        nameOf,
      );
    expect(words(false, 0, 0)).toBe('Star');
    expect(words(false, 6, 6)).toBe('4 blocks');
    expect(words(false, 0, 32)).toBeNull();
    expect(words(true, 0, 32)).toBe('Star');
    expect(coveredByMoved(moved, { isCopied: false, now: null }, nameOf)).toBeNull();
  });

  it('don’t include the blocks that move', () => {
    expect(coveredBy(design, [box(0, 0, 12)], nameOf, new Set([1]))).toBeNull();
  });
});
