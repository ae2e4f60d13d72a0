import { FABRIC } from '@quiltwright/shared/limits';
import type { Remembered } from '../remembered';
import { boughtFor, leastForStrips, leastUnits, unitsOf } from './bought';
import type { CuttingProblem, CuttingSettings, CutPiece, FabricPlan } from './cutting-types';
import { lengthOfCloth, widthOfCloth } from './settings';
import { planStrips, type StripPlan } from './strip-plan';

/** The greatest total height of the strips in a plan, in inches. No quilt needs so much. */
const MOST_INCHES = 1e6;

type Plan = Omit<FabricPlan, 'alternatives'>;

/**
 * Returns the cutting plan of one fabric. Returns a problem instead if the fabric can't be planned, such as a piece
 * that is wider than the fabric.
 */
export function planFabric(
  fabric: number,
  own: readonly CutPiece[],
  { settings, known }: { settings: CuttingSettings; known: Remembered<StripPlan> },
): Plan | CuttingProblem {
  const cloth = widthOfCloth(settings);
  const tallest = lengthOfCloth(settings);
  const pieces = [...own].sort((a, b) => b.height - a.height || b.width - a.width || b.count - a.count);
  for (const piece of pieces) {
    const code = faultOf(piece, cloth, tallest);
    if (code) return { fabric, code, piece };
  }
  const { shrinkage, spareInches, sparePercent, buy } = settings;
  const key = JSON.stringify([cloth, shrinkage, spareInches, sparePercent, buy, pieces.map(sizeOf)]);
  const { strips, bound } = known.get(key, () => planStrips(pieces, settings));
  const inches = strips.reduce((sum, { count, height }) => sum + count * height, 0);
  const gap = inches - bound;
  const bought = boughtFor(strips, settings);
  const isLeast = leastUnits(bound, settings) >= unitsOf(bought);
  const proven = gap < (strips[0]?.height ?? 0) || isLeast;
  const lengths = { inches, bound, gap, leastForStrips: leastForStrips(bound, settings) };
  return { fabric, pieces, strips, ...lengths, isLeast, proven, bought };
}

/**
 * Groups pieces by fabric number. Leaves out pieces without a real fabric (numbers 0 to 10), because they aren't cut.
 */
export function byFabric(pieces: readonly CutPiece[]): Map<number, CutPiece[]> {
  const byNumber = new Map<number, CutPiece[]>();
  for (const piece of pieces) {
    if (piece.fabric <= FABRIC.ground || piece.count <= 0) continue;
    const own = byNumber.get(piece.fabric);
    if (own) own.push(piece);
    else byNumber.set(piece.fabric, [piece]);
  }
  return byNumber;
}

function faultOf(piece: CutPiece, cloth: number, tallest: number): CuttingProblem['code'] | null {
  const { width, height, count, mayTurn } = piece;
  if (!(width > 0 && height > 0 && count * height * width < MOST_INCHES * cloth)) return 'too-much';
  if (width <= cloth && height <= tallest) return null;
  if (mayTurn && height <= cloth && width <= tallest) return null;
  return width <= cloth ? 'taller-than-fat-quarter' : 'wider-than-cloth';
}

function sizeOf({ width, height, count, mayTurn }: CutPiece) {
  return [width, height, count, mayTurn];
}
