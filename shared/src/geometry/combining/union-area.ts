import type { Box } from '../box.js';

/**
 * Returns the area that rectangles cover together, in the square of their unit. A vertical line sweeps over the
 * rectangles from left to right. A tree over their top and bottom edges tracks the covered length of this line. n
 * rectangles need n · log n steps.
 */
export function unionArea(rectangles: readonly Box[]): number {
  const solid = rectangles.filter(({ width, height }) => width > 0 && height > 0);
  const levels = [...new Set(solid.flatMap(({ y, height }) => [y, y + height]))].sort((a, b) => a - b);
  const indexOf = new Map(levels.map((level, index) => [level, index]));
  const cover = new Cover(levels);
  const events = solid.flatMap((rectangle) => {
    const [from, to] = [indexOf.get(rectangle.y), indexOf.get(rectangle.y + rectangle.height)];
    const rows = { from: from ?? 0, to: to ?? 0 };
    return [
      { x: rectangle.x, by: 1, ...rows },
      { x: rectangle.x + rectangle.width, by: -1, ...rows },
    ];
  });
  events.sort((a, b) => a.x - b.x);
  let area = 0;
  let before = 0;
  for (const { x, by, from, to } of events) {
    area += cover.length * (x - before);
    cover.change(from, to, by);
    before = x;
  }
  return area;
}

/** Tracks the length of a line that intervals cover together, while intervals are added and removed. */
class Cover {
  readonly #levels: readonly number[];
  readonly #counts: Int32Array;
  readonly #lengths: Float64Array;

  constructor(levels: readonly number[]) {
    this.#levels = levels;
    this.#counts = new Int32Array(4 * Math.max(1, levels.length));
    this.#lengths = new Float64Array(this.#counts.length);
  }

  get length(): number {
    return this.#lengths[1] ?? 0;
  }

  /**
   * Adds an interval of the line (`by` 1), or removes it (`by` −1). The interval goes from the coordinate
   * `levels[from]` to `levels[to]`.
   */
  change(from: number, to: number, by: number): void {
    if (from < to) this.#change(1, 0, this.#levels.length - 1, from, to, by);
  }

  #change(node: number, low: number, high: number, from: number, to: number, by: number): void {
    if (to <= low || high <= from) return;
    const middle = (low + high) >> 1;
    if (from <= low && high <= to) {
      this.#counts[node] = (this.#counts[node] ?? 0) + by;
    } else {
      this.#change(2 * node, low, middle, from, to, by);
      this.#change(2 * node + 1, middle, high, from, to, by);
    }
    if ((this.#counts[node] ?? 0) > 0)
      this.#lengths[node] = (this.#levels[high] ?? 0) - (this.#levels[low] ?? 0);
    else
      this.#lengths[node] =
        high - low === 1 ? 0 : (this.#lengths[2 * node] ?? 0) + (this.#lengths[2 * node + 1] ?? 0);
  }
}
