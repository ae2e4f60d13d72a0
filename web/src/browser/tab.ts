/**
 * All that the page in one tab of the browser holds: who is signed in, what the server answered, the documents that are
 * worked on. Each of it is made when it is first asked for, by its maker, which takes from the tab what it needs. So
 * nothing is made by a part of the product that isn't fetched yet, and two tabs share nothing but what the browser keeps.
 */
export class Tab {
  readonly #made = new Map<unknown, unknown>();

  /** What a maker made of this tab, the same each time. */
  get<T>(make: (tab: Tab) => T): T {
    if (!this.#made.has(make)) this.#made.set(make, make(this));
    return this.#made.get(make) as T;
  }
}
