import { freeFormQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { inches } from '@quiltwright/shared/geometry/units';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { expect, test } from 'vitest';
import { quiltSnapping } from './quilt-snapping';

/** A quilt of 40″ × 60″ with borders of 2″ and 3″. */
const quilt = freeFormQuilt({ borderWidth1: inches(2), borderWidth2: inches(3) });

/** A block of 6″ at (20, 10), in two columns with a gap of 2″. */
const two: Placement = {
  ...emptyPlacement,
  blockNum: 1,
  blockWidth: inches(6),
  blockHeight: inches(6),
  xLocation: inches(20),
  yLocation: inches(10),
  numOfColumns: 2,
  xSeparation: inches(2),
};
const snapping = quiltSnapping(quilt, [two]);
const block = { x: 8, y: 41, width: 5, height: 5 };

test('a block snaps to both edges of the borders', () => {
  /* The block's left edge moves from 8 to 5.3. The borders end at 2″ and 5″. */
  const { by, guides } = snapping.move(block, { x: -2.7, y: 0 }, 0.5);
  expect(by.x).toBeCloseTo(-3);
  expect(guides).toMatchObject([{ kind: 'line', from: { x: 5 }, to: { x: 5 } }]);
  /* The block's bottom edge moves from 46 to 58.4. The first border starts 58″ down. */
  expect(snapping.move(block, { x: 0, y: 12.4 }, 0.5).by.y).toBeCloseTo(12);
});

test('it snaps to copies of other blocks, and to the middle of the quilt', () => {
  /* The block's left edge moves to 27.6. The second copy of the other block starts at 28. */
  expect(snapping.move(block, { x: 19.6, y: 0 }, 0.5).by.x).toBeCloseTo(20);
  /* The block's middle moves from 43.5 to 30.3. The quilt's middle is at 30. */
  expect(snapping.move(block, { x: 0, y: -13.2 }, 0.5).by.y).toBeCloseTo(-13.5);
});

test('if nothing else is near it snaps to whole inches, and to whole sizes', () => {
  const { by } = snapping.move({ ...block, x: 8.25, y: 40.25 }, { x: 0.5, y: 0.5 }, 0.3);
  expect(by).toEqual({ x: 0.75, y: 0.75 });
  /* Both sides of the block grow from 5″ to 8.2″. */
  const how = { isProportional: true };
  const { box } = snapping.resize(block, { x: 1, y: 1 }, { x: 3.2, y: 3.2 }, 0.3, how);
  expect(box.width).toBeCloseTo(8);
  expect(box.height).toBeCloseTo(8);
});

test('it stays on the quilt', () => {
  expect(snapping.move(block, { x: -50, y: 90 }, 0.5).by).toEqual({ x: -8, y: 14 });
});

test('blocks on their points snap corner to corner', () => {
  /* A block of 12″ on its point reaches 6√2 = 8.4853″ from its middle, here (20, 20). */
  const reach = 6 * Math.SQRT2;
  const still: Placement = {
    ...emptyPlacement,
    ...{ blockNum: 1, xLocation: inches(14), yLocation: inches(14), turn: 1 },
  };
  const before = { x: 20, y: 30, width: 2 * reach, height: 2 * reach };
  /* Its upper left edge meets the lower right edge of the other block if its middle is 8.4853″ right of and below it. */
  const way = { x: 20 - before.x + 0.2, y: 20 - before.y - 0.3 };
  const { by } = quiltSnapping(quilt, [still]).move(before, way, 0.5);
  expect(by.x).toBeCloseTo(20 - before.x, 9);
  expect(by.y).toBeCloseTo(20 - before.y, 9);
});

test('a level block snaps to the corner of a block on its point', () => {
  /* An oblong block of 12 × 6″ on its point has a corner on the right, below the middle of its box. */
  const still: Placement = {
    ...emptyPlacement,
    ...{ blockNum: 1, xLocation: inches(14), yLocation: inches(17), blockHeight: inches(6), turn: 1 },
  };
  /* The middle is at (20, 20), and the corner 6 right of and 3 above it before the turn. */
  const corner = { x: 20 + (6 + 3) * Math.SQRT1_2, y: 20 + (6 - 3) * Math.SQRT1_2 };
  const way = { x: corner.x - block.x + 0.2, y: corner.y - block.y - 0.2 };
  const { by } = quiltSnapping(quilt, [still]).move(block, way, 0.5);
  expect(block.x + by.x).toBeCloseTo(corner.x, 9);
  expect(block.y + by.y).toBeCloseTo(corner.y, 9);
});
