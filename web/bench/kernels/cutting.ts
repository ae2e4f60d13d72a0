import { inches } from '@quiltwright/shared/geometry/units';
import { FABRIC } from '@quiltwright/shared/limits';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { cutting, CuttingMemory } from '@quiltwright/workers/kernels/cutting/cutting';
import type { FabricPlan } from '@quiltwright/workers/kernels/cutting/cutting-types';
import { firstFit, perSize } from '@quiltwright/workers/kernels/cutting/strips/fill-strips';
import { DEFAULT_CUTTING } from '@quiltwright/workers/kernels/cutting/settings';
import { prepare } from '@quiltwright/workers/kernels/prepared/prepared-quilt';
import {
  lengthOf,
  waysToLie,
  type SizedPieces,
} from '@quiltwright/workers/kernels/cutting/strips/strip-patterns';
import { largestQuilt } from '../quilts/largest-quilt';
import '../page-api';
import type { CutFabric } from '../page-api';
import { timed } from './timed';

/* Measures cutting plans in the page: the kernel itself. */

/** The number of blocks on each side of a quilt. */
const TO_A_SIDE = 8;
/** The number of lines to an inch on a quilter's ruler. */
const LINES = 8;
/**
 * The settings for cutting, without the extra length for straightening the fabric's edge. The lower bounds of plans
 * count only strips, so a length with an extra couldn't be compared with its bound.
 */
const settings = { ...DEFAULT_CUTTING, spareInches: 0 };

/** Returns a quilt of 64 blocks for each block of the library, with each placeholder replaced by a different fabric. */
function libraryQuilts(): { name: string; quilt: Quilt }[] {
  return premadeBlocks.map(({ title, levels }, index) => {
    const block = {
      ...emptyPlacement,
      blockNum: index + 1,
      levels: levels.map((level) =>
        level.map((shape) => ({ ...shape, fillFabric: shape.fillFabric + FABRIC.firstLibrary })),
      ),
      numOfColumns: TO_A_SIDE,
      numOfRows: TO_A_SIDE,
    };
    const side = inches(TO_A_SIDE * block.blockWidth);
    return {
      name: title,
      quilt: { ...newStandardQuilt(2), quiltWidth: side, quiltLength: side, blocks: [block] },
    };
  });
}

function fabricsOf(quilt: Quilt, memory = new CuttingMemory()): FabricPlan[] {
  const answer = cutting({ prepared: prepare(quilt), settings, others: [] }, memory);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.fabrics;
}

/** Returns the length of a fabric's cutting plan and the lengths of two simpler plans, in inches. */
function compared(name: string, { inches: length, bound, proven, pieces }: FabricPlan): CutFabric {
  const cloth = settings.usableWidth * LINES;
  const sizes = pieces.map(({ width, height, count, mayTurn }): SizedPieces => {
    return { width: width * LINES, height: height * LINES, count, mayTurn };
  });
  const ways = waysToLie(sizes, cloth, Infinity);
  return {
    name,
    length,
    bound,
    proven,
    firstFit: lengthOf(firstFit(sizes, ways, { cloth, lying: 'least' })) / LINES,
    perSize: lengthOf(perSize(sizes, ways, cloth)) / LINES,
  };
}

/**
 * Returns a function that replaces one fabric in the quilt's first block and returns the new cutting plans. Each call
 * uses another fabric. Results of earlier calls are reused.
 */
function recolouring(quilt: Quilt): () => unknown {
  const memory = new CuttingMemory();
  const levels = quilt.blocks[0]?.levels ?? [];
  const fabric = levels[0]?.[0]?.fillFabric;
  let times = 0;
  return () => {
    const fillFabric = 40 + (times++ % 16);
    const other = levels.map((level) =>
      level.map((shape) => (shape.fillFabric === fabric ? { ...shape, fillFabric } : shape)),
    );
    const blocks = quilt.blocks.map((block) =>
      block.levels === levels ? { ...block, levels: other } : block,
    );
    return fabricsOf({ ...quilt, blocks }, memory);
  };
}

window.benchCutting = async (rounds) => {
  const largest = largestQuilt();
  return {
    fabrics: libraryQuilts().flatMap(({ name, quilt }) =>
      fabricsOf(quilt).map((plan) => compared(`${name}, fabric ${String(plan.fabric)}`, plan)),
    ),
    largest: await timed(rounds, 1, () => fabricsOf(largest)),
    recoloured: await timed(rounds, 1, recolouring(largest)),
  };
};
