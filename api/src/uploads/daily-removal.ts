import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { nowAndDaily } from '../common/upkeep.js';
import { describeRemoval, UnusedUploads } from './unused-uploads.js';

/** Removes the uploads that were unused for six months, and logs each removal. Runs at the start and every day. */
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
