import { type Account, standingOf } from '../accounts/account.schema.js';

/** The fields of an account that `subscriberLine` prints. */
export type Listed = Pick<Account, '_id' | 'email' | 'status' | 'paidUntil' | 'awaitsReceipt'>;

/**
 * Returns an account's number, e-mail address and status, separated by tabs. Adds the end of the paid time if it has an
 * end, and a note if the receipt wasn't sent.
 */
export function subscriberLine(account: Listed, now: Date): string {
  const { _id, email, paidUntil, awaitsReceipt } = account;
  const columns = [String(_id), email, standingOf(account, now)];
  if (paidUntil) columns.push(`paid until ${paidUntil.toISOString().slice(0, 10)}`);
  if (awaitsReceipt) columns.push('receipt not sent');
  return columns.join('\t');
}
