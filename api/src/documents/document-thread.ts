import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Refusal } from '@quiltwright/shared/contract/check';
import { AtMost } from '../common/at-most.js';
import { problem, ProblemException } from '../http/problem.js';
import { giveMemoryBack } from './give-memory-back.js';

/** Bytes that are moved to the thread. Afterwards the calling thread can't use them. */
type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The format of a quilt in an answer. `looks` lists the layers of equal blocks once, `full` repeats them in
 * each placement.
 */
export type QuiltForm = 'setting' | 'bands' | 'looks' | 'full';

/** A job for the thread: check a request body by its call's schema in the contract, or read a stored quilt. */
export type DocumentJob =
  { kind: 'body'; call: string; bytes: Bytes } | { kind: 'quilt'; bytes: Bytes; form: QuiltForm };

/** The body as the call's schema returns it, as JSON, or the reason why it is refused. */
export type CheckedBody = { text: string } | { refusal: Refusal };

/**
 * A stored quilt that was read: the quilt in the current format as JSON (`text`), its revision, and the numbers of its
 * fabrics. `shown` has the fabrics in which the quilt is shown now; `fabrics` has these and the fabrics of its
 * colourways. If the stored quilt can't be read, `fault` is the reason.
 */
export type ReadQuilt =
  { text: string; revision: number; fabrics: number[]; shown: number[] } | { fault: string };

const HOST = new URL('document-host.mjs', import.meta.url);

/** The time (ms) without work after which the thread ends, which releases all its memory. */
const IDLE = 5_000;

/** The time (ms) to wait for an answer of the thread before the thread is ended. */
const PATIENCE = 30_000;

/** When more bytes than this were read and the thread becomes idle, the server releases its unused memory. */
const MUCH = 30_000_000;

/**
 * The memory limits of the thread: enough for the largest valid documents. A document that needs more ends only the
 * thread.
 */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };

/**
 * Reads and checks large documents in a separate thread, one at a time. The thread that answers requests then never
 * waits for a document.
 */
@Injectable()
export class DocumentThread implements OnApplicationShutdown {
  private readonly turns = new AtMost(1);
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  /** The number of bytes of documents read since the server last released unused memory. */
  private read = 0;

  /**
   * Checks a body in the thread.
   * @param call the call's name in the contract
   * @returns the body as the schema of its call parses it.
   * @throws ProblemException 400, 413, 422
   */
  async checkBody(call: string, bytes: Bytes): Promise<object> {
    const checked = await this.ask<CheckedBody>({ kind: 'body', call, bytes });
    if (!checked) {
      throw problem('tooLargeToRead');
    }
    if ('text' in checked) return JSON.parse(checked.text) as object;
    const { status, detail, errors } = checked.refusal;
    throw new ProblemException(status, detail, { errors });
  }

  /**
   * Reads a stored quilt in the thread.
   * @param bytes a stored quilt, as BSON.
   * @throws ProblemException 503
   */
  async readQuilt(bytes: Bytes, form: QuiltForm): Promise<ReadQuilt> {
    const read = await this.ask<ReadQuilt>({ kind: 'quilt', bytes, form });
    if (read) return read;
    throw problem('quiltNotRead');
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    await this.thread?.terminate();
  }

  /**
   * Gives a job to the thread.
   * @returns the answer; null if the job took too much time or memory, which ends the thread
   */
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
    // The waiting caller gets the error. Between two documents no caller waits.
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

  /** Forgets a thread, so that the next document starts another thread. */
  private forget(thread: Worker): void {
    if (this.thread === thread) this.thread = undefined;
  }
}

/** True if the thread ended because a document took too much time or memory. */
function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
