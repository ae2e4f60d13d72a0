import { boundsOf, flattened, polygon, type Box } from '@quiltwright/shared/geometry/outline';
import { inches } from '@quiltwright/shared/geometry/units';
import { exactInches, formatSize } from '@quiltwright/shared/inch-words';
import { numbered, type NumberedPatches } from '../patches/numbered';
import { kindWords, mirroredWords, numberWords } from '../patches/patch-words';
import { circle, hairline, inks, line, text, type Mark, type Stroke } from './marks';
import type { PageDraft } from './page-frame';
import type { PageArea } from './paper';
import { blockPicture, fitting } from './quilt-picture';
import { roundsOf } from './rounds';
import { rowsOf } from './rows';
import type { SewnBlocks } from './sewn-blocks';
import type { PrintedBlock } from './templates';
import { fitted } from './text';
import type { Words } from './words';

const ROW = 0.235;
/** The names of the columns take so many inches. */
const TABLE_HEAD = 0.22;
const seam: Stroke = { ink: inks.ink, width: 0.9 };
/** Inches of the page between rows that are drawn apart. */
const APART = 0.16;

/** A picture in cloth is that high, where there is room for so much of it. */
const CLOTH_PICTURE = { least: 1.6, most: 3.2 };

/** A block with its patches numbered, what they are cut of, its rows where it falls into rows, and its cloth. */
export function blockPages(block: PrintedBlock, area: PageArea, words: Words, sewn: SewnBlocks): PageDraft[] {
  const found = numbered({
    levels: block.levels,
    blockWidth: inches(block.width),
    blockHeight: inches(block.height),
  });
  if (found.patches.length === 0) return [];
  const { body } = area;
  const half = (body.width - 0.4) / 2;
  const diagram = { x: body.x, y: body.y + 0.3, width: half, height: 4.2 };
  const size = formatSize(block.width, block.height);
  const head = { title: block.name, foot: `${block.name}, ${size}` };
  const right = { ...diagram, x: body.x + half + 0.4, width: half - 0.3 };
  const order = orderOf(found, block, right);
  const beside = order ?? clothOf(block, right, sewn);
  const marks: Mark[] = [
    heading('The patches', body.x, body.y),
    ...patchMarks(found, block, diagram, 0),
    ...beside.marks,
  ];
  const top = diagram.y + Math.max(fitting(block, diagram).height, beside.height, 1) + 0.4;
  const first = Math.max(1, Math.floor((body.y + body.height - top - 0.3) / ROW));
  const later = Math.floor((body.height - 0.3) / ROW);
  const pages: PageDraft[] = [];
  for (let from = 0; from < found.groups.length; from += from === 0 ? first : later) {
    const isFirst = from === 0;
    const table = tableMarks(
      found,
      from,
      isFirst ? first : later,
      { ...body, y: isFirst ? top : body.y },
      words,
    );
    const bottom = (isFirst ? top : body.y) + TABLE_HEAD + (found.groups.length - from) * ROW + 0.7;
    const height = Math.min(CLOTH_PICTURE.most, body.y + body.height - bottom);
    // On its last page, below the table.
    const hasCloth = order !== null && height >= CLOTH_PICTURE.least;
    const picture = hasCloth ? clothOf(block, { ...body, y: bottom, height }, sewn).marks : [];
    pages.push({
      ...head,
      detail: `${size} finished, make ${block.copies}. ${found.patches.length} patches${isFirst ? '' : ', continued'}`,
      marks: [...(isFirst ? marks : []), ...table, ...picture],
    });
  }
  return pages;
}

function heading(words: string, x: number, y: number): Mark {
  return text({ x, y: y + 0.15 }, words, { font: 'title', points: 12 });
}

/** What stands in a box below its heading, and how much of its height that takes. */
interface Figure {
  marks: Mark[];
  height: number;
}

/** The block in its cloth. */
function clothOf(block: PrintedBlock, box: Box, sewn: SewnBlocks): Figure {
  const place = { ...fitting(block, box), x: box.x };
  const patches = sewn.of(block.levels, block.width, block.height);
  return {
    marks: [heading('In its cloth', box.x, box.y - 0.3), ...blockPicture(patches, place, place)],
    height: place.height,
  };
}

/** Patches with their numbers, each moved down by its row. What lies over others hides these. */
function patchMarks(
  { patches }: NumberedPatches,
  size: { width: number; height: number },
  box: Box,
  apart: number,
  rowOf: readonly number[] = [],
): Mark[] {
  const { x, y, scale } = fitting(size, box);
  const placeOf = (index: number) => ({ x, y: y + (rowOf[index] ?? 0) * apart, scale });
  const outlines = patches
    .map(({ shape, outline }, index) => ({ shape, outline, place: placeOf(index) }))
    .sort((a, b) => a.shape - b.shape)
    .map(({ outline, place }): Mark => ({
      kind: 'path',
      outlines: [outline],
      places: [place],
      fill: inks.white,
      stroke: seam,
    }));
  const numbers = patches.flatMap(({ at, room }, index) => {
    const place = placeOf(index);
    const points = Math.min(9.5, room * scale * 72 * 0.9);
    if (points < 3.5) return [];
    const middle = { x: place.x + at.x * scale, y: place.y + at.y * scale + points / 72 / 2.8 };
    return [text(middle, String(index + 1), { font: 'semiBold', points, align: 'centre' })];
  });
  return [...outlines, ...numbers];
}

/** The order in which a block is sewn, where it is simple: from the middle out, or in rows; null where it isn’t. */
function orderOf(found: NumberedPatches, size: { width: number; height: number }, box: Box): Figure | null {
  if (found.groups.some(({ kind }) => kind === 'applique')) return null;
  const patches = found.patches.map(({ outline }) => ({ corners: flattened(outline, 0.01) }));
  const rounds = roundsOf(patches);
  if (rounds) return { marks: roundMarks(found, rounds, size, box), height: fitting(size, box).height };
  const rows = rowsOf(patches);
  return rows.length < 2 ? null : rowsFigure(found, rows, size, box);
}

/** The rows drawn apart, in the order in which they are sewn. */
function rowsFigure(
  found: NumberedPatches,
  rows: readonly number[][],
  size: { width: number; height: number },
  box: Box,
): Figure {
  const rowOf: number[] = [];
  rows.forEach((indices, row) => {
    for (const index of indices) rowOf[index] = row;
  });
  const apart = Math.min(APART, 1.2 / rows.length);
  const gaps = apart * (rows.length - 1);
  const room = { ...box, height: box.height - gaps };
  return {
    marks: [
      heading(`Sewn in ${rows.length} rows, from the top`, box.x, box.y - 0.3),
      ...patchMarks(found, size, room, apart, rowOf),
    ],
    height: fitting(size, room).height + gaps,
  };
}

/** The block with its steps in circles, its middle tinted. */
function roundMarks(
  { patches }: NumberedPatches,
  rounds: readonly number[][],
  size: { width: number; height: number },
  box: Box,
): Mark[] {
  const place = fitting(size, box);
  const steps = rounds.map((indices) => indices.flatMap((index) => patches[index] ?? []));
  const [middle = [], ...strips] = steps;
  const around = boundsOf(polygon(middle.flatMap(({ outline }) => outline.map(({ to }) => to))));
  const [only] = middle;
  const centre =
    only && middle.length === 1
      ? only
      : {
          at: { x: around.x + around.width / 2, y: around.y + around.height / 2 },
          room: Math.min(around.width, around.height) / 2,
        };
  const labels = [centre, ...strips.flat()].flatMap(({ at, room }, step): Mark[] => {
    const radius = Math.min(0.11, room * place.scale * 0.9);
    const on = { x: place.x + at.x * place.scale, y: place.y + at.y * place.scale };
    const points = radius * 72 * 1.05;
    if (points < 3) return [];
    return [
      {
        kind: 'path',
        outlines: [circle(on, radius)],
        fill: inks.white,
        stroke: { ink: inks.ink, width: 0.6 },
      },
      text({ x: on.x, y: on.y + points / 72 / 2.8 }, String(step + 1), {
        font: 'semiBold',
        points,
        align: 'centre',
      }),
    ];
  });
  return [
    heading('Sewn from the middle out, in this order', box.x, box.y - 0.3),
    { kind: 'path', outlines: middle.map(({ outline }) => outline), places: [place], fill: inks.linen },
    { kind: 'path', outlines: patches.map(({ outline }) => outline), places: [place], stroke: seam },
    ...labels,
  ];
}

function tableMarks(
  { groups }: NumberedPatches,
  from: number,
  count: number,
  { x, y, width }: Box,
  words: Words,
): Mark[] {
  const right = x + width;
  const columns = { number: x, patch: x + 0.75, size: x + 3.4, fabric: x + 4.75 };
  const small = { points: 8, ink: inks.quiet } as const;
  const marks: Mark[] = [
    text({ x: columns.number, y: y + 0.14 }, 'Number', small),
    text({ x: columns.patch, y: y + 0.14 }, 'Patch', small),
    text({ x: columns.size, y: y + 0.14 }, 'Finished', small),
    text({ x: columns.fabric, y: y + 0.14 }, 'Cloth', small),
    line({ x, y: y + TABLE_HEAD }, { x: right, y: y + TABLE_HEAD }, { ink: inks.ink, width: 0.9 }),
  ];
  groups.slice(from, from + count).forEach((group, i) => {
    const bottom = y + TABLE_HEAD + (i + 1) * ROW;
    const at = bottom - 0.075;
    const reversed = mirroredWords(group);
    const what = `${group.count} ${kindWords(group.kind, group.count)}${reversed ? `, ${reversed}` : ''}`;
    const cell = (text: string, room: number) => fitted(text, room, 'regular', 9, words.measure);
    marks.push(
      text({ x: columns.number, y: at }, numberWords(group), { font: 'semiBold', points: 9 }),
      text({ x: columns.patch, y: at }, cell(what, 2.55), { points: 9 }),
      text({ x: columns.size, y: at }, [...new Set(group.size.map(exactInches))].join(' × '), { points: 9 }),
      text({ x: columns.fabric, y: at }, cell(words.fabric(group.fabric), right - columns.fabric), {
        points: 9,
        font: 'semiBold',
      }),
      line({ x, y: bottom }, { x: right, y: bottom }, hairline),
    );
  });
  return marks;
}
