import { FABRIC } from '@quiltwright/shared/limits';
import { isSamePiece } from '../../cutting/pieces/block-pieces';
import type { CuttingPlan, CutPiece, CutPlace } from '../../cutting/cutting-types';
import { letterOf } from '../block/templates';

/** Replaces the fabric's letter in the names of pieces whose fabric isn't chosen yet. */
const UNKNOWN = '?';

/**
 * The names of fabrics and pieces on all pages. Fabrics have letters, in the order of the shopping list. A piece has
 * the letter of its fabric and a number, in the order of the cutting charts: A1.
 */
export class PieceNames {
  readonly #cloths: number[];
  readonly #pieces = new Map<number, CutPiece[]>();

  /**
   * @param plan the plan of the quilt; null for a block or a quilt without fabric
   * @param pieces the pieces of all blocks; some of them may be missing in the plan
   * @param others the pieces of blocks whose patches are cut further, so that all seams are straight. Their numbers
   *   come after those of the plan's pieces.
   */
  constructor(plan: CuttingPlan | null, pieces: readonly CutPiece[], others: readonly CutPiece[] = []) {
    for (const { fabric, pieces: own } of plan?.fabrics ?? []) this.#pieces.set(fabric, [...own]);
    const cloths = new Set([...(plan?.problems ?? []), ...pieces].map(({ fabric }) => fabric));
    const planned = [...this.#pieces.keys()];
    const rest = [...cloths].filter((fabric) => !this.#pieces.has(fabric));
    this.#cloths = [...planned, ...rest.sort((a, b) => a - b)].filter((fabric) => fabric !== FABRIC.none);
    for (const piece of pieces) {
      if (planned.includes(piece.fabric)) continue;
      const own = this.#pieces.get(piece.fabric) ?? [];
      this.#pieces.set(piece.fabric, own);
      if (!own.some((other) => isSamePiece(other, piece))) own.push(piece);
    }
    for (const piece of others) {
      const own = this.#pieces.get(piece.fabric) ?? [];
      this.#pieces.set(piece.fabric, own);
      if (!own.some((other) => isOfBlock(other) && isSamePiece(other, piece))) own.push(piece);
    }
  }

  /** Returns the letter of a fabric, such as A. Empty for fabric 0 (none). */
  cloth(fabric: number): string {
    const index = this.#cloths.indexOf(fabric);
    return index < 0 ? '' : letterOf(index);
  }

  /** All fabrics with a letter, in the order of the letters. */
  get cloths(): readonly number[] {
    return this.#cloths;
  }

  /**
   * Returns the names of the pieces that are cut for a part of the quilt, such as a border. They are in the order of
   * the cutting charts.
   */
  placed(part: CutPlace['of']): string[] {
    return [...this.#pieces.values()]
      .flat()
      .filter(({ places }) => places.some(({ of }) => of === part))
      .map((piece) => this.piece(piece));
  }

  /** Returns the name of a piece, such as A1. For a piece without a fabric, a question mark replaces the letter: ?1. */
  piece(piece: CutPiece): string {
    const own = this.#pieces.get(piece.fabric) ?? [];
    const known = own.indexOf(piece);
    const index = known < 0 ? own.findIndex((each) => isOfBlock(each) && isSamePiece(each, piece)) : known;
    return `${this.cloth(piece.fabric) || UNKNOWN}${index + 1}`;
  }
}

function isOfBlock({ places }: CutPiece): boolean {
  return places.some(({ of }) => of === 'block');
}
