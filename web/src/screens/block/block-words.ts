import type { PremadeFacts } from '@quiltwright/shared/quilting/block';
import { kindWords } from '@quiltwright/workers/kernels/patches/patch-words';
import { exactInches, formatInches } from '../../ui/inches';
import type { BlockFacts, Cut, Piece } from './block-facts';
import { TOLD_AT } from './block-sizes';
import { shownNames } from './shown-names';

/** Sizes that are told at which all of a block falls on the lines of a ruler. */
const FITS_TOLD = 3;

/** Into how many parts an inch falls in grids of which no ruler has the lines. */
const PARTS = [3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 17];
/** Inches that differ by less are the same: as near as blocks store their parts. */
const SAME = 0.00002;

const symmetries: Record<PremadeFacts['symmetry'], string> = {
  none: 'None',
  mirror: 'One mirror line',
  'diagonal mirror': 'One mirror line, on the diagonal',
  'half turn': 'The same after a half turn',
  'two mirrors': 'Two mirror lines, upright and across',
  'two diagonal mirrors': 'Two mirror lines, on the diagonals',
  'quarter turns': 'The same after each quarter turn',
  all: 'The same after each quarter turn, and mirrored',
};

const catalogues: Readonly<Record<string, string>> = {
  BB: 'Barbara Brackman, Encyclopedia of Pieced Quilt Patterns, no.',
  LAC: 'Ladies Art Company, catalogue no.',
};

/** What is cut: 4⅞″, or 3½″ × 2″, and a star where the piece finishes between the lines of a ruler. */
export function cutWords({ sides, isBetween }: Cut): string {
  return sides.length > 0 ? `${sides.map(exactInches).join(' × ')}${isBetween ? '*' : ''}` : 'Template';
}

/** What the stars of a block's cuts say; null where there are none. */
export function betweenWords({ pieces, fits }: Pick<BlockFacts, 'pieces' | 'fits'>): string | null {
  if (!pieces.some(({ cuts }) => cuts.some(({ isBetween }) => isBetween))) return null;
  const between =
    'Sizes with * lie between the lines of a ruler: cut up to the next one and trim what you sew';
  if (fits.length === 0) return `${between}. This block never falls on the lines as a whole.`;
  const near = [...fits]
    .sort((a, b) => Math.abs(a - TOLD_AT) - Math.abs(b - TOLD_AT))
    .slice(0, FITS_TOLD)
    .sort((a, b) => a - b)
    .map((side) => formatInches(side));
  return `${between}, or make the block ${anyOf(near)}, where all of it falls on the lines.`;
}

function anyOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}

/** Their finished size: 3″, or 3″ × 1½″. */
export function sizeWords({ kind, size: [long, short] }: Pick<Piece, 'kind' | 'size'>): string {
  const isOfOneSide = kind === 'quarterSquareTriangle' || partInches(long) === partInches(short);
  return isOfOneSide ? partInches(long) : `${partInches(long)} × ${partInches(short)}`;
}

/** A part of a block in inches, as a fraction of few parts where it is one: 1 5/7″. */
function partInches(length: number): string {
  const parts = [16, ...PARTS].find((each) => Math.abs(length - Math.round(length * each) / each) < SAME);
  if (parts === undefined || parts === 16) return exactInches(length);
  const total = Math.round(length * parts);
  const whole = Math.floor(total / parts);
  return `${whole === 0 ? '' : `${whole} `}${total % parts}/${parts}″`;
}

/** With a capital at the beginning. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As it shows in its fabrics, which may be less than the seams have. */
export function symmetryWords({ facts, seamsTurn }: Pick<BlockFacts, 'facts' | 'seamsTurn'>): string {
  return seamsTurn
    ? 'The same after each quarter turn (in these fabrics after a half turn)'
    : symmetries[facts.symmetry];
}

/** Where the pattern comes from, with the short names of catalogues in full. */
export function sourceWords(source: string): string {
  const [, catalogue = '', number = ''] = /^([A-Z]+) (.+)$/.exec(source) ?? [];
  const full = catalogues[catalogue];
  return full === undefined ? source : `${full} ${number}`;
}

/** A block in a few sentences, for the lists in which searches show its page. */
export function describeBlock(block: BlockFacts): string {
  const { title, facts, pieces } = block;
  const { patches, grid } = facts;
  const otherNames = shownNames(block);
  const also = otherNames.length > 0 ? `, also called ${otherNames.join(', ')},` : '';
  const [most] = pieces;
  const made = most ? ` and ${patches} patches, most of them ${kindWords(most.kind, most.count)}` : '';
  return `The ${title} quilt block${also} has a grid of ${grid} × ${grid}${made}. Colour it with real cloth and set it into a quilt.`;
}
