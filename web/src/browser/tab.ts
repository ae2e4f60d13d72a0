/**
 * The state of one browser tab: objects such as the signed-in quilter's session and the open documents. `get` creates
 * each object on its first use. Two tabs share only the browser's storage.
 */
export class Tab {
  readonly #made = new Map<unknown, unknown>();

  /** Returns the result of `make` for this tab. `make` runs once; later calls return the same result. */
  get<T>(make: (tab: Tab) => T): T {
    if (!this.#made.has(make)) this.#made.set(make, make(this));
    return this.#made.get(make) as T;
  }
}
