/**
 * Moves the needed parts of a file to the start of the same buffer, so that the other parts are overwritten.
 */
export class Compaction {
  /** The number of bytes kept. */
  length = 0;
  #file;

  /** @param {Buffer} file */
  constructor(file) {
    this.#file = file;
  }

  /**
   * Keeps the bytes from `start` up to `end`, after the bytes kept before.
   *
   * @param {number} start
   * @param {number} end
   */
  keep(start, end) {
    this.#file.copyWithin(this.length, start, end);
    this.length += end - start;
  }

  get bytes() {
    return this.#file.subarray(0, this.length);
  }
}
