import type { Measure } from './marks';

/** What a page needs to speak of a design. */
export interface Words {
  measure: Measure;
  /** Names, in letters that can be printed. */
  fabric: (fabricNum: number) => string;
  block: (blockNum: number) => string;
}
