import type { Report } from '../../report';
import { listed } from '@quiltwright/shared/listed';
import type { Answer } from '../../fault';
import type { Box } from '@quiltwright/shared/geometry/box';
import { widthsInWords } from '@quiltwright/shared/quilting/bands/band-words';
import { exactInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { bordersOf, sashingWidth } from '@quiltwright/shared/quilting/bands/bands';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { standardSizes } from '@quiltwright/shared/quilting/standard/standard-size';
import { success } from '@quiltwright/shared/result';
import type { SewnPatch } from '../../patches/sewn';
import type { PreparedQuilt } from '../../prepared/prepared-quilt';
import { hairline, inks, line, text, type Mark } from '../paper/marks';
import type { PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import { blockTiles, firstTiles, tilesFit, tilesHeight, type Tiles } from './block-tiles';
import { clothKeyPages, clothKeys, type ClothKey } from './cloth-key';
import { blockPicture, fitting, isHatched, quiltPicture } from '../quilt/quilt-picture';
import type { BlockSheet } from '../block/block-sheet';
import type { SewnBlocks } from '../../patches/sewn-blocks';
import { skillOf } from '../block/skill';
import type { PrintedBlock } from '../block/templates';
import { wrapped } from '../paper/text';
import { clothWords, type Words } from '../names/words';
import { coverTexts, skillTexts } from '../texts/cover-texts';
import { pageTexts } from '../texts/page-texts';

const FACT = 0.28;
/** Width of the column with the names of facts, such as “Finished size”, in inches. */
const FACT_NAME = 1.05;
const COLUMN_GAP = 0.3;
/** Inches between a block's picture and its facts. */
const FACTS_GAP = 0.25;
/**
 * `BESIDE_FACTS` is the fraction of the page's width for a quilt's picture that has facts beside it. `LEAST_PICTURE` is
 * the least height of the picture, in inches.
 */
const BESIDE_FACTS = 0.56;
const LEAST_PICTURE = 3;

/** The data that the first pages of a pattern need. */
export interface Cover {
  name: string;
  /** The date of printing, in words. */
  date: string;
  area: PageArea;
  words: Words;
  sewn: SewnBlocks;
}

/** A page with free room at its lower end. */
export interface OpenPage extends PageDraft {
  /**
   * `bottom` is the lower end of the drawn lines and texts on the page, and `end` that of the free room below them.
   * Both are in inches from the top of the page.
   */
  bottom: number;
  end: number;
}

/** The first page of a quilt. `others` has the blocks that don’t fit on it. */
interface QuiltCover extends OpenPage {
  others: readonly PrintedBlock[];
  /** True if the page lists the fabrics with their letters. */
  hasCloths: boolean;
}

/**
 * Lays out the first page of a quilt: its picture, facts and blocks.
 * @param below inches to leave free at the foot of the page, unless the picture would then be too small
 * @param report receives the progress of the picture, from 0 to 1
 */
export function quiltCover(
  prepared: PreparedQuilt,
  sheets: readonly BlockSheet[],
  cover: Cover,
  below: number,
  report: Report,
): Answer<QuiltCover> {
  const { quilt } = prepared;
  const { body } = cover.area;
  const blocks = sheets.map(({ block }) => block);
  const size = { width: quilt.quiltWidth, height: quilt.quiltLength };
  const room = { ...body, height: body.height - below };
  const small = { ...fitting(size, { ...room, width: body.width * BESIDE_FACTS }), x: body.x };
  const half = (body.width - COLUMN_GAP) / 2;
  const facts = quiltFacts(quilt, sheets);
  const beside = { ...room, ...rightOf(small, body) };
  const factsIn = (box: Box) => factMarks(coverTexts.quilt, [...facts, hatched], box, cover.words);
  const fitBeside = tilesFit(blocks.length, roomBelow(factsIn(beside), beside));
  const fitBelow = tilesFit(blocks.length, {
    ...body,
    width: half,
    height: tilesHeight(blocks.length, half),
  });
  // All blocks are on the first page, if possible, even if the shopping list then needs a separate page.
  const isSmall = below > 0 && small.height >= LEAST_PICTURE && (fitBeside || !fitBelow);
  const mostFacts = factsIn({ ...body, y: 0, width: half }).bottom;
  const least = Math.max(tilesHeight(blocks.length, half), mostFacts);
  const placeAbove = (cloths: ClothKey | null) => {
    const height = Math.max(least, mostFacts + (cloths?.height ?? 0)) + COLUMN_GAP;
    return fitting(size, { ...body, height: body.height - height });
  };
  // A list of many fabrics must leave the picture at least `LEAST_PICTURE`. The picture of a very wide quilt is lower
  // even without a list.
  const leastPicture = Math.min(LEAST_PICTURE, placeAbove(null).height);
  const keys = clothKeys(half, cover.words);
  const cloths = keys.find((key) => placeAbove(key).height >= leastPicture) ?? null;
  const place = isSmall ? small : placeAbove(cloths);
  const picture = quiltPicture(prepared, place, report);
  if (!picture.ok) return picture;
  if (isHatched(picture.value)) facts.push(hatched);
  const y = place.y + place.height + COLUMN_GAP;
  const free = body.y + body.height - y;
  // A wide quilt may leave room for the shopping list below its facts. Otherwise the fabrics are listed here.
  const hasListBelow = below > 0 && free - below >= least;
  const under = { ...body, y, height: hasListBelow ? free - below : free };
  const key = isSmall || hasListBelow ? null : cloths;
  const [list, tiles] = isSmall
    ? besidePicture(facts, blocks, cover, beside)
    : belowPicture(facts, blocks, cover, under, key);
  return success({
    ...headOf(cover, pageTexts.foot(cover.name, formatSize(size.width, size.height))),
    marks: [...picture.value, ...list.marks, ...tiles.marks],
    bottom: Math.max(place.y + place.height, list.bottom, tiles.bottom),
    end: body.y + body.height,
    others: blocks.slice(tiles.shown),
    hasCloths: key !== null,
  });
}

interface Column {
  marks: Mark[];
  bottom: number;
}

function rightOf({ x, width }: Box, body: Box): Pick<Box, 'x' | 'width'> {
  const from = x + width + COLUMN_GAP;
  return { x: from, width: body.x + body.width - from };
}

/**
 * Lays out the facts and blocks of a quilt in a column beside the picture. Returns the facts and, below them, the tiles
 * of blocks.
 */
function besidePicture(
  list: readonly Fact[],
  blocks: readonly PrintedBlock[],
  cover: Cover,
  box: Box,
): [Column, Tiles] {
  const facts = factMarks(coverTexts.quilt, list, box, cover.words);
  return [facts, firstTiles(blocks, roomBelow(facts, box), cover)];
}

/** Returns the part of `box` that is below a column of facts. Tiles of blocks go there. */
function roomBelow({ bottom }: Column, box: Box): Box {
  const y = bottom + 0.15;
  return { ...box, y, height: box.y + box.height - y };
}

/**
 * Lays out the area below a quilt's picture: the facts and fabrics at the left, and the blocks at the right.
 * @param cloths the list of fabrics with their letters. Null if the shopping list is on the page, or if the list is too
 *   long for it
 */
function belowPicture(
  list: readonly Fact[],
  blocks: readonly PrintedBlock[],
  cover: Cover,
  box: Box,
  cloths: ClothKey | null,
): [Column, Tiles] {
  const width = (box.width - COLUMN_GAP) / 2;
  const facts = factMarks(coverTexts.quilt, list, { ...box, width }, cover.words);
  const left = {
    marks: [...facts.marks, ...(cloths?.marks({ x: box.x, y: facts.bottom }) ?? [])],
    bottom: facts.bottom + (cloths?.height ?? 0),
  };
  return [left, firstTiles(blocks, { ...box, x: box.x + width + COLUMN_GAP, width }, cover)];
}

/**
 * Lays out the first page of a block. If the names of its fabrics need too much room, the page has only their letters,
 * and further pages have the names.
 */
export function blockCover(block: PrintedBlock, cover: Cover): PageDraft[] {
  const { body } = cover.area;
  const { words } = cover;
  const patches = cover.sewn.of(block.levels, block.width, block.height);
  const isBare = isHatched(blockPicture(patches, { x: 0, y: 0, ...block }, { x: 0, y: 0, scale: 1 }));
  const cloths = clothsOf(patches, words);
  const laidWith = (cloth: (fabric: number) => string) => {
    const facts: Fact[] = [
      [coverTexts.finishedSize, formatSize(block.width, block.height)],
      [coverTexts.patches, String(patches.length)],
      [coverTexts.fabrics, cloths.map(cloth).join(', ')],
      ...(isBare ? [hatched] : []),
    ];
    const factsOf = (y: number) => factMarks(coverTexts.block, facts, { ...body, y }, words);
    const height = body.height - FACTS_GAP - factsOf(0).bottom;
    return { factsOf, place: fitting(block, { ...body, height }) };
  };
  const named = laidWith((fabric) => clothWords(fabric, words));
  const lettered = laidWith((fabric) => words.names.cloth(fabric));
  const isNamed = named.place.height >= Math.min(LEAST_PICTURE, lettered.place.height);
  const { factsOf, place } = isNamed ? named : lettered;
  const first = {
    ...headOf(cover, pageTexts.foot(cover.name, formatSize(block.width, block.height))),
    marks: [...blockPicture(patches, place, place), ...factsOf(place.y + place.height + FACTS_GAP).marks],
  };
  return isNamed ? [first] : [first, ...clothPages(cover)];
}

/** Returns the fabric numbers of a block, in the order of the letters of its fabrics. */
function clothsOf(patches: readonly SewnPatch[], { names }: Words): number[] {
  const cloths = [...new Set(patches.map(({ fabric }) => fabric))];
  return cloths.sort((a, b) => names.cloths.indexOf(a) - names.cloths.indexOf(b));
}

function headOf({ name, date }: Cover, foot: string): Omit<PageDraft, 'marks'> {
  return { title: name, detail: coverTexts.printed(date), foot };
}

type Fact = readonly [name: string, value: string];

/** The fact that explains the hatching: parts without fabric are hatched. */
const hatched: Fact = [coverTexts.hatched, pageTexts.noFabric];

function quiltFacts(quilt: Quilt, sheets: readonly BlockSheet[]): Fact[] {
  const { level, reason } = skillOf(sheets);
  const skill = skillTexts.levels[level];
  const size = standardSizes.find(({ sizeNum }) => sizeNum === quilt.generatingSize);
  const { quiltWidth, quiltLength } = quilt;
  const borders = bordersOf(quilt).map(widthsInWords);
  const sashing = sashingWidth(quilt);
  return [
    [
      coverTexts.finishedSize,
      coverTexts.sizeNamed(formatSize(quiltWidth, quiltLength), size?.sizeName ?? coverTexts.freeForm),
    ],
    [coverTexts.skill, reason === '' ? skill : skillTexts.because(skill, reason)],
    [coverTexts.blocks, String(sheets.reduce((sum, { block }) => sum + block.copies, 0))],
    ...(sashing > 0 ? [[coverTexts.sashing, exactInches(sashing)] as const] : []),
    ...(borders.length > 0 ? [[coverTexts.borders, listed(borders)] as const] : []),
  ];
}

function factMarks(heading: string, facts: readonly Fact[], box: Box, words: Words): Column {
  const marks: Mark[] = [text({ x: box.x, y: box.y + 0.17 }, heading, { font: 'title', points: 13 })];
  let y = box.y + 0.36;
  for (const [name, value] of facts) {
    const lines = wrapped(value, box.width - FACT_NAME, 'semiBold', 9.5, words.measure);
    marks.push(text({ x: box.x, y: y + 0.17 }, name, { ink: inks.quiet }));
    lines.forEach((words, i) => {
      marks.push(text({ x: box.x + FACT_NAME, y: y + 0.17 + i * 0.17 }, words, { font: 'semiBold' }));
    });
    y += FACT + (lines.length - 1) * 0.17;
    marks.push(line({ x: box.x, y }, { x: box.x + box.width, y }, hairline));
  }
  return { marks, bottom: y };
}

/** Lays out the pages for the blocks that don’t fit on the first page. */
export function moreBlocks(blocks: readonly PrintedBlock[], cover: Cover): PageDraft[] {
  const pages: PageDraft[] = [];
  for (let left = blocks; left.length > 0;) {
    const { marks, shown } = blockTiles(left, cover.area.body, cover);
    pages.push({ ...headOf(cover, coverTexts.blocksOfQuilt), title: coverTexts.moreBlocks, marks });
    left = left.slice(Math.max(1, shown));
  }
  return pages;
}

/**
 * Lays out pages that only list the fabrics, each with its letter and its name. A pattern needs them if its first page
 * doesn't name the fabrics.
 */
export function clothPages(cover: Cover): PageDraft[] {
  return clothKeyPages(cover.area, cover.words).map((marks) => ({
    ...headOf(cover, coverTexts.allFabrics),
    title: coverTexts.allFabrics,
    marks,
  }));
}
