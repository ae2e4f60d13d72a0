import { formatSizes, nearSize } from '@quiltwright/shared/ruler/lengths';
import { isOnRuler } from '../../cutting/pieces/ruler-sizes';
import { pieceOf, type BlockSheet } from '../block/block-sheet';
import type { Words } from '../names/words';
import type { FlowItem } from '../paper/flow';
import { inks, text } from '../paper/marks';
import { wrapped } from '../paper/text';
import { blockNoteTexts } from '../texts/block-texts';

/**
 * Returns notes about a block, one item for each line of text. The first note is for blocks with patches whose sizes
 * are between ruler lines. It says how to trim pieces and units, and at which sizes of the block all patches are on
 * ruler lines. The second note refers to a version of the block that has only straight seams.
 */
export function blockNotes(
  sheet: BlockSheet,
  { x, width }: { x: number; width: number },
  { measure, names }: Words,
  seam: number,
): FlowItem[] {
  const { fits, straight } = sheet;
  const sentences = [
    ...(sheet.patches.some(({ kind, size }) => !isOnRuler({ kind, finished: size }))
      ? [
          [
            blockNoteTexts.offRuler,
            ...trimmedPieces(sheet, names, seam),
            blockNoteTexts.trimUnits,
            ...(fits.length > 0 ? [blockNoteTexts.onRulerAt(formatSizes(fits))] : []),
          ].join(' '),
        ]
      : []),
    ...(straight ? [blockNoteTexts.straightVersion(straight.block.name)] : []),
  ];
  return sentences
    .flatMap((sentence) => wrapped(sentence, width, 'regular', 8.5, measure))
    .map((line, index) => ({
      height: 0.16 + (index === 0 ? 0.1 : 0),
      marks: (y) => [
        text({ x, y: y + 0.13 + (index === 0 ? 0.1 : 0) }, line, { points: 8.5, ink: inks.quiet }),
      ],
    }));
}

/**
 * Returns a sentence that says to which sizes single pieces are trimmed before they are sewn. Empty if none is trimmed,
 * and for blocks of strips around a middle, which are trimmed after sewing.
 */
function trimmedPieces(sheet: BlockSheet, names: Words['names'], seam: number): string[] {
  if (sheet.steps.some(({ kind }) => kind === 'rounds')) return [];
  const namesBySize = new Map<string, Set<string>>();
  for (const [index, patch] of sheet.patches.entries()) {
    const piece = pieceOf(sheet, index);
    const { kind, size: finished } = patch;
    if (!piece || isOnRuler({ kind, finished }) || (kind !== 'square' && kind !== 'rectangle')) continue;
    const [long, short] = finished;
    const size = nearSize(long + 2 * seam, short + 2 * seam);
    namesBySize.set(size, (namesBySize.get(size) ?? new Set()).add(names.piece(piece)));
  }
  const sizes = [...namesBySize].map(([size, pieces]) => blockNoteTexts.trimTo([...pieces], size));
  return sizes.length > 0 ? [blockNoteTexts.trimFirst(sizes)] : [];
}
