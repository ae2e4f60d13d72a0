import type { CutPiece } from '../../cutting/cutting-types';
import { pieceOf, type BlockSheet } from '../block/block-sheet';
import type { PieceNames } from './piece-names';
import { isLike, isRulerCut, type Template } from '../block/templates';

/** Finds the templates that are printed for a piece, and the pieces that a ruler can cut without a template. */
export class TemplateNames {
  /** The names of the templates for each piece, by the name of the piece. Has only printed templates. */
  readonly #letters = new Map<string, Set<string>>();
  /** The names of pieces that can be cut with a ruler. */
  readonly #ruled = new Set<string>();
  readonly #names: PieceNames;

  /** @param templates all templates that are printed */
  constructor(sheets: readonly BlockSheet[], templates: readonly Template[], names: PieceNames) {
    this.#names = names;
    for (const sheet of sheets)
      sheet.patches.forEach((patch, index) => {
        const piece = pieceOf(sheet, index);
        if (!piece) return;
        const name = names.piece(piece);
        if (isRulerCut(patch)) this.#ruled.add(name);
        const template = templates.find((each) => isLike(each.patch, patch));
        if (!template) return;
        const known = this.#letters.get(name) ?? new Set<string>();
        this.#letters.set(name, known.add(template.letter));
      });
  }

  /** Returns the names of the printed templates for a piece, such as T1. */
  of(piece: CutPiece): string[] {
    return [...(this.#letters.get(this.#names.piece(piece)) ?? [])];
  }

  /** True if a piece can be cut with a ruler, without a template. */
  isRuled(piece: CutPiece): boolean {
    return this.#ruled.has(this.#names.piece(piece));
  }
}
