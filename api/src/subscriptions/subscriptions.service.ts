import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ParsedBody } from '@quiltwright/shared/contract/call';
import type { subscriptionEvent } from '@quiltwright/shared/contract/calls/subscription-calls';
import { AccountLog, PROVIDER } from '../accounts/account-log.js';
import { AccountsRepository, type NewAccount } from '../accounts/accounts.repository.js';
import { AccountFault, AccountsService, normalEmail } from '../accounts/accounts.service.js';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { problem, type ProblemException } from '../http/problem.js';
import { MailService } from '../mail/mail.service.js';
import { receiptLetter } from './receipt-letter.js';
import { SubscriptionEventsRepository } from './subscription-events.repository.js';

type Event = ParsedBody<typeof subscriptionEvent>;

/**
 * The time (ms) during which only one process may handle an event and mail its receipt. It is longer than the sending
 * of a mail can take.
 */
const LEASE = 2 * 60_000;

/**
 * The maximum number of attempts to begin with an event that another call is handling. `BETWEEN_LOOKS` is the pause
 * between two attempts (ms).
 */
const LOOKS = 50;
const BETWEEN_LOOKS = 100;

@Injectable()
export class SubscriptionsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly events: SubscriptionEventsRepository,
    private readonly accounts: AccountsRepository,
    private readonly accountsService: AccountsService,
    private readonly mail: MailService,
    private readonly log: AccountLog,
  ) {}

  /**
   * Handles an event of the payment provider once. It returns only when the event is handled. If this method
   * throws, the provider must send the event again, so that nothing is lost.
   * @throws ProblemException 503 if the receipt can't be mailed, or if another call has been handling the event
   *   for five seconds and isn't done.
   */
  async take(event: Event): Promise<void> {
    const lease = await this.lease(event.id);
    if (!lease) return;
    try {
      await this.apply(event, lease);
      await this.events.finish(event.id, lease);
    } catch (error) {
      await this.events.release(event.id, lease, new Date());
      throw error;
    }
  }

  /**
   * Begins to handle an event. Returns the time until which only this call may handle it; null if the event is
   * already done.
   * @throws ProblemException 503 if another call has been handling the event for five seconds
   */
  private async lease(id: string): Promise<Date | null> {
    for (let look = 0; look < LOOKS; look++) {
      const now = new Date();
      const lease = new Date(now.getTime() + LEASE);
      const state = await this.events.begin(id, lease, now);
      if (state !== 'busy') return state === 'begun' ? lease : null;
      await sleep(BETWEEN_LOOKS);
    }
    throw problem('eventInProgress', undefined, { retryAfter: 60 });
  }

  private async apply({ type, email, paidUntil }: Event, lease: Date): Promise<void> {
    const until = new Date(paidUntil);
    if (type === 'subscription.canceled') {
      await this.cancel(normalEmail(email), until);
      return;
    }
    // A payment gives access, even if the event of the subscription's start comes later or never.
    const { account, password } = await this.paidAccount(email, until, lease);
    if (password === null) return;
    try {
      await this.mail.send(receiptLetter(account.email, password, until, this.config.publicUrl));
    } catch (error) {
      await this.accounts.receiptFailed(account._id, lease);
      throw error;
    }
    await this.accounts.receiptSent(account._id, lease);
  }

  private async cancel(email: string, until: Date): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (account) await this.accounts.cancel(email, until);
    const outcome = account ? 'done' : 'no such account';
    this.log.tell({ event: 'account cancelled', outcome, account: account?._id ?? null, from: PROVIDER });
  }

  /**
   * Creates or renews the account of a paid subscription. Returns the account and the password to mail; the password is
   * null if no password must be mailed.
   */
  private async paidAccount(
    email: string,
    paidUntil: Date,
    receiptLease: Date,
  ): Promise<{ account: NewAccount; password: string | null }> {
    const known = await this.accounts.byEmail(normalEmail(email));
    if (known) {
      await this.accounts.renew(known._id, paidUntil);
      this.log.tell({ event: 'account renewed', outcome: 'done', account: known._id, from: PROVIDER });
      if (!known.awaitsReceipt) return { account: known, password: null };
      const password = await this.accountsService.newFirstPassword(known._id, receiptLease);
      if (password === null) throw beingMade();
      return { account: known, password };
    }
    try {
      return await this.accountsService.add(email, undefined, { until: paidUntil, receiptLease });
    } catch (error) {
      throw error instanceof AccountFault ? beingMade() : error;
    }
  }
}

/**
 * Returns the answer to the slower of two simultaneous events for a new subscriber. The faster event mails the
 * receipt.
 */
function beingMade(): ProblemException {
  return problem('accountInProgress', undefined, { retryAfter: 5 });
}
