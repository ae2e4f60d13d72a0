import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { unitsOf } from '../cutting/bought';
import type { CuttingMemory } from '../cutting/cutting';
import type { Bought, CuttingPlan, CuttingSettings, CutPiece } from '../cutting/cutting-types';
import { planFabric } from '../cutting/plan-fabric';
import { finishingOf } from '../finishing/finishing';
import { finishingPieces } from '../finishing/finishing-pieces';
import type { FinishingSettings } from '../finishing/finishing-types';

/**
 * The purchase for each fabric that would change if long strips were joined in the other way: straight instead of
 * slanted, or the reverse.
 */
export interface JoinedOtherwise {
  joins: FinishingSettings['joins'];
  bought: { fabric: number; bought: Bought }[];
}

/** Returns the purchases with the other kind of joins; null if none would change. */
export function joinedOtherwise(
  quilt: Quilt,
  plan: CuttingPlan,
  how: { settings: CuttingSettings; finishing: FinishingSettings; memory: CuttingMemory },
): JoinedOtherwise | null {
  const { settings, memory } = how;
  const joins = how.finishing.joins === 'slanted' ? 'straight' : 'slanted';
  const other = finishingOf(quilt, { ...how.finishing, joins });
  if (!other.ok) return null;
  const strips = finishingPieces(other.value.parts, settings);
  const bought = plan.fabrics.flatMap(({ fabric, pieces, bought: now }) => {
    const patches = pieces.filter((piece) => !isStrip(piece));
    const own = strips.filter((piece) => piece.fabric === fabric);
    if (sizesOf(pieces.filter(isStrip)) === sizesOf(own)) return [];
    const then = planFabric(fabric, [...patches, ...own], { settings, known: memory.plans });
    if ('code' in then) return [];
    return unitsOf(then.bought) === unitsOf(now) ? [] : [{ fabric, bought: then.bought }];
  });
  return bought.length > 0 ? { joins, bought } : null;
}

function isStrip({ places }: CutPiece): boolean {
  return places.some(({ of }) => of !== 'block');
}

function sizesOf(pieces: readonly CutPiece[]): string {
  return pieces
    .map(({ width, height, count }) => [width, height, count].join(' '))
    .sort()
    .join();
}
