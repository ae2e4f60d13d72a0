import { type Random } from './random.js';
import { shortest, TILE_INCHES } from './torus.js';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * The number of cells along the tile's side, a power of 2. Each cell lists the discs that may reach into it, so
 * that discs near a point are found fast.
 */
const CELLS = 32;
const CELLS_PER_INCH = CELLS / TILE_INCHES;

/**
 * Finds places for motifs, as discs in inches that don't come too close to each other. The tile's opposite
 * edges join, so distances are also measured across its edges.
 */
export class Scatter {
  private readonly taken: Spot[] = [];
  /** The discs that may reach into each cell, by cell, row by row. */
  private readonly cells: readonly Spot[][] = Array.from({ length: CELLS ** 2 }, () => []);

  constructor(private readonly random: Random) {}

  /**
   * Returns the distance in inches from a point to the rim of the nearest disc; 6, the side of the tile, if
   * there is no disc yet.
   */
  private room(x: number, y: number): number {
    let room = TILE_INCHES;
    for (const spot of this.taken) {
      const dx = shortest(spot.x, x);
      const dy = shortest(spot.y, y);
      room = Math.min(room, Math.sqrt(dx * dx + dy * dy) - spot.radius);
    }
    return room;
  }

  /** True if each disc's rim is at least `clear` inches from a point. */
  isFree(x: number, y: number, clear: number): boolean {
    const { left, right, top, bottom } = cellsAround(x, y, clear);
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        for (const spot of this.cell(column, row)) {
          const apart = clear + spot.radius;
          const dx = shortest(spot.x, x);
          if (dx >= apart || dx <= -apart) continue;
          const dy = shortest(spot.y, y);
          if (dx * dx + dy * dy < apart * apart) return false;
        }
      }
    }
    return true;
  }

  take(x: number, y: number, radius: number): Spot {
    const spot = { x, y, radius };
    this.taken.push(spot);
    const { left, right, top, bottom } = cellsAround(x, y, radius);
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) this.cell(column, row).push(spot);
    return spot;
  }

  /**
   * Returns the discs that may reach into a cell. Columns and rows beyond the tile continue at its opposite
   * edge.
   */
  private cell(column: number, row: number): Spot[] {
    return this.cells[(row & (CELLS - 1)) * CELLS + (column & (CELLS - 1))] ?? [];
  }

  /**
   * Adds `count` evenly spread discs and returns them. Each disc is the one of 40 random candidates that is
   * farthest from the earlier discs. If `count` is too large for the tile, discs may touch.
   */
  spread(count: number, radius: number): Spot[] {
    return Array.from({ length: count }, () => {
      let best = { x: 0, y: 0, room: -Infinity };
      for (let candidate = 0; candidate < 40; candidate++) {
        const [x, y] = this.anywhere();
        const room = this.room(x, y);
        if (room > best.room) best = { x, y, room };
      }
      return this.take(best.x, best.y, radius);
    });
  }

  /**
   * Adds `count` discs on the lattice that keeps them farthest apart, each slightly moved, and returns them.
   * Few and large motifs then form no conspicuous cluster.
   */
  spreadEvenly(count: number, radius: number): Spot[] {
    const place = (i: number, rise: number): readonly [number, number] => [
      (i * TILE_INCHES) / count,
      (((i * rise) % count) * TILE_INCHES) / count,
    ];
    const apart = (rise: number): number =>
      Math.min(...Array.from({ length: count - 1 }, (_, i) => away({ x: 0, y: 0 }, place(i + 1, rise))));
    // A rise that shares a divisor with the count would put several discs in a row.
    const rises = Array.from({ length: count }, (_, rise) => rise).filter(
      (rise) => divisor(rise, count) === 1,
    );
    const [best = 1] = rises.sort((a, b) => apart(b) - apart(a));
    const [left, top] = this.anywhere();
    const off = 0.05 * apart(best);
    return Array.from({ length: count }, (_, i) => {
      const [x, y] = place(i, best);
      return this.take(left + x + this.random.around(0, off), top + y + this.random.around(0, off), radius);
    });
  }

  /**
   * Tries `darts` random points, and adds a disc of `radius` inches at each point that is far enough from all earlier
   * discs. The gap between the rims of two discs must be at least `gap` inches. Returns the added discs (Poisson disc,
   * dart throwing).
   */
  fill(radius: number, gap: number, darts = 600): Spot[] {
    const found: Spot[] = [];
    for (let dart = 0; dart < darts; dart++) {
      const [x, y] = this.anywhere();
      if (this.isFree(x, y, radius + gap)) found.push(this.take(x, y, radius));
    }
    return found;
  }

  /**
   * Tries `darts` random places and directions, and adds a long motif at each place with enough room. A long motif is
   * `length` inches long, and covered by a row of discs of `radius` inches. These discs must be at least `gap` inches
   * from all earlier discs.
   * @returns the middles (inches) and directions (radians) of the added motifs
   */
  fillLong(
    length: number,
    radius: number,
    gap: number,
    darts = 600,
  ): { x: number; y: number; turn: number }[] {
    const found: { x: number; y: number; turn: number }[] = [];
    const steps = Math.max(2, Math.ceil((length - 2 * radius) / (1.6 * radius)) + 1);
    for (let dart = 0; dart < darts; dart++) {
      const [x, y] = this.anywhere();
      const turn = this.random.turn();
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const discs = Array.from({ length: steps }, (_, i) => {
        const along = (i / (steps - 1) - 0.5) * (length - 2 * radius);
        return [x + along * c, y + along * s] as const;
      });
      if (!discs.every(([u, v]) => this.isFree(u, v, radius + gap))) continue;
      for (const [u, v] of discs) this.take(u, v, radius);
      found.push({ x, y, turn });
    }
    return found;
  }

  private anywhere(): readonly [number, number] {
    return [this.random.next() * TILE_INCHES, this.random.next() * TILE_INCHES];
  }
}

/**
 * Assigns a kind of motif to each place. Each kind is used equally often, and places with the same kind are far apart.
 * Returns the index of the kind for each place.
 */
export function deal(spots: readonly Spot[], kinds: number): number[] {
  const dealt = spots.map((_, i) => i % kinds);
  const nearness = spots.map((spot) => Float64Array.from(spots, (other) => near(other, spot)));
  /** Returns the sum of the nearness of a place to all places with motifs of this kind. Leaves out the place `but`. */
  const crowd = (place: number, kind: number, but: number): number => {
    const nearnessThere = nearness[place] ?? [];
    let sum = 0;
    for (let i = 0; i < dealt.length; i++)
      if (dealt[i] === kind && i !== place && i !== but) sum += nearnessThere[i] ?? 0;
    return sum;
  };
  for (let round = 0; round < 4; round++) {
    for (let i = 0; i < spots.length; i++) {
      for (let k = 0; k < i; k++) {
        const [one = 0, other = 0] = [dealt[i], dealt[k]];
        const gain = crowd(i, one, k) + crowd(k, other, i) - crowd(i, other, k) - crowd(k, one, i);
        if (gain > 1e-9) [dealt[i], dealt[k]] = [other, one];
      }
    }
  }
  return dealt;
}

/**
 * Returns the nearness of two places: larger for places that are closer together, and increased if they are in
 * one row or column.
 */
function near(a: Spot, b: Spot): number {
  const [across, down] = [shortest(a.x, b.x), shortest(a.y, b.y)];
  const inRow = Math.exp(-(across ** 2)) + Math.exp(-(down ** 2));
  return Math.exp(-(across ** 2 + down ** 2) / 3) + 0.35 * inRow;
}

/**
 * Returns the range of cells that a disc may reach into, each cell once. The disc's centre and radius are in
 * inches.
 */
function cellsAround(x: number, y: number, radius: number) {
  const left = Math.floor((x - radius) * CELLS_PER_INCH);
  const right = Math.floor((x + radius) * CELLS_PER_INCH);
  const top = Math.floor((y - radius) * CELLS_PER_INCH);
  const bottom = Math.floor((y + radius) * CELLS_PER_INCH);
  return { left, right: Math.min(right, left + CELLS - 1), top, bottom: Math.min(bottom, top + CELLS - 1) };
}

/** Returns the greatest common divisor of two numbers (Euclid). */
function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Returns the shortest distance between two places on the tile, whose opposite edges join, in inches. */
function away(from: { readonly x: number; readonly y: number }, [x, y]: readonly [number, number]): number {
  return Math.hypot(shortest(from.x, x), shortest(from.y, y));
}
