import { parentPort } from 'node:worker_threads';
import { painter } from './paint.js';
import type { PaintAnswer, PaintJob } from './paint-pool.js';

/* One thread of the pool, which takes one job at a time. */
parentPort?.on('message', (job: PaintJob) => {
  void answer(job).then((message) => parentPort?.postMessage(message));
});

async function answer(job: PaintJob): Promise<PaintAnswer> {
  try {
    return job.kind === 'fabric'
      ? { kind: 'fabric', fabric: await painter.fabric(job.fabricNum) }
      : { kind: 'block', pictures: await painter.block(job.designedBlockNum, job.cloth) };
  } catch (error) {
    return {
      kind: 'failure',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
