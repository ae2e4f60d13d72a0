import type { Measure } from '../paper/marks';
import type { CutPlace } from '../../cutting/cutting-types';
import { listed } from '../paper/text';
import type { PieceNames } from './piece-names';
import type { TemplateNames } from './template-names';

/** What a page needs to speak of a design. */
export interface Words {
  measure: Measure;
  /** Names, in letters that can be printed. */
  fabric: (fabricNum: number) => string;
  block: (blockNum: number) => string;
  /** Letters of cloth and names of pieces. */
  names: PieceNames;
  templates: TemplateNames;
}

/** Cloth by its letter and name: B Midnight Pond. */
export function clothWords(fabricNum: number, { fabric, names }: Words): string {
  return `${names.cloth(fabricNum)} ${fabric(fabricNum)}`.trim();
}

/** What the cutting charts call the strips of parts of the quilt: Pieces: C3 and C4. Nothing where no cloth is chosen for them. */
export function piecesLine(parts: readonly CutPlace['of'][], { names }: Words): string[] {
  const called = [...new Set(parts.flatMap((part) => names.placed(part)))];
  return called.length > 0 ? [`Pieces: ${listed(called)}.`] : [];
}
