import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { EncodedCloth } from './cloth/encode.js';
import type { BlockPictures, Painter } from './paint.js';

/** What a thread is asked for, and what it answers. */
export type PaintJob =
  | { kind: 'fabric'; fabricNum: number }
  | { kind: 'block'; designedBlockNum: number; cloth: ReadonlyMap<number, Uint8Array> };
export type PaintAnswer =
  | { kind: 'fabric'; fabric: EncodedCloth }
  | { kind: 'block'; pictures: BlockPictures }
  | { kind: 'failure'; message: string };

const MOST_THREADS = 8;

/** A painter whose work is done in other threads, so that this one goes on answering. */
export class PaintPool implements Painter {
  readonly atOnce = Math.min(availableParallelism(), MOST_THREADS);
  private readonly all: Worker[] = [];
  private readonly idle: Worker[] = [];

  async fabric(fabricNum: number): Promise<EncodedCloth> {
    const answer = await this.paint({ kind: 'fabric', fabricNum });
    if (answer.kind !== 'fabric') throw new Error(`No picture of fabric ${fabricNum}.`);
    return answer.fabric;
  }

  async block(designedBlockNum: number, cloth: ReadonlyMap<number, Uint8Array>): Promise<BlockPictures> {
    const answer = await this.paint({ kind: 'block', designedBlockNum, cloth });
    if (answer.kind !== 'block') throw new Error(`No picture of block ${designedBlockNum}.`);
    return answer.pictures;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.terminate()));
  }

  /** Called for `atOnce` jobs at a time at most, so there is a thread for each. */
  private async paint(job: PaintJob): Promise<PaintAnswer> {
    const worker = this.idle.pop() ?? this.start();
    const answered = once(worker, 'message') as Promise<[PaintAnswer]>;
    worker.postMessage(job);
    const [answer] = await answered;
    this.idle.push(worker);
    if (answer.kind === 'failure') throw new Error(answer.message);
    return answer;
  }

  private start(): Worker {
    const worker = new Worker(new URL('./paint-worker.js', import.meta.url));
    this.all.push(worker);
    return worker;
  }
}
