import { exactInches, formatInches } from '@quiltwright/shared/ruler/lengths';
import type { CutPiece, Strip } from '../../cutting/cutting-types';
import { diagonalsOf } from '../../cutting/pieces/diagonals';
import { cutWords } from '../../cutting/pieces/piece-words';
import { placesWords, shorterFirst, templateWords, thenWords } from './cutting-words';
import type { FlowItem } from '../paper/flow';
import { inks, rectangle, text, type Mark, type Stroke } from '../paper/marks';
import { wrapped } from '../paper/text';
import type { Words } from '../names/words';
import { cuttingTexts } from '../texts/cutting-texts';

/** Width of the column of words at the left of a strip's drawing, in inches. */
export const STRIP_WORDS = 3.5;
/** Inches of free room below each strip. */
export const STRIP_GAP = 0.16;
/**
 * Heights of lines of text, in inches: `strip` for the size of the strips, `piece` for a piece. `note` is for a note
 * about a piece.
 */
const LINE = { strip: 0.19, piece: 0.165, note: 0.13 };
/** The distance from the left edge of the words to the size of a piece, and to the note below it. In inches. */
const NOTE_START = 0.58;
const edge: Stroke = { ink: inks.ink, width: 1 };
const cut: Stroke = { ink: inks.ink, width: 0.75 };
const again: Stroke = { ink: inks.ink, width: 0.6, dash: [2.5, 2] };

/**
 * The middle of a piece's name in the drawing, as fractions of the piece's width and height. By the number of diagonals
 * along which the piece is cut.
 */
const LABELS = {
  0: [0.5, 0.5],
  1: [0.33, 0.27],
  2: [0.5, 0.82],
} as const;
const PLAIN = { kind: 'square', method: null } as const;

interface StripPlace {
  /** The left edge of the words beside the drawing, in inches from the left edge of the page. */
  x: number;
  /** The scale: inches of the page for each inch of fabric. */
  scale: number;
  clothWidth: number;
  /** All pieces of the fabric's plan. */
  pieces: readonly CutPiece[];
  words: Words;
}

/** Draws a tick box. */
export function tickBox(x: number, y: number): Mark {
  return { kind: 'path', outlines: [rectangle({ x, y, width: 0.13, height: 0.13 })], stroke: cut };
}

/**
 * Lays out strips that are cut alike: their size, below it a list of their pieces, and beside it a drawing of one
 * strip.
 */
export function stripItem(strip: Strip, place: StripPlace): FlowItem {
  const { x, scale, clothWidth, pieces, words } = place;
  const { count, height } = strip;
  const lines = cutFrom(strip, pieces, words);
  const size = `${exactInches(height)} × ${formatInches(clothWidth)}`;
  const title = cuttingTexts.strips(count, size);
  let down = LINE.strip;
  const placed = lines.map(({ name, what, notes }) => {
    const at = down + 0.75 * LINE.piece;
    const note = noteBehind(NOTE_START + words.measure(what, 'semiBold', 8.5) + 0.09, notes, words);
    down += LINE.piece + (note.isBehind ? 0 : note.lines.length * LINE.note);
    return { name, what, at, note };
  });
  const tall = Math.max(height * scale + 0.04, down);
  return {
    height: tall + STRIP_GAP,
    marks: (y) => [
      tickBox(x, y + 0.02),
      text({ x: x + 0.2, y: y + 0.13 }, title, { font: 'semiBold' }),
      ...placed.flatMap(({ name, what, at, note }): Mark[] => [
        text({ x: x + 0.2, y: y + at }, name, { font: 'semiBold', points: 8.5 }),
        text({ x: x + NOTE_START, y: y + at }, what, { font: 'semiBold', points: 8.5 }),
        ...note.lines.map((line, i) =>
          text({ x: x + note.x, y: y + at + (note.isBehind ? 0 : (i + 1) * LINE.note) }, line, {
            points: 7.5,
            ink: inks.quiet,
          }),
        ),
      ]),
      ...drawn(strip, { ...place, x: x + STRIP_WORDS }, y),
    ],
  };
}

/**
 * Returns the lines of a piece's note and their position. The note is on the piece's line, or below it if there is no
 * room.
 * @param start where a note on the piece's line begins, in inches
 * @param notes a note with all places, and a shorter note, which is used if the first needs several lines
 */
function noteBehind(start: number, [note, short]: readonly [string, string], { measure }: Words) {
  const end = STRIP_WORDS - 0.12;
  if (start + measure(note, 'regular', 7.5) < end) return { isBehind: true, x: start, lines: [note] };
  const below = (words: string) => wrapped(words, end - NOTE_START, 'regular', 7.5, measure);
  const lines = below(note);
  return { isBehind: false, x: NOTE_START, lines: lines.length > 1 ? below(short) : lines };
}

/**
 * Returns an entry for each piece that is cut from some strips. It has the piece's name, its size and count, and a note
 * in a long and a short form.
 */
function cutFrom({ count, columns }: Strip, pieces: readonly CutPiece[], words: Words) {
  const counts = new Map<number, number>();
  for (const { piece, stack } of columns) counts.set(piece, (counts.get(piece) ?? 0) + stack * count);
  return [...counts].flatMap(([index, many]) => {
    const piece = pieces[index];
    if (!piece) return [];
    const rest = many < piece.count ? [cuttingTexts.ofAll(piece.count)] : [];
    const done = [...rest, ...[thenWords(piece), templateWords(piece, words)].filter(Boolean)];
    const noteOf = (...most: [number?]) =>
      [...done, placesWords(piece.places, words.block, ...most).join(', ')].filter(Boolean).join(' · ');
    return [
      {
        name: words.names.piece(piece),
        what: cutWords(shorterFirst({ ...piece, count: many })),
        notes: [noteOf(), noteOf(1)] as const,
      },
    ];
  });
}

function drawn(
  { height, columns }: Strip,
  { x, scale, clothWidth, pieces, words }: StripPlace,
  y: number,
): Mark[] {
  const boxes = columns.flatMap((column) =>
    Array.from({ length: column.stack }, (_, level) => ({
      piece: column.piece,
      box: {
        x: x + column.x * scale,
        y: y + (column.y + level * column.height) * scale,
        width: column.width * scale,
        height: column.height * scale,
      },
    })),
  );
  const labels = boxes.flatMap(({ piece, box }) => {
    const of = pieces[piece];
    if (!of || Math.min(box.width, box.height) <= 0.1) return [];
    const name = words.names.piece(of);
    const points = Math.min(
      8,
      box.height * 72 * 0.75,
      ((box.width * 0.85) / words.measure(name, 'semiBold', 8)) * 8,
    );
    const [across, down] = LABELS[diagonalsOf(of)];
    const at = { x: box.x + box.width * across, y: box.y + box.height * down + points / 72 / 2.8 };
    return points < 3.5 ? [] : [text(at, name, { font: 'semiBold', points, align: 'centre' })];
  });
  const diagonals = boxes.flatMap(({ piece, box }) => {
    const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
    const ends = [
      [
        { x: left, y: bottom },
        { x: right, y: top },
      ],
      [
        { x: left, y: top },
        { x: right, y: bottom },
      ],
    ];
    return ends.slice(0, diagonalsOf(pieces[piece] ?? PLAIN));
  });
  return [
    {
      kind: 'path',
      outlines: [rectangle({ x, y, width: clothWidth * scale, height: height * scale })],
      fill: inks.linen,
      stroke: edge,
    },
    { kind: 'path', outlines: boxes.map(({ box }) => rectangle(box)), fill: inks.white, stroke: cut },
    ...(diagonals.length > 0 ? [{ kind: 'line', paths: diagonals, stroke: again } as const] : []),
    ...labels,
  ];
}
