import { bandNoun } from '@quiltwright/shared/quilting/bands/band-words';
import { isBorderName } from '@quiltwright/shared/quilting/bands/bands';
import { formatMetres, formatYards } from '@quiltwright/shared/ruler/yards';
import type { Bought, CutPiece, CutPlace } from '../../cutting/cutting-types';
import { isByTemplate } from '../../patches/lattice/form';
import type { Words } from '../names/words';
import { amountTexts, pieceTexts } from '../texts/cutting-texts';

/**
 * Returns words for the amount to buy: a length in yards and metres (“2 yd or 1.85 m”), or a number of fat quarters.
 */
export function boughtWords({ eighths, metres: length, fatQuarters }: Bought): string {
  return fatQuarters === null
    ? amountTexts.length(formatYards(eighths), formatMetres(length))
    : amountTexts.quarters(fatQuarters);
}

/**
 * Returns words for what to do with a piece after it is cut and before it is sewn, such as “Two from each”. Empty if
 * nothing has to be done.
 */
export function thenWords(piece: CutPiece): string {
  const { kind, method, joined, places } = piece;
  if (joined) return pieceTexts.joined;
  if (places.some(({ of }) => isBorderName(of))) return pieceTexts.measureFirst;
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
    case 'quarterCircle':
    case 'background':
    case 'wedge':
    case 'melon':
    case 'blade':
    case 'other':
    case 'applique':
    case 'square':
    case 'rectangle':
      return '';
  }
}

/**
 * Returns words that name the templates with which a piece must be cut, or may be cut. Empty for a piece without a
 * template.
 */
export function templateWords(piece: CutPiece, { templates }: Words): string {
  const letters = templates.of(piece);
  if (needsTemplate(piece, templates))
    return letters.length > 0 ? pieceTexts.byTemplates(letters) : pieceTexts.withTemplate;
  return letters.length > 0 ? pieceTexts.orByTemplates(letters) : '';
}

/** True if a piece can't be cut with a ruler alone. */
export function needsTemplate(piece: CutPiece, templates: Words['templates']): boolean {
  return isByTemplate(piece.kind) && !templates.isRuled(piece);
}

/**
 * Returns a piece with its shorter side as the width: 2½″ × 12½″. A piece of a directional print keeps its sides,
 * unless it is a joined strip.
 */
export function shorterFirst<Piece extends Pick<CutPiece, 'width' | 'height' | 'mayTurn' | 'joined'>>(
  piece: Piece,
): Piece {
  const { width, height, mayTurn, joined } = piece;
  return (mayTurn || joined) && width > height ? { ...piece, width: height, height: width } : piece;
}

/**
 * The maximum number of blocks that a list of a fabric's uses names. Instead of more names, the list has their number.
 */
const MOST_BLOCKS = 3;

/**
 * Returns words for the uses of a fabric: “Ohio Star, first border”. If there are many blocks, the words give their
 * number instead of their names.
 * @param most the maximum number of blocks to name
 */
export function placesWords(
  places: readonly CutPlace[],
  nameBlock: Words['block'],
  most = MOST_BLOCKS,
): string[] {
  const blocks = [
    ...new Set(places.filter(({ of }) => of === 'block').map(({ blockNum }) => nameBlock(blockNum))),
  ];
  const others = places.flatMap(({ of }) => (of === 'block' ? [] : [partName(of)]));
  return [...(blocks.length > most ? [pieceTexts.blocks(blocks.length)] : blocks), ...new Set(others)];
}

function partName(part: Exclude<CutPlace['of'], 'block'>): string {
  return part === 'sashing' || isBorderName(part) ? bandNoun(part) : pieceTexts.parts[part];
}
