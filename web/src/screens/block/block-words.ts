import { listed } from '@quiltwright/shared/listed';
import type { PremadeFacts } from '@quiltwright/shared/quilting/block';
import { kindWords } from '@quiltwright/workers/kernels/patches/patch-words';
import { decimalInches, exactInches, formatInches, fractionInches } from '@quiltwright/shared/ruler/lengths';
import type { Cut } from './block-cuts';
import type { BlockFacts, Curve, Piece } from './block-facts';
import { FINISHED_AT } from './block-sizes';
import { shownNames } from './shown-names';

/**
 * The greatest number of block sizes that the page suggests. At these sizes, every cut falls on a line of a ruler.
 */
const MOST_FITS = 3;

/**
 * The denominators of the fractions of an inch that the page writes as fractions, although no ruler has them: thirds
 * and fifths, for example.
 */
const PARTS = [3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 17];
/** The difference in inches below which two lengths count as equal: the precision of stored shapes. */
const SAME = 0.00002;

const symmetries: Record<PremadeFacts['symmetry'], string> = {
  none: 'None',
  mirror: 'One mirror line',
  'diagonal mirror': 'One mirror line, along the diagonal',
  'half turn': 'Looks the same after a half turn',
  'two mirrors': 'Two mirror lines, vertical and horizontal',
  'two diagonal mirrors': 'Two mirror lines, along the diagonals',
  'quarter turns': 'Looks the same after each quarter turn',
  all: 'Looks the same after each quarter turn, and when mirrored',
};

const catalogues: Readonly<Record<string, string>> = {
  BB: 'Barbara Brackman, Encyclopedia of Pieced Quilt Patterns, no.',
  LAC: 'Ladies Art Company, catalogue no.',
};

/**
 * Returns a text with the sides to cut: 4⅞″, or 3½″ × 2″. A star follows if the finished size falls between the lines
 * of a ruler. If there are no sides to cut, the text is “Template”.
 */
export function cutWords({ sides, isBetween }: Cut): string {
  return sides.length > 0 ? `${sides.map(exactInches).join(' × ')}${isBetween ? '*' : ''}` : 'Template';
}

/**
 * Returns the explanation of the stars in the table of sizes to cut; null if the table has no stars. A star marks a
 * patch whose finished size falls between the lines of a ruler.
 */
export function betweenWords({ pieces, fits }: Pick<BlockFacts, 'pieces' | 'fits'>): string | null {
  if (!pieces.some(({ cuts }) => cuts.some(({ isBetween }) => isBetween))) return null;
  const between =
    'Sizes with * fall between two lines of a ruler. Cut to the next larger line, and trim after sewing';
  if (fits.length === 0) return `${between}. No size of this block puts every cut on a ruler line.`;
  const near = [...fits]
    .sort((a, b) => Math.abs(a - FINISHED_AT) - Math.abs(b - FINISHED_AT))
    .slice(0, MOST_FITS)
    .sort((a, b) => a - b)
    .map((side) => formatInches(side));
  return `${between}, or make the block ${listed(near, 'or')}, where every cut falls on a ruler line.`;
}

/** Returns the finished size of a piece: 3″, or 3″ × 1½″. */
export function sizeWords({ kind, size: [long, short] }: Pick<Piece, 'kind' | 'size'>): string {
  const isOfOneSide = kind === 'quarterSquareTriangle' || partInches(long) === partInches(short);
  return isOfOneSide ? partInches(long) : `${partInches(long)} × ${partInches(short)}`;
}

/** Returns the radius and the length of a curved seam in a block whose side is `side` inches: radius 3″, seam 4.71″. */
export function curveWords({ radius, length }: Curve, side: number): string {
  const at = side / FINISHED_AT;
  return `radius ${exactInches(radius * at)}, seam ${decimalInches(length * at)}`;
}

function partInches(length: number): string {
  return fractionInches(length, PARTS, SAME);
}

/** Returns a text with its first letter changed to a capital. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the symmetry of the block in its fabrics, in words. If the seams without the fabrics have more symmetry, the
 * words mention that symmetry too.
 */
export function symmetryWords({ facts, seamsTurn }: Pick<BlockFacts, 'facts' | 'seamsTurn'>): string {
  return seamsTurn
    ? 'Looks the same after each quarter turn (in these fabrics, after a half turn)'
    : symmetries[facts.symmetry];
}

/** Returns the source of the pattern, with the names of catalogues written in full. */
export function sourceWords(source: string): string {
  const [, catalogue = '', number = ''] = /^([A-Z]+) (.+)$/.exec(source) ?? [];
  const full = catalogues[catalogue];
  return full === undefined ? source : `${full} ${number}`;
}

/** Returns a description of a block in a few sentences, which search engines show. */
export function describeBlock(block: BlockFacts): string {
  const { title, facts, pieces } = block;
  const { patches, grid } = facts;
  const otherNames = shownNames(block);
  const also = otherNames.length > 0 ? `, also called ${otherNames.join(', ')},` : '';
  const [most] = pieces;
  const made = most ? ` and ${patches} patches, most of them ${kindWords(most.kind, most.count)}` : '';
  return `The ${title} quilt block${also} has a grid of ${grid} × ${grid}${made}. Colour the block with real fabrics and use it in a quilt.`;
}
