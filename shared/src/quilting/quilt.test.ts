import { changedQuilt, type QuiltChanges } from './quilts.fixture.js';
import { describe, expect, it } from 'vitest';
import { blockUnits, inches } from '../geometry/units.js';
import { emptyPlacement, placementExtent, type Placement } from './placement.js';
import { packedQuilt } from './stored/packed-quilt.js';
import { newStandardQuilt, quiltFabrics, quiltFaults, type Quilt } from './quilt.js';
import { quiltSchema } from './stored/quilt-schema.js';
import type { Levels } from './shapes/shape.js';

/** Returns a free form quilt of 40 × 60 inches, with some changes. */
function quilt(changes: QuiltChanges = {}): Quilt {
  return changedQuilt({ ...newStandardQuilt(100), generatingLayout: 0, blocks: [] }, changes);
}

const sashing = { role: 'sashing', width: 2, fabric: 0 };

/** Returns one layer with a square in each fabric. */
function levelOf(...fabrics: number[]): Levels {
  return [
    fabrics.map((fillFabric, index) => ({
      shapeNum: index + 1,
      shapeType: 1,
      shapeXLoc: blockUnits(0),
      shapeYLoc: blockUnits(0),
      shapeWidth: blockUnits(1000),
      shapeHeight: blockUnits(1000),
      fillFabric,
      strokeWidth: 0,
    })),
  ];
}

const faultsOf = (changes: QuiltChanges) => quiltFaults(quilt(changes));

describe('quiltFaults', () => {
  it('finds no fault in a new quilt', () => {
    expect(quiltFaults(newStandardQuilt(100))).toEqual([]);
  });

  it('allows a square quilt, but none wider than long', () => {
    expect(faultsOf({ quiltWidth: inches(60) })).toEqual([]);
    expect(faultsOf({ quiltWidth: inches(60.5) })).toEqual([
      { path: ['quiltWidth'], message: 'The width of the quilt must not exceed its length.' },
    ]);
  });

  it('allows a standard quilt two borders', () => {
    const narrow = { role: 'border' as const, width: inches(1), fabric: 0 };
    const standard = (bands: Quilt['bands']) => faultsOf({ generatingSize: 3, bands });
    expect(standard([narrow, narrow])).toEqual([]);
    expect(standard([narrow, narrow, narrow])).toEqual([
      { path: ['bands'], message: 'A standard quilt can have at most two borders.' },
    ]);
  });

  it('allows border 1 half of the width, rounded down', () => {
    const message = 'The first border must not be wider than half of the quilt width.';
    expect(faultsOf({ borderWidth1: inches(20) })).toEqual([]);
    expect(faultsOf({ borderWidth1: inches(20.5) })).toEqual([{ path: ['bands', 0, 'width'], message }]);
    expect(faultsOf({ quiltWidth: inches(41), borderWidth1: inches(20.5) })).toEqual([
      { path: ['bands', 0, 'width'], message },
    ]);
  });

  it('allows border 2 half of what border 1 leaves', () => {
    expect(faultsOf({ borderWidth1: inches(5), borderWidth2: inches(15) })).toEqual([]);
    expect(faultsOf({ borderWidth1: inches(5), borderWidth2: inches(15.5) })).toEqual([
      {
        path: ['bands', 1, 'width'],
        message: 'The second border must not be wider than half of the width inside the first border.',
      },
    ]);
  });

  it('requires every copy to lie inside the quilt', () => {
    const message = 'The block, or one of its copies, extends over the edge of the quilt.';
    /* The copies reach the quilt's edges. Across: 4 + 3 × 10 + 2 × 3 = 40. Down: 8 + 4 × 10 + 3 × 4 = 60. */
    const filling: Placement = {
      ...emptyPlacement,
      blockWidth: inches(10),
      blockHeight: inches(10),
      xLocation: inches(4),
      yLocation: inches(8),
      numOfColumns: 3,
      numOfRows: 4,
      xSeparation: inches(3),
      ySeparation: inches(4),
    };
    expect(placementExtent(filling)).toEqual({ left: 4, top: 8, right: 40, bottom: 60 });
    expect(faultsOf({ blocks: [filling] })).toEqual([]);
    expect(faultsOf({ blocks: [filling, { ...filling, xLocation: inches(4.5) }] })).toEqual([
      { path: ['blocks', 1], message },
    ]);
    expect(faultsOf({ blocks: [{ ...filling, numOfRows: 5 }] })).toEqual([{ path: ['blocks', 0], message }]);
  });

  it('holds 100,000 blocks, copies counted', () => {
    const inch = { ...emptyPlacement, blockWidth: inches(1), blockHeight: inches(1) };
    /* 10 × 9,801 = 98,010 blocks. With 1,980 and 10 more they are 100,000. */
    const full = Array.from({ length: 10 }, () => ({ ...inch, numOfColumns: 99, numOfRows: 99 }));
    const rest = [
      { ...inch, numOfColumns: 99, numOfRows: 20 },
      { ...inch, numOfColumns: 10 },
    ];
    const large = { quiltWidth: inches(260), quiltLength: inches(260) };
    expect(faultsOf({ ...large, blocks: [...full, ...rest] })).toEqual([]);
    expect(faultsOf({ ...large, blocks: [...full, ...rest, inch] })).toEqual([
      { path: ['blocks'], message: 'A quilt can have at most 100,000 blocks, including copies.' },
    ]);
  });

  it('allows for rounding in sums', () => {
    /* 3 × 13.3 = 39.9, but slightly more in binary. */
    const three = { ...emptyPlacement, blockWidth: inches(13.3), numOfColumns: 3 };
    expect(placementExtent(three).right).toBeGreaterThan(39.9);
    expect(faultsOf({ quiltWidth: inches(39.9), blocks: [three] })).toEqual([]);
    expect(faultsOf({ quiltWidth: inches(39.8999), blocks: [three] })).toHaveLength(1);
  });

  it('requires each block to be no longer than the width of the quilt', () => {
    const tall = { ...emptyPlacement, blockHeight: inches(40) };
    expect(faultsOf({ blocks: [tall] })).toEqual([]);
    expect(faultsOf({ blocks: [{ ...tall, blockHeight: inches(41) }] })).toEqual([
      {
        path: ['blocks', 0, 'blockHeight'],
        message: 'No side of a block may be longer than the quilt is wide.',
      },
    ]);
  });

  it('lists all faults, and so does the schema', () => {
    const wrong = quilt({ quiltWidth: inches(70), borderWidth1: inches(36) });
    expect(quiltFaults(wrong).map((fault) => fault.path)).toEqual([['quiltWidth'], ['bands', 0, 'width']]);
    const parsed = quiltSchema.safeParse(wrong);
    expect(parsed.error?.issues.map((issue) => issue.path)).toEqual([['quiltWidth'], ['bands', 0, 'width']]);
  });
});

describe('quiltSchema', () => {
  it('accepts a new quilt', () => {
    expect(quiltSchema.parse(newStandardQuilt(100))).toEqual(packedQuilt(newStandardQuilt(100)));
  });

  it.each([
    ['an unknown key of the quilt', { __v: 0 }],
    ['an unknown key of a placement', { blocks: [{ ...emptyPlacement, owner: 1 }] }],
    ['an unknown size', { generatingSize: 5 }],
    ['an unknown layout', { generatingLayout: 1 }],
    ['a band of an unknown role', { bands: [{ role: 'edge', width: 2, fabric: 0 }] }],
    ['a border without a width', { bands: [{ role: 'border', width: 0, fabric: 0 }] }],
    ['two sashings', { bands: [sashing, sashing] }],
    ['sashing around a border', { bands: [{ role: 'border', width: 2, fabric: 0 }, sashing] }],
    ['sashing with corners', { bands: [{ ...sashing, corners: 'mitred' }] }],
    ['a quilt of 35 inches', { quiltWidth: 35 }],
    ['a quilt of 261 inches', { quiltLength: 261 }],
    ['sashing of 13 inches', { bands: [{ ...sashing, width: 13 }] }],
    ['a block of half an inch', { blocks: [{ ...emptyPlacement, blockWidth: 0.5 }] }],
    ['100 columns', { blocks: [{ ...emptyPlacement, numOfColumns: 100 }] }],
    ['no row', { blocks: [{ ...emptyPlacement, numOfRows: 0 }] }],
    ['a place left of the quilt', { blocks: [{ ...emptyPlacement, xLocation: -1 }] }],
    ['a query operator for a name', { quiltName: { $ne: null } }],
  ])('refuses %s', (_, wrong) => {
    expect(quiltSchema.safeParse({ ...newStandardQuilt(100), ...wrong }).success).toBe(false);
  });
});

describe('quiltFabrics', () => {
  it('lists the cloth of borders, sashing and blocks, each once, without paper', () => {
    const placement = { ...emptyPlacement, blockNum: 4, levels: levelOf(11, 0, 12) };
    const own = {
      ...{ borderWidth1: inches(2), borderFabric1: 12, borderWidth2: inches(2), borderFabric2: 0 },
      ...{ generatingSashing: 2 as const, sashingFabric: 30 },
    };
    expect(quiltFabrics(quilt({ ...own, blocks: [placement, placement] }))).toEqual([12, 30, 11]);
  });
});
