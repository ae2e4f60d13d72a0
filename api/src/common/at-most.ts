/** Does so many works at once, and the others in the order in which they came. */
export class AtMost {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Gives what `work` gives, once it had its turn. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.most) this.running++;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

/** Does one work of each key at once, and the others of that key in the order in which they came. */
export class OneOfEach<Key> {
  private readonly turns = new Map<Key, AtMost>();

  /** Gives what `work` gives, once it had its turn. */
  async run<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const turns = this.turns.get(key) ?? new AtMost(1);
    this.turns.set(key, turns);
    try {
      return await turns.run(work);
    } finally {
      if (turns.isIdle) this.turns.delete(key);
    }
  }
}
