import type { CutPiece } from '@quiltwright/workers/kernels/cutting/cutting-types';
import { planFabric } from '@quiltwright/workers/kernels/cutting/plan-fabric';
import { DEFAULT_CUTTING } from '@quiltwright/workers/kernels/cutting/settings';
import { leastOfSquares } from '@quiltwright/workers/kernels/cutting/strips/square-oracle.fixture';
import { falseClaims, leastLength } from '@quiltwright/workers/kernels/cutting/strips/strip-oracle.fixture';
import { pieceOf } from '@quiltwright/workers/kernels/cutting/strip-plan.fixture';
import { Remembered } from '@quiltwright/workers/kernels/remembered';
import '../page-api';
import type { CheckedProofs } from '../page-api';

/* Compares the claims of cutting plans with the least length that independent code finds. */

/**
 * Pieces to cut, the width of their fabric in inches, and a function that finds the least length of fabric for them.
 */
interface Case {
  pieces: CutPiece[];
  cloth: number;
  least: () => number;
}

/** Finished sides of squares: 1″ to 10″ by ¼″. */
const SIDES = Array.from({ length: 37 }, (_, i) => 1 + i / 4);
const COUNTS = [2, 8, 14, 20];
const WIDTHS = [40, 42];

/** Yields squares of two sizes. Each size comes 2, 8, 14 or 20 times. */
function* pairsOfSquares(): Generator<Case> {
  for (const cloth of WIDTHS)
    for (const one of SIDES)
      for (const other of SIDES.filter((side) => side > one))
        for (const few of COUNTS)
          for (const many of COUNTS) {
            const [small, large] = [
              { side: one + 0.5, count: few },
              { side: other + 0.5, count: many },
            ];
            const pieces = [small, large].map(({ side, count }) => pieceOf(side, side, count));
            yield { pieces, cloth, least: () => leastOfSquares(small, large, cloth) };
          }
}

const SETS = 5_000;
/** The least and greatest side of a piece, in eighths of an inch. */
const SIDE = { least: 8, most: 160 };
const MOST_PIECES = 5;
const NARROW_CLOTH = 22;

/** Yields 5,000 random sets of two to five pieces, the same sets each time. */
function* randomSets(): Generator<Case> {
  const random = randomNumbers(1);
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const side = () => whole(SIDE.least, SIDE.most) / 8;
  for (let set = 0; set < SETS; set++) {
    const pieces = Array.from({ length: whole(2, MOST_PIECES) }, () =>
      pieceOf(side(), side(), 1, { mayTurn: random() < 0.7 }),
    );
    yield { pieces, cloth: NARROW_CLOTH, least: () => leastLength(pieces, NARROW_CLOTH) };
  }
}

/** Returns a generator of numbers from 0 to 1. The same seed gives the same numbers (xorshift, Marsaglia 2003). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Plans the cases one by one, compares each plan's claims with the least length, and stops after `minutes`. */
function check(cases: Iterable<Case>, minutes: number): CheckedProofs {
  const end = performance.now() + minutes * 60_000;
  const found: CheckedProofs = { checked: 0, least: 0, shortest: 0, isWhole: true, wrong: [] };
  for (const { pieces, cloth, least } of cases) {
    if (performance.now() > end) return { ...found, isWhole: false };
    const settings = { ...DEFAULT_CUTTING, usableWidth: cloth, spareInches: 0 };
    const plan = planFabric(11, pieces, { settings, known: new Remembered() });
    if ('code' in plan) throw new Error(plan.code);
    found.checked++;
    if (plan.isLeast) found.least++;
    if (plan.gap === 0) found.shortest++;
    const sizes = pieces.map(
      ({ width, height, count }) => `${String(count)} of ${String(width)} × ${String(height)}`,
    );
    for (const claim of falseClaims(plan, least())) found.wrong.push(`${sizes.join(', ')}: ${claim}`);
  }
  return found;
}

window.benchCuttingProofs = (minutes) => ({
  'pairs of squares': check(pairsOfSquares(), minutes),
  'random sets': check(randomSets(), minutes),
});
