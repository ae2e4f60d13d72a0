import { blockUnits, inches } from '../geometry/units.js';
import { bandFieldsOf, withBandList, type BandFields } from './stored/bands/band-fields.js';
import { emptyPlacement, type Placement } from './placement.js';
import { newFreeFormQuilt, newStandardQuilt, type Quilt } from './quilt.js';
import { shapeIn, type Form } from './shapes/form.js';
import { shapeTypes, type Levels, type Shape } from './shapes/shape.js';
import fc from 'fast-check';

/**
 * Returns a placement of the block with the number `blockNum`. The block has a layer for each fabric, with one square
 * that fills the block.
 */
export function placementOf(
  blockNum: number,
  fabrics: readonly number[],
  changes: Partial<Placement> = {},
): Placement {
  return { ...emptyPlacement, blockNum, levels: levelsOf(fabrics), ...changes };
}

/** Returns a layer for each fabric, with one square that fills the block. */
export function levelsOf(fabrics: readonly number[]): Levels {
  return fabrics.map((fillFabric) => [
    {
      shapeNum: 1,
      shapeType: 1,
      shapeXLoc: blockUnits(0),
      shapeYLoc: blockUnits(0),
      shapeWidth: blockUnits(1000),
      shapeHeight: blockUnits(1000),
      fillFabric,
      strokeWidth: 0,
    },
  ]);
}

/**
 * Returns a standard quilt whose size and places `generate` hasn't computed yet, with block 4 (fabric 11) and block 5
 * (fabric 12).
 */
export function standardQuilt(changes: QuiltChanges = {}): Quilt {
  const blocks = [placementOf(4, [11]), placementOf(5, [12])];
  return changedQuilt({ ...newStandardQuilt(2), generatingSize: 3, generatingLayout: 4, blocks }, changes);
}

/** Returns an empty free form quilt of 40″ × 60″. */
export function freeFormQuilt(changes: QuiltChanges = {}): Quilt {
  return changedQuilt(newFreeFormQuilt(2), changes);
}

/** Changes of a quilt. Borders and sashing are a list or, as in version 5 of quilts, fields. */
export type QuiltChanges = Partial<Quilt & BandFields>;

/** Returns a quilt with changed fields. Fields of version 5 change its list of borders and sashing. */
export function changedQuilt(quilt: Quilt, changes: QuiltChanges): Quilt {
  const fields = bandFieldsOf({ bands: changes.bands ?? quilt.bands });
  return fields ? withBandList({ ...quilt, ...fields, ...changes }) : { ...quilt, ...changes };
}

const fabric = fc.integer({ min: 0, max: 20_000 });
const length = (max: number) => fc.integer({ min: 0, max: max * 4 }).map((quarters) => inches(quarters / 4));

/** The bulge of a quarter of a circle. */
const QUARTER = Math.SQRT2 - 1;

/** A quarter of a circle, its background, a melon and a triangle that is none of the types: each in a box of side 1. */
const ownForms: readonly Form[] = [
  [
    { x: 0, y: 0, bulge: 0 },
    { x: 1, y: 0, bulge: QUARTER },
    { x: 0, y: 1, bulge: 0 },
  ],
  [
    { x: 1, y: 0, bulge: 0 },
    { x: 1, y: 1, bulge: 0 },
    { x: 0, y: 1, bulge: -QUARTER },
  ],
  [
    { x: 0, y: 0, bulge: QUARTER },
    { x: 1, y: 1, bulge: QUARTER },
  ],
  [
    { x: 0.3, y: 0, bulge: 0 },
    { x: 1, y: 1, bulge: 0 },
    { x: 0, y: 0.8, bulge: 0 },
  ],
].map((corners) => ({ corners, aspect: 1 }));

const shape: fc.Arbitrary<Shape> = fc
  .record({
    form: fc.constantFrom<Form>(...shapeTypes, ...ownForms),
    x: fc.integer({ min: 0, max: 900 }),
    y: fc.integer({ min: 0, max: 900 }),
    width: fc.integer({ min: 1, max: 100 }),
    height: fc.integer({ min: 1, max: 100 }),
    fillFabric: fabric,
  })
  .map(({ form, x, y, width, height, fillFabric }) => ({
    shapeNum: 1,
    // Arcs stay arcs of circles, so only a square holds all of them.
    ...shapeIn(form, typeof form === 'number' ? { x, y, width, height } : { x, y, width, height: width }),
    fillFabric,
    strokeWidth: 0,
  }));

/** Any placement. Its lengths are whole quarters of an inch, and it may reach beyond its quilt. */
export const anyPlacement: fc.Arbitrary<Placement> = fc.record({
  blockNum: fc.integer({ min: 0, max: 20_000 }),
  blockWidth: length(20).map((side) => inches(side + 1)),
  blockHeight: length(20).map((side) => inches(side + 1)),
  xLocation: length(260),
  yLocation: length(260),
  numOfColumns: fc.integer({ min: 1, max: 9 }),
  numOfRows: fc.integer({ min: 1, max: 9 }),
  xSeparation: length(20),
  ySeparation: length(20),
  pattern: fc.boolean(),
  strokeWidth: fc.constant(0),
  levels: fc.array(fc.array(shape, { maxLength: 4 }), { maxLength: 3 }),
});

/** Any quilt, standard or free form. Its fields may contradict each other. */
export const anyQuilt: fc.Arbitrary<Quilt> = fc
  .record({
    generatingSize: fc.constantFrom<Quilt['generatingSize']>(0, 2, 3, 4, 7, 8, 9, 10),
    generatingLayout: fc.constantFrom<Quilt['generatingLayout']>(0, 3, 4, 5, 6),
    generatingSashing: fc.constantFrom<BandFields['generatingSashing']>(0, 2),
    quiltWidth: length(260),
    quiltLength: length(260),
    borderWidth1: length(40),
    borderWidth2: length(40),
    sashingWidth: length(12),
    borderFabric1: fabric,
    borderFabric2: fabric,
    sashingFabric: fabric,
    blocks: fc.array(anyPlacement, { maxLength: 6 }),
  })
  .map((fields) => changedQuilt(newStandardQuilt(2), fields));
