/**
 * Remembers computed values by key. Keeps each value that the current or the previous computation used, and drops all
 * other values.
 */
export class Remembered<Value> {
  #before = new Map<string, Value>();
  #now = new Map<string, Value>();

  get(key: string, make: () => Value): Value {
    const value = this.#now.get(key) ?? this.#before.get(key) ?? make();
    this.#now.set(key, value);
    return value;
  }

  /**
   * Ends the current computation. Values that this computation used stay for the next computation. All other values are
   * dropped.
   */
  end(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }
}
