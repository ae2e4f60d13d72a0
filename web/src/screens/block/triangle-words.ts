import { listed } from '@quiltwright/shared/listed';
import type { PatchKind } from '@quiltwright/workers/kernels/patches/sewn';
import { capitalised } from './block-words';
import type { Piece } from './block-facts';

/** Triangles that are cut in pairs, by one diagonal cut through a square. */
const ofTwo: readonly Named[] = [
  ['halfSquareTriangle', 'half-square triangles'],
  ['sky', 'sky triangles'],
];
/**
 * Triangles that are sewn as squares on the corners of a larger piece. The quilter then cuts off the fabric beyond
 * the seam.
 */
const ofCorners: readonly Named[] = [['corner', 'corner triangles']];
const ofFour: readonly Named[] = [
  ['quarterSquareTriangle', 'quarter-square triangles'],
  ['goose', 'flying geese'],
];

type Named = readonly [kind: PatchKind, name: string];
type Kinds = readonly Pick<Piece, 'kind'>[];

/** Returns a note that says which side of the triangles a finished size measures. */
export function measuredWords(pieces: Kinds): string {
  const short = namesIn(pieces, [...ofTwo, ...ofCorners]);
  const long = namesIn(pieces, ofFour.slice(0, 1));
  const sides = [
    ...(short === '' ? [] : [`${short} are measured along their short sides`]),
    ...(long === '' ? [] : [`${long} ${short === '' ? 'are measured ' : ''}along the long side`]),
  ];
  return sentences([
    'without seam allowances',
    sides.join(', '),
    pieces.some(({ kind }) => kind === 'sky') ? 'sky triangles are the two beside each flying goose' : '',
  ]);
}

/** Returns a note on how to cut the block's triangles from squares, with seam allowances. */
export function squaresWords(pieces: Kinds): string {
  const two = namesIn(pieces, ofTwo);
  const four = namesIn(pieces, ofFour);
  return sentences([
    'with ¼-inch seams',
    two === '' ? '' : `for ${two} cut each square once, corner to corner: it makes two`,
    namesIn(pieces, ofCorners) === ''
      ? ''
      : 'for corner triangles sew each square on a corner of the larger piece, corner to corner, and cut off the fabric beyond the seam',
    four === '' ? '' : `for ${four} cut each square twice, corner to corner: it makes four`,
  ]);
}

function namesIn(pieces: Kinds, names: readonly Named[]): string {
  const found = names.filter(([kind]) => pieces.some((piece) => piece.kind === kind));
  return listed(found.map(([, name]) => name));
}

function sentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => `${capitalised(part)}.`)
    .join(' ');
}
