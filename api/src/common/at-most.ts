/** Ends the turn of a running task, so that the next waiting task may run. A second call does nothing. */
export type EndTurn = () => void;

/** Runs up to `most` tasks simultaneously. Further tasks wait in the order in which they came. */
export class AtMost {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Resolves when the caller's task may run. The task's turn lasts until the caller calls the returned `EndTurn`. */
  async turn(): Promise<EndTurn> {
    if (this.running < this.most) this.running++;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    };
  }

  /** Runs `task` once fewer than `most` tasks are running, and returns the result of `task`. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const end = await this.turn();
    try {
      return await task();
    } finally {
      end();
    }
  }
}

/**
 * Runs tasks, but never two tasks with the same key at the same time. Further tasks of a key wait in the order in which
 * they came.
 */
export class OneOfEach<Key> {
  private readonly turns = new Map<Key, AtMost>();

  /**
   * Resolves when the caller's task may run: when no other task of the same key is running. The task's turn
   * lasts until the caller calls the returned `EndTurn`.
   */
  async turn(key: Key): Promise<EndTurn> {
    const turns = this.turns.get(key) ?? new AtMost(1);
    this.turns.set(key, turns);
    const end = await turns.turn();
    return () => {
      end();
      if (turns.isIdle && this.turns.get(key) === turns) this.turns.delete(key);
    };
  }

  /** Runs `task` once no other task of the same key is running, and returns the result of `task`. */
  async run<T>(key: Key, task: () => Promise<T>): Promise<T> {
    const end = await this.turn(key);
    try {
      return await task();
    } finally {
      end();
    }
  }
}
