/** Random numbers that a seed can repeat (Tommy Ettinger's mulberry32). */
export class Chance {
  constructor(private state: number) {}

  /** Returns a number that is at least 0 and less than 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns true in `share` of a hundred cases. */
  in100(share: number): boolean {
    return 100 * this.next() < share;
  }

  /** Returns a whole number from 0 to `below` − 1. */
  below(below: number): number {
    return Math.floor(below * this.next());
  }

  of<T>(values: readonly [T, ...T[]]): T {
    return values[this.below(values.length)] ?? values[0];
  }
}
