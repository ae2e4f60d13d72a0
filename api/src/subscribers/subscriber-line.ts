import { type Account, standingOf } from '../accounts/account.schema.js';

/** What the line tells of. */
export type Listed = Pick<Account, '_id' | 'email' | 'status' | 'paidUntil' | 'awaitsReceipt'>;

/** Number, address, what they may do, until when it is paid, and what is still to come; separated by tabs. */
export function subscriberLine(account: Listed, now: Date): string {
  const { _id, email, paidUntil, awaitsReceipt } = account;
  const columns = [String(_id), email, standingOf(account, now)];
  if (paidUntil) columns.push(`paid until ${paidUntil.toISOString().slice(0, 10)}`);
  if (awaitsReceipt) columns.push('receipt not sent');
  return columns.join('\t');
}
