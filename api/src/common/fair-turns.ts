/**
 * Runs up to `most` tasks simultaneously, but only one task of each key. The keys take turns, so that a key with many
 * tasks doesn't delay the tasks of other keys. The first task of a key waits for the running tasks, and then for at
 * most one task of each other key.
 */
export class FairTurns<Key> {
  private readonly running = new Set<Key>();
  /** The waiting tasks of each key. The key whose turn is next comes first in the map. */
  private readonly waiting = new Map<Key, (() => void)[]>();

  constructor(private readonly most: number) {}

  /** Runs `task` when the turn of its key has come, and returns the result of `task`. */
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
      // The key goes to the end of the queue, behind all other keys.
      this.waiting.delete(key);
      if (later.length > 0) this.waiting.set(key, later);
      this.running.add(key);
      start?.();
      return;
    }
  }
}
