import { exactInches, formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import type { CuttingSettings, CutPiece } from '../../cutting/cutting-types';
import { FAT_QUARTER, widthOfCloth } from '../../cutting/settings';
import { text, type Mark } from '../paper/marks';
import { wrapped } from '../paper/text';
import type { Words } from '../names/words';
import { notesTexts } from '../texts/notes-texts';

const LINE = 0.155;
const POINTS = 8;
const HEADING = 0.27;
const ABOVE = 0.16;

interface NotesOptions {
  settings: CuttingSettings;
  words: Words;
  /** The pieces that are cut for the blocks. */
  pieces: readonly CutPiece[];
  hasBorders: boolean;
}

/** Returns the notes that hold for all pages of a pattern. `height` is their height in inches. */
export function notes(
  { settings, words, pieces, hasBorders }: NotesOptions,
  { x, width }: { x: number; width: number },
): { height: number; marks: (y: number) => Mark[] } {
  const strips =
    settings.buy === 'fatQuarters'
      ? notesTexts.fromQuarters(formatSize(FAT_QUARTER.length, FAT_QUARTER.width))
      : notesTexts.fromFabric(formatInches(widthOfCloth(settings)), settings.shrinkage > 0);
  const lines = [
    notesTexts.sizes(exactInches(settings.seam), strips),
    notesTexts.abbreviations + halfSquareWords(pieces) + (pieces.some(isTurned) ? notesTexts.upright : ''),
    notesTexts.press + (hasBorders ? notesTexts.borders : ''),
    notesTexts.needed,
  ].flatMap((line) => wrapped(line, width, 'regular', POINTS, words.measure));
  return {
    height: ABOVE + HEADING + lines.length * LINE,
    marks: (y) => [
      text({ x, y: y + ABOVE + 0.15 }, notesTexts.title, { font: 'title', points: 11 }),
      ...lines.map((line, i) =>
        text({ x, y: y + ABOVE + HEADING + (i + 0.75) * LINE }, line, { points: POINTS }),
      ),
    ],
  };
}

const HALF_SQUARE = 0.875;
/** The greatest rounding error of a size, in inches. */
const HAIR = 0.001;

/** True if a piece may be cut on its side, unlike its picture. A square looks the same on its side. */
function isTurned({ kind, mayTurn }: CutPiece): boolean {
  return mayTurn && kind !== 'square';
}

/**
 * Returns the note that squares for half-square triangles are cut ⅞″ larger than their finished side. Empty if this
 * isn't true for all such squares.
 */
function halfSquareWords(pieces: readonly CutPiece[]): string {
  const halves = pieces.filter(({ kind, method }) => kind === 'halfSquareTriangle' && method === 'two');
  const isRule = halves.every(({ width, finished: [side] }) => Math.abs(width - side - HALF_SQUARE) < HAIR);
  return halves.length > 0 && isRule ? notesTexts.halfSquares(exactInches(HALF_SQUARE)) : '';
}
