import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockUnits, inches } from '../geometry/units.js';
import { emptyPlacement, placementExtent, type Placement } from './placement.js';
import { packedQuilt, unpackedQuilt } from './stored/packed-quilt.js';
import { newFreeFormQuilt, quiltFaults, type Quilt } from './quilt.js';
import { quiltSchema } from './stored/quilt-schema.js';
import { shapeTypes, type Levels, type Shape } from './shapes/shape.js';
import { shownQuilt, shownSides, storedQuilt, turnedQuilt } from './sideways.js';

const shape = (changes: Partial<Shape>): Shape => ({
  ...{ shapeNum: 1, shapeType: 1, fillFabric: 11, strokeWidth: 0 },
  ...{ shapeXLoc: blockUnits(0), shapeYLoc: blockUnits(0) },
  ...{ shapeWidth: blockUnits(500), shapeHeight: blockUnits(1000) },
  ...changes,
});

/** A block with one triangle in its left half, with the right angle at the bottom left. */
const levels: Levels = [[shape({ shapeType: 2 })]];

/** Two columns of blocks of 12″ × 10″, 1″ apart, at (5″, 3″) on a quilt of 60″ × 40″. */
const placement: Placement = {
  ...{ ...emptyPlacement, blockNum: 5, levels, blockWidth: inches(12), blockHeight: inches(10) },
  ...{ xLocation: inches(5), yLocation: inches(3), numOfColumns: 2, xSeparation: inches(1) },
};

const runner: Quilt = {
  ...newFreeFormQuilt(100),
  quiltWidth: inches(60),
  quiltLength: inches(40),
  blocks: [placement],
};

/**
 * Returns a copy of a quilt as if it had been sent over the network. The copy shares no object with the quilt, so turns
 * computed for the quilt aren't reused for the copy.
 */
const sent = (quilt: Quilt): Quilt =>
  unpackedQuilt(quiltSchema.parse(JSON.parse(JSON.stringify(packedQuilt(quilt)))));

describe('a quilt that is wider than long', () => {
  it('keeps the empty place for blocks in its corner, so that the quilt may get smaller', () => {
    const turned = turnedQuilt({ ...newFreeFormQuilt(100), quiltLength: inches(60) }, 'right');
    expect(turned.blocks).toEqual([emptyPlacement]);
  });

  it('is stored turned to the left, and then follows the rules of stored quilts', () => {
    const stored = storedQuilt(runner);
    /*
     * After a turn to the left, x becomes 60 − x: the block from 5″ to 30″ goes from 30″ to 55″ from the top. Its y of
     * 3″ to 13″ is now its x.
     */
    expect(stored).toMatchObject({ quiltWidth: 40, quiltLength: 60, sideways: true });
    expect(stored.blocks).toMatchObject([
      {
        ...{ xLocation: 3, yLocation: 30, blockWidth: 10, blockHeight: 12 },
        ...{ numOfColumns: 1, numOfRows: 2, xSeparation: 0, ySeparation: 1 },
      },
    ]);
    /*
     * The left half of the block becomes its lower half. The right angle of its triangle is then at the bottom right.
     */
    expect(stored.blocks[0]?.levels).toEqual([[shape({ ...box(0, 500, 1000, 500), shapeType: 7 })]]);
    expect(quiltFaults(stored)).toEqual([]);
    expect(shownSides(stored)).toEqual({ quiltWidth: 60, quiltLength: 40 });
  });

  it('is shown unchanged, from the same objects or from a copy', () => {
    expect(shownQuilt(storedQuilt(runner)).blocks[0]).toBe(placement);
    expect(shownQuilt(sent(storedQuilt(runner)))).toEqual(runner);
    expect(storedQuilt(shownQuilt(sent(storedQuilt(runner))))).toEqual(storedQuilt(runner));
  });

  it('gives placements with the same layers one turned object', () => {
    const stored = storedQuilt({ ...runner, blocks: [placement, { ...placement, yLocation: inches(20) }] });
    expect(stored.blocks[0]?.levels).toBe(stored.blocks[1]?.levels);
  });

  it('must be a free form quilt', () => {
    const stored = { ...storedQuilt(runner), generatingSize: 9 } as const;
    expect(quiltFaults(stored)).toEqual([
      {
        path: ['sideways'],
        message: 'Only a free form quilt can be sideways. Leave out the field “sideways”.',
      },
    ]);
  });
});

it('leaves a quilt unchanged if it is as long as wide, or longer', () => {
  const upright = turnedQuilt(runner, 'right');
  expect(storedQuilt(upright)).toBe(upright);
  expect(shownQuilt(upright)).toEqual(upright);
  const square = { ...runner, quiltLength: inches(60) };
  expect(storedQuilt(square)).toBe(square);
});

it('stores any quilt and shows it again unchanged', () => {
  const fine = (min: number) => fc.integer({ min, max: 5_000_000 }).map((count) => count / 10_000);
  const anyShape = fc
    .record({
      type: fc.constantFrom(...shapeTypes),
      ...{ x: fine(0), y: fine(0), width: fine(10_000), height: fine(10_000) },
    })
    .map(({ type, x, y, width, height }) => shape({ shapeType: type, ...box(x, y, width, height) }));
  const anyLevels = fc.array(fc.array(anyShape, { maxLength: 4 }), { minLength: 1, maxLength: 3 });
  const thousandths = (max: number) =>
    fc.integer({ min: 0, max: max * 1000 }).map((fine) => inches(fine / 1000));
  const anyPlacement = fc
    .record({
      levels: anyLevels,
      ...{ blockWidth: thousandths(11), blockHeight: thousandths(11) },
      ...{ xSeparation: thousandths(2), ySeparation: thousandths(2) },
      ...{ numOfColumns: fc.integer({ min: 1, max: 3 }), numOfRows: fc.integer({ min: 1, max: 2 }) },
      ...{ xLocation: thousandths(10), yLocation: thousandths(8) },
    })
    .map((each): Placement => ({
      ...{ ...emptyPlacement, blockNum: 5, ...each },
      ...{ blockWidth: inches(each.blockWidth + 1), blockHeight: inches(each.blockHeight + 1) },
    }));
  const anyQuilt = fc
    .record({
      blocks: fc.array(anyPlacement, { maxLength: 4 }),
      quiltWidth: fc.integer({ min: 50, max: 260 }).map(inches),
      quiltLength: fc.integer({ min: 36, max: 260 }).map(inches),
    })
    .map((each): Quilt => ({ ...runner, ...each }));
  fc.assert(
    fc.property(anyQuilt, (quilt) => {
      const stored = storedQuilt(quilt);
      expect(quiltFaults(stored)).toEqual([]);
      const shown = shownQuilt(sent(stored));
      expect(shown).toEqual(quilt);
      for (const each of shown.blocks) {
        const { right, bottom } = placementExtent(each);
        expect(right).toBeLessThanOrEqual(quilt.quiltWidth);
        expect(bottom).toBeLessThanOrEqual(quilt.quiltLength);
      }
    }),
  );
});

it('moves shapes and blocks on thirds by less than a thread', () => {
  const third = 1000 / 3;
  const thirds = [[shape(box(third, 0, third, third)), shape(box(2 * third, 0, third, third))]];
  const odd = { ...placement, levels: thirds, xLocation: inches(1 / 3), yLocation: inches(1 / 3) };
  const once = shownQuilt(sent(storedQuilt({ ...runner, blocks: [odd] })));
  expect(once.blocks[0]?.xLocation).toBeCloseTo(1 / 3, 8);
  expect(once.blocks[0]?.levels[0]?.[0]?.shapeXLoc).toBeCloseTo(third, 3);
  /* Storing the quilt again doesn't move the places any farther. */
  expect(shownQuilt(sent(storedQuilt(structuredClone(once))))).toEqual(once);
});

function box(x: number, y: number, width: number, height: number) {
  return {
    ...{ shapeXLoc: blockUnits(x), shapeYLoc: blockUnits(y) },
    ...{ shapeWidth: blockUnits(width), shapeHeight: blockUnits(height) },
  };
}
