import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AccountLog } from '../accounts/account-log.js';
import type { Account } from '../accounts/account.schema.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { normalEmail } from '../accounts/accounts.service.js';
import { hashPassword, passwordFault } from '../accounts/password.js';
import { signInsOf } from '../auth/auth.service.js';
import type { Origin } from '../auth/origin.js';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { ProblemException } from '../http/problem.js';
import { MailService } from '../mail/mail.service.js';
import { KnownSenders } from '../rate-limits/known-senders.js';
import { RateLimits, sender } from '../rate-limits/rate-limits.js';
import { resetLetter } from './reset-letter.js';
import { tooMany } from '../http/problem-words.js';

/** The lifetime (ms) of a link. */
const LIFETIME = 60 * 60_000;

/** The length of a token: 144 random bits. The link is then short enough for one line of a mail. */
const TOKEN_BYTES = 18;

const TOO_MANY = tooMany.links;

/**
 * The maximum numbers of attempts in a quarter of an hour. `MOST_FROM_ADDRESS` counts the links requested from one
 * address, and the passwords chosen from this address. `MOST_FOR_ACCOUNT` counts the links requested for one account
 * from one address.
 */
const MOST_FROM_ADDRESS = 20;
const MOST_FOR_ACCOUNT = 5;
/**
 * The limit for the links requested for one account, counted over all addresses. Requests beyond it only have to wait,
 * so that nobody can block the owner by many requests.
 */
const FROM_ALL = { free: MOST_FOR_ACCOUNT, first: 60_000, longest: 60_000 };

@Injectable()
export class ResetService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: AccountsRepository,
    private readonly mail: MailService,
    private readonly limits: RateLimits,
    private readonly known: KnownSenders,
    private readonly log: AccountLog,
  ) {}

  /**
   * Mails a link to choose a new password. An earlier link becomes invalid.
   *
   * @returns false if no account has this e-mail address.
   * @throws ProblemException 429; 503 if mail can't be sent.
   */
  async send(payerEmail: string, { address, place }: Origin): Promise<boolean> {
    const email = normalEmail(payerEmail);
    const account = await this.accounts.byEmail(email);
    const line = { event: 'reset link', account: account?._id ?? null, from: place } as const;
    await this.log.unlessDone(line, async () => {
      const from = sender(address);
      const key = `reset account ${email}`;
      await this.limits.countAll([
        { key: `reset address ${from}`, most: MOST_FROM_ADDRESS, tooMany: TOO_MANY },
        { key: `${key} ${from}`, most: MOST_FOR_ACCOUNT, tooMany: TOO_MANY },
        { key, ...FROM_ALL, tooMany: TOO_MANY },
      ]);
      if (account) await this.mailLink(account);
    });
    this.log.tell({ ...line, outcome: account ? 'done' : 'no such account' });
    return account !== null;
  }

  private async mailLink({ _id, email }: Account): Promise<void> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + LIFETIME);
    await this.accounts.setReset(_id, { tokenHash: hashOf(token), expiresAt });
    // Uses the configured address, because a request's Host header can be forged.
    const url = `${this.config.publicUrl}/reset-completion?token=${token}`;
    await this.mail.send(resetLetter(email, url));
  }

  /** True if a link is still valid. */
  isGood(token: string): Promise<boolean> {
    return this.accounts.hasReset(hashOf(token), new Date());
  }

  /**
   * Sets a new password, once, and signs the subscriber out everywhere.
   *
   * @param emailAddr the address to which the link was mailed
   * @returns false if the link isn't valid, or doesn't belong to the account of `emailAddr`.
   * @throws ProblemException 429; 422 for a password that is too easy. In both cases the link stays valid.
   */
  async complete(
    emailAddr: string,
    newPassword: string,
    token: string,
    { address, place }: Origin,
  ): Promise<boolean> {
    const email = normalEmail(emailAddr);
    const account = await this.accounts.byEmail(email);
    const told = { event: 'reset', account: account?._id ?? null, from: place } as const;
    const isSet = await this.log.unlessDone(told, async () => {
      const fault = passwordFault(newPassword);
      if (fault !== null) {
        throw new ProblemException(422, fault, { errors: [{ path: 'newPwd', message: fault }] });
      }
      await this.limits.count({
        key: `reset completion address ${sender(address)}`,
        most: MOST_FROM_ADDRESS,
        tooMany: tooMany.newPasswords,
      });
      return this.setPassword(email, newPassword, hashOf(token));
    });
    // A person who forgot a password has probably tried many wrong ones. These no longer count.
    if (isSet) {
      await this.limits.forget(signInsOf(email));
      if (account) await this.known.note(account._id, address);
    }
    this.log.tell({ ...told, outcome: isSet ? 'done' : 'bad link' });
    return isSet;
  }

  private async setPassword(email: string, newPassword: string, tokenHash: string): Promise<boolean> {
    const now = new Date();
    // Checked before the password is hashed, which is expensive.
    if (!(await this.accounts.hasReset(tokenHash, now, email))) return false;
    return this.accounts.setPasswordByReset(email, tokenHash, await hashPassword(newPassword), now);
  }
}

/** Returns the hash of a token. A plain hash is safe, because the token is random. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
