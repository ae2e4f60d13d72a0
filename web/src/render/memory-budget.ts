import { usesTouch } from './uses-touch';

/** Something that takes memory and can be made again. */
export interface Kept {
  readonly bytes: number;
  /** Called once, when it has been let go of. */
  free: () => void;
}

const MEGABYTE = 2 ** 20;

/**
 * One limit for all that painters keep: what was not used for longest goes first. What the frame at hand has used stays,
 * even when that alone is more than the limit; what the one before has used goes only for something new, as the same
 * picture is shown again and again.
 */
export class MemoryBudget {
  readonly #limit: number;
  /** The frame of the last use; least recently used first. */
  readonly #used = new Map<Kept, number>();
  #bytes = 0;
  #frame = 0;
  /** Bytes of what the frame at hand has used. */
  #inUse = 0;

  /** @param limit in bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Bytes of all that is kept. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Bytes that could be kept beside what the frame at hand has used so far. */
  get room(): number {
    return Math.max(0, this.#limit - this.#inUse);
  }

  /** From now on, what frames before the last one used may go. */
  nextFrame(): void {
    this.#frame++;
    this.#inUse = 0;
    this.#trim(this.#frame - 1);
  }

  keep(item: Kept): void {
    this.#used.set(item, this.#frame);
    this.#bytes += item.bytes;
    this.#inUse += item.bytes;
    this.#trim(this.#frame);
  }

  /** Notes that `item` is in use. */
  touch(item: Kept): void {
    const frame = this.#used.get(item);
    if (frame === undefined || frame === this.#frame) return;
    this.#used.delete(item);
    this.#used.set(item, this.#frame);
    this.#inUse += item.bytes;
  }

  release(item: Kept): void {
    const frame = this.#used.get(item);
    if (frame === undefined) return;
    this.#used.delete(item);
    this.#bytes -= item.bytes;
    if (frame === this.#frame) this.#inUse -= item.bytes;
    item.free();
  }

  clear(): void {
    for (const item of [...this.#used.keys()]) this.release(item);
  }

  /** @param spared the first frame of which what it used stays */
  #trim(spared: number): void {
    for (const [item, frame] of this.#used) {
      if (this.#bytes <= this.#limit || frame >= spared) return;
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
