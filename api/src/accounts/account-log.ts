import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOG } from '../common/config.module.js';
import { ProblemException } from '../http/problem.js';
import { WrongPassword } from './password.js';

type AccountEvent =
  | 'sign-in'
  | 'sign-out'
  | 'sign-out elsewhere'
  | 'reset link'
  | 'reset'
  | 'password change'
  | 'password given'
  | 'account made'
  | 'account renewed'
  | 'account cancelled'
  | 'account removal';

/** One thing that was done, or tried, with an account. */
interface AccountLine {
  event: AccountEvent;
  /** `done`, or why not. */
  outcome: 'done' | 'wrong password' | 'no such account' | 'bad link' | 'too many' | 'refused' | 'failed';
  /** The quilter number; null where none is known. */
  account: number | null;
  /** The network that it was asked for from, as `shortAddress` writes it, or `HOUSE` or `PROVIDER`. */
  from: string;
}

/** Who asks for a change otherwise than by a call from somewhere. */
export const HOUSE = 'the house';
export const PROVIDER = 'the payment provider';

/** Writes what becomes of accounts into the log: a line each, with no secret and no e-mail address. */
@Injectable()
export class AccountLog {
  constructor(@Inject(LOG) private readonly log: Logger) {}

  tell(line: AccountLine): void {
    this.log.info({ context: 'Accounts', ...line }, `${line.event}: ${line.outcome}`);
  }

  /** Does `act`; where that is refused or fails, tells of it. How it ends otherwise is the caller's to tell. */
  async unlessDone<T>(line: Omit<AccountLine, 'outcome'>, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      this.tell({ ...line, outcome: outcomeOf(error) });
      throw error;
    }
  }
}

function outcomeOf(error: unknown): AccountLine['outcome'] {
  if (error instanceof WrongPassword) return 'wrong password';
  const status = error instanceof ProblemException ? error.getStatus() : 500;
  if (status === 429) return 'too many';
  return status < 500 ? 'refused' : 'failed';
}
