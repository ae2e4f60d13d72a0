import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@quiltwright/shared/limits';
import { z } from 'zod';
import { problem } from '../http/problem.js';
import { CountersRepository } from '../counters/counters.repository.js';
import { AccountLog, HOUSE, PROVIDER } from './account-log.js';
import { type Account, standingOf } from './account.schema.js';
import { AccountsRepository, type NewAccount } from './accounts.repository.js';
import { hashPassword, passwordFault } from './password.js';

const emailAddress = z.email().max(LIMITS.emailLength);

/** The error for an account that can't be made or changed. Its message tells the operator why. */
export class AccountFault extends Error {}

interface Standing extends Pick<Account, 'email' | 'paidUntil' | 'shouldChoosePassword'> {
  quilterNum: number;
  status: ReturnType<typeof standingOf>;
}

@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly counters: CountersRepository,
    private readonly log: AccountLog,
  ) {}

  /**
   * Creates a subscriber.
   *
   * @param password a generated password, if left out
   * @param paid the end of the paid time (`until`), and the time until which only the caller may mail the receipt
   *   (`receiptLease`). Without `paid`, the paid time has no end, and there is no receipt.
   * @throws AccountFault if the e-mail address is malformed or already has an account, or for a bad password.
   */
  async add(
    email: string,
    password = madeUpPassword(),
    paid?: { until: Date; receiptLease: Date },
  ): Promise<{ account: NewAccount; password: string }> {
    const address = normalEmail(email);
    if (!emailAddress.safeParse(address).success)
      throw new AccountFault(`"${email}" isn’t an e-mail address.`);
    if (await this.accounts.byEmail(address)) throw new AccountFault(`${address} is a subscriber already.`);
    const passwordHash = await checkedHash(password);
    const account: NewAccount = {
      _id: await this.counters.next('quilter'),
      email: address,
      passwordHash,
      status: 'active',
      sessions: [],
      shouldChoosePassword: true,
      reset: null,
      paidUntil: paid?.until ?? null,
      awaitsReceipt: paid !== undefined,
      receiptLease: paid?.receiptLease ?? null,
    };
    if (!(await this.accounts.add(account))) throw new AccountFault(`${address} is a subscriber already.`);
    this.log.tell({
      event: 'account made',
      outcome: 'done',
      account: account._id,
      from: paid ? PROVIDER : HOUSE,
    });
    return { account, password };
  }

  /**
   * Returns the data about an account that its own subscriber may see.
   * @throws ProblemException 404 if the account was just removed.
   */
  async standing(quilterNum: number): Promise<Standing> {
    const account = await this.accounts.byQuilterNum(quilterNum);
    if (!account) throw problem('accountGone');
    const { email, paidUntil, shouldChoosePassword } = account;
    const status = standingOf(account, new Date());
    return { quilterNum, email, status, paidUntil, shouldChoosePassword };
  }

  /**
   * Sets a new first password for a subscriber whose first password was never mailed.
   *
   * @param lease the time until which only the caller may mail the new password.
   * @returns the password; null if the first password was mailed or is being mailed now, or if the subscriber
   *   has chosen a password.
   */
  async newFirstPassword(quilterNum: number, lease: Date): Promise<string | null> {
    const password = madeUpPassword();
    const hash = await hashPassword(password);
    const changed = await this.accounts.setFirstPassword(quilterNum, hash, lease, new Date());
    return changed ? password : null;
  }

  all(): Promise<Account[]> {
    return this.accounts.all();
  }

  /**
   * Sets a password and signs the subscriber out everywhere.
   * @param password a generated password, if left out
   * @returns the new password.
   * @throws AccountFault if no account has this e-mail address, or for a bad password.
   */
  async setPassword(email: string, password = madeUpPassword()): Promise<string> {
    const passwordHash = await checkedHash(password);
    const account = await this.accounts.byEmail(normalEmail(email));
    if (!account || !(await this.accounts.givePassword(account.email, passwordHash)))
      throw new AccountFault(`There is no subscriber ${email}.`);
    this.log.tell({ event: 'password given', outcome: 'done', account: account._id, from: HOUSE });
    return password;
  }
}

/** Returns an e-mail address in the form in which it is stored and compared. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

async function checkedHash(password: string): Promise<string> {
  const fault = passwordFault(password);
  if (fault !== null) throw new AccountFault(fault);
  return hashPassword(password);
}

/**
 * Generates a password of about 89 random bits in letters and digits, in three groups that are easy to copy by
 * hand.
 */
export function madeUpPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const text = Array.from(randomBytes(18), (byte) => letters[byte % letters.length]).join('');
  return text.replace(/(.{6})(?=.)/g, '$1-');
}
