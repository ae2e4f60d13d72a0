import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inches } from '../../geometry/units.js';
import { emptyPlacement, type Placement } from '../../quilting/placement.js';
import { quiltFaults } from '../../quilting/quilt.js';
import { fitted } from './fitting.js';
import { newFreeForm } from './free-form-document.js';

it('brings any turned block within the limits of any quilt', () => {
  const quiltSide = fc.integer({ min: 36 * 8, max: 260 * 8 }).map((eighths) => inches(eighths / 8));
  const length = fc
    .oneof(
      fc.constantFrom(-1e6, -1, 0, 1e-9, 1, 1 + 1e-9, 12, 36, 260, 1e6),
      fc.double({ min: -10, max: 300, noNaN: true }),
    )
    .map(inches);
  const count = fc.constantFrom(-1, 0, 1, 2, 3, 99, 100, 1e9, 1.5);
  const placement = fc
    .record({
      ...{ blockWidth: length, blockHeight: length, xLocation: length, yLocation: length },
      ...{ xSeparation: length, ySeparation: length, numOfColumns: count, numOfRows: count },
      turn: fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
      mirrored: fc.option(fc.constant(true), { nil: undefined }),
    })
    .map((fields): Placement => ({ ...emptyPlacement, ...fields }));
  const { quilt } = newFreeForm().design;
  fc.assert(
    fc.property(quiltSide, quiltSide, placement, (one, other, wanted) => {
      const sides = { quiltWidth: inches(Math.min(one, other)), quiltLength: inches(Math.max(one, other)) };
      const block = fitted(wanted, sides);
      expect(quiltFaults({ ...quilt, ...sides, blocks: [block] })).toEqual([]);
      expect(Math.min(block.blockWidth, block.blockHeight)).toBeGreaterThanOrEqual(1);
      expect(fitted(block, sides, block)).toBe(block);
    }),
  );
});
