import { expect, it } from 'vitest';
import { ran } from '@quiltwright/shared/model/command';
import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import { newDocument, type QuiltAction } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { describeBlocksHeld, describeBlocksTaken, describeGrid, describeTick } from './quilt-words';

const { chooseSize, toggleBorder, toggleSashing } = quiltActions;
const quiltAfter = (...actions: QuiltAction[]) =>
  actions.reduce((document, action) => ran(document, action), newDocument()).design.quilt;

/* The grids and sizes are those of the table of standard quilts. */
const lap = quiltAfter(chooseSize(8));
const bordered = quiltAfter(chooseSize(8), toggleBorder(1));
const full = quiltAfter(chooseSize(8), toggleBorder(1), toggleBorder(2), toggleSashing);

it('says how many blocks are left when borders or sashing take some away', () => {
  expect(describeBlocksHeld(lap)).toBeNull();
  expect(describeBlocksHeld(bordered)).toBe(
    'Lap with a border holds 4 × 5 blocks instead of 4 × 6 and is 52″ × 64″.',
  );
  expect(describeBlocksHeld(full)).toBe(
    'Lap with two borders and sashing holds 3 × 4 blocks instead of 4 × 6 and is 52″ × 66″.',
  );
  expect(describeBlocksHeld(quiltAfter(chooseSize(8), toggleSashing))).toBe(
    'Lap with sashing holds 4 × 5 blocks instead of 4 × 6 and is 54″ × 68″.',
  );
  expect(describeGrid(lap)).toBe('4 × 6');
  expect(describeGrid(full)).toBe('3 × 4 instead of 4 × 6');
  // A crib quilt has 3 × 4 blocks with sashing, too.
  expect(describeBlocksHeld(quiltAfter(chooseSize(9), toggleSashing))).toBeNull();
});

it('describes the result of a tick before it is made', () => {
  expect(describeTick(lap, 'border1')).toBe('with it, 4 × 5 blocks');
  expect(describeTick(bordered, 'border2')).toBe('with it, 3 × 4 blocks');
  expect(describeTick(quiltAfter(chooseSize(9)), 'sashing')).toBeNull();
  // Without a first border there is no second one.
  expect(describeTick(lap, 'border2')).toBeNull();
});

it('reports a step that takes blocks away, and no other', () => {
  expect(describeBlocksTaken(lap, bordered)).toMatch(/^Lap with a border holds 4 × 5 blocks instead/);
  expect(describeBlocksTaken(bordered, lap)).toBeNull();
  // With two borders, a lap quilt holds 3 × 4 blocks even without sashing.
  const twice = quiltAfter(chooseSize(8), toggleBorder(1), toggleBorder(2));
  expect(describeBlocksTaken(twice, full)).toBeNull();
});
