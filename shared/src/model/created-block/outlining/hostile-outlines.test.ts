import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockUnits } from '../../../geometry/units.js';
import { insideBlock } from './corner-edits.js';
import { shapeSchema } from '../../../quilting/stored/shape-schema.js';
import { shapeThrough } from '../../../quilting/shapes/outline-corners.js';
import { faultThrough } from '../../../quilting/shapes/faults/shape-fault.js';
import type { OutlineCorner } from '../../../quilting/shapes/shape.js';

const corner = (x: number, y: number, bulge = 0): OutlineCorner => [blockUnits(x), blockUnits(y), bulge];

/** Returns what the stored form of a shape with these corners lacks. */
const issuesOf = (corners: readonly OutlineCorner[]) =>
  shapeSchema.safeParse({ shapeNum: 1, fillFabric: 1, strokeWidth: 0, ...shapeThrough(corners) }).error
    ?.issues ?? [];

describe('hostile outlines', () => {
  it.each([
    ['all corners at one place', 'same-place', [corner(5, 5), corner(5, 5, 1), corner(5, 5, -1)]],
    ['all corners on a line', 'empty', [corner(0, 5), corner(900, 5), corner(30, 5), corner(600, 5)]],
    ['there and back along one arc', 'empty', [corner(100, 500, 1), corner(900, 500, -1)]],
    ['half circles to and fro along a line', 'crosses', [0, 8, 2, 9].map((x) => corner(x * 100, 500, 0.9))],
    [
      'a bow tie of equal halves',
      'empty',
      [[0, 0] as const, [9, 9], [9, 0], [0, 9]].map(([x = 0, y = 0]) => corner(x, y)),
    ],
    [
      '119 corners of almost nothing',
      'empty',
      Array.from({ length: 119 }, (_, i) => corner(i / 400, (i % 2) / 400)),
    ],
  ] as const)('with %s are told', (_, fault, corners) => {
    expect(faultThrough(corners)).toBe(fault);
    expect(issuesOf(corners)).not.toEqual([]);
  });

  it('are told, or moved into the block and stored', () => {
    const place = fc.oneof(
      fc.constantFrom(-1e9, -1, -1e-5, 0, 1e-5, 500, 500.00005, 999.99996, 1000, 1e9, Infinity, NaN),
      fc.double({ min: -100, max: 1100, noNaN: true }),
      fc.integer({ min: 0, max: 10 }).map((tenth) => tenth * 100),
    );
    const bulge = fc.oneof(
      fc.constantFrom(0, 1, -1, 1e-7, 1 + 1e-12, NaN),
      fc.double({ min: -1, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place, bulge), { maxLength: 8 }), (tuples) => {
        const corners = insideBlock(tuples.map(([x, y, bent]) => corner(x, y, bent)));
        if (faultThrough(corners) === null) expect(issuesOf(corners)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
