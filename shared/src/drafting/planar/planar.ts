import { pointAlong } from '../../geometry/seam.js';
import { distance, type Point } from '../../geometry/point.js';
import { LIMITS } from '../../limits.js';
import { splitsOf } from './meetings.js';
import { areOne, BEYOND, pieceOf, split, type Half, type Label, type Piece } from './piece.js';
import { PieceGrid } from './piece-grid.js';
import { distanceFrom, onLattice, shareAt, WELD } from '../seam.js';
import type { MapFault } from '../seam-map.js';

/** The most rounds in which pieces are split. Almost all strokes need three. */
const ROUNDS = 24;

/**
 * More faces than this after a change are too many without a closer look, even though those that are too small are merged
 * later.
 */
const MOST_FACES = 2 * LIMITS.shapes;

/**
 * Pieces that meet only in corners. Pieces that are added are split where they meet others, and those that lie on
 * another piece are dropped. Changes of pieces on a base leave the base as it is.
 */
export class Planar {
  readonly #base: Planar | null;
  readonly #own = new PieceGrid();
  /** Pieces of the base that were removed. */
  readonly #removed = new Set<Piece>();
  /** Own pieces that weren't compared with those near them yet. */
  readonly #fresh = new Set<Piece>();
  /** Own corners by the cell of side 1 in which they are. */
  readonly #corners = new Map<number, Point[]>();
  /** The pieces at each corner where they differ from those of the base. */
  readonly #around = new Map<Point, Set<Piece>>();

  constructor(base: Planar | null = null) {
    this.#base = base;
  }

  get pieces(): Piece[] {
    const kept = (this.#base?.pieces ?? []).filter((piece) => !this.#removed.has(piece));
    return [...kept, ...this.#own.pieces];
  }

  /** The pieces that the base doesn’t have. */
  get added(): Iterable<Piece> {
    return this.#own.pieces;
  }

  /** The corners at which pieces were added or removed. */
  get changed(): ReadonlySet<Point> {
    return new Set(this.#around.keys());
  }

  has(piece: Piece): boolean {
    return this.#own.has(piece) || (this.#base?.has(piece) === true && !this.#removed.has(piece));
  }

  /** Adds a piece that meets the others only in corners. Doesn’t check this. */
  put(piece: Piece): void {
    for (const end of [piece.from, piece.to]) if (!this.#around.has(end)) this.cornerAt(end);
    this.#add(piece);
  }

  remove(piece: Piece): void {
    if (this.#own.has(piece)) {
      this.#own.remove(piece);
      this.#fresh.delete(piece);
    } else this.#removed.add(piece);
    for (const end of [piece.from, piece.to]) this.#changeableAt(end).delete(piece);
  }

  /** Sets the label on the right of a half. */
  label({ piece, isForward }: Half, label: Label): void {
    const side = isForward ? 'right' : 'left';
    if (this.#own.has(piece)) piece[side] = label;
    else {
      this.remove(piece);
      this.#add(pieceOf(piece, { ...piece, [side]: label }));
    }
  }

  /** Returns the pieces that end in a corner. */
  at(corner: Point): ReadonlySet<Piece> {
    return this.#around.get(corner) ?? this.#base?.at(corner) ?? none;
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
    for (const piece of this.#near(dot))
      if (distanceFrom(piece, place) <= WELD)
        return this.cornerAt(onLattice(pointAlong(piece, shareAt(piece, place))));
    return this.#newCorner(place);
  }

  #cornerNear(place: Point): Point | undefined {
    const [column, row] = [Math.floor(place.x), Math.floor(place.y)];
    let [found, least] = [undefined as Point | undefined, WELD];
    for (const x of [column, ...beside(place.x - column, column)])
      for (const y of [row, ...beside(place.y - row, row)])
        for (const corner of this.#cornersIn(x * CELLS + y)) {
          if (corner === place) return corner;
          const away = distance(corner, place);
          if (away <= least) [found, least] = [corner, away];
        }
    return found;
  }

  /** Returns the corners in a cell. Corners of the base at which no piece is left don’t count. */
  #cornersIn(cell: number): readonly Point[] {
    const own = this.#corners.get(cell) ?? [];
    const base = this.#base ? this.#base.#cornersIn(cell) : [];
    return base.length > 0 ? [...own, ...base.filter((corner) => this.at(corner).size > 0)] : own;
  }

  #newCorner(place: Point): Point {
    const cell = Math.floor(place.x) * CELLS + Math.floor(place.y);
    const there = this.#corners.get(cell);
    if (there) there.push(place);
    else this.#corners.set(cell, [place]);
    return place;
  }

  /**
   * Adds pieces, and splits all pieces where they meet. Returns a fault if they make far more faces than a block has
   * patches, or if seams almost touch in so many places that splitting them makes ever more meetings. The pieces are
   * then useless.
   */
  insert(added: readonly Piece[]): MapFault | null {
    const moved = new Set<Piece>();
    for (const piece of added) this.#addOnce(piece, moved);
    const settled = this.#settle(moved);
    return settled === 'same' || settled === 'split' ? null : settled;
  }

  /** Splits the pieces that were added since they were last split where they meet others. Faults are those of `insert`. */
  settle(): 'same' | 'split' | MapFault {
    return this.#settle(new Set(this.#fresh));
  }

  #settle(pieces: ReadonlySet<Piece>): 'same' | 'split' | MapFault {
    let moved = pieces;
    for (let round = 0; round < ROUNDS; round++) {
      const splits = this.#splits(moved);
      for (const piece of moved) this.#fresh.delete(piece);
      if (splits.size === 0) return round === 0 ? 'same' : 'split';
      const parts = new Set<Piece>();
      for (const piece of splits.keys()) this.remove(piece);
      for (const [piece, corners] of splits)
        for (const part of split(piece, corners)) this.#addOnce(part, parts);
      if (this.#base && this.#leastFaces(this.#base) > MOST_FACES) return 'many-patches';
      moved = parts;
    }
    return 'unclear';
  }

  /** Returns the number of faces after a change of a base if all pieces hang together, by Euler; there are no fewer. */
  #leastFaces(base: Planar): number {
    let corners = base.#cornerCount;
    for (const [corner, around] of this.#around)
      corners += Number(around.size > 0) - Number(base.at(corner).size > 0);
    return base.#own.size - this.#removed.size + this.#own.size - corners + 1;
  }

  get #cornerCount(): number {
    let count = 0;
    for (const around of this.#around.values()) if (around.size > 0) count++;
    return count;
  }

  /** True if a piece meets another one, be it in a corner. */
  touches(piece: Piece): boolean {
    for (const other of this.#near(piece)) {
      if ([other.from, other.to].some((end) => end === piece.from || end === piece.to)) return true;
      const { one, other: onOther } = splitsOf(piece, other, (place) => place);
      if (one.length > 0 || onOther.length > 0) return true;
    }
    return false;
  }

  /** True if a piece crosses another one between the ends of both. */
  crosses(piece: Piece): boolean {
    for (const other of this.#near(piece)) {
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
      for (const other of this.#near(piece)) {
        if (compared.has(other)) continue;
        const { one, other: onOther } = splitsOf(piece, other, (place) => this.cornerAt(place));
        note(piece, one);
        note(other, onOther);
      }
    }
    return splits;
  }

  /** Adds a piece. Of two pieces that lie on each other, the one that counts more stays. */
  #addOnce(piece: Piece, moved: Set<Piece>): void {
    if (piece.from === piece.to) return;
    for (const other of this.at(piece.from)) {
      if (other.from !== piece.to && other.to !== piece.to) continue;
      if (!areOne(piece, other)) continue;
      if (weightOf(other) >= weightOf(piece)) return;
      this.remove(other);
      moved.delete(other);
    }
    this.#add(piece);
    moved.add(piece);
  }

  #add(piece: Piece): void {
    this.#own.add(piece);
    this.#fresh.add(piece);
    for (const end of [piece.from, piece.to]) this.#changeableAt(end).add(piece);
  }

  #changeableAt(corner: Point): Set<Piece> {
    const known = this.#around.get(corner);
    if (known) return known;
    const around = new Set(this.#base?.at(corner));
    this.#around.set(corner, around);
    return around;
  }

  /** Returns the other pieces whose boxes overlap or touch that of a piece. */
  #near(piece: Piece): Piece[] {
    const near = [...this.#own.near(piece)];
    if (!this.#base) return near;
    for (const other of this.#base.#near(piece)) if (!this.#removed.has(other)) near.push(other);
    return near;
  }
}

const none: ReadonlySet<Piece> = new Set();

/** More cells of corners in a column than any block has. */
const CELLS = 4096;

/** Returns how much a piece counts: the edge of the block most, then seams that were there, then straight ones. */
function weightOf({ right, left, isNew, bulge }: Piece): number {
  return (right === BEYOND || left === BEYOND ? 4 : 0) + (isNew ? 0 : 2) + (bulge === 0 ? 1 : 0);
}

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
