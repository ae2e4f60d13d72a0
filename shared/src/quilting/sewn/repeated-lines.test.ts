import { describe, expect, it } from 'vitest';
import type { QuiltingPattern } from './quilting-patterns.js';
import { CROSSHATCH, FAN_RINGS, LOOP_ROWS, repeatedLines, type RepeatedLines } from './repeated-lines.js';

const linesOf = (pattern: QuiltingPattern): RepeatedLines => {
  const lines = repeatedLines(pattern);
  if (!lines) throw new Error(`${pattern} has no lines of its own.`);
  return lines;
};

/** Returns the distance from a point to an endless line through two points. */
function toLine([from, to]: readonly { x: number; y: number }[], x: number, y: number): number {
  if (!from || !to) return NaN;
  const [across, down] = [to.x - from.x, to.y - from.y];
  return Math.abs((x - from.x) * down - (y - from.y) * across) / Math.hypot(across, down);
}

describe('repeatedLines', () => {
  it('is null for patterns that follow the seams', () => {
    for (const pattern of ['inTheDitch', 'echo', 'unquilted'] as const)
      expect(repeatedLines(pattern)).toBeNull();
  });

  it('draws the crosshatch in both diagonals, two inches apart', () => {
    const { across, down, lines } = linesOf('crosshatch');
    const falling = lines.filter((line) => (line[1]?.x ?? 0) > (line[0]?.x ?? 0));
    expect(falling).toHaveLength(lines.length / 2);
    const [first] = falling;
    const apart = falling
      .map((line) => toLine(first ?? [], line[0]?.x ?? 0, line[0]?.y ?? 0))
      .sort((a, b) => a - b);
    for (const [step, distance] of apart.entries()) expect(distance).toBeCloseTo(step * CROSSHATCH, 9);
    // The line after the last is the first line of the next repeat.
    expect(toLine(first ?? [], across, 0)).toBeCloseTo(apart.length * CROSSHATCH, 9);
    for (const line of lines) expect(Math.abs((line[1]?.x ?? 0) - (line[0]?.x ?? 0))).toBeCloseTo(down, 9);
  });

  it('sews loops in rows that go on in the next repeat', () => {
    const { across, down, lines } = linesOf('loops');
    expect(down / lines.length).toBeCloseTo(LOOP_ROWS, 9);
    for (const line of lines) {
      const [first, last] = [line[0], line.at(-1)];
      expect((last?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(across, 9);
      expect(last?.y).toBeCloseTo(first?.y ?? NaN, 9);
      // A loop goes back for a while.
      expect(line.some(({ x }, i) => x < (line[i - 1]?.x ?? x))).toBe(true);
    }
  });

  it('draws the arcs of a fan around one point, at equal distances, none inside another fan', () => {
    const { across, down, lines } = linesOf('baptistFan');
    const radius = across / 2;
    const fans = Array.from({ length: 8 }, (_, fan) => (fan - 3) * radius);
    for (const line of lines) {
      for (const { x, y } of line) {
        expect(y).toBeGreaterThanOrEqual(down - radius);
        expect(y).toBeLessThanOrEqual(down);
        const rings = fans.map((fan) => Math.hypot(x - fan, y - down) / FAN_RINGS);
        expect(rings.some((ring) => Math.abs(ring - Math.round(ring)) < 1e-9)).toBe(true);
        // The next row's fans lie in front, so no point is inside them.
        for (const fan of fans) expect(Math.hypot(x - fan, y - 2 * down)).toBeGreaterThan(radius - 1e-6);
      }
    }
  });
});
