import { usesTouch } from '../camera/uses-touch';

/** An item that uses memory, such as a picture, and can be made again. */
export interface Kept {
  readonly bytes: number;
  /** Called once, when the item is dropped. */
  free: () => void;
}

const MEGABYTE = 2 ** 20;

/**
 * Limits the memory of the pictures that painters store. Drops the least recently used items first. Items used in the
 * current frame stay, even if these items alone exceed the limit. Items used in the previous frame are dropped only for
 * new items, because pictures are often shown frame after frame.
 */
export class MemoryBudget {
  readonly #limit: number;
  /** All items, least recently used first. The value is the number of the frame that last used the item. */
  readonly #used = new Map<Kept, number>();
  #bytes = 0;
  #frame = 0;
  /** The number of bytes of the items that the current frame has used so far. */
  #inUse = 0;

  /** @param limit the greatest number of bytes for all items */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The number of bytes of all items. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The number of bytes that the items of the current frame leave free within the limit. */
  get room(): number {
    return Math.max(0, this.#limit - this.#inUse);
  }

  /** Starts a frame. If the items exceed the limit, drops items that the previous frame didn't use. */
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

  /** Records that the current frame uses `item`. */
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

  /**
   * Drops the least recently used items while all items together exceed the limit.
   * @param spared the number of a frame: items that this or a later frame used aren't dropped
   */
  #trim(spared: number): void {
    for (const [item, frame] of this.#used) {
      if (this.#bytes <= this.#limit || frame >= spared) return;
      this.release(item);
    }
  }
}

/**
 * Returns the greatest number of bytes for pictures on this device: 128 MB, or less on devices with touch or little
 * memory.
 */
export function memoryLimit(): number {
  const gigabytes = (navigator as { deviceMemory?: number }).deviceMemory;
  if (gigabytes !== undefined && gigabytes <= 2) return 48 * MEGABYTE;
  return (usesTouch() || (gigabytes !== undefined && gigabytes <= 4) ? 80 : 128) * MEGABYTE;
}
