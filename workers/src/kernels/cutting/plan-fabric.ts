import { boughtFor, eighthsOfYard } from './bought';
import type { CuttingProblem, CuttingSettings, CutPiece, FabricPlan } from './cutting-types';
import { inchesOf, perSizeStrips } from './per-size';
import { FAT_QUARTER, widthOfCloth } from './settings';

/** The plan of one fabric, without alternatives; or why there is none. */
export function planFabric(
  pieces: readonly CutPiece[],
  settings: CuttingSettings,
): Omit<FabricPlan, 'fabric'> | Omit<CuttingProblem, 'fabric'> {
  const cloth = widthOfCloth(settings);
  const tallest = settings.buy === 'fatQuarters' ? FAT_QUARTER.length : Infinity;
  for (const piece of pieces) {
    const { width, height, mayTurn, joinLoss } = piece;
    const fits = (across: number, down: number) =>
      (across <= cloth || (joinLoss !== null && joinLoss < cloth)) && down <= tallest;
    if (fits(width, height) || (mayTurn && fits(height, width))) continue;
    return { code: width <= cloth ? 'taller-than-fat-quarter' : 'wider-than-cloth', piece };
  }
  const strips = perSizeStrips(pieces, cloth).sort((a, b) => b.height - a.height);
  const inches = inchesOf(strips);
  const area = pieces.reduce((sum, { width, height, count }) => sum + width * height * count, 0);
  const bound = Math.min(inches, area / cloth);
  const gap = inches - bound;
  const bought = boughtFor(strips, settings);
  const proven = gap < (strips[0]?.height ?? 0) || eighthsOfYard(bound) === eighthsOfYard(inches);
  return { pieces: [...pieces], strips, inches, bound, gap, proven, bought, alternatives: [] };
}
