import { statfs } from 'node:fs/promises';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Call } from '@quiltwright/shared/contract/call';
import type { Observable } from 'rxjs';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { noRoom } from './no-room.js';
import { routeFacts } from './route.js';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';

/** What must be free (bytes) before more is saved. The embedded engine ends where it finds no room for its journal. */
const LEAST = 64_000_000;
const LOOK_EVERY = 1_000;

/**
 * Refuses saves with 507 while the disk of the embedded database is almost full, so that the engine keeps the room that
 * it needs, and reads and deletions go on.
 */
@Injectable()
export class DiskSpace implements NestInterceptor {
  private lookedAt = 0;
  private isFull = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { call } = routeFacts(context.getHandler()) ?? {};
    if (this.database.embedded && call && isSave(call) && (await this.look())) throw noRoom();
    return next.handle();
  }

  private async look(): Promise<boolean> {
    const now = Date.now();
    if (now - this.lookedAt < LOOK_EVERY) return this.isFull;
    this.lookedAt = now;
    const { bavail, bsize } = await statfs(this.config.dataDir);
    this.isFull = bavail * bsize < LEAST;
    return this.isFull;
  }
}

function isSave({ method, who, path }: Call): boolean {
  return method !== 'GET' && who === 'subscriber' && !/delete|sessions/.test(path);
}
