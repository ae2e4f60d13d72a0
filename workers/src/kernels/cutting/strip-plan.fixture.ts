import type { CutPiece, CuttingSettings } from './cutting-types';
import { DEFAULT_CUTTING } from './settings';

/** Settings without spare length: the purchase is as long as the strips, rounded up to what shops sell. */
export const NOTHING_TO_SPARE: CuttingSettings = { ...DEFAULT_CUTTING, spareInches: 0 };

/**
 * Returns a piece of the cutting plan, a rectangle of fabric 11.
 * @param width in inches
 * @param height in inches
 */
export function pieceOf(
  width: number,
  height: number,
  count: number,
  changes: Partial<CutPiece> = {},
): CutPiece {
  return {
    fabric: 11,
    width,
    height,
    count,
    mayTurn: true,
    kind: 'rectangle',
    method: null,
    finished: [width - 0.5, height - 0.5],
    yields: 1,
    needed: count,
    places: [],
    offGrid: null,
    ...changes,
  };
}

/**
 * Returns the least total cost at which columns of a linear programme together give at least `demand`. A column may be
 * used a fractional number of times, and has the cost at its index in `costs`. Solves the dual linear programme with a
 * simplex over a full table, so that it shares no code with column generation.
 */
export function leastCost(
  columns: readonly (readonly number[])[],
  costs: readonly number[],
  demand: readonly number[],
): number {
  const rows = columns.map((column, i) => [
    ...column,
    ...columns.map((_, j) => (i === j ? 1 : 0)),
    costs[i] ?? 0,
  ]);
  const goal = [...demand.map((count) => -count), ...columns.map(() => 0), 0];
  const last = goal.length - 1;
  for (;;) {
    const entering = goal.findIndex((cost, at) => at < last && cost < -1e-9);
    if (entering < 0) return goal[last] ?? 0;
    let [leaving, least] = [-1, Infinity];
    rows.forEach((row, at) => {
      const by = row[entering] ?? 0;
      if (by > 1e-9 && (row[last] ?? 0) / by < least - 1e-12) [leaving, least] = [at, (row[last] ?? 0) / by];
    });
    const pivotRow = rows[leaving] ?? [];
    const pivot = pivotRow[entering] ?? 1;
    const scaled = pivotRow.map((number) => number / pivot);
    rows[leaving] = scaled;
    for (const row of [...rows, goal]) {
      if (row === scaled) continue;
      const factor = row[entering] ?? 0;
      if (factor === 0) continue;
      scaled.forEach((number, at) => (row[at] = (row[at] ?? 0) - factor * number));
    }
  }
}
