import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CountersRepository } from '../counters/counters.repository.js';
import { QuiltsRepository } from '../quilts/quilts.repository.js';
import { ShelfRepository } from '../shelf/shelf.repository.js';
import type { Account } from './account.schema.js';
import { AccountsRepository } from './accounts.repository.js';
import { hashPassword, passwordFault } from './password.js';

const emailAddress = z.email().max(254);

/** Why an account can't be made or changed, in words for who asked. */
export class AccountFault extends Error {}

@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly counters: CountersRepository,
    private readonly quilts: QuiltsRepository,
    private readonly shelves: ShelfRepository,
  ) {}

  /**
   * Makes a subscriber.
   *
   * @param password one is made up where none is given.
   * @throws AccountFault for a malformed or known e-mail address, or a bad password.
   */
  async add(email: string, password = madeUpPassword()): Promise<{ account: Account; password: string }> {
    const address = normalEmail(email);
    if (!emailAddress.safeParse(address).success) throw new AccountFault(`"${email}" is no e-mail address.`);
    if (await this.accounts.byEmail(address)) throw new AccountFault(`${address} is a subscriber already.`);
    const passwordHash = await checkedHash(password);
    const account: Account = {
      _id: await this.counters.next('quilter'),
      email: address,
      passwordHash,
      status: 'active',
      paidUntil: null,
      tokenVersion: 1,
      schemaVersion: 1,
    };
    if (!(await this.accounts.add(account))) throw new AccountFault(`${address} is a subscriber already.`);
    return { account, password };
  }

  all(): Promise<Account[]> {
    return this.accounts.all();
  }

  /** Removes a subscriber and all that is theirs. @returns how many quilts went. @throws AccountFault */
  async remove(email: string): Promise<number> {
    const account = await this.accounts.byEmail(normalEmail(email));
    if (!account) throw new AccountFault(`There is no subscriber ${email}.`);
    await this.accounts.remove(account._id);
    const quilts = await this.quilts.removeAll(account._id);
    await this.shelves.remove(account._id);
    return quilts;
  }

  /** Signs the subscriber out everywhere. @returns the new password. @throws AccountFault */
  async setPassword(email: string, password = madeUpPassword()): Promise<string> {
    const known = await this.accounts.setPassword(normalEmail(email), await checkedHash(password));
    if (!known) throw new AccountFault(`There is no subscriber ${email}.`);
    return password;
  }
}

/** The form in which e-mail addresses are kept and compared. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

async function checkedHash(password: string): Promise<string> {
  const fault = passwordFault(password);
  if (fault !== null) throw new AccountFault(fault);
  return hashPassword(password);
}

/** 90 random bits in letters and digits, in three groups that are easy to copy by hand. */
function madeUpPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const text = Array.from(randomBytes(18), (byte) => letters[byte % letters.length]).join('');
  return text.replace(/(.{6})(?=.)/g, '$1-');
}
