import { setTimeout as sleep } from 'node:timers/promises';

/** Stores item `n`; resolves when the store is acknowledged, throws when it isn't. */
export type Store = (n: number) => Promise<unknown>;

const WRITERS = 8;

/**
 * Writers that store item after item, each as soon as the one before is answered, through failures too,
 * until they are stopped. It keeps what was acknowledged: that is what must outlive every kill.
 *
 * Over the database or over HTTP alike: what a store is, and how it is looked up, is the caller's.
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

  /** Resolves when so many more items than now have been acknowledged. */
  async acknowledgedMore(count: number): Promise<void> {
    const until = this.acknowledged.size + count;
    while (this.acknowledged.size < until) await sleep(5);
  }

  /** Lets every writer finish what it is at. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.writers);
  }

  /** The acknowledged items that are missing from what is stored. */
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
