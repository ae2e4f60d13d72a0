import { pointAlong } from '../geometry/combining/loops.js';
import { distance, type Point } from '../geometry/point.js';
import { LIMITS } from '../limits.js';
import { splitsOf } from './meetings.js';
import { areOne, pieceOf, split, type Piece } from './piece.js';
import { PieceGrid } from './piece-grid.js';
import { distanceFrom, onLattice, shareAt, WELD } from './seam.js';

/** The most rounds in which pieces are split. Almost all strokes need three. */
const ROUNDS = 24;

/**
 * Pieces that meet only in corners. Pieces that are added are split where they meet others, and those that lie on
 * another piece are dropped.
 */
export class Planar {
  readonly #grid = new PieceGrid();
  /** Corners by the cell of side 1 in which they are. */
  readonly #corners = new Map<number, Point[]>();
  /** Pieces by corner. */
  readonly #around = new Map<Point, Set<Piece>>();

  get pieces(): Iterable<Piece> {
    return this.#grid.pieces;
  }

  /** Adds a piece that meets the others only in corners. Doesn’t check this. */
  put(piece: Piece): void {
    this.cornerAt(piece.from);
    this.cornerAt(piece.to);
    this.#add(piece);
  }

  remove(piece: Piece): void {
    this.#grid.remove(piece);
    for (const end of [piece.from, piece.to]) this.#around.get(end)?.delete(piece);
  }

  /** Returns the pieces that end in a corner. */
  at(corner: Point): ReadonlySet<Piece> {
    return this.#around.get(corner) ?? new Set();
  }

  /** Returns the corner that is nearer than `WELD` to a place, or makes one there. */
  cornerAt(exact: Point): Point {
    const place = settled(exact);
    return this.#cornerNear(place) ?? this.#newCorner(place);
  }

  /** Returns the corner for an end of a seam: an existing corner, a new one on a piece, or a new one at the end. */
  endAt(exact: Point): Point {
    const place = settled(onLattice(exact));
    const corner = this.#cornerNear(place);
    if (corner) return corner;
    const dot = pieceOf({ from: place, to: { x: place.x + WELD / 2, y: place.y }, bulge: 0 }, bare);
    for (const piece of this.#grid.near(dot))
      if (distanceFrom(piece, place) <= WELD)
        return this.cornerAt(onLattice(pointAlong(piece, shareAt(piece, place))));
    return this.#newCorner(place);
  }

  #cornerNear(place: Point): Point | undefined {
    const [column, row] = [Math.floor(place.x), Math.floor(place.y)];
    let [found, least] = [undefined as Point | undefined, WELD];
    for (const x of [column, ...beside(place.x - column, column)])
      for (const y of [row, ...beside(place.y - row, row)])
        for (const corner of this.#corners.get(x * CELLS + y) ?? []) {
          if (corner === place) return corner;
          const away = distance(corner, place);
          if (away <= least) [found, least] = [corner, away];
        }
    return found;
  }

  #newCorner(place: Point): Point {
    const cell = Math.floor(place.x) * CELLS + Math.floor(place.y);
    const there = this.#corners.get(cell);
    if (there) there.push(place);
    else this.#corners.set(cell, [place]);
    return place;
  }

  /**
   * Adds pieces, and splits all pieces where they meet. False if seams almost touch in so many places that splitting
   * them makes ever more meetings; the pieces are then useless.
   */
  insert(added: readonly Piece[]): boolean {
    let moved = new Set<Piece>();
    for (const piece of added) this.#addOnce(piece, moved);
    for (let round = 0; round < ROUNDS; round++) {
      const splits = this.#splits(moved);
      if (splits.size === 0) return true;
      moved = new Set();
      for (const piece of splits.keys()) this.remove(piece);
      for (const [piece, corners] of splits)
        for (const part of split(piece, corners)) this.#addOnce(part, moved);
    }
    return false;
  }

  /** True if a piece meets another one, be it in a corner. */
  touches(piece: Piece): boolean {
    for (const other of this.#grid.near(piece)) {
      if ([other.from, other.to].some((end) => end === piece.from || end === piece.to)) return true;
      const { one, other: onOther } = splitsOf(piece, other, (place) => place);
      if (one.length > 0 || onOther.length > 0) return true;
    }
    return false;
  }

  /** True if a piece crosses another one between the ends of both. */
  crosses(piece: Piece): boolean {
    for (const other of this.#grid.near(piece)) {
      const { one, other: onOther } = splitsOf(piece, other, (place) => place);
      if (one.some((place) => onOther.includes(place))) return true;
    }
    return false;
  }

  #splits(moved: ReadonlySet<Piece>): Map<Piece, Point[]> {
    const splits = new Map<Piece, Point[]>();
    const note = (piece: Piece, corners: readonly Point[]) => {
      if (corners.length > 0) splits.set(piece, [...(splits.get(piece) ?? []), ...corners]);
    };
    const compared = new Set<Piece>();
    for (const piece of moved) {
      compared.add(piece);
      for (const other of this.#grid.near(piece)) {
        if (compared.has(other)) continue;
        const { one, other: onOther } = splitsOf(piece, other, (place) => this.cornerAt(place));
        note(piece, one);
        note(other, onOther);
      }
    }
    return splits;
  }

  /** Adds a piece, unless it lies on another one. */
  #addOnce(piece: Piece, moved: Set<Piece>): void {
    if (piece.from === piece.to) return;
    for (const other of this.at(piece.from))
      if ((other.from === piece.to || other.to === piece.to) && areOne(piece, other)) return;
    this.#add(piece);
    moved.add(piece);
  }

  #add(piece: Piece): void {
    this.#grid.add(piece);
    for (const end of [piece.from, piece.to]) {
      const around = this.#around.get(end);
      if (around) around.add(piece);
      else this.#around.set(end, new Set([piece]));
    }
  }
}

/** More cells of corners in a column than any block has. */
const CELLS = 4096;

const bare = { right: undefined, left: undefined, isNew: true };

/** Returns a place, moved to the edge of the block if it is nearly there. */
function settled(place: Point): Point {
  const [x, y] = [onEdge(place.x), onEdge(place.y)];
  return x === place.x && y === place.y ? place : { x, y };
}

function onEdge(place: number): number {
  if (Math.abs(place) <= WELD) return 0;
  return Math.abs(place - LIMITS.blockSpace) <= WELD ? LIMITS.blockSpace : place;
}

function beside(part: number, cell: number): number[] {
  if (part <= WELD) return [cell - 1];
  return part >= 1 - WELD ? [cell + 1] : [];
}
