/* Web Locks for jsdom, which has none: only the part that the page uses, exclusive locks. All tests of one file
   share one browser's locks. */

type Callback = (lock: Lock | null) => unknown;

class PageLocks {
  readonly #held = new Map<string, Promise<unknown>>();

  async request(name: string, options: LockOptions, callback: Callback): Promise<unknown> {
    for (let holder = this.#held.get(name); holder; holder = this.#held.get(name)) {
      if (options.ifAvailable) return callback(null);
      await Promise.race([holder, aborted(options.signal)]);
    }
    const done = Promise.resolve(callback({ name, mode: 'exclusive' }));
    this.#held.set(name, done);
    try {
      return await done;
    } finally {
      this.#held.delete(name);
    }
  }

  query(): Promise<LockManagerSnapshot> {
    const held = [...this.#held.keys()].map((name) => ({ name, mode: 'exclusive' as const, clientId: '' }));
    return Promise.resolve({ held, pending: [] });
  }
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
}

Object.defineProperty(navigator, 'locks', { value: new PageLocks(), configurable: true });
