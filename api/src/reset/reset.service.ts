import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { normalEmail } from '../accounts/accounts.service.js';
import { hashPassword, passwordFault } from '../accounts/password.js';
import { signInsOf } from '../auth/auth.service.js';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { ProblemException } from '../common/problem.js';
import { MailService } from '../mail/mail.service.js';
import { RateLimits, sender } from '../rate-limits/rate-limits.js';
import { resetLetter } from './reset-letter.js';

/** How long (ms) a link is good. */
const LIFETIME = 60 * 60_000;

/** 144 random bits; the link is short enough then to stay on one line of a mail. */
const TOKEN_BYTES = 18;

const TOO_MANY = 'Too many links were asked for.';

/** Links that are mailed in a quarter of an hour, and passwords that are chosen by them. */
const MOST_FOR_ACCOUNT = 5;
const MOST_FROM_ADDRESS = 20;

@Injectable()
export class ResetService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: AccountsRepository,
    private readonly mail: MailService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Mails a link to choose a new password by. The one before it is dead then.
   *
   * @param address where the request comes from
   * @returns false where the e-mail has no account.
   * @throws ProblemException 429; 503 where mail can't be sent.
   */
  async send(payerEmail: string, address: string): Promise<boolean> {
    const email = normalEmail(payerEmail);
    await this.limits.count({
      key: `reset address ${sender(address)}`,
      most: MOST_FROM_ADDRESS,
      tooMany: TOO_MANY,
    });
    await this.limits.count({ key: `reset account ${email}`, most: MOST_FOR_ACCOUNT, tooMany: TOO_MANY });
    const account = await this.accounts.byEmail(email);
    if (!account) return false;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + LIFETIME);
    await this.accounts.setReset(account._id, { tokenHash: hashOf(token), expiresAt });
    // From the configuration: the request's own Host may be anyone's.
    const url = `${this.config.publicUrl}/reset-completion?token=${token}`;
    await this.mail.send(resetLetter(email, url));
    return true;
  }

  /** Whether a link is still good. */
  isGood(token: string): Promise<boolean> {
    return this.accounts.hasReset(hashOf(token), new Date());
  }

  /**
   * Sets a new password, once, and signs the subscriber out everywhere.
   *
   * @param emailAddr where the link was mailed to
   * @param address where the request comes from
   * @returns false where the link isn't good, any more or for this account.
   * @throws ProblemException 429; 422 for a password that is too easy; the link stays good.
   */
  async complete(emailAddr: string, newPassword: string, token: string, address: string): Promise<boolean> {
    const fault = passwordFault(newPassword);
    if (fault !== null) {
      throw new ProblemException(422, fault, { errors: [{ path: 'newPwd', message: fault }] });
    }
    await this.limits.count({
      key: `reset completion address ${sender(address)}`,
      most: MOST_FROM_ADDRESS,
      tooMany: 'Too many new passwords were chosen.',
    });
    const tokenHash = hashOf(token);
    const now = new Date();
    const email = normalEmail(emailAddr);
    // Before the password is hashed, which is dear.
    if (!(await this.accounts.hasReset(tokenHash, now, email))) return false;
    const passwordHash = await hashPassword(newPassword);
    const isSet = await this.accounts.setPasswordByReset(email, tokenHash, passwordHash, now);
    // Who forgot a password has tried many.
    if (isSet) await this.limits.forget(signInsOf(email));
    return isSet;
  }
}

/** The token is random, so a plain hash can't be turned back. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
