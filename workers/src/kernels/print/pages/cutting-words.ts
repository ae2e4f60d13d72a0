import { formatMetres, formatYards } from '@quiltwright/shared/ruler/yards';
import type { Bought, CutPiece, CutPlace } from '../../cutting/cutting-types';
import type { Words } from '../names/words';
import { amountTexts, pieceTexts } from '../texts/cutting-texts';

/** Returns the amount to buy: 2 yd or 1.85 m, or a number of fat quarters. */
export function boughtWords({ eighths, metres: length, fatQuarters }: Bought): string {
  return fatQuarters === null
    ? amountTexts.length(formatYards(eighths), formatMetres(length))
    : amountTexts.quarters(fatQuarters);
}

/** Returns what to do with a piece between cutting and sewing, such as cutting it in two; empty for nothing. */
export function thenWords(piece: CutPiece): string {
  const { kind, method, joined, places } = piece;
  if (joined) return pieceTexts.joined;
  if (places.some(({ of }) => of === 'border1' || of === 'border2')) return pieceTexts.measureFirst;
  switch (kind) {
    case 'halfSquareTriangle':
      return method === 'eight' ? pieceTexts.cutInEight : pieceTexts.twoFromEach;
    case 'quarterSquareTriangle':
      return pieceTexts.fourFromEach;
    case 'goose':
      return method === 'four' ? pieceTexts.fourGeese : '';
    case 'sky':
      return method === 'four' ? pieceTexts.fourForSquare : pieceTexts.twoForGoose;
    case 'corner':
      return pieceTexts.ontoCorner;
    case 'base':
    case 'diamond':
    case 'other':
    case 'applique':
    case 'square':
    case 'rectangle':
      return '';
  }
}

/** Names the templates with which a piece is cut, or may be cut; empty for a piece without a template. */
export function templateWords(piece: CutPiece, { templates }: Words): string {
  const letters = templates.of(piece);
  if (needsTemplate(piece, templates))
    return letters.length > 0 ? pieceTexts.byTemplates(letters) : pieceTexts.withTemplate;
  return letters.length > 0 ? pieceTexts.orByTemplates(letters) : '';
}

/** True if a ruler can't cut a piece. */
export function needsTemplate(piece: CutPiece, templates: Words['templates']): boolean {
  return byTemplate.has(piece.kind) && !templates.isRuled(piece);
}

const byTemplate: ReadonlySet<CutPiece['kind']> = new Set(['diamond', 'other', 'applique']);

/** Returns a piece with its shorter side as its width: 2½″ × 12½″. A piece of a directional print keeps its sides. */
export function shorterFirst<Piece extends Pick<CutPiece, 'width' | 'height' | 'mayTurn' | 'joined'>>(
  piece: Piece,
): Piece {
  const { width, height, mayTurn, joined } = piece;
  return (mayTurn || joined) && width > height ? { ...piece, width: height, height: width } : piece;
}

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
  const others = places.flatMap(({ of }) => (of === 'block' ? [] : [pieceTexts.parts[of]]));
  return [...(blocks.length > most ? [pieceTexts.blocks(blocks.length)] : blocks), ...new Set(others)];
}
