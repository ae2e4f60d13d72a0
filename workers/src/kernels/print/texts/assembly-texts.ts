import { counted } from '@quiltwright/shared/counted';
import { listed } from '@quiltwright/shared/listed';

/** The texts of the pages about putting a quilt together. Sizes and lengths arrive as words, such as 2½″. */
export const assemblyTexts = {
  title: 'Putting the quilt together',
  detail: (seam: string) => `Measurements of rows, strips and the quilt include seam allowances of ${seam}`,
  foot: (seam: string) => `Sizes to cut, including seam allowances of ${seam}`,
  pieces: (names: readonly string[]) => `Pieces: ${listed(names)}.`,
  pressToSashing: 'Press the seams toward the sashing.',
  pressToBorder: 'Press the seams toward the border.',
  quiltMeasures: (size: string) => `The quilt now measures ${size}.`,
};

/** The texts of the steps that sew a standard quilt in rows. */
export const rowTexts = {
  blocks: 'The rows of blocks',
  makeRows: (rows: number, columns: number, between: string) =>
    `Make ${counted(rows, 'row')}: sew ${counted(columns, 'block')} side by side${between}.`,
  sashesBetween: (count: number, size: string) =>
    ` with ${counted(count, 'sash', 'sashes')} ${size} between them`,
  emptyPlace: 'an empty place',
  alternately: (first: string, second: string) => `${first} and ${second} alternately, ${first} first`,
  everyRow: (blocks: string) => `Every row: ${blocks}.`,
  row: (numbers: readonly string[], blocks: string) =>
    `${numbers.length === 1 ? 'Row' : 'Rows'} ${listed(numbers)}: ${blocks}.`,
  /**
   * The pressing instruction for rows without sashing between the blocks. The seams of neighbouring rows meet there, so
   * they are pressed in opposite directions.
   */
  pressByTurns:
    'Press the seams to the right in one row and to the left in the next row, so that the seams nest.',
  rowMeasures: (size: string) => `Each row now measures ${size}.`,
  sashing: 'The rows of sashing',
  makeSashing: (rows: number, sashes: number, sash: string, cornerstone: string) =>
    `Make ${counted(rows, 'row')}: sew ${counted(sashes, 'sash', 'sashes')} ${sash} end to end with ${counted(sashes - 1, 'cornerstone')} ${cornerstone} between them.`,
  sashingMeasures: (size: string) => `Each row of sashing now measures ${size}.`,
  sewWithStrips: (count: number, size: string) =>
    `Sew the rows together, with a sashing strip ${size} between every two rows: ${counted(count, 'strip')}.`,
  sewWithSashing: 'Sew the rows together, with a row of sashing between every two rows of blocks.',
  sewRows: 'Sew the rows together.',
};

/** The texts of the step that sews the blocks of a free form quilt together. */
export const middleTexts = {
  title: 'The middle of the quilt',
  arrange: 'Arrange the blocks as the picture shows.',
  sewRows: (rows: number) =>
    rows > 1
      ? `Sew ${rows} rows, each from left to right. Then sew the rows together, from top to bottom.`
      : 'Sew one row from left to right.',
  sashing: (size: string) => `sashing ${size}`,
  blockAlone: 'The block is the middle of the quilt.',
  sewBlock: 'Sew the block and the sashing together as the picture shows.',
  sewBlocks: 'Sew the blocks together as the picture shows.',
  allSashing: (sizes: readonly string[]) => `All sashing: ${sizes.join(', ')}.`,
  sashingOfSizes: (sizes: number) => `All sashing: pieces of ${sizes} sizes, listed in the cutting charts.`,
  overlapsBorders:
    'Some blocks overlap the borders. The lengths below are for borders that run under these blocks.',
  piecesOfSizes: (sizes: number) => `pieces of ${sizes} sizes`,
  bareAround: (pieces: string) =>
    `The ground around the block has no fabric yet. Choose a fabric, and cut from it: ${pieces}.`,
  bareBetween: (pieces: string) =>
    `The ground between the blocks has no fabric yet. Choose a fabric, and cut from it: ${pieces}.`,
  sewToBlock: 'Sew these pieces to the block as the picture shows.',
  sewToBlocks: 'Sew these pieces and the blocks together as the picture shows.',
};

const cutUpright =
  'cut the vertical strips along the length of the fabric, and the other strips across its width.';

/** The texts about sewing strips end to end into one length. */
export const joinedTexts = {
  countOf: (count: number, size: string) => `${count} of ${size}`,
  endToEnd: 'end to end',
  onTheSlant: 'end to end on the slant',
  sew: (strips: readonly string[], endToEnd: string) => `Sew ${listed(strips)} ${endToEnd}`,
  andCut: (sewing: string, cut: string, spare: string) => `${sewing}, and cut ${cut} from them${spare}.`,
  spare: (length: string) => `, with ${length} to spare`,
  strips: { all: 'the strips', longer: 'the longer strips' },
  vertical: { all: 'the vertical strips', longer: 'the longer of the vertical strips' },
  others: { all: 'the other strips', longer: 'the longer of the other strips' },
  directionalBorder: `The border has a directional print: ${cutUpright}`,
  directionalSashing: `The sashing has a directional print: ${cutUpright}`,
};
