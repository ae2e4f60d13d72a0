import type { PremadeFacts } from '@quiltwright/shared/quilting/block';
import { kindWords } from '@quiltwright/workers/kernels/patches/patch-words';
import { exactInches } from '../../ui/inches';
import type { BlockFacts, Piece } from './block-facts';

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

/** What is cut: 4⅞″, or 3½″ × 2″. */
export function cutWords(sides: readonly number[]): string {
  return sides.length > 0 ? sides.map(exactInches).join(' × ') : 'Template';
}

/** Their finished size: 3″, or 3″ × 1½″. */
export function sizeWords({ kind, size: [long, short] }: Piece): string {
  const isOfOneSide = kind === 'quarterSquareTriangle' || exactInches(long) === exactInches(short);
  return isOfOneSide ? exactInches(long) : `${exactInches(long)} × ${exactInches(short)}`;
}

/** With a capital at the beginning. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function symmetryWords({ facts }: Pick<BlockFacts, 'facts'>): string {
  return symmetries[facts.symmetry];
}

/** Where the pattern comes from, with the short names of catalogues in full. */
export function sourceWords(source: string): string {
  const [, catalogue = '', number = ''] = /^([A-Z]+) (.+)$/.exec(source) ?? [];
  const full = catalogues[catalogue];
  return full === undefined ? source : `${full} ${number}`;
}

/** A block in a few sentences, for the lists in which searches show its page. */
export function describeBlock({ title, facts, pieces }: BlockFacts): string {
  const { otherNames, patches, grid } = facts;
  const also = otherNames.length > 0 ? `, also called ${otherNames.join(', ')},` : '';
  const [most] = pieces;
  const made = most ? ` and ${patches} patches, most of them ${kindWords(most.kind, most.count)}` : '';
  return `The ${title} quilt block${also} has a grid of ${grid} × ${grid}${made}. Colour it with real cloth and set it into a quilt.`;
}
