import { formatMetres, formatYards } from '@quiltwright/shared/ruler/yards';
import type { Bought, CutPiece, CutPlace } from '../../cutting/cutting-types';
import { listed } from '@quiltwright/shared/listed';
import type { Words } from '../names/words';

/** Returns the amount to buy: 2 yd or 1.85 m, or a number of fat quarters. */
export function boughtWords({ eighths, metres: length, fatQuarters }: Bought): string {
  return fatQuarters === null
    ? `${formatYards(eighths)} or ${formatMetres(length)}`
    : quarterWords(fatQuarters);
}

export function quarterWords(count: number): string {
  return `${count} ${count === 1 ? 'fat quarter' : 'fat quarters'}`;
}

/** Describes what is done with a piece before it is sewn; empty if nothing is. */
export function thenWords(piece: CutPiece): string {
  const { kind, method, joined, places } = piece;
  if (joined) return 'Sewn end to end';
  if (places.some(({ of }) => of === 'border1' || of === 'border2')) return 'Measure the quilt first';
  switch (kind) {
    case 'halfSquareTriangle':
      return method === 'eight' ? 'Sewn to a second square, cut in eight' : 'Two from each';
    case 'quarterSquareTriangle':
      return 'Four from each';
    case 'goose':
      return method === 'four' ? 'Four geese from each' : '';
    case 'sky':
      return method === 'four'
        ? 'Four for each large square'
        : 'Two for each goose, sewn on from corner to corner';
    case 'corner':
      return 'Sewn on from corner to corner';
    case 'base':
    case 'diamond':
    case 'other':
    case 'applique':
    case 'square':
    case 'rectangle':
      return '';
  }
}

/** Names the template for a piece; empty for a piece without a template. */
export function templateWords(piece: CutPiece, { templates }: Words): string {
  const letters = templates.of(piece);
  if (byTemplate.has(piece.kind) && !templates.isRuled(piece))
    return letters.length > 0
      ? `By ${letters.length > 1 ? 'templates' : 'template'} ${listed(letters)}`
      : 'With its template (print the “Templates” page)';
  return letters.length > 0 ? `or by ${listed(letters)}` : '';
}

const byTemplate: ReadonlySet<CutPiece['kind']> = new Set(['diamond', 'other', 'applique']);

/** Returns a piece with its shorter side first: 2½″ × 12½″. A piece of a directional print keeps its sides. */
export function shorterFirst<Piece extends Pick<CutPiece, 'width' | 'height' | 'mayTurn' | 'joined'>>(
  piece: Piece,
): Piece {
  const { width, height, mayTurn, joined } = piece;
  return (mayTurn || joined) && width > height ? { ...piece, width: height, height: width } : piece;
}

const parts: Record<Exclude<CutPlace['of'], 'block'>, string> = {
  border1: 'first border',
  border2: 'second border',
  sashing: 'sashing',
  cornerstones: 'cornerstones',
  binding: 'binding',
  backing: 'backing',
};

/**
 * The maximum number of blocks that a list of a fabric's uses names. If there are more blocks, the list only
 * has their number.
 */
const MOST_BLOCKS = 3;

/**
 * Returns the uses of a fabric: Ohio Star, first border. If there are many blocks, they are counted and not
 * named.
 * @param most the maximum number of blocks that are named
 */
export function placesWords(
  places: readonly CutPlace[],
  nameBlock: Words['block'],
  most = MOST_BLOCKS,
): string[] {
  const blocks = [
    ...new Set(places.filter(({ of }) => of === 'block').map(({ blockNum }) => nameBlock(blockNum))),
  ];
  const others = places.flatMap(({ of }) => (of === 'block' ? [] : [parts[of]]));
  return [...(blocks.length > most ? [`${blocks.length} blocks`] : blocks), ...new Set(others)];
}
