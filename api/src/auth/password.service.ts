import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountLog } from '../accounts/account-log.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { hashPassword, isPassword, passwordFault, WrongPassword } from '../accounts/password.js';
import { problem, ProblemException } from '../http/problem.js';
import { RateLimits } from '../rate-limits/rate-limits.js';
import { newSession, type SignedInAs } from './auth.service.js';
import type { Origin } from './origin.js';
import { Tokens } from './sessions/tokens.js';
import { problems, tooMany } from '../http/problem-words.js';

/** The maximum number of wrong old passwords in a quarter of an hour. */
const MOST_WRONG = 10;

/** Changes the passwords of signed-in subscribers. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: Tokens,
    private readonly limits: RateLimits,
    private readonly log: AccountLog,
  ) {}

  /**
   * Sets a new password and ends all sessions. A new session replaces the caller's. If this method throws,
   * nothing has changed.
   *
   * @throws ProblemException 422 for a wrong old password or a new password that is too easy; 429 after too
   *   many wrong old passwords; 401 if the session has just ended.
   */
  async change(
    { quilterNum, tokenId }: { quilterNum: number; tokenId: string },
    { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
    origin: Origin,
  ): Promise<SignedInAs> {
    const line = { event: 'password change', account: quilterNum, from: origin.place } as const;
    const session = newSession(randomUUID(), origin);
    await this.log.unlessDone(line, async () => {
      const fault = passwordFault(newPassword);
      if (fault !== null) throw unfit(fault);
      const oldHash = await this.requireOldPassword(quilterNum, oldPassword);
      if (newPassword.normalize('NFC') === oldPassword.normalize('NFC'))
        throw unfit(problems.samePassword[1]);
      const newHash = await hashPassword(newPassword);
      const isSet = await this.accounts.changePassword({ quilterNum, tokenId, oldHash }, newHash, session);
      if (!isSet) throw problem('passwordJustChanged');
    });
    this.log.tell({ ...line, outcome: 'done' });
    return { quilterNum, tokenId: session.tokenId, jwt: await this.tokens.make(quilterNum, session.tokenId) };
  }

  /** Records that the quilter keeps the generated password. */
  async keep(quilterNum: number): Promise<void> {
    await this.accounts.keepPassword(quilterNum);
  }

  /**
   * Compares the old password of a subscriber.
   * @returns the stored hash of the password.
   * @throws ProblemException 422 for a wrong password, 429 after too many wrong ones
   */
  private async requireOldPassword(quilterNum: number, oldPassword: string): Promise<string> {
    const now = new Date();
    const key = `password ${String(quilterNum)}`;
    await this.limits.count({ key, most: MOST_WRONG, tooMany: tooMany.passwords }, now);
    const account = await this.accounts.byQuilterNum(quilterNum);
    if (!account || !(await isPassword(oldPassword, account.passwordHash)))
      throw new WrongPassword('oldPassword');
    await this.limits.takeBack([key], now);
    return account.passwordHash;
  }
}

function unfit(message: string): ProblemException {
  return new ProblemException(422, message, { errors: [{ path: 'newPassword', message }] });
}
