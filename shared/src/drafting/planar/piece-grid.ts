import { pointAlong } from '../../geometry/seam.js';
import type { Piece } from './piece.js';
import { lengthOf, WELD } from '../seam.js';

/** The side of a cell, in block units. */
const CELL = 32;

/** More cells in a row than any block has. */
const ROW = 1024;

/** Pieces by the cells of a grid through which they run, so that those near a piece are found without all others. */
export class PieceGrid {
  readonly #cells = new Map<number, Set<Piece>>();
  readonly #cellsOf = new Map<Piece, readonly number[]>();

  get size(): number {
    return this.#cellsOf.size;
  }

  get pieces(): Iterable<Piece> {
    return this.#cellsOf.keys();
  }

  has(piece: Piece): boolean {
    return this.#cellsOf.has(piece);
  }

  add(piece: Piece): void {
    const cells = cellsOf(piece);
    this.#cellsOf.set(piece, cells);
    for (const cell of cells) {
      const there = this.#cells.get(cell);
      if (there) there.add(piece);
      else this.#cells.set(cell, new Set([piece]));
    }
  }

  remove(piece: Piece): void {
    for (const cell of this.#cellsOf.get(piece) ?? []) this.#cells.get(cell)?.delete(piece);
    this.#cellsOf.delete(piece);
  }

  /** Returns the other pieces whose boxes overlap or touch that of a piece. */
  near(piece: Piece): Iterable<Piece> {
    const found: Piece[] = [];
    const cells = this.#cellsOf.get(piece) ?? cellsOf(piece);
    for (const cell of cells)
      for (const other of this.#cells.get(cell) ?? [])
        if (other !== piece && areNear(piece.side, other.side)) found.push(other);
    return cells.length > 1 && found.length > 1 ? new Set(found) : found;
  }
}

function areNear(one: Box, other: Box): boolean {
  return (
    other.left <= one.right + WELD &&
    other.right >= one.left - WELD &&
    other.top <= one.bottom + WELD &&
    other.bottom >= one.top - WELD
  );
}

type Box = Pick<Piece['side'], 'left' | 'right' | 'top' | 'bottom'>;

/** Returns the cells that a piece runs through or comes near to. */
function cellsOf(piece: Piece): number[] {
  const parts = Math.ceil(lengthOf(piece) / CELL);
  const cells = new Set<number>();
  let from = piece.from;
  // A part of an arc swells from its chord by at most as much as an arc of half a circle of its length.
  const swell = piece.bulge === 0 ? WELD : WELD + Math.min(piece.side.swell, CELL / 4);
  for (let part = 1; part <= parts; part++) {
    const to = part === parts ? piece.to : pointAlong(piece, part / parts);
    const first = { x: cellAt(Math.min(from.x, to.x) - swell), y: cellAt(Math.min(from.y, to.y) - swell) };
    const last = { x: cellAt(Math.max(from.x, to.x) + swell), y: cellAt(Math.max(from.y, to.y) + swell) };
    for (let x = first.x; x <= last.x; x++)
      for (let y = first.y; y <= last.y; y++) cells.add((x + 1) * ROW + y + 1);
    from = to;
  }
  return [...cells];
}

function cellAt(place: number): number {
  return Math.floor(place / CELL);
}
