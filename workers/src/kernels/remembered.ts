/** Remembers computed values by key, for the current and the previous computation. Drops values that neither used. */
export class Remembered<Value> {
  #before = new Map<string, Value>();
  #now = new Map<string, Value>();

  get(key: string, make: () => Value): Value {
    const value = this.#now.get(key) ?? this.#before.get(key) ?? make();
    this.#now.set(key, value);
    return value;
  }

  /** Ends the current computation. The values that it used are kept for the next one, and all others are dropped. */
  end(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }
}
