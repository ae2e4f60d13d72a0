import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Refusal } from '@quiltwright/shared/contract/check';
import { AtMost } from '../common/at-most.js';
import { ProblemException } from '../common/problem.js';
import { giveMemoryBack } from './give-memory-back.js';

/** A large body, and by which call of the contract it is to be checked. */
export interface BodyJob {
  call: string;
  /** Moved to the thread, so gone from here. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** The body as the call's schema gives it, as JSON; or why it is refused. */
export type CheckedBody = { text: string } | { refusal: Refusal };

const HOST = new URL('body-host.mjs', import.meta.url);

/** The thread ends when there was nothing to check for so long (ms), which gives back all its memory. */
const IDLE = 5_000;

/** A thread that doesn't answer even then (ms) is ended. */
const PATIENCE = 30_000;

/** Bodies of so many bytes leave more behind than the server should keep. */
const MUCH = 30_000_000;

/** Enough for the largest bodies that are right; what needs more ends the thread and nothing else. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };

/**
 * Reads and checks large bodies in a thread of its own, one at a time, so that whoever waits for something else doesn't
 * wait for these, whatever they hold.
 */
@Injectable()
export class BodyCheck implements OnApplicationShutdown {
  private readonly turns = new AtMost(1);
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  /** Bytes of bodies since memory was given back. */
  private checked = 0;

  /** @returns the body as its call's schema gives it. @throws ProblemException 400, 413, 422 */
  async check(job: BodyJob): Promise<object> {
    const checked = await this.turns.run(() => this.ask(job));
    if (!checked) {
      throw new ProblemException(413, 'This is too large to be read. Make it smaller and try again.');
    }
    if ('text' in checked) return JSON.parse(checked.text) as object;
    const { status, detail, errors } = checked.refusal;
    throw new ProblemException(status, detail, { errors });
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    await this.thread?.terminate();
  }

  /** @returns null where the thread died of the body. */
  private async ask(job: BodyJob): Promise<CheckedBody | null> {
    clearTimeout(this.idle);
    const thread = (this.thread ??= new Worker(HOST, { execArgv: [], resourceLimits: MEMORY }));
    thread.ref();
    this.checked += job.bytes.byteLength;
    thread.postMessage(job, [job.bytes.buffer]);
    try {
      const [checked] = (await once(thread, 'message', { signal: AbortSignal.timeout(PATIENCE) })) as [
        CheckedBody,
      ];
      thread.unref();
      return checked;
    } catch (error) {
      await this.end(thread);
      if (isTooMuch(error)) return null;
      throw error;
    } finally {
      this.idle = setTimeout(() => void this.rest(), IDLE).unref();
    }
  }

  private async rest(): Promise<void> {
    if (this.thread) await this.end(this.thread);
    if (this.checked < MUCH) return;
    this.checked = 0;
    giveMemoryBack();
  }

  private async end(thread: Worker): Promise<void> {
    if (this.thread === thread) this.thread = undefined;
    // Whoever asked was told.
    thread.on('error', () => undefined);
    await thread.terminate();
  }
}

/** Whether the thread ended because a body took too much time or memory. */
function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
