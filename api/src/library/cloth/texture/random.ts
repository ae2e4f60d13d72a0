import { cycle } from './cycle.js';

/**
 * A stream of random numbers that its seed determines. It uses only integer arithmetic, so the stream is the
 * same on every machine.
 */
export class Random {
  private state: number;

  /** @param seed any text; texts that differ in one letter give unrelated streams */
  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    this.state = hash | 0;
  }

  /** Returns a random number that is at least 0 and less than 1. */
  next(): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    let mixed = this.state ^ (this.state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /**
   * Returns a random number from `middle` − `spread` to `middle` + `spread`. The middle is likelier than the
   * ends.
   */
  around(middle: number, spread: number): number {
    return middle + spread * (this.next() + this.next() - 1);
  }

  /** Returns a random whole number from 0 to `count` − 1. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Returns a random angle in radians, with every direction equally likely. */
  turn(): number {
    return this.next() * 2 * Math.PI;
  }

  /** Returns a random member of a list that isn't empty. */
  pick<T>(list: readonly T[]): T {
    return cycle(list, this.below(list.length));
  }
}
