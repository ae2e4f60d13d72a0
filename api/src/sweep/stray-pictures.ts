import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { nowAndEveryFewMinutes } from '../common/upkeep.js';
import { DATABASE } from '../database/database.module.js';
import type { Database } from '../database/database.js';
import { SharedPagesRepository } from '../shared-pages/shared-pages.repository.js';
import { SharedPagesService } from '../shared-pages/shared-pages.service.js';
import { Snapshots } from '../shared-pages/snapshot/snapshots.js';

/** The time (ms) after which pictures without a page no longer belong to a page that is being made. */
const GIVEN_UP = 10 * 60_000;

/**
 * Removes pictures without a shared page and shared pages without an account, which interruptions left behind. Pictures
 * are stored before their page and removed after it, so a server that was killed in between leaves the pictures. A page
 * that was being made while its maker's account was removed is left too. This work is done at the start and every few
 * minutes.
 */
@Injectable()
export class StrayPictures implements OnApplicationBootstrap {
  private readonly logger = new Logger(StrayPictures.name);

  /** The marks of the pictures without a page, with the time at which a sweep first found each. */
  private strays = new Map<string, Date>();

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly pages: SharedPagesRepository,
    private readonly shared: SharedPagesService,
    private readonly snapshots: Snapshots,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // No other server uses the embedded engine, so no page is being made when this one starts.
    if (this.database.embedded) await this.sweep(new Date(), 0);
    await nowAndEveryFewMinutes(() => this.sweep(new Date()));
  }

  /**
   * Removes pictures without a page, and the pages of accounts that are gone.
   * @param patience the time (ms) for which pictures must have been without a page
   */
  async sweep(now: Date, patience = GIVEN_UP): Promise<void> {
    for (const quilterNum of await this.accounts.missing(await this.pages.quilters()))
      await this.shared.removeAll(quilterNum);
    // The pictures are listed before the pages: a page that is stored in between is found.
    const stored = await this.snapshots.marks();
    const shown = await this.pages.marks();
    const strays = [...stored].filter((mark) => !shown.has(mark));
    this.strays = new Map(strays.map((mark) => [mark, this.strays.get(mark) ?? now]));
    let removed = 0;
    for (const [mark, since] of this.strays) {
      if (now.getTime() - since.getTime() < patience) continue;
      await this.snapshots.remove({ mark });
      this.strays.delete(mark);
      removed++;
    }
    if (removed > 0)
      this.logger.log(`Removed pictures without a shared page. Snapshots affected: ${String(removed)}.`);
  }
}
