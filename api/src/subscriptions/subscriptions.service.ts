import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ParsedBody } from '@quiltwright/shared/contract/call';
import type { subscriptionEvent } from '@quiltwright/shared/contract/subscription-calls';
import { AccountsRepository, type NewAccount } from '../accounts/accounts.repository.js';
import { AccountFault, AccountsService, normalEmail } from '../accounts/accounts.service.js';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { ProblemException } from '../common/problem.js';
import { MailService } from '../mail/mail.service.js';
import { receiptLetter } from './receipt-letter.js';
import { SubscriptionEventsRepository } from './subscription-events.repository.js';

type Event = ParsedBody<typeof subscriptionEvent>;

/** How often, and how long apart (ms), is looked whether an event that came twice at once is done. */
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
  ) {}

  /**
   * Does what the payment provider tells of, once. It returns only when that is done: else the provider is to
   * send the event again, so that nothing is lost.
   *
   * @throws ProblemException 503 where the receipt can't be mailed, or another has been at the event for seconds.
   */
  async take(event: Event): Promise<void> {
    if (!(await this.isMine(event.id))) return;
    try {
      await this.apply(event);
      await this.events.finish(event.id);
    } catch (error) {
      await this.events.release(event.id, new Date());
      throw error;
    }
  }

  /** Whether to do the event; false once it is done. */
  private async isMine(id: string): Promise<boolean> {
    for (let look = 0; look < LOOKS; look++) {
      const state = await this.events.begin(id, new Date());
      if (state !== 'busy') return state === 'begun';
      await sleep(BETWEEN_LOOKS);
    }
    throw new ProblemException(503, 'This event is still being taken. Send it again.', { retryAfter: 60 });
  }

  private async apply({ type, email, paidUntil }: Event): Promise<void> {
    const until = new Date(paidUntil);
    if (type === 'subscription.canceled') {
      await this.accounts.cancel(normalEmail(email), until);
      return;
    }
    // Who pays is let in, also where the provider's word of the beginning came later or never.
    const { account, password } = await this.paidAccount(email, until);
    if (password === null) return;
    await this.mail.send(receiptLetter(account.email, password, until, this.config.publicUrl));
    await this.accounts.receiptSent(account._id);
  }

  /** The account, made or renewed, and the password to be mailed, if there is one. */
  private async paidAccount(
    email: string,
    paidUntil: Date,
  ): Promise<{ account: NewAccount; password: string | null }> {
    const known = await this.accounts.byEmail(normalEmail(email));
    if (known) {
      await this.accounts.renew(known._id, paidUntil);
      const password = known.awaitsReceipt ? await this.accountsService.newFirstPassword(known._id) : null;
      return { account: known, password };
    }
    try {
      return await this.accountsService.add(email, undefined, { paidUntil, awaitsReceipt: true });
    } catch (error) {
      // Two events for one new subscriber at once: the other was quicker, and mails the receipt.
      if (error instanceof AccountFault) {
        throw new ProblemException(503, 'This account is just being made. Send it again.', { retryAfter: 5 });
      }
      throw error;
    }
  }
}
