import { describe, expect, it } from 'vitest';
import { Random } from './random.js';
import { deal, Scatter, type Spot } from './scatter.js';

/**
 * Returns the distance in inches between the centres of two discs. The tile's edges join, so it is the shortest
 * distance to any of nine copies of a disc.
 */
function apart(a: Spot, b: Spot): number {
  const copies = [-6, 0, 6].flatMap((dx) =>
    [-6, 0, 6].map((dy) => Math.hypot(a.x - b.x + dx, a.y - b.y + dy)),
  );
  return Math.min(...copies);
}

describe('Scatter', () => {
  it('keeps all discs apart, over the edges too, and leaves no large gap', () => {
    const scatter = new Scatter(new Random('meadow'));
    const large = scatter.spread(12, 0.4);
    const small = scatter.fill(0.15, 0.05, 3000);
    const all = [...large, ...small];
    all.forEach((a, i) => {
      for (const b of all.slice(0, i)) {
        if (a.radius === 0.4 && b.radius === 0.4) continue;
        expect(apart(a, b)).toBeGreaterThanOrEqual(a.radius + b.radius + 0.05 - 1e-9);
      }
    });
    for (const a of large) for (const b of large) if (a !== b) expect(apart(a, b)).toBeGreaterThan(0.8);
    for (let x = 0.25; x < 6; x += 0.5) {
      for (let y = 0.25; y < 6; y += 0.5) {
        const room = Math.min(...all.map((spot) => apart(spot, { x, y, radius: 0 }) - spot.radius));
        expect(room).toBeLessThan(0.45);
      }
    }
  });

  it('keeps long motifs apart along their whole length', () => {
    const scatter = new Scatter(new Random('leaves'));
    const stone = scatter.take(3, 3, 1);
    const leaves = scatter.fillLong(1, 0.1, 0.02, 500);
    expect(leaves.length).toBeGreaterThan(10);
    for (const { x, y, turn } of leaves) {
      for (const along of [-0.4, 0, 0.4]) {
        const place = { x: x + along * Math.cos(turn), y: y + along * Math.sin(turn), radius: 0.1 };
        expect(apart(stone, place)).toBeGreaterThanOrEqual(1.12 - 1e-9);
      }
    }
  });

  it.each([5, 10, 12, 18])('spreads %i evenly: none crowded, and no two in a row', (count) => {
    const spots = new Scatter(new Random('garden')).spreadEvenly(count, 0.3);
    expect(spots).toHaveLength(count);
    // In a hexagonal lattice, the nearest neighbours are at most this far apart.
    const most = 6 * Math.sqrt(2 / Math.sqrt(3) / count);
    spots.forEach((a, i) => {
      for (const b of spots.slice(0, i)) expect(apart(a, b)).toBeGreaterThan(0.65 * most);
    });
    for (const along of ['x', 'y'] as const) {
      const places = spots.map((spot) => ((spot[along] % 6) + 6) % 6).sort((a, b) => a - b);
      expect(Math.max(...places.slice(1).map((place, i) => place - (places[i] ?? 0)))).toBeLessThan(
        3 * (6 / count),
      );
    }
  });
});

describe('deal', () => {
  it('gives each kind as often as the others, and keeps equal kinds apart', () => {
    const corners = [0, 3].flatMap((x) => [0, 3].map((y) => ({ x, y, radius: 0.3 })));
    const [one, two, three, four] = deal(corners, 2);
    // Opposite corners are farther apart than neighbours.
    expect([one, two]).toEqual([four, three]);
    expect(one).not.toBe(two);
  });
});
