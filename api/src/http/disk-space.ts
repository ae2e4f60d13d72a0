import { statfs } from 'node:fs/promises';
import { type CanActivate, type ExecutionContext, Inject, Injectable, Logger } from '@nestjs/common';
import type { Call } from '@quiltwright/shared/contract/call';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { noRoom } from './no-room.js';
import { routeFacts } from './route.js';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';

/** The space (bytes) that must be free for a save. The embedded engine ends if it has no space for its journal. */
const LEAST = 64_000_000;
const LOOK_EVERY = 1_000;

/**
 * Refuses saves with 507 while the disk of the embedded database is almost full. The engine then keeps enough
 * space, so that reads and deletions still work.
 */
@Injectable()
export class DiskSpace implements CanActivate {
  private readonly logger = new Logger('Disk');
  private lookedAt = 0;
  private isFull = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { call } = routeFacts(context.getHandler()) ?? {};
    if (this.database.embedded && call && isSave(call) && (await this.look())) throw noRoom();
    return true;
  }

  private async look(): Promise<boolean> {
    const now = Date.now();
    if (now - this.lookedAt < LOOK_EVERY) return this.isFull;
    this.lookedAt = now;
    const free = await this.free();
    const isFull = free < LEAST;
    if (isFull !== this.isFull) this.log(free);
    this.isFull = isFull;
    return isFull;
  }

  /**
   * Returns the free space in bytes. If the folder is missing, for example moved, returns Infinity: the
   * database then reports the fault.
   */
  private async free(): Promise<number> {
    try {
      const { bavail, bsize } = await statfs(this.config.dataDir);
      return bavail * bsize;
    } catch {
      return Infinity;
    }
  }

  private log(free: number): void {
    const { dataDir } = this.config;
    if (free >= LEAST)
      this.logger.log(
        `The disk with ${dataDir} has enough free space again. The server accepts saves again.`,
      );
    else
      this.logger.error(
        `The disk with ${dataDir} has ${megabytes(free)} MB free, less than ${megabytes(LEAST)} MB. The server refuses saves until the disk has more free space.`,
      );
  }
}

function megabytes(bytes: number): string {
  return String(Math.floor(bytes / 1_000_000));
}

function isSave({ method, who, path }: Call): boolean {
  return method !== 'GET' && who === 'subscriber' && !/delete|sessions/.test(path);
}
