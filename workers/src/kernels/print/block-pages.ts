import { boundsOf, flattened, polygon, type Box } from '@quiltwright/shared/geometry/outline';
import { inches } from '@quiltwright/shared/geometry/units';
import { exactInches, formatSize } from '@quiltwright/shared/inch-words';
import { numbered, type NumberedPatches } from '../patches/numbered';
import { kindWords, mirroredWords, numberWords } from '../patches/patch-words';
import { circle, hairline, inks, line, text, type Mark, type Stroke } from './marks';
import type { PageDraft } from './page-frame';
import type { PageArea } from './paper';
import { fitting } from './quilt-picture';
import { roundsOf } from './rounds';
import { rowsOf } from './rows';
import type { PrintedBlock } from './templates';
import { fitted } from './text';
import type { Words } from './words';

const ROW = 0.235;
const seam: Stroke = { ink: inks.ink, width: 0.9 };
/** Inches of the page between rows that are drawn apart. */
const APART = 0.16;

/** A block with its patches numbered, what they are cut of, and its rows where it falls into rows. */
export function blockPages(block: PrintedBlock, area: PageArea, words: Words): PageDraft[] {
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
  const marks: Mark[] = [
    heading('The patches', body.x, body.y),
    ...patchMarks(found, block, diagram, 0),
    ...orderMarks(found, block, { ...diagram, x: body.x + half + 0.4 }),
  ];
  const top = diagram.y + Math.max(fitting(block, diagram).height, 1) + 0.45;
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
    pages.push({
      ...head,
      detail: `${size} finished, make ${block.copies}. ${found.patches.length} patches${isFirst ? '' : ', continued'}`,
      marks: [...(isFirst ? marks : []), ...table],
    });
  }
  return pages;
}

function heading(words: string, x: number, y: number): Mark {
  return text({ x, y: y + 0.15 }, words, { font: 'title', points: 12 });
}

/** Outlines with their numbers, each patch moved down by its row. */
function patchMarks(
  { patches }: NumberedPatches,
  size: { width: number; height: number },
  box: Box,
  apart: number,
  rowOf: readonly number[] = [],
): Mark[] {
  const { x, y, scale } = fitting(size, box);
  return patches.flatMap(({ outline, at, room }, index) => {
    const place = { x, y: y + (rowOf[index] ?? 0) * apart, scale };
    const points = Math.min(9.5, room * scale * 72 * 0.9);
    return [
      { kind: 'path', outlines: [outline], places: [place], stroke: seam },
      ...(points < 3.5
        ? []
        : [
            text(
              { x: place.x + at.x * scale, y: place.y + at.y * scale + points / 72 / 2.8 },
              String(index + 1),
              { font: 'semiBold', points, align: 'centre' },
            ),
          ]),
    ] satisfies Mark[];
  });
}

/** The order in which a block is sewn, where it is simple: from the middle out, or in rows. */
function orderMarks(found: NumberedPatches, size: { width: number; height: number }, box: Box): Mark[] {
  if (found.groups.some(({ kind }) => kind === 'applique')) return [];
  const patches = found.patches.map(({ outline }) => ({ corners: flattened(outline, 0.01) }));
  const rounds = roundsOf(patches);
  if (rounds) return roundMarks(found, rounds, size, box);
  const rows = rowsOf(patches);
  return rows.length < 2 ? [] : rowMarks(found, rows, size, box);
}

/** The rows drawn apart, in the order in which they are sewn. */
function rowMarks(
  found: NumberedPatches,
  rows: readonly number[][],
  size: { width: number; height: number },
  box: Box,
): Mark[] {
  const rowOf: number[] = [];
  rows.forEach((indices, row) => {
    for (const index of indices) rowOf[index] = row;
  });
  const apart = Math.min(APART, 1.2 / rows.length);
  const { width, height } = box;
  const room = { ...box, width: width - 0.3, height: height - apart * (rows.length - 1) };
  return [
    heading(`Sewn in ${rows.length} rows, from the top`, box.x, box.y - 0.3),
    ...patchMarks(found, size, room, apart, rowOf),
  ];
}

/** The block with its steps in circles, its middle tinted. */
function roundMarks(
  { patches }: NumberedPatches,
  rounds: readonly number[][],
  size: { width: number; height: number },
  box: Box,
): Mark[] {
  const place = fitting(size, { ...box, width: box.width - 0.3 });
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
    line({ x, y: y + 0.22 }, { x: right, y: y + 0.22 }, { ink: inks.ink, width: 0.9 }),
  ];
  groups.slice(from, from + count).forEach((group, i) => {
    const bottom = y + 0.22 + (i + 1) * ROW;
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
