import { Injectable } from '@nestjs/common';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import type { getSessions } from '@quiltwright/shared/contract/calls/session-calls';
import { AccountLog } from '../../accounts/account-log.js';
import { AccountsRepository } from '../../accounts/accounts.repository.js';
import type { Origin } from '../origin.js';
import { TOKEN_LIFETIME } from './tokens.js';

type Sessions = AnswerOf<typeof getSessions>['sessions'];

/** Lists and ends the sessions of subscribers. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly log: AccountLog,
  ) {}

  /**
   * Returns the quilter's sessions: first the session of the caller, then the other sessions, the last used first.
   * @param tokenId the id of the caller's token
   */
  async list(quilterNum: number, tokenId: string): Promise<Sessions> {
    const { sessions = [] } = (await this.accounts.byQuilterNum(quilterNum)) ?? {};
    const earliest = Date.now() - TOKEN_LIFETIME;
    return sessions
      .filter(({ since }) => since.getTime() > earliest)
      .sort((one, other) => other.lastSeen.getTime() - one.lastSeen.getTime())
      .map(({ tokenId: id, device, place, since, lastSeen }) => ({
        id,
        device,
        place,
        since: since.toISOString(),
        lastSeen: lastSeen.toISOString(),
        isThis: id === tokenId,
      }))
      .sort((one, other) => Number(other.isThis) - Number(one.isThis));
  }

  /**
   * Ends a session. Does nothing if the session belongs to another quilter.
   * @param id the id of the session's token
   */
  async end(quilterNum: number, id: string, { place }: Origin): Promise<void> {
    await this.accounts.endSession(quilterNum, id);
    this.log.tell({ event: 'sign-out elsewhere', outcome: 'done', account: quilterNum, from: place });
  }

  /**
   * Ends all sessions of a quilter except the session of `tokenId`.
   * @param tokenId the id of the token of the session that stays
   */
  async endOthers(quilterNum: number, tokenId: string, { place }: Origin): Promise<void> {
    await this.accounts.endOtherSessions(quilterNum, tokenId);
    this.log.tell({ event: 'sign-out elsewhere', outcome: 'done', account: quilterNum, from: place });
  }
}
