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

/** An action on an account, or an attempt at one. */
interface AccountLine {
  event: AccountEvent;
  /** `done`, or the reason why the action failed. */
  outcome: 'done' | 'wrong password' | 'no such account' | 'bad link' | 'too many' | 'refused' | 'failed';
  /** The quilter number; null if unknown. */
  account: number | null;
  /**
   * The sender's network as `shortAddress` writes it. `HOUSE` or `PROVIDER` if the action came from the
   * operator, the server or the payment provider.
   */
  from: string;
}

/**
 * The sender that the account log names for an action of an operator's command or of the server itself. Such an
 * action has no sender on the network.
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

  /** Runs `act`, and logs its refusal or failure. The caller logs success. */
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
