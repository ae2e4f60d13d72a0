import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { ownOutline } from '@quiltwright/shared/quilting/shapes/form';
import type { OutlineCorner, Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { cutting, CuttingMemory } from '@quiltwright/workers/kernels/cutting/cutting';
import { DEFAULT_CUTTING } from '@quiltwright/workers/kernels/cutting/settings';
import { prepare } from '@quiltwright/workers/kernels/prepared/prepared-quilt';
import { estimate } from '@quiltwright/workers/kernels/estimate/estimate';
import { numbered, type SewnBlock } from '@quiltwright/workers/kernels/patches/numbered';
import { largestQuilt } from '../quilts/largest-quilt';
import '../page-api';
import { timed } from './timed';

/* Measures the kernels for patches and shopping, in the page itself. */

/** Returns the cutting plan of a quilt, with the amounts to buy. */
function plan(quilt: Quilt, memory?: CuttingMemory): unknown {
  return cutting({ prepared: prepare(quilt), settings: DEFAULT_CUTTING, others: [] }, memory);
}

/** Returns a block of 40 × 25 shapes with straight sides, of all types. Each shape overlaps its neighbours. */
function thousandShapes(): SewnBlock {
  const types = [1, 10, 2, 3, 7, 8, 9, 11, 12, 13] as const;
  const shapes = Array.from({ length: 1000 }, (_, i): Shape => {
    return {
      shapeNum: i,
      shapeType: types[i % types.length] ?? 1,
      shapeXLoc: blockUnits(24 * (i % 40)),
      shapeYLoc: blockUnits(38 * Math.floor(i / 40)),
      shapeWidth: blockUnits(32),
      shapeHeight: blockUnits(48),
      fillFabric: 11 + (i % 9),
      strokeWidth: 0,
    };
  });
  return { blockWidth: inches(12), blockHeight: inches(12), levels: [shapes] };
}

/** The outlines of the shapes of `thousandCurves`, each in a square with sides of length 1. */
const curvedForms: readonly (readonly (readonly [x: number, y: number, bulge: number])[])[] = [
  [
    [0, 0, 0],
    [1, 0, Math.SQRT2 - 1],
    [0, 1, 0],
  ],
  [
    [0, 0, Math.SQRT2 - 1],
    [1, 1, Math.SQRT2 - 1],
  ],
  [
    [0, 0, 0],
    [1, 0, 0.2],
    [1, 1, 0],
    [0, 1, -0.3],
  ],
  [
    [0, 0.5, 1],
    [1, 0.5, 1],
  ],
];

/** Returns a block of 40 × 25 shapes with curves, of four forms. Each shape overlaps its neighbours. */
function thousandCurves(): SewnBlock {
  const shapes = Array.from({ length: 1000 }, (_, i): Shape => {
    const [left, top] = [24 * (i % 40), 38 * Math.floor(i / 40)];
    const form = curvedForms[i % curvedForms.length] ?? [];
    const outline = form.map(([x, y, bulge]): OutlineCorner => [
      blockUnits(left + 32 * x),
      blockUnits(top + 48 * y),
      bulge,
    ]);
    return { shapeNum: i, ...ownOutline(outline), fillFabric: 11 + (i % 9), strokeWidth: 0 };
  });
  return { blockWidth: inches(12), blockHeight: inches(12), levels: [shapes] };
}

/**
 * Returns a function that gives the first layer of the quilt's first block another fabric and plans the quilt again.
 * Each call uses another fabric. Results of earlier calls are reused.
 */
function recolouring(quilt: Quilt): () => unknown {
  const memory = new CuttingMemory();
  const levels = quilt.blocks[0]?.levels ?? [];
  let times = 0;
  return () => {
    const fillFabric = 11 + (times++ % 16);
    const other = levels.map((level, index) =>
      index === 0 ? level.map((shape) => ({ ...shape, fillFabric })) : level,
    );
    const blocks = quilt.blocks.map((block) =>
      block.levels === levels ? { ...block, levels: other } : block,
    );
    return plan({ ...quilt, blocks }, memory);
  };
}

window.benchPatches = async (rounds) => {
  const block = thousandShapes();
  const curved = thousandCurves();
  const quilt = largestQuilt();
  return {
    thousand: await timed(rounds, 1, () => numbered(block)),
    curved: await timed(rounds, 1, () => numbered(curved)),
    largest: await timed(rounds, 1, () => plan(quilt)),
    recoloured: await timed(rounds, 1, recolouring(quilt)),
    apart: await timed(1, 1, () => quilt.blocks.map((one) => plan({ ...quilt, blocks: [one] }))),
    quick: await timed(rounds, 1, () => estimate(prepare(quilt))),
  };
};
