import type { Box } from '@quiltwright/shared/geometry/box';
import { exactInches, formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import type { Bought, CuttingSettings, CutPiece, FabricPlan } from '../../cutting/cutting-types';
import { FAT_QUARTER, edgeOf, widthOfCloth } from '../../cutting/settings';
import { addedWords } from '../../cutting/spare-words';
import { boughtWords } from './cutting-words';
import { evenly, type FlowItem, type FlowSection } from '../paper/flow';
import { inks, text } from '../paper/marks';
import { swatch, type PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import type { ShoppingSection } from './shopping-list';
import { STRIP_GAP, STRIP_WORDS, stripItem } from './strip-drawing';
import { fitted, wrapped } from '../paper/text';
import { clothWords, type Words } from '../names/words';
import { cuttingTexts } from '../texts/cutting-texts';
import { pageTexts } from '../texts/page-texts';

const SWATCH = 0.42;

/** Height of the heading between the shopping list and the strips below it, in inches. */
const HEADING = 0.36;

/**
 * Lays out the cutting charts: the strips of each fabric to scale, with their pieces. Puts as many fabrics on a page as
 * fit.
 * @param list the shopping list, if the first page of the pattern has no room for it; the charts then begin below the
 *   list
 */
export function cuttingPages(
  plans: readonly FabricPlan[],
  settings: CuttingSettings,
  area: PageArea,
  words: Words,
  list: ShoppingSection | null = null,
): PageDraft[] {
  const { body } = area;
  const clothWidth = widthOfCloth(settings);
  const sections = plans.map((plan): FlowSection => {
    const { pieces, strips } = plan;
    const head = (isContinued: boolean) => headItem(plan, settings, isContinued, area, words);
    // Strips of a directional print may be taller than a page. All strips of a fabric have the scale at which the
    // tallest strip fits.
    const scale = Math.min(
      (body.width - STRIP_WORDS) / clothWidth,
      (body.height - head(true).height - STRIP_GAP) / (strips[0]?.height ?? 0),
    );
    return {
      head,
      items: [
        ...strips.map((strip) => stripItem(strip, { x: body.x, scale, clothWidth, pieces, words })),
        ...[...offGridNote(pieces, area, words), ...proof(plan, area, words)].map((item) => ({
          ...item,
          isNote: true,
        })),
      ],
    };
  });
  const pages = list ? below(list, sections, area) : evenly(sections, body, true);
  return pages.map(({ marks, first }) => ({
    title: first === list ? list.title : cuttingTexts.title,
    detail: first === list ? list.detail : cuttingTexts.detail,
    foot: cuttingTexts.foot(
      formatInches(settings.seam),
      settings.buy === 'fatQuarters'
        ? cuttingTexts.quarters(formatSize(FAT_QUARTER.length, FAT_QUARTER.width))
        : cuttingTexts.fabric(formatInches(clothWidth), settings.shrinkage > 0),
    ),
    marks,
  }));
}

/**
 * Lays out the cutting charts below the shopping list. Adds a heading between list and charts, unless the charts begin
 * on a new page.
 */
function below(list: ShoppingSection, sections: readonly FlowSection[], { body }: PageArea) {
  const [first, ...others] = sections;
  if (!first) return evenly([list], body);
  const headed = {
    ...first,
    head: (isContinued: boolean) => withHeading(first.head(isContinued), isContinued, body),
  };
  const pages = evenly([list, headed, ...others], body, true);
  const isShared = pages.some((page) => page.first === list && page.bottom > body.y + list.height + HAIR);
  return isShared ? pages : evenly([list, ...sections], body, true);
}

/**
 * Returns the head of a fabric's chart, with the heading of all charts above it. If the chart is continued from another
 * page, returns the head unchanged.
 */
function withHeading(item: FlowItem, isContinued: boolean, { x, width }: Box): FlowItem {
  if (isContinued) return item;
  return {
    height: HEADING + item.height,
    marks: (y) => [
      text({ x, y: y + 0.15 }, cuttingTexts.title, { font: 'title', points: 13 }),
      text({ x: x + width, y: y + 0.15 }, cuttingTexts.detail, { ink: inks.quiet, align: 'right' }),
      ...item.marks(y + HEADING),
    ],
  };
}

function headItem(
  { fabric, inches, bought }: FabricPlan,
  settings: CuttingSettings,
  isContinued: boolean,
  { body: { x, width } }: PageArea,
  words: Words,
): FlowItem {
  const start = x + SWATCH + 0.16;
  const room = width - SWATCH - 0.16;
  const cloth = clothWords(fabric, words);
  const name = isContinued ? pageTexts.continued(cloth) : cloth;
  return {
    height: SWATCH + 0.14,
    marks: (y) => [
      swatch({ fabric, x, y, tile: 1.4 }, { x, y }, SWATCH),
      text({ x: start, y: y + 0.18 }, fitted(name, room, 'title', 14, words.measure), {
        font: 'title',
        points: 14,
      }),
      text(
        { x: start, y: y + 0.37 },
        cuttingTexts.buy(boughtWords(bought)) + lengthWords(inches, bought, settings),
        {
          ink: inks.quiet,
        },
      ),
    ],
  };
}

/**
 * Returns words for how the length to buy comes about: “83¾″ of strips and 1″ to straighten the edge”. For fat
 * quarters, returns words for the length that each of them loses.
 */
function lengthWords(inches: number, bought: Bought, settings: CuttingSettings): string {
  const added = addedWords(bought, settings);
  const edge = bought.fatQuarters === null ? 0 : edgeOf(settings);
  if (edge > 0) return cuttingTexts.eachStraightened(exactInches(edge));
  return added ? cuttingTexts.stripsAnd(exactInches(inches), added) : '';
}

/**
 * Returns a note that names the pieces whose finished sizes are between ruler lines, one item for each line of text.
 * Empty if there are none.
 */
function offGridNote(
  pieces: readonly CutPiece[],
  { body: { x, width } }: PageArea,
  { names, measure }: Words,
): FlowItem[] {
  const off = pieces.flatMap((piece) => (piece.offGrid ? names.piece(piece) : []));
  if (off.length === 0) return [];
  const sentence = cuttingTexts.offRuler(off);
  return wrapped(sentence, width, 'regular', 8.5, measure).map((words) => ({
    height: 0.17,
    marks: (y) => [text({ x, y: y + 0.13 }, words, { points: 8.5, ink: inks.quiet })],
  }));
}

function proof(
  { strips, inches, bound, gap, bought }: FabricPlan,
  { body: { x, width } }: PageArea,
  { measure }: Words,
): FlowItem[] {
  const heights = strips.map(({ count, height }) => exactInches(count * height));
  const sum = heights.length > 1 && heights.length <= MOST_ADDED ? `${heights.join(' + ')} = ` : '';
  const takes = cuttingTexts.takes(sum + exactInches(inches), bought.spare > 0);
  const sentence =
    gap < 1 / 16
      ? cuttingTexts.noLess(takes)
      : cuttingTexts.atLeast(takes, formatInches(Math.floor(bound * 8 + HAIR) / 8));
  return wrapped(sentence, width, 'regular', 9, measure).map((line, index, lines) => ({
    height: index === lines.length - 1 ? 0.22 : 0.17,
    marks: (y) => [text({ x, y: y + 0.14 }, line, { points: 9, ink: inks.quiet })],
  }));
}

/** The maximum number of strip heights that are printed as a sum: “4½″ + 3″”. A longer sum doesn't fit on a line. */
const MOST_ADDED = 7;
/** The greatest rounding error of a length, in eighths of an inch. */
const HAIR = 0.01;
