import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { fabricName } from '../fabric/swatch/fabric-name';
import { byAmount } from '@quiltwright/shared/model/cloth/cloth-amounts';

/** The greatest number of fabrics that a summary names. */
const MOST_IN_SUMMARY = 3;

/** Returns the name of each fabric with its share of the covered area, the most used first: Madder 45 %. */
export function wordsOfShares(amounts: ReadonlyMap<number, number>, find: FindFabric): string[] {
  const whole = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  return byAmount(amounts).map((fabric) => {
    const share = Math.round((100 * (amounts.get(fabric) ?? 0)) / whole);
    return `${fabricName(fabric, find)} ${share < 1 ? 'under 1' : share} %`;
  });
}

/** Returns a sentence with the most used fabrics; empty if there are none. */
export function sentenceOfShares(shares: readonly string[]): string {
  if (shares.length === 0) return '';
  const more = shares.length - MOST_IN_SUMMARY;
  return ` ${shares.slice(0, MOST_IN_SUMMARY).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
}
