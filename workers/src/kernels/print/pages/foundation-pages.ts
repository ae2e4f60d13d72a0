import type { FoundationFault } from '../../fault';
import type { Box } from '@quiltwright/shared/geometry/box';
import { clamp } from '@quiltwright/shared/geometry/interval';
import { polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import { success, type Result } from '@quiltwright/shared/result';
import { foundationOf, type Join } from '../../foundation/foundation';
import { labelPlace } from '../../patches/label-place';
import type { SewnPatch } from '../../patches/sewn';
import { foundationPlan } from './foundation-plan';
import { laidOut } from '../block/lay-out';
import { ownParts, pagesOf, type FullSize } from '../block/page-parts';
import { inks, seamLine, text, type Mark, type Stroke } from '../paper/marks';
import { mirroredSection, turnedRight } from '../block/mirrored-section';
import { partName, patchName, type BlockOnPaper } from '../block/on-paper';
import type { PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import type { PrintedBlock } from '../block/templates';
import { fitted } from '../paper/text';
import { clothWords, type Words } from '../names/words';
import { foundationTexts } from '../texts/foundation-texts';

const NAME = 12;
const DETAIL = 8;
/** The size of the words below a section (its name and sewing steps), in inches: their height and their least width. */
const CAPTION = { height: 0.5, width: 3 };
const NUMBER = { least: 4, most: 12 };
const CLOTH = 6.5;
/**
 * The least distance of a patch's name from the edges of the patch and of the page, in inches. A patch that extends
 * over several pages is named on each page that has a place with this distance.
 */
const LEAST_NAMED = 0.15;
const sewLine: Stroke = { ink: inks.ink, width: 0.9 };

/**
 * Lays out a block for sewing on paper. First comes a plan of the block's sections and of how to join them, then the
 * sections at full size, mirrored. Fails with the faults of `foundationOf`.
 */
export function foundationPages(
  block: PrintedBlock,
  sewn: readonly SewnPatch[],
  seam: number,
  area: PageArea,
  words: Words,
): Result<PageDraft[], FoundationFault> {
  const found = foundationOf(sewn, block);
  if (!found.ok) return found;
  const onPaper: BlockOnPaper = { block, sewn, ...found.value };
  return success([...foundationPlan(onPaper, area, words), ...sectionPages(onPaper, seam, area, words)]);
}

function sectionPages(onPaper: BlockOnPaper, seam: number, area: PageArea, words: Words): PageDraft[] {
  const { name } = onPaper.block;
  const things = onPaper.sections.map((_, index) => fullSize(onPaper, index, seam, area, words));
  return laidOut(things, area.body).map(({ marks, names, hasParts }) => ({
    title: foundationTexts.title(name),
    detail: hasParts ? foundationTexts.joinPages : foundationTexts.mirrored(exactInches(seam)),
    foot: `${name}. ${names.join('. ')}`,
    marks,
  }));
}

/**
 * Draws a section of a block at full size, with the numbers and fabrics of its patches. The words below it say how to
 * sew and join it.
 * @param index of the section
 */
function fullSize(
  { block, sewn, sections, joins }: BlockOnPaper,
  index: number,
  seam: number,
  { body }: PageArea,
  words: Words,
): FullSize {
  const section = sections[index] ?? { patches: [], corners: [] };
  const patches = section.patches.flatMap((patch) => sewn[patch] ?? []);
  const number = partName(index, index);
  const upright = mirroredSection(section.corners, patches, seam);
  const turned = turnedRight(upright);
  const free = { width: body.width, height: body.height - CAPTION.height };
  const drawn = pagesOf(turned, free) < pagesOf(upright, free) ? turned : upright;
  const room = Math.max(drawn.width, CAPTION.width);
  const title = fitted(foundationTexts.sectionOf(number, block.name), room, 'title', NAME, words.measure);
  const steps = [stepsOf(index, patches.length), joinedTo(joins, index)].filter(Boolean).join('. ');
  const detail = fitted(steps, room, 'regular', DETAIL, words.measure);
  const size = {
    width: Math.max(
      drawn.width,
      words.measure(title, 'title', NAME),
      words.measure(detail, 'regular', DETAIL),
    ),
    height: drawn.height + CAPTION.height,
  };
  const parts = ownParts(size, body);
  return {
    name: foundationTexts.section(number),
    crosses: '×',
    ...size,
    marks: [
      { kind: 'path', outlines: [polygon(drawn.cut)], stroke: seamLine },
      { kind: 'path', outlines: drawn.patches.map(polygon), stroke: sewLine },
      ...drawn.patches.flatMap((corners, i) =>
        labelPlaces(corners, parts).flatMap((place) =>
          label(place, patchName(index, i), clothWords(patches[i]?.fabric ?? 0, words), words),
        ),
      ),
      text({ x: 0, y: drawn.height + 0.24 }, title, { font: 'title', points: NAME }),
      text({ x: 0, y: drawn.height + 0.4 }, detail, { points: DETAIL }),
    ],
  };
}

type LabelPlace = ReturnType<typeof labelPlace>;

/**
 * Returns the places for the name of a patch: one on each page with enough room, away from the joins between pages. If
 * no page has enough room, returns the best place in the whole patch.
 * @param parts the area of each page that no other page shows
 */
function labelPlaces(corners: readonly Point[], parts: readonly Box[]): LabelPlace[] {
  const places = parts.map((part) => labelPlace(corners, [], part)).filter(({ room }) => room >= LEAST_NAMED);
  return places.length > 0 ? places : [labelPlace(corners, [])];
}

/** Draws the number of a patch at a place. Adds the name of the patch's fabric if there is room for it. */
function label({ at, room }: LabelPlace, number: string, cloth: string, { measure }: Words): Mark[] {
  const points = clamp(room * 60, NUMBER.least, NUMBER.most);
  const hasCloth = Math.hypot(measure(cloth, 'regular', CLOTH) / 2, 0.2) <= room;
  const look = { font: 'semiBold', points, align: 'centre' } as const;
  if (!hasCloth) return [text({ x: at.x, y: at.y + points / 72 / 2.8 }, number, look)];
  return [
    text(at, number, look),
    text({ x: at.x, y: at.y + 0.13 }, cloth, { points: CLOTH, ink: inks.quiet, align: 'centre' }),
  ];
}

function stepsOf(section: number, patches: number): string {
  return patches === 1
    ? foundationTexts.onePatch
    : foundationTexts.sewInOrder(patchName(section, 0), patchName(section, patches - 1));
}

function joinedTo(joins: readonly Join[], index: number): string {
  for (const { first, middle, last } of joins) {
    if (first === index && middle === index + 1) return joinTo(middle, last);
    if (middle === index && last === index) return joinTo(first, middle - 1);
  }
  return '';
}

function joinTo(first: number, last: number): string {
  return foundationTexts.joinTo({ name: partName(first, last), isOne: first === last });
}
