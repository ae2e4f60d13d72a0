import type { Outline } from '@quiltwright/shared/geometry/outline';
import type { Turn } from '@quiltwright/shared/quilting/shapes/form';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { turnedBlock } from '@quiltwright/shared/quilting/shapes/turned-block';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patchesOf } from '../patches';
import { sewnOf } from '../sewn';
import { ownShape } from './own-shapes.fixture';
import { arcError } from './patch-errors.fixture';
import { anyOutlines } from './random-blocks.fixture';

/** The number of random blocks. More, with other seeds, are tried by hand. */
const RUNS = 100;
const SEED = 1;
/** The side of the block in inches, and the number of block units in an inch. */
const SIDE = 12;
const UNITS = 1000 / SIDE;
/**
 * The greatest differences: of areas, in square block units, of the length of all curved edges and of the places of arcs,
 * in block units. Where two curves touch, either may have the last bit of the edge that they share.
 */
const MOST = { area: 1, length: 2, place: 0.002 };

const positions: readonly Turn[][] = [
  ['right'],
  ['right', 'right'],
  ['left'],
  ['across'],
  ['down'],
  ['right', 'across'],
  ['left', 'across'],
];

/** Returns a shape with an outline of lines and arcs. */
function shapeOf(outline: Outline, fabric: number): Shape {
  return ownShape(
    outline.map(({ to }, i) => {
      const arc = outline[(i + 1) % outline.length]?.arc;
      return [to.x, to.y, arc ? Math.tan(arc.sweep / 4) : 0];
    }),
    fabric,
  );
}

/** Random blocks in which each shape has a fabric of its own. */
const anyLevels: fc.Arbitrary<Levels> = anyOutlines([0]).map((outlines) => [outlines.map(shapeOf)]);

/** Returns the patches of a block in an order that doesn't depend on their places. */
const sortedPatches = (levels: Levels) =>
  sewnOf(levels, { width: SIDE, height: SIDE }).patches.sort(
    (a, b) => a.shape - b.shape || a.kind.localeCompare(b.kind) || a.area - b.area,
  );

type Patches = ReturnType<typeof sortedPatches>;

const kindsOf = (patches: Patches) => patches.map(({ shape, kind }) => `${shape} ${kind}`);

/** Returns the length of all curved edges of patches, in block units. */
function curvedLength(patches: Patches): number {
  const arcs = patches.flatMap(({ outline, rims }) =>
    [outline, ...rims].flat().flatMap(({ arc }) => arc ?? []),
  );
  return arcs.reduce((sum, { radiusX, sweep }) => sum + radiusX * Math.abs(sweep), 0) * UNITS;
}

it('a turned or mirrored block has the same patches', () => {
  fc.assert(
    fc.property(anyLevels, fc.constantFrom(...positions), (levels, turns) => {
      const turned = turns.reduce(turnedBlock, levels);
      const [before, after] = [sortedPatches(levels), sortedPatches(turned)];
      expect(kindsOf(after)).toEqual(kindsOf(before));
      after.forEach(({ area }, i) => {
        expect(Math.abs(area - (before[i]?.area ?? 0)) * UNITS ** 2).toBeLessThan(MOST.area);
      });
      expect(Math.abs(curvedLength(after) - curvedLength(before))).toBeLessThan(MOST.length);
      expect(arcError(patchesOf(turned.flat().map(outlineOf)).patches)).toBeLessThan(MOST.place);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
