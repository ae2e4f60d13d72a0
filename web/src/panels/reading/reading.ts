import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { fabricName } from '../fabric/swatch/fabric-name';
import { byAmount } from '../../model/cloth/cloth-amounts';

/** The number of fabrics in a summary. */
const MOST_IN_SUMMARY = 3;

/** Returns the fabrics by name and share of the covered area, the most used first: Madder 45 %. */
export function wordsOfShares(amounts: ReadonlyMap<number, number>, find: FindFabric): string[] {
  const whole = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  return byAmount(amounts).map((fabric) => {
    const share = Math.round((100 * (amounts.get(fabric) ?? 0)) / whole);
    return `${fabricName(fabric, find)} ${share < 1 ? 'under 1' : share} %`;
  });
}

/** Returns the most used fabrics as a sentence; empty without any. */
export function sentenceOfShares(shares: readonly string[]): string {
  if (shares.length === 0) return '';
  const more = shares.length - MOST_IN_SUMMARY;
  return ` ${shares.slice(0, MOST_IN_SUMMARY).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
}
