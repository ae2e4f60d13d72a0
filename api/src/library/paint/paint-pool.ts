import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { EncodedCloth } from '../cloth/encode.js';
import type { BlockPictures, Painter } from './paint.js';

/** A job for a painting thread. `PaintAnswer` is the thread's answer. */
export type PaintJob =
  | { kind: 'fabric'; fabricNum: number }
  | { kind: 'block'; designedBlockNum: number; cloth: ReadonlyMap<number, Uint8Array> };
export type PaintAnswer =
  | { kind: 'fabric'; fabric: EncodedCloth }
  | { kind: 'block'; pictures: BlockPictures }
  | { kind: 'failure'; message: string };

const MOST_THREADS = 8;

/** Paints pictures in other threads, so that the calling thread can continue to answer requests. */
export class PaintPool implements Painter {
  private readonly threads = Math.min(availableParallelism(), MOST_THREADS);
  /**
   * The number of pictures to make at a time. It is twice the number of threads, so that some pictures are
   * painted while others are stored.
   */
  readonly atOnce = 2 * this.threads;
  private readonly all: Worker[] = [];
  private readonly idle: Worker[] = [];
  private readonly waiting: ((worker: Worker) => void)[] = [];

  async fabric(fabricNum: number): Promise<EncodedCloth> {
    const answer = await this.paint({ kind: 'fabric', fabricNum });
    if (answer.kind !== 'fabric') throw new Error(`Fabric ${fabricNum} has no picture.`);
    return answer.fabric;
  }

  async block(designedBlockNum: number, cloth: ReadonlyMap<number, Uint8Array>): Promise<BlockPictures> {
    const answer = await this.paint({ kind: 'block', designedBlockNum, cloth });
    if (answer.kind !== 'block') throw new Error(`Block ${designedBlockNum} has no picture.`);
    return answer.pictures;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.terminate()));
  }

  private async paint(job: PaintJob): Promise<PaintAnswer> {
    const worker = this.idle.pop() ?? (await this.another());
    const answered = once(worker, 'message') as Promise<[PaintAnswer]>;
    worker.postMessage(job);
    const [answer] = await answered;
    const next = this.waiting.shift();
    if (next) next(worker);
    else this.idle.push(worker);
    if (answer.kind === 'failure') throw new Error(answer.message);
    return answer;
  }

  /**
   * Starts another thread. If the maximum number of threads already runs, waits for the first thread that
   * becomes idle.
   */
  private async another(): Promise<Worker> {
    if (this.all.length < this.threads) return this.start();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private start(): Worker {
    const worker = new Worker(new URL('./paint-worker.js', import.meta.url));
    this.all.push(worker);
    return worker;
  }
}
