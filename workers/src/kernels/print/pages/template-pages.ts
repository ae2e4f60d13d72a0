import type { Report } from '../../report';
import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import { polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import { BESIDE, arrangements, type Arranged } from '../block/arranged-template';
import { laidOut } from '../block/lay-out';
import { matchPoints } from '../block/match-points';
import type { FullSize } from '../block/page-parts';
import { circle, cutLine, inks, line, seamLine, text, type Mark, type Stroke } from '../paper/marks';
import type { PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import { fitting } from '../quilt/quilt-picture';
import { shapeName } from '../names/shape-names';
import { fitted, wrapped } from '../paper/text';
import type { Template } from '../block/templates';
import { clothWords, type Words } from '../names/words';
import { templateTexts } from '../texts/template-texts';

const NAME = 13;
const DETAIL = 8.5;
const LINE = 0.155;
/** Templates with more corners than this are appliqué with curves. They get no dots and no match marks. */
const MOST_CORNERS = 16;
const grainLine: Stroke = { ink: inks.ink, width: 0.75 };

/**
 * Lays out the pages with all templates at full size, each with its fabrics. If there are many templates, an index
 * comes first.
 * @param seam seam allowance in inches
 * @param report receives the progress, from 0 to 1
 */
export function templatePages(
  templates: readonly Template[],
  seam: number,
  area: PageArea,
  words: Words,
  report: Report = () => undefined,
): PageDraft[] {
  const fullSizes = templates.map((template, index) => {
    report(index / templates.length);
    return fullSize(template, seam, area, words);
  });
  const pages = laidOut(
    templates.length < LEAST_INDEXED ? fullSizes : [indexOf(templates, area, words), ...fullSizes],
    area.body,
  );
  return pages.map(({ marks, names, hasParts }) => ({
    title: templateTexts.title,
    detail: `${templateTexts.lines(exactInches(seam))} ${hasParts ? templateTexts.joinPages : templateTexts.match}`,
    foot: hasParts
      ? names.filter(Boolean).join('. ')
      : templateTexts.foot(names.flatMap((name) => name.split(' ')[0] || [])),
    marks,
  }));
}

/** An index is printed from this number of templates. */
const LEAST_INDEXED = 2;
const INDEX = { head: 0.34, row: 0.36, side: 0.3 };

/** Draws an index of all templates, with their names, shapes, sizes, fabrics and blocks. */
function indexOf(templates: readonly Template[], { body }: PageArea, words: Words): FullSize {
  const most = Math.floor((body.height - INDEX.head) / INDEX.row);
  const columns = templates.length > most ? 2 : 1;
  const rows = Math.min(most, Math.ceil(templates.length / columns));
  const width = body.width / columns;
  const marks = templates.slice(0, rows * columns).flatMap((template, index): Mark[] => {
    const { letter, size, blocks, corners, fabrics } = template;
    const at = { x: Math.floor(index / rows) * width, y: INDEX.head + (index % rows) * INDEX.row };
    const place = fitting(boxOfPoints(corners), {
      ...at,
      x: at.x + 0.45,
      width: INDEX.side,
      height: INDEX.side,
    });
    const { x, y } = boxOfPoints(corners);
    const small = { x: place.x - x * place.scale, y: place.y - y * place.scale, scale: place.scale };
    const name = nameOf(template);
    const cloths = fabrics
      .map(({ fabric, count }) => `${count} ${words.names.cloth(fabric) || words.fabric(fabric)}`)
      .join(', ');
    const caption = `${name} ${size}: ${cloths}. ${blocks.join(', ')}`;
    return [
      text({ x: at.x, y: at.y + 0.2 }, letter, { font: 'semiBold' }),
      { kind: 'path', outlines: [polygon(corners)], places: [small], stroke: cutLine },
      text({ x: at.x + 0.9, y: at.y + 0.2 }, fitted(caption, width - 1, 'regular', 9, words.measure), {
        points: 9,
      }),
    ];
  });
  return {
    ...{ name: '', crosses: '', width: body.width, height: INDEX.head + rows * INDEX.row },
    marks: [text({ x: 0, y: 0.17 }, templateTexts.all, { font: 'title', points: 12 }), ...marks],
  };
}

/**
 * Returns the name of a template's shape, such as “Kite”. The name comes from one of its patches, because arcs of the
 * template itself consist of many corners.
 */
function nameOf({ kind, patch: { corners, holes, outline } }: Template): string {
  return shapeName({ kind, corners, holes, outline });
}

/**
 * Draws a template at full size, with its words inside. If the words don’t fit, they are below or beside the template.
 * `others` has the template in other orientations.
 */
function fullSize(upright: Template, seam: number, { body }: PageArea, words: Words): FullSize {
  const name = `${upright.letter} ${nameOf(upright)}`;
  const details = detailsOf(upright, seam, words).flatMap((line) =>
    wrapped(line, 2.6, 'regular', DETAIL, words.measure),
  );
  const block = {
    width: Math.max(
      words.measure(name, 'title', NAME),
      ...details.map((line) => words.measure(line, 'semiBold', DETAIL)),
    ),
    height: 0.22 + details.length * LINE,
  };
  const drawn = (way: Arranged): FullSize => ({
    ...{ name, crosses: upright.letter, width: way.width, height: way.height, within: way.within },
    marks: templateMarks(way, { name, details, height: block.height }, seam),
  });
  const [best, ...others] = arrangements(upright, block, body);
  return { ...drawn(best), others: others.map(drawn) };
}

/** The words that are printed with a template. `height` is their height in inches. */
interface TemplateWords {
  name: string;
  details: readonly string[];
  height: number;
}

/** Draws a template in one of its arrangements, with its words and an arrow along the fabric's grain. */
function templateMarks(
  { template, turn, box, at, room, words }: Arranged,
  { name, details, height }: TemplateWords,
  seam: number,
): Mark[] {
  const { letter, lines } = template;
  const isLevel = turn === 0;
  const label = (x: number, top: number, align: 'centre' | 'left'): Mark[] => [
    text({ x, y: top + 0.15 }, name, { font: 'title', points: NAME, align }),
    ...details.map((line, i) =>
      text({ x, y: top + 0.22 + (i + 0.75) * LINE }, line, {
        points: DETAIL,
        align,
        font: i > 0 ? 'semiBold' : 'regular',
      }),
    ),
  ];
  const marks: Mark[] = [
    { kind: 'path', outlines: [lines.cutting], stroke: cutLine },
    { kind: 'path', outlines: [lines.sewing, ...lines.holes], stroke: seamLine },
    ...(lines.sewing.length <= MOST_CORNERS
      ? [...dots(lines.sewing), ...matchMarks(lines.sewing, seam)]
      : []),
  ];
  if (words === 'inside') {
    marks.push(...label(at.x, at.y - height / 2 - 0.06, 'centre'));
    const reach = Math.min(1.5, Math.sqrt(room ** 2 - (height / 2 + 0.1) ** 2) * 0.9);
    marks.push(...grain({ x: at.x, y: at.y + height / 2 + 0.1 }, isLevel ? reach : 0.12, turn));
  } else {
    if (room > 0.11) {
      marks.push(text({ x: at.x, y: at.y + 0.06 }, letter, { font: 'title', points: NAME, align: 'centre' }));
      const reach = Math.min(room * 0.7, 0.8) / (isLevel ? 1 : 2);
      // The grain arrow is below the letter, even if the template is turned.
      const below = isLevel ? 0.14 : 0.12 + reach;
      if (room > 0.22) marks.push(...grain({ x: at.x, y: at.y + below }, reach, turn));
    }
    marks.push(
      ...(words === 'below' ? label(0, box.height + BESIDE, 'left') : label(box.width + BESIDE, 0, 'left')),
    );
  }
  return marks;
}

function detailsOf({ kind, size, fabrics, blocks }: Template, seam: number, words: Words): string[] {
  return [
    templateTexts.finished(blocks, size),
    ...fabrics.map(({ fabric, count, mirrored }) =>
      templateTexts.cut(count, mirrored, clothWords(fabric, words)),
    ),
    ...(kind === 'applique' ? [templateTexts.turnUnder(exactInches(seam))] : []),
  ];
}

/** Draws a dot at each corner of the sewing line, where seams end. */
function dots(sewing: Outline): Mark[] {
  return [{ kind: 'path', outlines: sewing.map(({ to }) => circle(to, 0.028)), fill: inks.ink }];
}

/**
 * Draws match marks: triangles on the cutting line, beside the points of the sewing line that meet when two patches are
 * sewn together.
 */
function matchMarks(sewing: Outline, seam: number): Mark[] {
  const outlines = matchPoints(sewing).map(({ at: { x, y }, along }) => {
    // Sides run clockwise, so the outside is to the left of a side.
    const out = { x: along.y, y: -along.x };
    const at = (side: number, by: number) => ({
      x: x + along.x * side + out.x * by,
      y: y + along.y * side + out.y * by,
    });
    return [{ to: at(0.065, seam) }, { to: at(0, seam - 0.11) }, { to: at(-0.065, seam) }];
  });
  return outlines.length > 0 ? [{ kind: 'path', outlines, fill: inks.ink }] : [];
}

/**
 * Draws an arrow along the fabric's straight grain. (x, y) is its middle.
 * @param reach half the length of the arrow, in inches
 * @param turn the turn of the template to the right, in radians
 */
function grain({ x, y }: Point, reach: number, turn: number): Mark[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const place = (along: number, across: number): Point => ({
    x: x + along * cos - across * sin,
    y: y + along * sin + across * cos,
  });
  const head = Math.min(0.08, reach / 2);
  const tips = [-1, 1].map((end) => [
    place(end * (reach - head), -head * 0.5),
    place(end * reach, 0),
    place(end * (reach - head), head * 0.5),
  ]);
  return [
    line(place(-reach, 0), place(reach, 0), grainLine),
    { kind: 'line', paths: tips, stroke: grainLine },
    ...(reach > 0.35 && turn === 0
      ? [text({ x, y: y + 0.13 }, templateTexts.grain, { points: 7, ink: inks.quiet, align: 'centre' })]
      : []),
  ];
}
