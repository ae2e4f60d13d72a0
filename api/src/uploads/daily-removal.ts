import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { nowAndDaily } from '../common/upkeep.js';
import { describeRemoval, UnusedUploads } from './unused-uploads.js';

/** At the start and every day, removes uploads that nothing has used for long, and logs which. */
@Injectable()
export class DailyRemoval implements OnApplicationBootstrap {
  private readonly logger = new Logger(DailyRemoval.name);

  constructor(private readonly unused: UnusedUploads) {}

  async onApplicationBootstrap(): Promise<void> {
    await nowAndDaily(async () => {
      for (const removed of await this.unused.remove()) this.logger.log(describeRemoval(removed));
    });
  }
}
