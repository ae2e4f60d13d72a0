import { exactInches, formatInches } from '@quiltwright/shared/ruler/lengths';
import type { CuttingSettings, CutPiece } from '../../cutting/cutting-types';
import { FAT_QUARTER, widthOfCloth } from '../../cutting/settings';
import { text, type Mark } from '../paper/marks';
import { wrapped } from '../paper/text';
import type { Words } from '../names/words';

const LINE = 0.155;
const POINTS = 8;
const HEADING = 0.27;
const ABOVE = 0.16;

interface NotesOptions {
  settings: CuttingSettings;
  words: Words;
  /** All pieces of blocks. */
  pieces: readonly CutPiece[];
  hasBorders: boolean;
}

/** Returns the notes that hold for all pages of a pattern. */
export function notes(
  { settings, words, pieces, hasBorders }: NotesOptions,
  { x, width }: { x: number; width: number },
): { height: number; marks: (y: number) => Mark[] } {
  const washed = settings.shrinkage > 0 ? ' once it is washed' : '';
  const cloth =
    settings.buy === 'fatQuarters'
      ? `Strips are cut from fat quarters of ${formatInches(FAT_QUARTER.length)} × ${formatInches(FAT_QUARTER.width)}.`
      : `Strips run from selvage to selvage, ${formatInches(widthOfCloth(settings))} of usable fabric${washed}.`;
  const lines = [
    `Sizes to cut include a seam allowance of ${exactInches(settings.seam)} on every side; finished sizes don’t. ${cloth} A letter names a fabric. A letter with a number names a piece: A2 is cut from fabric A.`,
    `HST: half-square triangle. QST: quarter-square triangle.${halfSquareWords(pieces)}`,
    'Press each seam flat as it was sewn. Then open the seam and press it to the side that its arrow shows.' +
      (hasBorders
        ? ' Borders: measure the quilt through its middle, because edges may have stretched. Pin the middle and both ends, ease in ' +
          'the rest, and press the seam toward the border.'
        : ''),
    'You also need the listed batting and backing, thread for piecing and for quilting, a rotary cutter with ruler and mat, pins and an iron.',
  ].flatMap((line) => wrapped(line, width, 'regular', POINTS, words.measure));
  return {
    height: ABOVE + HEADING + lines.length * LINE,
    marks: (y) => [
      text({ x, y: y + ABOVE + 0.15 }, 'Notes', { font: 'title', points: 11 }),
      ...lines.map((line, i) =>
        text({ x, y: y + ABOVE + HEADING + (i + 0.75) * LINE }, line, { points: POINTS }),
      ),
    ],
  };
}

const HALF_SQUARE = 0.875;
/** The greatest rounding error of a size, in inches. */
const HAIR = 0.001;

/** Returns the rule for the size of squares for half-square triangles, if all of them are cut by this rule. */
function halfSquareWords(pieces: readonly CutPiece[]): string {
  const halves = pieces.filter(({ kind, method }) => kind === 'halfSquareTriangle' && method === 'two');
  const isRule = halves.every(({ width, finished: [side] }) => Math.abs(width - side - HALF_SQUARE) < HAIR);
  return halves.length > 0 && isRule
    ? ` A square for HST measures the finished side plus ${exactInches(HALF_SQUARE)}, and makes two triangles.`
    : '';
}
