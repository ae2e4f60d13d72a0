import type { Measure } from '../paper/marks';
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
