import { isSame } from '@quiltwright/shared/quilting/grain/square-triangle';
import type { CutRow, Place } from './estimate-types';

/** A piece of fabric to cut, without its count and places. */
export interface Piece extends Omit<CutRow, 'places' | 'count'> {
  fabric: number;
}

/** A piece of a block. `each` is the number of these pieces in one block. */
export interface Cut {
  piece: Piece;
  each: number;
}

/**
 * The pieces to cut for a quilt. Pieces that are cut alike are one row of the list, even if they are in different
 * blocks.
 */
export class CutRows {
  readonly #alike = new Alike<Piece & Pick<CutRow, 'places' | 'count'>>();

  /**
   * Adds the pieces of one part of the quilt, such as a block.
   * @param place the part, with the number of its copies
   */
  add(cuts: readonly Cut[], place: Omit<Place, 'each'>): void {
    const here = new Alike<Piece & { each: number }>();
    for (const { piece, each } of cuts) here.get(piece, () => ({ ...piece, each: 0 })).each += each;
    for (const { each, ...piece } of here.all) {
      const row = this.#alike.get(piece, () => ({ ...piece, places: [], count: 0 }));
      const same = row.places.find(
        (other) => other.of === place.of && other.blockNum === place.blockNum && other.each === each,
      );
      if (same) same.copies += place.copies;
      else row.places.push({ ...place, each });
      row.count += each * place.copies;
    }
  }

  byFabric(): Map<number, CutRow[]> {
    const rows = new Map<number, CutRow[]>();
    for (const { fabric, ...row } of this.#alike.all) {
      const ofFabric = rows.get(fabric);
      if (ofFabric) ofFabric.push(row);
      else rows.set(fabric, [row]);
    }
    return rows;
  }
}

/** A list in which no two pieces are cut alike. Pieces are found by their fabric, kind and approximate area. */
class Alike<Found extends Piece> {
  readonly all: Found[] = [];
  readonly #cells = new Map<string, Found[]>();

  /**
   * Returns the piece of the list that is cut like `piece`. If there is none, makes a new one with `make`, and adds it
   * to the list.
   */
  get(piece: Piece, make: () => Found): Found {
    const cell = Math.round(piece.area);
    for (const near of [cell, cell - 1, cell + 1]) {
      const found = this.#cells.get(keyOf(piece, near))?.find((other) => isCutAlike(piece, other));
      if (found) return found;
    }
    const made = make();
    this.all.push(made);
    const key = keyOf(piece, cell);
    const others = this.#cells.get(key);
    if (others) others.push(made);
    else this.#cells.set(key, [made]);
    return made;
  }
}

function keyOf({ fabric, kind, sides }: Piece, cell: number): string {
  return `${fabric} ${kind} ${sides} ${cell}`;
}

function isCutAlike(one: Piece, other: Piece): boolean {
  return (
    isSame(one.size[0], other.size[0]) &&
    isSame(one.size[1], other.size[1]) &&
    isSame(one.area, other.area) &&
    isSame(one.perimeter, other.perimeter)
  );
}
