import { counted } from '@quiltwright/shared/counted';
import { listed } from '@quiltwright/shared/listed';
import type { SharedPage } from '../../server/shared-pages/shared-pages';

/** Returns a sentence that says what friends may do on a shared page. */
export function allowsWords({ mayColour, mayKeep, givesCloth, hasOwnCloth }: SharedPage): string {
  const allowed = [
    ...(mayColour ? ['colour it'] : []),
    ...(mayKeep ? ['keep a copy'] : []),
    ...(givesCloth && hasOwnCloth && (mayColour || mayKeep) ? ['have your fabrics'] : []),
  ];
  return allowed.length === 0 ? 'Friends may look at it.' : `Friends may ${listed(allowed, 'and')}.`;
}

/**
 * Returns the numbers of visits to a page in the present week and in all earlier weeks, in words.
 * @param monday the date of the present week's Monday, as 2026-11-23
 */
export function visitWords({ visits }: Pick<SharedPage, 'visits'>, monday: string): string {
  const now = visits.find(({ week }) => week === monday)?.count ?? 0;
  const before = visits.filter(({ week }) => week !== monday).reduce((sum, { count }) => sum + count, 0);
  const words = now === 0 ? 'No visits this week' : `${counted(now, 'visit')} this week`;
  return before === 0 ? words : `${words}, ${before.toLocaleString('en')} in the weeks before`;
}

/** Returns the message for a design that couldn't be saved: friends don't see the latest changes yet. */
export function unsavedWords(kind: 'quilt' | 'block'): string {
  return `The ${kind} could not be saved, so friends don’t see your latest changes yet.`;
}

/**
 * Returns the Monday of the week that contains `now`, as 2026-11-23. Weeks begin at midnight UTC, as in the server's
 * counts.
 */
export function mondayOf(now: Date): string {
  const monday = new Date(now);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}
