import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Refusal } from '@quiltwright/shared/contract/check';
import { AtMost } from '../common/at-most.js';
import { ProblemException } from '../http/problem.js';
import { giveMemoryBack } from './give-memory-back.js';

/** Moved to the thread, so gone from here. */
type Bytes = Uint8Array<ArrayBuffer>;

/** How a quilt is given: each look once, or in `full` with the levels in its placements. */
export type QuiltForm = 'looks' | 'full';

/** What the thread is asked for: to check a body by its call in the contract, or to read a quilt that was stored. */
export type DocumentJob =
  { kind: 'body'; call: string; bytes: Bytes } | { kind: 'quilt'; bytes: Bytes; form: QuiltForm };

/** The body as the call's schema gives it, as JSON; or why it is refused. */
export type CheckedBody = { text: string } | { refusal: Refusal };

/** The quilt in today's form, as JSON, with its revision and what fabrics it uses; or what is wrong with it. */
export type ReadQuilt = { text: string; revision: number; fabrics: number[] } | { fault: string };

const HOST = new URL('document-host.mjs', import.meta.url);

/** The thread ends when there was nothing to read for so long (ms), which gives back all its memory. */
const IDLE = 5_000;

/** A thread that doesn't answer even then (ms) is ended. */
const PATIENCE = 30_000;

/** Documents of so many bytes leave more behind than the server should keep. */
const MUCH = 30_000_000;

/** Enough for the largest documents that are right; what needs more ends the thread and nothing else. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };

/**
 * Reads and checks large documents in a thread of its own, one at a time, so that whoever waits for something else
 * doesn't wait for these, whatever they hold.
 */
@Injectable()
export class DocumentThread implements OnApplicationShutdown {
  private readonly turns = new AtMost(1);
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  /** Bytes that were read since memory was given back. */
  private read = 0;

  /** @returns a body as its call's schema gives it. @throws ProblemException 400, 413, 422 */
  async checkBody(call: string, bytes: Bytes): Promise<object> {
    const checked = await this.ask<CheckedBody>({ kind: 'body', call, bytes });
    if (!checked) {
      throw new ProblemException(413, 'This is too large to be read. Make it smaller and try again.');
    }
    if ('text' in checked) return JSON.parse(checked.text) as object;
    const { status, detail, errors } = checked.refusal;
    throw new ProblemException(status, detail, { errors });
  }

  /** @param bytes a stored quilt, as BSON. @throws ProblemException 503 */
  async readQuilt(bytes: Bytes, form: QuiltForm): Promise<ReadQuilt> {
    const read = await this.ask<ReadQuilt>({ kind: 'quilt', bytes, form });
    if (read) return read;
    throw new ProblemException(503, 'This quilt could not be read just now. Try again in a moment.');
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    await this.thread?.terminate();
  }

  /** @returns null where the thread died of it. */
  private ask<Answer>(job: DocumentJob): Promise<Answer | null> {
    return this.turns.run(async () => {
      clearTimeout(this.idle);
      const thread = (this.thread ??= this.start());
      thread.ref();
      this.read += job.bytes.byteLength;
      thread.postMessage(job, [job.bytes.buffer]);
      try {
        const [answer] = (await once(thread, 'message', { signal: AbortSignal.timeout(PATIENCE) })) as [
          Answer,
        ];
        thread.unref();
        return answer;
      } catch (error) {
        await this.end(thread);
        if (isTooMuch(error)) return null;
        throw error;
      } finally {
        this.idle = setTimeout(() => void this.rest(), IDLE).unref();
      }
    });
  }

  private start(): Worker {
    const thread = new Worker(HOST, { execArgv: [], resourceLimits: MEMORY });
    // Whoever asked is told; between two documents nobody did.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      this.forget(thread);
    });
    return thread;
  }

  private async rest(): Promise<void> {
    if (this.thread) await this.end(this.thread);
    if (this.read < MUCH) return;
    this.read = 0;
    giveMemoryBack();
  }

  private async end(thread: Worker): Promise<void> {
    this.forget(thread);
    await thread.terminate();
  }

  /** The next document is for another thread. */
  private forget(thread: Worker): void {
    if (this.thread === thread) this.thread = undefined;
  }
}

/** Whether the thread ended because a document took too much time or memory. */
function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
