import type { Point } from '@quiltwright/shared/geometry/point';
import { clothWords, type Words } from '../names/words';
import { inks, text, type Mark } from '../paper/marks';
import { swatch } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import { fitted } from '../paper/text';
import { coverTexts } from '../texts/cover-texts';

const HEAD = 0.28;
const ROW = 0.2;
const SIDE = 0.17;
const GAP = 0.12;
/** The greatest number of fabrics whose names are on the first page. Longer lists have letters only. */
const MOST_NAMED = 16;
/**
 * The numbers of columns in the list of fabrics. `named` and `letters` are for the first page, with names and with
 * letters only. `page` is for a separate page.
 */
const COLUMNS = { named: 2, letters: 5, page: 3 };

/** The list of a design's fabrics, each with its swatch and letter. */
export interface ClothKey {
  /** Height of the list, in inches. */
  height: number;
  marks: (at: Point) => Mark[];
}

interface KeyForm {
  columns: number;
  isNamed: boolean;
}

/**
 * Returns one or two possible lists of the fabrics, the best first. The last list has only the letters of the fabrics.
 * If there are few fabrics, a list with letters and names comes before it. Empty if no fabric has a letter.
 * @param width the width of the list in inches
 */
export function clothKeys(width: number, words: Words): ClothKey[] {
  const { cloths } = words.names;
  if (cloths.length === 0) return [];
  const letters = keyOf(cloths, width, words, { columns: COLUMNS.letters, isNamed: false });
  if (cloths.length > MOST_NAMED) return [letters];
  return [keyOf(cloths, width, words, { columns: COLUMNS.named, isNamed: true }), letters];
}

/**
 * Lays out pages that only list the fabrics, each with its letter and its name. Returns the marks (drawn lines and
 * texts) of each page.
 */
export function clothKeyPages({ body }: PageArea, words: Words): Mark[][] {
  const { cloths } = words.names;
  const most = Math.floor((body.height - HEAD) / ROW) * COLUMNS.page;
  return Array.from({ length: Math.ceil(cloths.length / most) }, (_, page) => {
    const some = cloths.slice(page * most, (page + 1) * most);
    return keyOf(some, body.width, words, { columns: COLUMNS.page, isNamed: true }).marks(body);
  });
}

function keyOf(
  cloths: readonly number[],
  width: number,
  words: Words,
  { columns, isNamed }: KeyForm,
): ClothKey {
  const rows = Math.ceil(cloths.length / columns);
  const column = (width - (columns - 1) * GAP) / columns;
  const room = column - SIDE - 0.08;
  return {
    height: HEAD + rows * ROW,
    marks: ({ x, y }) => [
      text({ x, y: y + 0.2 }, coverTexts.fabrics, { ink: inks.quiet }),
      ...cloths.flatMap((fabric, index): Mark[] => {
        const at = {
          x: x + Math.floor(index / rows) * (column + GAP),
          y: y + HEAD + (index % rows) * ROW,
        };
        const label = isNamed ? clothWords(fabric, words) : words.names.cloth(fabric);
        return [
          swatch({ fabric, ...at, tile: 0.9 }, at, SIDE),
          text(
            { x: at.x + SIDE + 0.08, y: at.y + 0.13 },
            fitted(label, room, 'semiBold', 8.5, words.measure),
            {
              ...{ font: 'semiBold', points: 8.5 },
            },
          ),
        ];
      }),
    ],
  };
}
