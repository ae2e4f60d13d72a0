import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import type { Shape } from '@quiltwright/shared/quilting/shapes/shape';
import type { CheckedBlock } from '@quiltwright/workers/kernels/checks/check-types';
import { checksOf } from '@quiltwright/workers/kernels/checks/checks';
import { expand } from '@quiltwright/workers/kernels/expand/expand';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import { linesOfLevels } from '@quiltwright/workers/kernels/patches/lines/lines-of-levels';
import { scene } from '@quiltwright/workers/kernels/scene/scene';
import { wrap } from 'comlink';
import { squareGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { blockSnapping } from '../src/editor/snapping/block-snapping';
import './kernels/cutting';
import './kernels/cutting-proofs';
import './kernels/drafting';
import './page-api';
import { standardQuilt, twentyFivePatch } from './quilts/king-quilt';
import { largestQuilt } from './quilts/largest-quilt';
import './kernels/patches';
import type { ShapeCalls } from './kernels/shapes.worker';
import { timed } from './kernels/timed';

/* Measures the kernels in the page, and again through a worker. */

const SHAPES = 100_000;
/** The number of runs of a kernel in each measurement, for kernels that take microseconds. */
const REPEATS = 20;

/**
 * Returns a function that computes the snapping of a shape dragged over 1,000 other shapes, a little farther with each
 * call.
 */
function dragOverThousand(): () => unknown {
  const boxes = Array.from({ length: 1000 }, (_, i) => {
    return { x: 25 * (i % 40), y: 40 * Math.floor(i / 40), width: 19, height: 31 };
  });
  const snapping = blockSnapping({ boxes, grid: squareGrid(24) });
  const before = { x: 0, y: 0, width: 83, height: 61 };
  let moves = 0;
  return () => {
    const way = (7 * moves++) % 900;
    return snapping.move(before, { x: way, y: 0.7 * way }, 12);
  };
}

/**
 * Returns a thousand large overlapping ellipses, no two alike. Checks of this block take longer than those of
 * any other block that a quilter can draw.
 */
function largeEllipses(): CheckedBlock {
  const shapes = Array.from({ length: 1000 }, (_, i): Shape => {
    const [width, height] = [900 - ((7 * i) % 31), 900 - ((11 * i) % 29)];
    return {
      shapeNum: i,
      shapeType: 6,
      shapeXLoc: blockUnits((37 * i) % 100),
      shapeYLoc: blockUnits((61 * i) % 97),
      shapeWidth: blockUnits(width),
      shapeHeight: blockUnits(height),
      fillFabric: 1,
      strokeWidth: 0,
    };
  });
  return { blockWidth: inches(12), blockHeight: inches(12), levels: [shapes] };
}

window.benchKernels = async (rounds) => {
  const calls = wrap<ShapeCalls>(
    new Worker(new URL('./kernels/shapes.worker.ts', import.meta.url), { type: 'module' }),
  );
  const king = standardQuilt(2);
  const free = largestQuilt();
  const repeated = [
    {
      ...twentyFivePatch(1, 11),
      blockWidth: inches(2),
      blockHeight: inches(2),
      numOfColumns: 99,
      numOfRows: 99,
    },
  ];
  const ellipses = largeEllipses();
  const corners = expand(free.blocks);
  if (!corners.ok) throw new Error(corners.error.code);
  return {
    'generate, the King quilt': await timed(rounds, REPEATS, () => generate(king)),
    'expand, 4,225 placements': await timed(rounds, REPEATS, () => expand(free.blocks)),
    'expand, one placement of 9,801 copies': await timed(rounds, REPEATS, () => expand(repeated)),
    'scene, 4,225 placements': await timed(rounds, REPEATS, () => scene(free, corners.value, linesOfLevels)),
    'snap, a move among 1,000 shapes': await timed(rounds, REPEATS, dragOverThousand()),
    'checks, 1,000 large ellipses': await timed(3, 1, () => checksOf(ellipses)),
    'there and back by Comlink: show, the King quilt': await timed(rounds, 1, () => calls.run('show', king)),
    'there and back by Comlink: show, 4,225 placements': await timed(rounds, 1, () =>
      calls.run('show', free),
    ),
    '100,000 shapes from the worker, transferred': await timed(rounds, 1, () => calls.asNumbers(SHAPES)),
    '100,000 shapes from the worker, objects cloned': await timed(rounds, 1, () => calls.asObjects(SHAPES)),
  };
};
