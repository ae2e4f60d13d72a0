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

/** A line of the account log. It describes an action on an account, or a failed attempt at such an action. */
interface AccountLine {
  event: AccountEvent;
  /** `done`, or the reason why the action failed. */
  outcome: 'done' | 'wrong password' | 'no such account' | 'bad link' | 'too many' | 'refused' | 'failed';
  /** The quilter number; null if unknown. */
  account: number | null;
  /**
   * The sender's network: a shortened IP address, as `shortAddress` returns it. For actions of the operator or of the
   * server, the value is `HOUSE`. For actions of the payment provider, it is `PROVIDER`.
   */
  from: string;
}

/**
 * The sender (`from`) in lines of the account log whose action has no network address. Either the server itself acted,
 * or a command that the operator ran.
 */
export const HOUSE = 'the house';
export const PROVIDER = 'the payment provider';

/** Logs events of accounts, one line each, without secrets or e-mail addresses. */
@Injectable()
export class AccountLog {
  constructor(@Inject(LOG) private readonly log: Logger) {}

  tell(line: AccountLine): void {
    this.log.info({ context: 'Accounts', ...line }, `${line.event}: ${line.outcome}`);
  }

  /**
   * Runs `act` and returns its result. If `act` throws, logs `line` with the reason, and throws the error
   * again. The caller logs success.
   */
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
