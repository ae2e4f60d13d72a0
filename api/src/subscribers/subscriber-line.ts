import { type Account, standingOf } from '../accounts/account.schema.js';

/** The fields of an account that `subscriberLine` prints. */
export type Listed = Pick<Account, '_id' | 'email' | 'status' | 'paidUntil' | 'awaitsReceipt'>;

/** Returns number, address, status, end of the paid time and a missing receipt, separated by tabs. */
export function subscriberLine(account: Listed, now: Date): string {
  const { _id, email, paidUntil, awaitsReceipt } = account;
  const columns = [String(_id), email, standingOf(account, now)];
  if (paidUntil) columns.push(`paid until ${paidUntil.toISOString().slice(0, 10)}`);
  if (awaitsReceipt) columns.push('receipt not sent');
  return columns.join('\t');
}
