import { listed } from '@quiltwright/shared/listed';

/** The titles of sewing steps. They name the parts that a step makes. */
export const stepNames = {
  block: 'The block',
  columns: (numbers: string, isOne: boolean) => `${isOne ? 'Column' : 'Columns'} ${numbers}`,
  rows: (numbers: string, isOne: boolean) => `${isOne ? 'Row' : 'Rows'} ${numbers}`,
  geese: 'Flying geese',
  corners: 'Stitch-and-flip corners',
  curved: 'Curved units',
  setIn: 'Set in',
  halfSquares: 'Half-square triangles (HST)',
  quarterSquares: 'Quarter-square triangles (QST)',
  fourPatches: 'Four-patches',
  pairs: 'Pairs',
  units: 'Units',
  numbered: (title: string, number: number) => `${title} ${number}`,
};

/** The texts for how many parts a step makes, for one block and for all blocks. */
export const makeTexts = {
  make: (count: number) => `Make ${count}`,
  ofEach: (count: number) => `Make ${count} of each`,
  asDrawn: (counts: readonly number[]) => `Make ${listed(counts.map(String))} as drawn`,
  forAll: (counts: readonly number[]) => `, ${listed(counts.map(String))} for all blocks`,
  ofEachForAll: (count: number) => `, ${count} of each for all blocks`,
};

/** The texts of the sewing steps of a block. Pieces arrive as their names, and lengths as words, such as 2½″. */
export const stepTexts = {
  geese: {
    largeSquare: 'the large square',
    square: 'a square',
    rectangle: 'the rectangle',
    two: (small: string) => `two ${small}`,
    one: (small: string) => `one ${small}`,
    twoSmall: 'two small squares',
    oneSmall: 'one small square',
    fourAtATime: (small: string, large: string) =>
      `Make four at a time. Lay ${small} on opposite corners of ${large}, right sides together.`,
    cutDiagonal: (seam: string) =>
      `Sew ${seam} from the diagonal, on both sides. Cut along the diagonal, and press toward the small pieces.`,
    freeCorners: (small: string) =>
      `Lay ${small} on the free corner of each half. Sew, cut and press the same way.`,
    oneEnd: (small: string, large: string) => `Lay ${small} on one end of ${large}, right sides together.`,
    otherEnd: (seam: string) =>
      `Sew from corner to corner, cut ${seam} outside the seam, and press outward. Do the same at the other end.`,
  },
  corners: {
    smallSquare: 'a small square',
    largePiece: 'the large piece',
    lay: (square: string, large: string, isAsDrawn: boolean) =>
      `Lay ${square} on a corner of ${large}, right sides together${isAsDrawn ? ', as drawn' : ''}.`,
    sew: (seam: string) =>
      `Sew on the dashed line from corner to corner. Cut ${seam} outside the line, and press outward.`,
    others: (count: number) =>
      `Do the same at the other ${count > 1 ? `${count} corners, one after another` : 'corner'}.`,
  },
  rounds: {
    start: (pieces: readonly string[]) => `Start with ${pieces.join(', ')}.`,
    sew: 'Sew on the strips in the order of the numbers. Press each strip away from the middle.',
    trim: 'After pressing, trim each strip to its size.',
    sizes: 'Size after each strip, with seams',
  },
  seams: {
    eightAtATime: 'Make eight at a time. Lay the two squares right sides together.',
    cutInEight: (seam: string) =>
      `Sew ${seam} from both diagonals, on both sides. Cut along the diagonals, and through the middle in both directions.`,
    rows: 'Sew the rows together.',
    parts: 'Sew the parts together.',
    sideBySide: 'Sew the pieces side by side.',
    pair: (one: string, other: string) => `Sew ${one} to ${other}.`,
    twoPieces: 'Sew the two pieces together.',
    twoAtATime: (allBut: string, laid: string, seam: string) =>
      `Or make two at a time from uncut squares${allBut}. Lay ${laid}, right sides together. Sew ${seam} from the diagonal, on both sides, and cut along the diagonal.`,
    allButLast: ', all but the last',
    allButLasts: ', all but the last of each odd number',
    oneOnOther: 'one on the other',
    on: (one: string, other: string) => `${one} on ${other}`,
  },
  curved: {
    pin: 'Pin each curve at the middle, at the quarter points and at both ends, with the hollow edge on top.',
    clip: 'Clip the seam allowance of the hollow edge where it pulls. Press toward it.',
  },
  setIn: {
    order: (order: string) => `Sew in this order: ${order}.`,
    inside:
      'One patch is inside another. Turn the edges of the inner patch under, and sew it on as appliqué.',
    noStraightSeam: (order: string) =>
      `No straight seam runs through this unit. Set in the patches in this order: ${order}.`,
    /** Returns the instruction to sew a ring of patches, which have the numbers 1 to `count`. */
    ring: (count: number) => {
      const half = count / 2;
      const last = 'with one straight seam.';
      if (half % 2 > 0)
        return `Sew 1 to ${half} side by side, and ${half + 1} to ${count}. Join these halves ${last}`;
      const pairs = `Sew 1 to ${count} in pairs: 1 and 2, 3 and 4${count > 4 ? ', and so on' : ''}.`;
      return `${pairs} ${count > 4 ? 'Join the pairs into halves, and the halves' : 'Join the pairs'} ${last}`;
    },
    corner: (places: string, isOne: boolean) => `${places} ${isOne ? 'has' : 'have'} a corner to turn.`,
    mark: (seam: string) =>
      `Mark each corner ${seam} inside the edges. Sew from mark to mark, not into the seam allowance, and turn at each mark.`,
  },
  trimTo: (size: string) => `Trim to ${size}`,
  shortSides: (length: string) => `Short sides measure about ${length}`,
  longestSide: (length: string) => `Longest side measures about ${length}`,
  measures: (size: string) => `Measures ${size}`,
  columns: (numbers: string, isOne: boolean) => `${isOne ? 'column' : 'columns'} ${numbers}`,
  rows: (numbers: string, isOne: boolean) => `${isOne ? 'row' : 'rows'} ${numbers}`,
  run: (from: number, to: number) => `${from} to ${to}`,
  pressAgainst: (rows: string, isOneArrow: boolean) =>
    `Press ${rows} in the opposite direction to the arrow${isOneArrow ? '' : 's'}.`,
  turned: (rows: string) => `Turn ${rows} upside down.`,
};
