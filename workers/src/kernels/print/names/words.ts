import type { Measure } from '../paper/marks';
import type { CutPlace } from '../../cutting/cutting-types';
import type { PieceNames } from './piece-names';
import type { TemplateNames } from './template-names';
import { assemblyTexts } from '../texts/assembly-texts';

/**
 * The names of fabrics, blocks, pieces and templates in the texts of printed pages. `measure` returns the width of a
 * text.
 */
export interface Words {
  measure: Measure;
  /** Returns the name of a fabric. Characters that can't be printed are replaced. */
  fabric: (fabricNum: number) => string;
  block: (blockNum: number) => string;
  /** The letters of fabrics and the names of pieces. */
  names: PieceNames;
  templates: TemplateNames;
}

/** Returns the letter and the name of a fabric: “B Midnight Pond”. */
export function clothWords(fabricNum: number, { fabric, names }: Words): string {
  return `${names.cloth(fabricNum)} ${fabric(fabricNum)}`.trim();
}

/**
 * Returns one line that names the pieces to cut for these parts of the quilt, such as “Pieces: C3 and C4.”. Empty if
 * there are no such pieces.
 */
export function piecesLine(parts: readonly CutPlace['of'][], { names }: Words): string[] {
  const called = [...new Set(parts.flatMap((part) => names.placed(part)))];
  return called.length > 0 ? [assemblyTexts.pieces(called)] : [];
}
