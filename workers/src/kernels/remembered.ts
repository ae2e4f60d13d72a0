/** Remembers values by key for the current run and the previous run. Drops values that neither run used. */
export class Remembered<Value> {
  #before = new Map<string, Value>();
  #now = new Map<string, Value>();

  get(key: string, make: () => Value): Value {
    const value = this.#now.get(key) ?? this.#before.get(key) ?? make();
    this.#now.set(key, value);
    return value;
  }

  /** Ends the current run. Its values are kept for the next run; values that it didn't use are dropped. */
  end(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }
}
