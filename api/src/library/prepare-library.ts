import type { INestApplicationContext } from '@nestjs/common';
import { LibrarySeeder, type Progress } from './library-seeder.js';
import { houseFabrics } from './paint/paint.js';
import { PaintPool } from './paint/paint-pool.js';

/** The interval (ms) between lines of progress. */
const LINE_EVERY = 2_000;

const WORDS = { fabrics: 'fabrics', blocks: 'pictures of blocks' } as const;

/**
 * Makes the library fabrics and the pictures of pre-made blocks that are missing or outdated, and stores them. Separate
 * threads paint them. Calls `tell` with lines about the progress.
 */
export async function prepareLibrary(
  app: INestApplicationContext,
  tell: (line: string) => void,
): Promise<void> {
  const pool = new PaintPool();
  let toldAt = 0;
  const progress: Progress = (done, total, what) => {
    if (done !== 1 && done !== total && Date.now() - toldAt < LINE_EVERY) return;
    toldAt = Date.now();
    tell(`Preparing the library: ${done} of ${total} ${WORDS[what]}`);
  };
  try {
    await app.get(LibrarySeeder, { strict: false }).seed(houseFabrics, pool, progress);
  } finally {
    await pool.close();
  }
}
