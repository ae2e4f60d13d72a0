import { setTimeout as sleep } from 'node:timers/promises';

/** Stores item `n`. Resolves when the store is confirmed; otherwise throws. */
export type Store = (n: number) => Promise<unknown>;

const WRITERS = 8;

/**
 * Writers that store item after item until they are stopped. A writer stores its next item when the previous item is
 * answered, even after a failure. The load remembers the confirmed items, which must survive every kill. The caller
 * decides how an item is stored and found: on the database or over HTTP.
 */
export class Load {
  readonly acknowledged = new Set<number>();
  readonly failures: unknown[] = [];
  private next = 0;
  private stopped = false;
  private readonly writers: Promise<void>[];

  constructor(private readonly store: Store) {
    this.writers = Array.from({ length: WRITERS }, () => this.write());
  }

  /** Resolves once `count` more items are confirmed. */
  async acknowledgedMore(count: number): Promise<void> {
    const until = this.acknowledged.size + count;
    while (this.acknowledged.size < until) await sleep(5);
  }

  /** Lets every writer finish its current item. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.writers);
  }

  /** Returns the confirmed items that are missing from the stored ones. */
  lost(stored: Iterable<number>): number[] {
    const there = new Set(stored);
    return [...this.acknowledged].filter((n) => !there.has(n));
  }

  private async write(): Promise<void> {
    while (!this.stopped) {
      const n = this.next++;
      try {
        await this.store(n);
        this.acknowledged.add(n);
      } catch (error) {
        this.failures.push(error);
        await sleep(5);
      }
    }
  }
}
