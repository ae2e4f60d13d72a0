/**
 * Runs so many tasks at once: one at a time of each key, and the keys in turn. So whoever brings many waits longest, and
 * a key's only task waits for one task of each other key at most.
 */
export class FairTurns<Key> {
  private readonly running = new Set<Key>();
  /** Keys with tasks that wait, the one whose turn is next first. */
  private readonly waiting = new Map<Key, (() => void)[]>();

  constructor(private readonly most: number) {}

  /** Runs `task` when it is its turn, and returns what it returns. */
  async run<T>(key: Key, task: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.waiting.set(key, [...(this.waiting.get(key) ?? []), resolve]);
      this.startNext();
    });
    try {
      return await task();
    } finally {
      this.running.delete(key);
      this.startNext();
    }
  }

  private startNext(): void {
    if (this.running.size >= this.most) return;
    for (const [key, [start, ...later]] of this.waiting) {
      if (this.running.has(key)) continue;
      // To the end of the row, behind all other keys.
      this.waiting.delete(key);
      if (later.length > 0) this.waiting.set(key, later);
      this.running.add(key);
      start?.();
      return;
    }
  }
}
