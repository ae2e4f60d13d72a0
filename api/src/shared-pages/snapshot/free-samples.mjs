/**
 * Keeps which samples of a picture are still free. A picture that is laid top first takes each sample once, so what lies
 * below costs next to nothing. The file is plain JavaScript, because the thread for snapshots runs it unchanged, in
 * tests too.
 */
export class FreeSamples {
  /**
   * For each sample of a row, and for the place after the last one: itself if it is free, else a place to the right,
   * before which no sample is free.
   */
  #next;
  #free;
  #width;

  /**
   * @param {number} width at most 65,535 samples
   * @param {number} height
   */
  constructor(width, height) {
    this.#width = width;
    this.#free = width * height;
    const row = Uint16Array.from({ length: width + 1 }, (_, x) => x);
    this.#next = new Uint16Array(row.length * height);
    for (let y = 0; y < height; y++) this.#next.set(row, y * row.length);
  }

  /** True if no sample is free. */
  get isFull() {
    return this.#free === 0;
  }

  /**
   * Returns the first free sample of a row at `x` or to the right of it; the width of the picture if there is none.
   *
   * @param {number} y
   * @param {number} x
   */
  first(y, x) {
    const next = this.#next;
    const row = y * (this.#width + 1);
    for (let at = x; ;) {
      const to = next[row + at] ?? at;
      if (to === at) return at;
      // The next search for this sample takes half as many steps.
      next[row + at] = next[row + to] ?? to;
      at = to;
    }
  }

  /**
   * True if a sample in the box is free. Boxes are in samples, within the picture.
   *
   * @param {{ x: number, y: number, width: number, height: number }} box
   */
  isFree({ x, y, width, height }) {
    for (let row = y; row < y + height; row++) if (this.first(row, x) < x + width) return true;
    return false;
  }

  /**
   * Takes the free samples of a row from `from` up to, but not including, `end`. Calls `lay` for each run of them.
   *
   * @param {number} y
   * @param {number} from
   * @param {number} end
   * @param {(start: number, stop: number) => void} lay
   */
  take(y, from, end, lay) {
    const next = this.#next;
    const row = y * (this.#width + 1);
    for (let start = this.first(y, from); start < end; start = this.first(y, start)) {
      let stop = start;
      // At the end of the call, all samples up to `end` are taken.
      while (stop < end && next[row + stop] === stop) next[row + stop++] = end;
      this.#free -= stop - start;
      lay(start, stop);
      start = stop;
    }
  }

  /**
   * Takes samples as `take` does, and writes a number for each of them. A call for each run would take longer.
   *
   * @param {number} y
   * @param {number} from
   * @param {number} end
   * @param {Uint16Array} numbers one for each sample, row by row
   * @param {number} number
   */
  number(y, from, end, numbers, number) {
    const next = this.#next;
    const row = y * (this.#width + 1);
    for (let at = this.first(y, from); at < end; at = this.first(y, at)) {
      for (; at < end && next[row + at] === at; at++) {
        next[row + at] = end;
        numbers[y * this.#width + at] = number;
        this.#free--;
      }
    }
  }
}
