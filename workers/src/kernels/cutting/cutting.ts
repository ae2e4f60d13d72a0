import { part, type Report } from '../report';
import { fault, type Answer } from '../fault';
import { success } from '@quiltwright/shared/result';
import { areSound, damagedShapes } from '../patches/sound';
import { Remembered } from '../remembered';
import { variantKey } from '../variants/block-variants';
import { alternativesOf } from './alternatives';
import { blockPatches, type BlockPatches } from './pieces/block-patches';
import { cutPiecesOf, PatchList } from './pieces/cut-pieces';
import type { CuttingInput, CuttingPlan, CuttingProblem, FabricPlan } from './cutting-types';
import { byFabric, planFabric } from './plan-fabric';
import { canCutBy, wrongSettings } from './settings';
import type { StripPlan } from './strip-plan';
import { unchosenOf } from './unchosen';

/**
 * Remembers the cutting data of blocks and the strips of fabrics, so that a later cutting plan doesn't compute them
 * again.
 */
export class CuttingMemory {
  readonly blocks = new Remembered<BlockPatches[]>();
  readonly plans = new Remembered<StripPlan>();
}

/**
 * Returns the cutting plan of a quilt: how much to buy of each fabric, and how to cut it. The plan has the patches of
 * all blocks, and the pieces in `others`, which are outside the blocks. Fails with `wrong-settings`, `damaged`,
 * `too-many-copies` and `nothing-to-cut`.
 */
export function cutting(
  { prepared, settings, others }: CuttingInput,
  memory = new CuttingMemory(),
  report: Report = () => undefined,
): Answer<CuttingPlan> {
  if (!canCutBy(settings)) return wrongSettings;
  const variants = prepared.variants(part(report, 0, 1 / 4));
  if (!variants.ok) return variants;
  if (!variants.value.every(({ levels }) => areSound(levels))) return damagedShapes;
  const list = new PatchList();
  variants.value.forEach((variant, index) => {
    const tell = () => {
      report(1 / 4 + index / variants.value.length / 2);
    };
    tell();
    const key = `${variantKey(variant)} ${variant.blockNum} ${settings.seam}`;
    list.add(
      memory.blocks.get(key, () => blockPatches(variant, settings.seam, prepared.sewn, tell)),
      variant.blockNum,
      variant.copies,
    );
  });
  memory.blocks.end();
  const cut = [...cutPiecesOf(list.all, settings), ...others];
  const pieces = byFabric(cut);
  if (pieces.size === 0) return fault({ code: 'nothing-to-cut' });
  const known = memory.plans;
  const fabrics: FabricPlan[] = [];
  const problems: CuttingProblem[] = [];
  for (const [fabric, own] of pieces) {
    const tell = () => {
      report(3 / 4 + (fabrics.length + problems.length) / pieces.size / 4);
    };
    tell();
    const plan = planFabric(fabric, own, { settings, known });
    if ('code' in plan) problems.push(plan);
    else
      fabrics.push({
        ...plan,
        alternatives: alternativesOf(plan, { patches: list.all, others, settings, known, tell }),
      });
  }
  const unchosen = unchosenOf(cut, list.all, { settings, known });
  known.end();
  fabrics.sort((a, b) => b.inches - a.inches || a.fabric - b.fabric);
  return success({ fabrics, problems, unchosen });
}
