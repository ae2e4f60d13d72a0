import { usesTouch } from './uses-touch';

/** Something that takes memory and can be made again. */
export interface Kept {
  readonly bytes: number;
  /** Called once, when it has been let go of. */
  free: () => void;
}

const MEGABYTE = 2 ** 20;

/**
 * One limit for all that painters keep: what was not used for longest goes first. What the frame at
 * hand has used stays, even when that alone is more than the limit.
 */
export class MemoryBudget {
  readonly #limit: number;
  /** The frame of the last use; least recently used first. */
  readonly #used = new Map<Kept, number>();
  #bytes = 0;
  #frame = 0;

  /** @param limit in bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Bytes of all that is kept. */
  get bytes(): number {
    return this.#bytes;
  }

  /** From now on, what earlier frames used may go. */
  nextFrame(): void {
    this.#frame++;
    this.#trim();
  }

  keep(item: Kept): void {
    this.#used.set(item, this.#frame);
    this.#bytes += item.bytes;
    this.#trim();
  }

  /** Notes that `item` is in use. */
  touch(item: Kept): void {
    const frame = this.#used.get(item);
    if (frame === undefined || frame === this.#frame) return;
    this.#used.delete(item);
    this.#used.set(item, this.#frame);
  }

  release(item: Kept): void {
    if (!this.#used.delete(item)) return;
    this.#bytes -= item.bytes;
    item.free();
  }

  clear(): void {
    for (const item of [...this.#used.keys()]) this.release(item);
  }

  #trim(): void {
    for (const [item, frame] of this.#used) {
      if (this.#bytes <= this.#limit || frame === this.#frame) return;
      this.release(item);
    }
  }
}

/** Bytes for pictures on this device: 128 MB; on tablets, phones and with little memory less. */
export function memoryLimit(): number {
  const gigabytes = (navigator as { deviceMemory?: number }).deviceMemory;
  if (gigabytes !== undefined && gigabytes <= 2) return 48 * MEGABYTE;
  return (usesTouch() || (gigabytes !== undefined && gigabytes <= 4) ? 80 : 128) * MEGABYTE;
}
