import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { nowAndDaily } from '../common/upkeep.js';
import { describeRemoval, UnusedUploads } from './unused-uploads.js';

/** At the start and every day, removes uploads unused for a long time, and logs them. */
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
