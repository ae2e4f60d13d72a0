import type { Measure } from '../paper/marks';
import type { CutPlace } from '../../cutting/cutting-types';
import type { PieceNames } from './piece-names';
import type { TemplateNames } from './template-names';
import { assemblyTexts } from '../texts/assembly-texts';

/** The names and letters that pages use for the parts of a design. */
export interface Words {
  measure: Measure;
  /** Returns the name of a fabric; letters that can't be printed are replaced. */
  fabric: (fabricNum: number) => string;
  block: (blockNum: number) => string;
  /** The letters of fabrics and the names of pieces. */
  names: PieceNames;
  templates: TemplateNames;
}

/** Returns the letter and name of a fabric: B Midnight Pond. */
export function clothWords(fabricNum: number, { fabric, names }: Words): string {
  return `${names.cloth(fabricNum)} ${fabric(fabricNum)}`.trim();
}

/**
 * Returns a line with the names that strips have in the cutting charts: “Pieces: C3 and C4.” Empty if the parts
 * have no fabric.
 */
export function piecesLine(parts: readonly CutPlace['of'][], { names }: Words): string[] {
  const called = [...new Set(parts.flatMap((part) => names.placed(part)))];
  return called.length > 0 ? [assemblyTexts.pieces(called)] : [];
}
