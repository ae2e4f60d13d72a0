import { Injectable } from '@nestjs/common';
import { AccountLog, HOUSE } from '../accounts/account-log.js';
import type { Account } from '../accounts/account.schema.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { AccountFault, madeUpPassword, normalEmail } from '../accounts/accounts.service.js';
import { hashPassword } from '../accounts/password.js';
import { BlocksRepository } from '../blocks/blocks.repository.js';
import { FavouritesRepository } from '../favourites/favourites.repository.js';
import { QuiltsRepository } from '../quilts/quilts.repository.js';
import { KnownSenders } from '../rate-limits/known-senders.js';
import { ReferencesRepository } from '../references/references.repository.js';
import { SharedPagesService } from '../shared-pages/shared-pages.service.js';
import { StashRepository } from '../stash/stash.repository.js';
import { UploadStore } from '../uploads/upload-store.js';

/** Removes subscribers with all their data. */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly quilts: QuiltsRepository,
    private readonly blocks: BlocksRepository,
    private readonly favourites: FavouritesRepository,
    private readonly references: ReferencesRepository,
    private readonly shared: SharedPagesService,
    private readonly stash: StashRepository,
    private readonly uploads: UploadStore,
    private readonly known: KnownSenders,
    private readonly log: AccountLog,
  ) {}

  /**
   * Removes a subscriber and all their data. An interrupted removal can be repeated.
   *
   * @returns the number of removed quilts.
   * @throws AccountFault if no account has this e-mail address.
   */
  async remove(email: string): Promise<number> {
    const account = await this.accounts.byEmail(normalEmail(email));
    if (!account) throw new AccountFault(`There is no subscriber ${email}.`);
    const line = { event: 'account removal', account: account._id, from: HOUSE } as const;
    const quilts = await this.log.unlessDone(line, () => this.removeAll(account));
    this.log.tell({ ...line, outcome: 'done' });
    return quilts;
  }

  private async removeAll({ _id, email }: Account): Promise<number> {
    // Sets a password that nobody knows, so that the subscriber can't sign in and store more during the
    // removal.
    await this.accounts.givePassword(email, await hashPassword(madeUpPassword()));
    // Nothing of the account may be seen any more, so the pages that friends see go first.
    await this.shared.removeAll(_id);
    const quilts = await this.quilts.removeAll(_id);
    await this.blocks.removeAll(_id);
    await this.favourites.remove(_id);
    await this.stash.remove(_id);
    await this.uploads.removeAll(_id);
    await this.references.remove(_id);
    await this.known.removeAll(_id);
    await this.accounts.remove(_id);
    return quilts;
  }
}
