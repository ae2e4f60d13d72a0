/** What was worked out for the run at hand or the one before it, by its key: what neither asked for is forgotten. */
export class Remembered<Value> {
  #before = new Map<string, Value>();
  #now = new Map<string, Value>();

  get(key: string, make: () => Value): Value {
    const value = this.#now.get(key) ?? this.#before.get(key) ?? make();
    this.#now.set(key, value);
    return value;
  }

  /** The run asks for nothing more. */
  end(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }
}
