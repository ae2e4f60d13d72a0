import type { Strip } from './cutting-types';

/** Pieces of one size, whatever they are for. */
export interface SizeDemand {
  width: number;
  height: number;
  count: number;
  mayTurn: boolean;
}

/** Strips for each size alone, each size laid so that it takes the least; what is left at their ends is left. */
export function perSizeStrips(demands: readonly SizeDemand[], cloth: number): Strip[] {
  return demands.flatMap((demand, piece) => {
    const { width, height, mayTurn } = demand;
    const upright = stripsOf({ piece, width, height, turned: false }, demand.count, cloth);
    const turned =
      mayTurn && width !== height
        ? stripsOf({ piece, width: height, height: width, turned: true }, demand.count, cloth)
        : [];
    if (upright.length === 0 || turned.length === 0) return [...upright, ...turned];
    return inchesOf(turned) < inchesOf(upright) ? turned : upright;
  });
}

export function inchesOf(strips: readonly Strip[]): number {
  return strips.reduce((sum, { count, height }) => sum + count * height, 0);
}

interface Laid {
  piece: number;
  width: number;
  height: number;
  turned: boolean;
}

function stripsOf(laid: Laid, count: number, cloth: number): Strip[] {
  const each = Math.floor(cloth / laid.width);
  if (each === 0) return [];
  const strip = (pieces: number, strips: number): Strip => ({
    count: strips,
    height: laid.height,
    columns: Array.from({ length: pieces }, (_, i) => ({ ...laid, x: i * laid.width, stack: 1 })),
    left: cloth - pieces * laid.width,
  });
  const [full, rest] = [Math.floor(count / each), count % each];
  return [...(full > 0 ? [strip(each, full)] : []), ...(rest > 0 ? [strip(rest, 1)] : [])];
}
