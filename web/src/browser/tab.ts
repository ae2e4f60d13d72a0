/**
 * All state of one browser tab: the signed-in quilter, the server's answers, the open documents. The tab makes each
 * thing at its first request, by its maker, which takes its own needs from the tab. So an unfetched chunk makes
 * nothing, and two tabs share only the browser's storage.
 */
export class Tab {
  readonly #made = new Map<unknown, unknown>();

  /** Returns the result of `make` for this tab, the same each time. */
  get<T>(make: (tab: Tab) => T): T {
    if (!this.#made.has(make)) this.#made.set(make, make(this));
    return this.#made.get(make) as T;
  }
}
