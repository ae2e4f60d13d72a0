import type { Report } from '../report';
import { unitsOf } from '../cutting/bought';
import type { CuttingMemory } from '../cutting/cutting';
import type { Bought, CuttingPlan, CuttingSettings, CutPiece } from '../cutting/cutting-types';
import { planFabric } from '../cutting/plan-fabric';
import { partsJoined } from '../finishing/finishing';
import { finishingPieces } from '../finishing/finishing-pieces';
import type { Finishing, FinishingSettings } from '../finishing/finishing-types';
import type { PreparedQuilt } from '../prepared/prepared-quilt';

/**
 * The purchases if long strips were joined the other way: on the slant instead of straight across, or the reverse.
 * `joins` is this other way. `bought` has only fabrics whose purchase would change.
 */
export interface JoinedOtherwise {
  joins: FinishingSettings['joins'];
  bought: { fabric: number; bought: Bought }[];
}

/**
 * Returns the purchases that would change if long strips were joined the other way: on the slant instead of straight
 * across, or the reverse. Null if no purchase would change.
 */
export function joinedOtherwise(
  prepared: PreparedQuilt,
  plan: CuttingPlan,
  finishing: Finishing,
  how: {
    settings: CuttingSettings;
    by: FinishingSettings;
    memory: CuttingMemory;
    report: Report;
  },
): JoinedOtherwise | null {
  const { settings, by, memory, report } = how;
  const joins = by.joins === 'slanted' ? 'straight' : 'slanted';
  const strips = finishingPieces(partsJoined(prepared, finishing, { ...by, joins }), settings);
  const bought = plan.fabrics.flatMap(({ fabric, pieces, bought: now }, index) => {
    report(index / plan.fabrics.length);
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
