import { setTimeout as sleep } from 'node:timers/promises';

/** Stores item `n`. Resolves when the store is confirmed; otherwise throws. */
export type Store = (n: number) => Promise<unknown>;

const WRITERS = 8;
/** The time (ms) after which a load that makes no progress ends the test with an account of its state. */
const PATIENCE = 120_000;

/**
 * Writers that store item after item until they are stopped. A writer stores its next item when the previous item is
 * answered, even after a failure. The load remembers the confirmed items, which must survive every kill. The caller
 * decides how an item is stored and found: on the database or over HTTP.
 */
export class Load {
  readonly acknowledged = new Set<number>();
  readonly failures: unknown[] = [];
  private next = 0;
  private underWay = 0;
  private stopped = false;
  private readonly writers: Promise<void>[];

  constructor(private readonly store: Store) {
    this.writers = Array.from({ length: WRITERS }, () => this.write());
  }

  /** Resolves once `count` more items are confirmed. @throws Error if that takes longer than two minutes */
  async acknowledgedMore(count: number): Promise<void> {
    const until = this.acknowledged.size + count;
    const end = Date.now() + PATIENCE;
    while (this.acknowledged.size < until) {
      if (Date.now() > end) throw this.stuck(`waits for ${String(until)} confirmed items`);
      await sleep(5);
    }
  }

  /** Lets every writer finish its current item. @throws Error if that takes longer than two minutes */
  async stop(): Promise<void> {
    this.stopped = true;
    const late = sleep(PATIENCE, undefined, { ref: false }).then(() => {
      throw this.stuck('waits for its writers');
    });
    await Promise.race([Promise.all(this.writers), late]);
  }

  /** Returns the confirmed items that are missing from the stored ones. */
  lost(stored: Iterable<number>): number[] {
    const there = new Set(stored);
    return [...this.acknowledged].filter((n) => !there.has(n));
  }

  private stuck(what: string): Error {
    const [all, last] = [this.failures.length, this.failures.slice(-3).map(String).join(', ')];
    return new Error(
      `The load ${what}. Confirmed: ${String(this.acknowledged.size)}; begun: ${String(this.next)}; ` +
        `under way: ${String(this.underWay)}; failed: ${String(all)}, the last with ${last}.`,
    );
  }

  private async write(): Promise<void> {
    while (!this.stopped) {
      const n = this.next++;
      this.underWay++;
      try {
        await this.store(n);
        this.acknowledged.add(n);
      } catch (error) {
        this.failures.push(error);
        await sleep(5);
      }
      this.underWay--;
    }
  }
}
