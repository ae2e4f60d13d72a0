import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { AtMost } from '../../common/at-most.js';
import { problem } from '../../http/problem.js';
import type { SnapshotAnswer, SnapshotJob } from './snapshot-types.js';

const HOST = new URL('snapshot-host.mjs', import.meta.url);

/** The time (ms) without an answer after which the thread is ended. */
const PATIENCE = 60_000;

/** The memory limits of the thread: enough for the largest quilt. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 48 };

/**
 * Makes snapshots in a separate thread, one at a time. The thread ends after each snapshot, because snapshots
 * are rare and take much memory.
 */
@Injectable()
export class SnapshotThread implements OnApplicationShutdown {
  private readonly turns = new AtMost(1);
  private readonly logger = new Logger('Shared pages');
  private thread: Worker | undefined;

  /**
   * Makes the frozen copy of a design.
   * @throws ProblemException 422 if the design shows nothing, or far too much; 503 if it took too much time or memory
   */
  make(job: SnapshotJob): Promise<Extract<SnapshotAnswer, { kind: 'made' }>> {
    return this.turns.run(async () => {
      const thread = new Worker(HOST, { execArgv: [], resourceLimits: MEMORY });
      this.thread = thread;
      try {
        thread.postMessage(job);
        const signal = AbortSignal.timeout(PATIENCE);
        const [answer] = (await once(thread, 'message', { signal })) as [SnapshotAnswer];
        if (answer.kind === 'made') return answer;
        if (answer.kind === 'empty') throw problem('nothingToShare');
        if (answer.kind === 'tooMuch') throw problem('tooMuchToShare');
        this.logger.error(`A snapshot failed: ${answer.message}`);
        throw problem('designNotDrawn');
      } catch (error) {
        if (isTooMuch(error)) throw problem('designNotDrawn');
        throw error;
      } finally {
        this.thread = undefined;
        await thread.terminate();
      }
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread?.terminate();
  }
}

/** True if the thread ended because a design took too much time or memory. */
function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
