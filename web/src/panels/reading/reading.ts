import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { fabricName } from '../fabric/swatch/fabric-name';
import { byAmount } from '@quiltwright/shared/model/cloth/cloth-amounts';

/** The greatest number of fabrics that a summary names. */
const MOST_IN_SUMMARY = 3;
/** The rounding error that a share can have, in percent. */
const HAIR = 1e-6;

/**
 * Returns each fabric with its share of the covered area, the most used first: Madder 45 %. The shares add up to 100 %.
 * A small share is shown as under 1 %. A share near 100 % is shown as over 99 % if there are other fabrics.
 */
export function describeShares(amounts: ReadonlyMap<number, number>, find: FindFabric): string[] {
  const whole = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  const fabrics = byAmount(amounts);
  const shares = wholeShares(fabrics.map((fabric) => (100 * (amounts.get(fabric) ?? 0)) / whole));
  return fabrics.map((fabric, index) => {
    return `${fabricName(fabric, find)} ${shareWords(shares[index] ?? 0, fabrics.length > 1)} %`;
  });
}

function shareWords(share: number, hasOthers: boolean): string {
  if (share < 1) return 'under 1';
  return share > 99 && hasOthers ? 'over 99' : String(share);
}

/** Rounds percentages to whole numbers with the same sum. The percentages with the largest fractions are rounded up. */
function wholeShares(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(share + HAIR));
  const left = Math.round(shares.reduce((sum, share) => sum + share, 0)) - whole.reduce((a, b) => a + b, 0);
  const up = shares
    .map((share, index) => ({ index, rest: share - (whole[index] ?? 0) }))
    .sort((a, b) => b.rest - a.rest)
    .slice(0, Math.max(0, left))
    .map(({ index }) => index);
  return whole.map((share, index) => share + (up.includes(index) ? 1 : 0));
}

/** Returns a sentence with the shares of the most used fabrics; empty if there are none. */
export function sentenceOfShares(shares: readonly string[]): string {
  if (shares.length === 0) return '';
  const more = shares.length - MOST_IN_SUMMARY;
  return ` ${shares.slice(0, MOST_IN_SUMMARY).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
}
