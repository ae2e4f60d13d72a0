/** Remembers computed values by key. Drops values that neither the current computation nor the one before has used. */
export class Remembered<Value> {
  #before = new Map<string, Value>();
  #now = new Map<string, Value>();

  get(key: string, make: () => Value): Value {
    const value = this.#now.get(key) ?? this.#before.get(key) ?? make();
    this.#now.set(key, value);
    return value;
  }

  /**
   * Ends the current computation. The next computation can use the values that this one used; all other values are
   * dropped.
   */
  end(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }
}
