import { exactInches, formatInches } from '@quiltwright/shared/inch-words';
import type { CutPiece, Strip } from '../cutting/cutting-types';
import { diagonalsOf } from '../cutting/diagonals';
import { inks, rectangle, text, type Mark, type Stroke } from './marks';
import type { FlowItem } from './flow';
import { letterOf } from './templates';

/** The words of a strip stand before it in so wide a column. */
export const STRIP_WORDS = 1.45;
/** Inches of the page below a strip. */
export const STRIP_GAP = 0.14;
/** So high are the words of a strip. */
const LEAST = 0.47;
/** Words of a size take so many inches of the page; beside a diagonal a piece has less room for them. */
const SIZE_ROOM = { plain: 0.5, cut: 0.66 };
const edge: Stroke = { ink: inks.ink, width: 1 };
const cut: Stroke = { ink: inks.ink, width: 0.75 };
const again: Stroke = { ink: inks.ink, width: 0.6, dash: [2.5, 2] };

/** Where in a piece its letter stands clear of none, one and two diagonals, in parts of its sides. */
const LABELS = {
  0: [0.5, 0.5],
  1: [0.33, 0.27],
  2: [0.5, 0.82],
} as const;
const PLAIN = { kind: 'square', method: null } as const;

interface StripPlace {
  /** Where the words begin. */
  x: number;
  /** Inches of the page that one of the cloth takes. */
  scale: number;
  clothWidth: number;
  /** What the strips are cut into. */
  pieces: readonly CutPiece[];
}

/** A box to be ticked off. */
export function tickBox(x: number, y: number): Mark {
  return { kind: 'path', outlines: [rectangle({ x, y, width: 0.13, height: 0.13 })], stroke: cut };
}

/** A strip as it is cut, from selvage to selvage, with what it is and holds before it. */
export function stripItem(strip: Strip, { x, scale, clothWidth, pieces }: StripPlace): FlowItem {
  const { count, height, columns } = strip;
  const left = x + STRIP_WORDS;
  const small = { points: 8, ink: inks.quiet } as const;
  const marks = (y: number): Mark[] => {
    const boxes = columns.flatMap((column) =>
      Array.from({ length: column.stack }, (_, level) => ({
        piece: column.piece,
        width: column.width,
        box: {
          x: left + column.x * scale,
          y: y + (column.y + level * column.height) * scale,
          width: column.width * scale,
          height: column.height * scale,
        },
      })),
    );
    const seen = new Set<number>();
    const labels = boxes.flatMap(({ piece, width, box }) => {
      if (Math.min(box.width, box.height) <= 0.1) return [];
      const diagonals = diagonalsOf(pieces[piece] ?? PLAIN);
      const isFirst = !seen.has(piece) && box.width > (diagonals > 0 ? SIZE_ROOM.cut : SIZE_ROOM.plain);
      if (isFirst) seen.add(piece);
      const points = Math.min(8, box.height * 72 * 0.75, box.width * 72 * 0.75);
      const [across, down] = LABELS[diagonals];
      const at = { x: box.x + box.width * across, y: box.y + box.height * down + points / 72 / 2.8 };
      const words = isFirst ? `${letterOf(piece)} ${formatInches(width)}` : letterOf(piece);
      return [text(at, words, { font: 'semiBold', points, align: 'centre' })];
    });
    const diagonals = boxes.flatMap(({ piece, box }) => {
      const of = pieces[piece];
      const ends = [
        [
          { x: box.x, y: box.y + box.height },
          { x: box.x + box.width, y: box.y },
        ],
        [
          { x: box.x, y: box.y },
          { x: box.x + box.width, y: box.y + box.height },
        ],
      ];
      return of ? ends.slice(0, diagonalsOf(of)) : [];
    });
    return [
      tickBox(x, y + 0.03),
      text(
        { x: x + 0.2, y: y + 0.13 },
        `${count} ${count === 1 ? 'strip' : 'strips'} ${exactInches(height)}`,
        {
          font: 'semiBold',
        },
      ),
      text({ x: x + 0.2, y: y + 0.28 }, holdsWords(strip), small),
      text({ x: x + 0.2, y: y + 0.42 }, `${exactInches(count * height)} of cloth`, small),
      {
        kind: 'path',
        outlines: [rectangle({ x: left, y, width: clothWidth * scale, height: height * scale })],
        fill: inks.linen,
        stroke: edge,
      },
      { kind: 'path', outlines: boxes.map(({ box }) => rectangle(box)), fill: inks.white, stroke: cut },
      ...(diagonals.length > 0 ? [{ kind: 'line', paths: diagonals, stroke: again } as const] : []),
      ...labels,
    ];
  };
  return { height: Math.max(height * scale, LEAST) + STRIP_GAP, marks };
}

/** What lies in each of the strips: 5 of A, 3 of D. */
function holdsWords({ columns }: Strip): string {
  const counts = new Map<number, number>();
  for (const { piece, stack } of columns) counts.set(piece, (counts.get(piece) ?? 0) + stack);
  const all = [...counts];
  const named = all.slice(0, MOST_NAMED).map(([piece, count]) => `${count} of ${letterOf(piece)}`);
  return `${named.join(', ')}${all.length > MOST_NAMED ? ' …' : ''}`;
}

/** More have no room before the strip, and are seen in it. */
const MOST_NAMED = 3;
