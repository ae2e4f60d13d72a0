import { mixed } from '@quiltwright/shared/ruler/mixed';
import type {
  Alternative,
  Bought,
  CutPiece,
  CuttingProblem,
  FabricPlan,
  Methods,
  OffGrid,
  Strip,
} from '@quiltwright/workers/kernels/cutting/cutting-types';
import { unitsOf } from '@quiltwright/workers/kernels/cutting/bought';
import { FAT_QUARTER } from '@quiltwright/workers/kernels/cutting/settings';
import { cutWords } from '@quiltwright/workers/kernels/cutting/pieces/piece-words';
import {
  exactInches,
  exactNumber,
  formatInches,
  formatSize,
  formatSizes,
} from '@quiltwright/shared/ruler/lengths';
import { figure, pieceWords, placeLines, type NameBlock } from './estimate-words';
import { boughtWords } from './bought-words';

/** The texts of a row of the cut list, from left to right. */
export interface CutRowWords {
  piece: string;
  /** The number of pieces, one line for each place where they are used. */
  needed: string[];
  /** The words for what to cut: 15 squares 7¼″. */
  cut: string;
  /** The calculation of the size to cut. */
  how: string;
}

/**
 * Returns the words of a row of the cut list. Binding strips, and strips that are joined into longer strips, have no
 * finished size. Rows of such strips show the size to cut.
 */
export function cutRowWords(piece: CutPiece, cloth: number, nameBlock: NameBlock): CutRowWords {
  const { kind, finished, needed, places } = piece;
  const how = stripHow(piece, cloth);
  return {
    piece:
      how === null ? pieceWords({ kind, sides: 0, size: finished, count: needed }) : stripPieceWords(piece),
    needed: placeLines(places, needed, nameBlock),
    cut: cutWords(piece),
    how: how ?? howWords(piece),
  };
}

/**
 * Returns instructions for cutting the binding, and other strips that are joined before they are sewn to the quilt.
 * Null for other pieces.
 */
function stripHow({ width, places, joined, spare = 0 }: CutPiece, cloth: number): string | null {
  const across = width >= cloth ? 'from selvage to selvage' : 'as long as the fabric';
  if (joined === 'whole') return `${across}, joined end to end`;
  if (joined === 'rest')
    return `the rest of the length${spare > 0 ? ` and ${formatInches(spare)} to spare` : ''}, joined to whole strips`;
  if (places.length === 0 || places.some(({ of }) => of !== 'binding')) return null;
  return width >= cloth ? across : 'made into one long bias strip';
}

function stripPieceWords({ width, height, count }: CutPiece): string {
  if (width === height) return `${count === 1 ? 'Square' : 'Squares'} ${formatInches(width)}`;
  return `${count === 1 ? 'Strip' : 'Strips'} ${formatInches(width)} × ${formatInches(height)}`;
}

function howWords({ kind, method, finished: [first, second], width, height }: CutPiece): string {
  switch (kind) {
    case 'square':
      return plus(first, width);
    case 'rectangle':
    case 'base': {
      const isTurned =
        Math.abs(height - first - (width - second)) < Math.abs(width - first - (height - second));
      return isTurned
        ? `${plus(first, height)} and ${plus(second, width)}`
        : `${plus(first, width)} and ${plus(second, height)}`;
    }
    case 'halfSquareTriangle':
      return method === 'eight'
        ? `2 × (${plus(first, width / 2)}), two of them make 8`
        : `${plus(first, width)}, 2 from each`;
    case 'quarterSquareTriangle':
      return `${plus(first, width)}, 4 from each`;
    case 'goose':
      return method === 'four'
        ? `${plus(first, width)}, 4 geese from each`
        : `${plus(first, Math.max(width, height))} and ${plus(second, Math.min(width, height))}`;
    case 'sky':
      return method === 'four'
        ? `${plus(second, width)}, 4 for every 4 geese`
        : `${plus(second, width)}, 2 for each goose`;
    case 'corner':
      return `${plus(first, width)}, 1 for each corner`;
    case 'diamond':
    case 'quarterCircle':
    case 'background':
    case 'wedge':
    case 'melon':
    case 'blade':
    case 'other':
    case 'applique':
      return 'a rectangle around its template with seams; nested templates may take less';
  }
}

/** Returns the calculation of the side to cut, in words: the finished side and the addition for seams, as in 4 + ⅞. */
function plus(finished: number, cut: number): string {
  const added = cut - finished;
  const isOnEighth = Math.abs(added * 8 - Math.round(added * 8)) < HAIR;
  return isOnEighth
    ? `${exactNumber(finished)} + ${mixed(added)}`
    : `${exactNumber(finished)} and seams, up to the next ⅛: ${exactNumber(cut)}`;
}

/** The greatest difference that counts as a rounding error, in eighths of an inch. */
const HAIR = 0.01;

/** Returns the pieces of a strip: 5 squares 7¼″, 3 of 2½″ × 4½″. */
export function stripWords({ columns }: Pick<Strip, 'columns'>): string {
  const sizes = new Map<string, { width: number; height: number; count: number }>();
  for (const { width, height, stack } of columns) {
    const key = `${width} ${height}`;
    sizes.set(key, { width, height, count: stack + (sizes.get(key)?.count ?? 0) });
  }
  return [...sizes.values()].map(cutWords).join(', ');
}

/**
 * Compares a plan with the least amount of fabric that any plan needs, in sentences. `head` says by how much, at most,
 * this plan exceeds the least amount. `rest` says what the least amount is, and how much fabric must be bought; it may
 * be empty. `isProven` is true if the statement in `head` is proven.
 */
export function proofWords(plan: FabricPlan): { isProven: boolean; head: string; rest: string } {
  const { gap, bound, bought, proven } = plan;
  const isShortest = gap < 1 / 16;
  const within = upToEighths(gap);
  const head = isShortest
    ? 'It is proven that no other plan that cuts pieces from strips needs less fabric.'
    : `${proven ? 'It is proven that this' : 'This'} plan needs at most ${within} more fabric than the best possible plan with strips.`;
  const sentences = [
    isShortest ? '' : `Any plan that cuts pieces from strips needs at least ${downToEighths(bound)}.`,
  ];
  if (plan.isLeast) {
    const least = boughtWords(plan.leastForStrips);
    sentences.push(`To cut pieces from strips, you must buy at least ${least}.`);
    if (least !== boughtWords(bought)) sentences.push(`With your spare fabric, buy ${boughtWords(bought)}.`);
    else if (bought.spare > 0) sentences.push('This is enough for your spare fabric, too.');
  }
  return { isProven: proven || isShortest, head, rest: sentences.filter((each) => each !== '').join(' ') };
}

function upToEighths(inches: number): string {
  return formatInches(Math.ceil(inches * 8 - HAIR) / 8);
}

function downToEighths(inches: number): string {
  return formatInches(Math.floor(inches * 8 + HAIR) / 8);
}

/**
 * Returns a note on pieces with a finished side that falls between two lines of a ruler. The note gives the error that
 * results if quilters cut these pieces to the nearest line. It also gives the block sizes at which all sides fall on
 * lines.
 */
export function offGridWords({ side, nearest, across, drift, blockSide, fits }: OffGrid): string {
  const off = Math.abs(drift);
  const by = off >= 1 / 16 ? formatInches(Math.max(off, 1 / 8)) : 'a hair';
  const short = `${by} ${drift < 0 ? 'short' : 'over'}`;
  const block = `${drift < 0 ? ' of' : ''} your ${exactInches(blockSide)} block`;
  const many = across === 1 ? 'it finishes' : `${words(across ?? 0)} of these finish`;
  return [
    `${exactInches(side)} falls between two lines of a ruler. Cut to the next larger line, and trim after sewing.`,
    `If you cut for ${formatInches(nearest)} instead, ${across === null ? `each piece finishes ${short}` : `${many} ${short}${block}`}.`,
    fits.length > 0 && `In a block of ${formatSizes(fits)}, all sizes are on the lines of a ruler.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function words(count: number): string {
  return numbers[count] ?? figure(count);
}

const methodNames: Record<keyof Methods, Record<string, string>> = {
  halfSquareTriangle: {
    two: 'Half-square triangles two at a time',
    eight: 'Half-square triangles eight at a time',
  },
  goose: { one: 'Flying geese one at a time', four: 'Flying geese four at a time' },
};

/**
 * Returns the name of an alternative cutting method. Also returns, in words, how the amounts to buy change with this
 * method (`costs`).
 * @param before the present amounts, by fabric number
 */
export function alternativeWords(
  { kind, method, bought }: Alternative,
  before: ReadonlyMap<number, Bought>,
  nameFabric: (fabric: number) => string,
): { name: string; costs: string } {
  const changes = bought.flatMap(({ fabric, bought: then }) => {
    const now = before.get(fabric);
    const by = now ? unitsOf(then) - unitsOf(now) : 0;
    if (by === 0) return [];
    const many = Math.abs(by);
    const size = boughtWords({ eighths: many, fatQuarters: then.fatQuarters === null ? null : many });
    return [`${size} ${by > 0 ? 'more' : 'less'} of ${nameFabric(fabric)}`];
  });
  const costs = changes.length > 0 ? changes.join(', ') : 'needs the same amount of fabric';
  return { name: methodNames[kind][method] ?? '', costs };
}

const QUARTER_SIZE = formatSize(FAT_QUARTER.length, FAT_QUARTER.width);

/** Returns the reason why a fabric has no plan, and advice. */
export function problemWords({ code, piece: { width, height } }: CuttingProblem): string {
  const size = `${formatInches(width)} × ${formatInches(height)}`;
  switch (code) {
    case 'wider-than-cloth':
      return `A piece of ${size} doesn’t fit on fabric of this width. Choose wider fabric, or smaller blocks.`;
    case 'taller-than-fat-quarter':
      return `A piece of ${size} doesn’t fit on a fat quarter, ${QUARTER_SIZE}. Buy this fabric off the bolt.`;
    case 'too-much':
      return 'This fabric has too many pieces to plan.';
  }
}
