import { cutWords } from '../../cutting/pieces/piece-words';
import type { CutPiece } from '../../cutting/cutting-types';
import { kindWords } from '../../patches/patch-words';
import type { BlockSheet } from '../block/block-sheet';
import { shorterFirst, templateWords, thenWords } from './cutting-words';
import type { FlowItem } from '../paper/flow';
import { hairline, inks, line, text, type Mark } from '../paper/marks';
import { swatch } from '../paper/page-frame';
import { tickBox } from './strip-drawing';
import { capital, fitted } from '../paper/text';
import type { Words } from '../names/words';
import { blockTexts } from '../texts/block-texts';
import { pieceTexts } from '../texts/cutting-texts';

/** Heights of table rows in inches: `high` with a second line, `low` without. */
const ROW = { high: 0.335, low: 0.235 };
/** The least width of the room for a fabric's name, in inches. With less room, the name is left out. */
const LEAST_CLOTH = 0.4;
const SWATCH = { high: 0.24, low: 0.17 };

/**
 * Returns the table of the pieces of a block as items of the page. It says how many of each piece to cut for one copy
 * of the block. If there are several copies, it also gives the numbers for all of them.
 */
export function blockTable(
  { cut, block: { copies } }: BlockSheet,
  { x, width }: { x: number; width: number },
  words: Words,
): FlowItem[] {
  const small = { points: 8, ink: inks.quiet } as const;
  const right = x + width;
  const columns = { tick: x, name: x + 0.2, cloth: x + 0.6, cut: x + 0.95 };
  const isMany = copies > 1;
  const head: FlowItem = {
    height: 0.22,
    marks: (y) => [
      text({ x: columns.name, y: y + 0.14 }, blockTexts.piece, small),
      text({ x: columns.cut, y: y + 0.14 }, isMany ? blockTexts.cutForOne : blockTexts.cut, small),
      ...(isMany
        ? [text({ x: right, y: y + 0.14 }, blockTexts.forAll(copies), { ...small, align: 'right' })]
        : []),
      line({ x, y: y + 0.22 }, { x: right, y: y + 0.22 }, { ink: inks.ink, width: 0.9 }),
    ],
  };
  const rows = [...cut.pieces]
    .sort((a, b) => compare(words.names.piece(a.one), words.names.piece(b.one)))
    .map(({ one, all }): FlowItem => {
      const allWords = isMany ? all.count.toLocaleString('en') : '';
      const room = right - columns.cut - words.measure(allWords, 'regular', 9) - 0.1;
      const cutSize = fitted(cutWords(shorterFirst(one)), room, 'semiBold', 9, words.measure);
      const sizeWidth = words.measure(cutSize, 'semiBold', 9);
      const clothRoom = room - sizeWidth - 0.1;
      const cloth =
        one.fabric === 0 || clothRoom < LEAST_CLOTH
          ? ''
          : fitted(words.fabric(one.fabric), clothRoom, 'regular', small.points, words.measure);
      const becomes = fitted(becomesWords(one, words), right - columns.cut, 'regular', 7.5, words.measure);
      const size = becomes === '' ? 'low' : 'high';
      const [height, side] = [ROW[size], SWATCH[size]];
      return {
        height,
        marks: (y): Mark[] => [
          tickBox(columns.tick, y + 0.06),
          text({ x: columns.name, y: y + 0.16 }, words.names.piece(one), { font: 'semiBold' }),
          swatch(
            { fabric: one.fabric, x: columns.cloth, y, tile: 1.2 },
            { x: columns.cloth, y: y + (height - side) / 2 },
            side,
          ),
          text({ x: columns.cut, y: y + 0.16 }, cutSize, { font: 'semiBold', points: 9 }),
          ...(isMany ? [text({ x: right, y: y + 0.16 }, allWords, { points: 9, align: 'right' })] : []),
          text({ x: columns.cut, y: y + 0.285 }, becomes, { points: 7.5, ink: inks.quiet }),
          line({ x, y: y + height }, { x: right, y: y + height }, hairline),
          text({ x: columns.cut + sizeWidth + 0.1, y: y + 0.16 }, cloth, small),
        ],
      };
    });
  return [head, ...rows];
}

/**
 * Returns words for the patches that a piece gives: “Four from each: 8 quarter-square triangles”. Empty for a piece
 * that is sewn as it is cut.
 */
function becomesWords(piece: CutPiece, words: Words): string {
  const { kind, needed } = piece;
  const then = thenWords(piece);
  const made = then === '' ? '' : pieceTexts.makes(then, needed, kindWords(kind, needed));
  const template = templateWords(piece, words);
  return [made, made === '' ? capital(template) : template].filter(Boolean).join(', ');
}

/** Compares two names of pieces for sorting, with numbers by their value: A2 comes before A10. */
function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
