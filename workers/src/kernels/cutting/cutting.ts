import { FABRIC } from '@quiltwright/shared/limits';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { generate } from '../generate/generate';
import { areSound } from '../patches/sound';
import { Remembered } from '../remembered';
import { lookKey, looksSeen } from '../looks/looks-seen';
import { alternativesOf } from './alternatives';
import { blockPatches, type BlockPatches } from './block-patches';
import { cutPiecesOf, PatchList } from './cut-pieces';
import type { CuttingInput, CuttingPlan, CuttingProblem, CuttingSettings, FabricPlan } from './cutting-types';
import { byFabric, planFabric } from './plan-fabric';
import type { StripPlan } from './strip-plan';

/** No cloth is wider, in inches: backing is made up to 120. */
const MOST_WIDTH = 200;

/** What was worked out before, for blocks and fabrics that come again. */
export class CuttingMemory {
  readonly blocks = new Remembered<BlockPatches[]>();
  readonly plans = new Remembered<StripPlan>();
}

/**
 * What to buy and how to cut it, fabric by fabric, for the patches of a quilt of either kind and `others` besides. Fails
 * with `wrong-settings`, `damaged`, `too-many-copies` and `nothing-to-cut`.
 */
export function cutting(
  { quilt, settings, others }: CuttingInput,
  memory = new CuttingMemory(),
  report: (done: number) => void = () => undefined,
): Result<CuttingPlan> {
  if (!isSound(settings))
    return failure(
      'wrong-settings',
      'The cloth’s width, seam, shrinkage or spare can’t be what they are set to.',
    );
  const looks = looksSeen(generate(quilt).blocks, (done) => {
    report(done / 4);
  });
  if (!looks.ok) return looks;
  if (!looks.value.every(({ levels }) => areSound(levels)))
    return failure('damaged', 'The quilt is damaged: a shape of one of its blocks has no place or no size.');
  const list = new PatchList();
  looks.value.forEach((look, index) => {
    const tell = () => {
      report(1 / 4 + index / looks.value.length / 2);
    };
    tell();
    const key = `${lookKey(look)} ${look.blockNum} ${settings.seam}`;
    list.add(
      memory.blocks.get(key, () => blockPatches(look, settings.seam, tell)),
      look.blockNum,
      look.copies,
    );
  });
  memory.blocks.end();
  const pieces = byFabric([...cutPiecesOf(list.all, settings), ...others]);
  if (pieces.size === 0)
    return failure('nothing-to-cut', 'There is nothing to cut: the quilt has no cloth yet.');
  const known = memory.plans;
  const fabrics: FabricPlan[] = [];
  const problems: CuttingProblem[] = [];
  for (const [fabric, own] of pieces) {
    report(3 / 4 + (fabrics.length + problems.length) / pieces.size / 4);
    const plan = planFabric(fabric, own, { settings, known });
    if ('code' in plan) problems.push(plan);
    else
      fabrics.push({
        ...plan,
        alternatives: alternativesOf(plan, { patches: list.all, others, settings, known }),
      });
  }
  known.end();
  fabrics.sort((a, b) => b.inches - a.inches || a.fabric - b.fabric);
  const standIns = list.all.some(({ fabric }) => fabric >= FABRIC.firstSpot && fabric <= FABRIC.lastSpot);
  return success({ fabrics, problems, standIns });
}

/** Whether cloth can be cut so at all. */
function isSound({ usableWidth, seam, shrinkage, spare }: CuttingSettings): boolean {
  return (
    usableWidth > 0 &&
    usableWidth <= MOST_WIDTH &&
    seam >= 0 &&
    seam < usableWidth &&
    shrinkage >= 0 &&
    shrinkage < 100 &&
    spare >= 0 &&
    spare < Infinity
  );
}
