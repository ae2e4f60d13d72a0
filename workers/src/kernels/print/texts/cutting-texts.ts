import { listed } from '@quiltwright/shared/listed';
import { counted } from '@quiltwright/shared/counted';

/** The texts of the cutting charts. Sizes and lengths arrive as words, such as 2½″. */
export const cuttingTexts = {
  title: 'Cutting charts',
  detail: 'Strips to scale. Tinted areas are left over. Cut again on dashed lines',
  foot: (seam: string, from: string) => `Sizes to cut, including seam allowances of ${seam}, ${from}`,
  quarters: (size: string) => `fat quarters of ${size}`,
  fabric: (width: string, isWashed: boolean) => `fabric ${width} wide${isWashed ? ' once washed' : ''}`,
  buy: (amount: string) => `Buy ${amount}`,
  eachStraightened: (edge: string) => `, each with ${edge} to straighten its edge`,
  stripsAnd: (length: string, added: string) => `: ${length} of strips and ${added}`,
  offRuler: (pieces: readonly string[]) =>
    `${listed(pieces)} ${pieces.length === 1 ? 'finishes' : 'finish'} between ruler lines: cut sizes are rounded up to the next ⅛″, so trim after sewing`,
  takes: (length: string, hasSpare: boolean) =>
    `${length} of fabric${hasSpare ? ', before spare fabric is added' : ''}`,
  noLess: (takes: string) => `${takes}: no plan that cuts pieces from strips needs less.`,
  atLeast: (takes: string, length: string) => `${takes}. Pieces cut from strips need at least ${length}.`,
  strips: (count: number, size: string) => `Cut ${counted(count, 'strip')} ${size}`,
  ofAll: (count: number) => `of ${count.toLocaleString('en')}`,
};

/** The texts about how a piece is cut, and how it is used after cutting. */
export const pieceTexts = {
  joined: 'Sewn end to end',
  measureFirst: 'Measure the quilt first',
  cutInEight: 'Sewn to a second square, cut in eight',
  twoFromEach: 'Two from each',
  fourFromEach: 'Four from each',
  fourGeese: 'Four geese from each',
  fourForSquare: 'Four for each large square',
  twoForGoose: 'Two for each goose, sewn on from corner to corner',
  ontoCorner: 'Sewn on from corner to corner',
  makes: (then: string, count: number, kind: string) => `${then}: ${count} ${kind}`,
  byTemplates: (letters: readonly string[]) =>
    `By ${letters.length > 1 ? 'templates' : 'template'} ${listed(letters)}`,
  withTemplate: 'With its template (print the “Templates” page)',
  orByTemplates: (letters: readonly string[]) => `or by ${listed(letters)}`,
  blocks: (count: number) => `${count} blocks`,
  parts: { cornerstones: 'cornerstones', binding: 'binding', backing: 'backing' },
} as const;

/** The texts that give amounts of fabric. */
export const amountTexts = {
  length: (yards: string, metres: string) => `${yards} or ${metres}`,
  quarters: (count: number) => counted(count, 'fat quarter'),
};
