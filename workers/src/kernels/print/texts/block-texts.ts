import { counted } from '@quiltwright/shared/counted';
import { listed } from '@quiltwright/shared/listed';

/** The texts of the pages of a block. Sizes and lengths arrive as words, such as 2½″. */
export const blockTexts = {
  /** The words after the name of a block whose patches are cut further, so that all seams are straight. */
  straight: ', straight seams',
  pieces: 'The pieces of the block',
  cut: 'Cut',
  cutForOneAndAll: 'Cut for one block and for all blocks',
  piece: 'Piece',
  cutForOne: 'Cut for one block',
  forAll: (copies: number) => `For all ${copies}`,
  howToSew: 'How to sew the block',
  arrows: 'Arrows show which way to press the seam',
  foot: (block: string, size: string, seam: string) =>
    `${block}, ${size}. Sizes to cut, including seam allowances of ${seam}`,
  detail: (size: string, cut: string, copies: number, patches: number) =>
    `${size} finished, ${cut} before it is sewn on. Make ${copies}. ${counted(patches, 'patch', 'patches')}`,
  chartsAsDrawn: '. List and charts are for the block as it is drawn',
  applique: (step: number) => `${step}. Appliqué`,
  appliqueOrder: (order: string) =>
    `Place the patches as the picture shows, and sew them on in this order: ${order}.`,
};

/** The notes on the pages of a block. */
export const blockNoteTexts = {
  offRuler: 'Some sizes fall between two lines of a ruler, so their pieces are cut a little larger.',
  trimUnits: 'Trim units as the steps say.',
  onRulerAt: (sizes: string) => `In a block of ${sizes}, every size is on a line of the ruler.`,
  trimTo: (pieces: readonly string[], size: string) => `${listed(pieces)} to ${size}`,
  trimFirst: (sizes: readonly string[]) => `Before you sew, trim ${listed(sizes)}.`,
  straightVersion: (block: string) =>
    `“${block}” shows this block with more cuts, so that all seams are straight.`,
};
