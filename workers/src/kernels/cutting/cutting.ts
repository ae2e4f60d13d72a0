import { FABRIC } from '@quiltwright/shared/limits';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { generate } from '../generate/generate';
import type { Kernel } from '../kernel';
import { Remembered } from '../remembered';
import { lookKey, looksSeen } from '../yardage/looks-seen';
import { blockPatches, type BlockPatches } from './block-patches';
import { cutPiecesOf, PatchList } from './cut-pieces';
import type { CuttingInput, CuttingPlan, CuttingProblem, CutPiece, FabricPlan } from './cutting-types';
import { planFabric } from './plan-fabric';

/** What was worked out before, for blocks that come again. */
export class CuttingMemory {
  readonly blocks = new Remembered<BlockPatches[]>();
}

/**
 * What to buy and how to cut it, fabric by fabric, for the patches of a quilt of either kind and `others` besides. Fails
 * with `too-many-copies` and `nothing-to-cut`.
 */
export function cutting(
  { quilt, settings, others }: CuttingInput,
  memory = new CuttingMemory(),
  report: (done: number) => void = () => undefined,
): Result<CuttingPlan> {
  const looks = looksSeen(generate(quilt).blocks, (done) => {
    report(done / 4);
  });
  if (!looks.ok) return looks;
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
  const pieces = [...cutPiecesOf(list.all, settings), ...others].filter(
    ({ fabric, count }) => fabric > FABRIC.ground && count > 0,
  );
  if (pieces.length === 0)
    return failure('nothing-to-cut', 'There is nothing to cut: the quilt has no cloth yet.');
  const fabrics: FabricPlan[] = [];
  const problems: CuttingProblem[] = [];
  for (const [fabric, own] of byFabric(pieces)) {
    const plan = planFabric(own, settings);
    if ('code' in plan) problems.push({ fabric, ...plan });
    else fabrics.push({ fabric, ...plan });
  }
  fabrics.sort((a, b) => b.inches - a.inches || a.fabric - b.fabric);
  return success({ fabrics, problems });
}

export function cuttingKernel(): Kernel<CuttingInput, CuttingPlan> {
  const memory = new CuttingMemory();
  return { run: (input, report) => cutting(input, memory, report) };
}

function byFabric(pieces: readonly CutPiece[]): Map<number, CutPiece[]> {
  const byNumber = new Map<number, CutPiece[]>();
  for (const piece of pieces) {
    const own = byNumber.get(piece.fabric);
    if (own) own.push(piece);
    else byNumber.set(piece.fabric, [piece]);
  }
  return byNumber;
}
