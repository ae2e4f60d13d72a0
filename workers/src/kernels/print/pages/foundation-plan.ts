import type { Box } from '@quiltwright/shared/geometry/box';
import { clamp } from '@quiltwright/shared/geometry/interval';
import { polygon } from '@quiltwright/shared/geometry/outline';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import { labelPlace } from '../../patches/label-place';
import { inks, text, type Mark, type Stroke } from '../paper/marks';
import { partName, patchName, type BlockOnPaper } from '../block/on-paper';
import type { PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import { fitting } from '../quilt/quilt-picture';
import type { PrintedBlock } from '../block/templates';
import { wrapped } from '../paper/text';
import { clothWords, type Words } from '../names/words';
import { foundationTexts } from '../texts/foundation-texts';
import { pageTexts } from '../texts/page-texts';

const LINE = 0.19;
const HEADING = 0.36;
const POINTS = 9;
const GAP = 0.4;
/** The distance from the start of a list item's number to the start of its words, in inches. */
const INDENT = 0.32;
const patchLine: Stroke = { ink: inks.quiet, width: 0.5 };
const sectionLine: Stroke = { ink: inks.ink, width: 1.6 };

/** A line of a list, or the heading of a list. */
interface Row {
  words: string;
  /**
   * The number of a section or step before its first line of words. A space before its further lines, which are
   * indented as well.
   */
  number?: string;
  isHeading?: boolean;
}

/**
 * Draws a block with its sections and the numbers of its patches. Lists how sections are joined, and the fabric of each
 * patch.
 */
export function foundationPlan(onPaper: BlockOnPaper, { body }: PageArea, words: Words): PageDraft[] {
  const { block, sewn, sections } = onPaper;
  const column = (body.width - GAP) / 2;
  const left = { ...body, width: column };
  const right = { ...left, x: body.x + column + GAP };
  const size = formatSize(block.width, block.height);
  const detail = foundationTexts.planDetail(size, block.copies, sections.length, sewn.length);
  const rows = rowsOf(onPaper, column, words);
  const { picture, boxes } = firstPage(block, body, left, right, rows);
  const pages: PageDraft[] = [];
  for (let from = 0; from === 0 || from < rows.length;) {
    const isFirst = from === 0;
    const marks: Mark[] = isFirst ? diagram(onPaper, picture) : [];
    for (const box of isFirst ? boxes : [left, right]) from = fill(rows, from, box, marks);
    pages.push({
      title: foundationTexts.title(block.name),
      detail: isFirst ? detail : pageTexts.continued(detail),
      foot: pageTexts.foot(block.name, size),
      marks,
    });
  }
  return pages;
}

interface FirstPage {
  picture: ReturnType<typeof fitting>;
  /** The boxes for the rows of the lists. The rows fill one box after the other. */
  boxes: readonly Box[];
}

/**
 * Places the block's picture as large as the rows below it allow. If the picture would be too small, rows are also
 * beside it.
 */
function firstPage(block: PrintedBlock, body: Box, left: Box, right: Box, rows: readonly Row[]): FirstPage {
  for (let height = body.height; height > body.height / 2; height -= LINE) {
    const picture = fitting(block, { ...body, height });
    const under = { y: body.y + picture.height + GAP, height: body.height - picture.height - GAP };
    const boxes = [left, right].map((box) => ({ ...box, ...under }));
    const filled = boxes.reduce((from, box) => fill(rows, from, box, []), 0);
    if (filled >= rows.length) return { picture, boxes };
  }
  const picture = fitting(block, { ...left, height: body.height / 2 });
  const below = { ...left, y: body.y + picture.height + GAP, height: body.height - picture.height - GAP };
  return { picture, boxes: [right, below] };
}

function diagram(
  { sections, sewn }: BlockOnPaper,
  { x, y, scale }: { x: number; y: number; scale: number },
): Mark[] {
  const places = [{ x, y, scale }];
  const numbers = sections.flatMap(({ patches }, section) =>
    patches.flatMap((patch, i) => {
      const { at, room } = labelPlace(sewn[patch]?.corners ?? [], []);
      const points = clamp(room * scale * 72 * 0.9, 3, 9.5);
      const middle = { x: x + at.x * scale, y: y + at.y * scale + points / 72 / 2.8 };
      return text(middle, patchName(section, i), { font: 'semiBold', points, align: 'centre' });
    }),
  );
  return [
    { kind: 'path', outlines: sewn.map(({ corners }) => polygon(corners)), places, stroke: patchLine },
    { kind: 'path', outlines: sections.map(({ corners }) => polygon(corners)), places, stroke: sectionLine },
    ...numbers,
  ];
}

function rowsOf({ block, sections, joins, sewn }: BlockOnPaper, width: number, words: Words): Row[] {
  const flowing = (sentence: string, number?: string): Row[] =>
    wrapped(sentence, width - (number ? INDENT : 0), 'regular', POINTS, words.measure).map((line, i) => ({
      words: line,
      ...(number && { number: i === 0 ? number : ' ' }),
    }));
  const joining = joins.flatMap(({ first, middle, last }, i) =>
    flowing(
      foundationTexts.join(
        { name: partName(first, middle - 1), isOne: first === middle - 1 },
        { name: partName(middle, last), isOne: middle === last },
      ),
      `${i + 1}.`,
    ),
  );
  return [
    { words: foundationTexts.eachSection, isHeading: true },
    ...flowing(foundationTexts.howToSew),
    ...(block.copies > 1 ? flowing(foundationTexts.printTimes(block.copies)) : []),
    ...(joining.length > 0 ? [{ words: foundationTexts.thenSections, isHeading: true }, ...joining] : []),
    { words: foundationTexts.fabrics, isHeading: true },
    ...sections.flatMap(({ patches }, section) =>
      flowing(
        runsOf(
          patches.map((patch) => clothWords(sewn[patch]?.fabric ?? 0, words)),
          section,
        ),
        partName(section, section),
      ),
    ),
  ];
}

/**
 * Returns words for the fabrics of a section, by the numbers of its patches: “2.1 A Snow, 2.2–2.4 B Pond”.
 * @param cloths the fabric of each patch, in words
 * @param section index of the section
 */
function runsOf(cloths: readonly string[], section: number): string {
  const runs: { cloth: string; from: string; to: string }[] = [];
  cloths.forEach((cloth, i) => {
    const [last, name] = [runs.at(-1), patchName(section, i)];
    if (last?.cloth === cloth) last.to = name;
    else runs.push({ cloth, from: name, to: name });
  });
  return runs.map(({ cloth, from, to }) => `${from === to ? from : `${from}–${to}`} ${cloth}`).join(', ');
}

/**
 * Adds rows, from the index `from` on, to `marks` until the column is full. Returns the index of the first row without
 * room.
 */
function fill(rows: readonly Row[], from: number, { x, y, height }: Box, marks: Mark[]): number {
  let next = from;
  let down = 0;
  for (const { words, number, isHeading } of rows.slice(from)) {
    const needs = isHeading ? HEADING : LINE;
    // A heading stays together with its first line.
    if (down + needs + (isHeading ? LINE : 0) > height) break;
    down += needs;
    const at = { x, y: y + down - 0.05 };
    if (isHeading) marks.push(text(at, words, { font: 'title', points: 12 }));
    else {
      if (number) marks.push(text(at, number, { font: 'semiBold', points: POINTS }));
      marks.push(text({ ...at, x: x + (number ? INDENT : 0) }, words, { points: POINTS }));
    }
    next++;
  }
  return next;
}
