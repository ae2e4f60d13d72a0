import type { Point } from '@quiltwright/shared/geometry/point';
import { clothWords, type Words } from '../names/words';
import { inks, text, type Mark } from '../paper/marks';
import { swatch } from '../paper/page-frame';
import { fitted } from '../paper/text';
import { coverTexts } from '../texts/cover-texts';

const HEAD = 0.28;
const ROW = 0.22;
const SIDE = 0.17;
const GAP = 0.12;
/** The most fabrics that are shown with their names. More fabrics are shown with their letters only. */
const MOST_NAMED = 16;
/** The numbers of columns with and without names. */
const COLUMNS = { named: 2, letters: 5 };

/** The fabrics of a design, each with its swatch and letter. */
export interface ClothKey {
  /** In inches; 0 if no fabric has a letter. */
  height: number;
  marks: (at: Point) => Mark[];
}

/**
 * Returns the fabrics with the letters that all pages use for them.
 * @param width the width of the list in inches
 */
export function clothKey(width: number, words: Words): ClothKey {
  const { cloths } = words.names;
  if (cloths.length === 0) return { height: 0, marks: () => [] };
  const isNamed = cloths.length <= MOST_NAMED;
  const columns = isNamed ? COLUMNS.named : COLUMNS.letters;
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
        const said = isNamed ? clothWords(fabric, words) : words.names.cloth(fabric);
        return [
          swatch({ fabric, ...at, tile: 0.9 }, at, SIDE),
          text(
            { x: at.x + SIDE + 0.08, y: at.y + 0.13 },
            fitted(said, room, 'semiBold', 8.5, words.measure),
            {
              ...{ font: 'semiBold', points: 8.5 },
            },
          ),
        ];
      }),
    ],
  };
}
