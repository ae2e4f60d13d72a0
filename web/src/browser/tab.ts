/**
 * All state of one tab of the browser: who is signed in, what the server answered, the documents that are worked on.
 * Each thing is made by its maker when it is first asked for; the maker takes what it needs from the tab. So a chunk
 * that isn't fetched yet makes nothing, and two tabs share only what the browser stores.
 */
export class Tab {
  readonly #made = new Map<unknown, unknown>();

  /** What `make` made for this tab, the same each time. */
  get<T>(make: (tab: Tab) => T): T {
    if (!this.#made.has(make)) this.#made.set(make, make(this));
    return this.#made.get(make) as T;
  }
}
