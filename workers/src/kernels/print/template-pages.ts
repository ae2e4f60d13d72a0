import { boundsOf, polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { labelPlace } from '../patches/label-place';
import { kindWords } from '../patches/patch-words';
import { laidOut, type FullSize } from './lay-out';
import { circle, cutLine, inks, line, seamLine, text, type Mark, type Stroke } from './marks';
import type { PageDraft } from './page-frame';
import type { PageArea } from './paper';
import { capital, wrapped } from './text';
import type { Template } from './templates';
import type { Words } from './words';

const NAME = 13;
const DETAIL = 8.5;
const LINE = 0.155;
/** Shorter sides get no mark in their middle. */
const SHORTEST_MARKED = 1.2;
/** Corners of curves are many: what has more gets no dots and no match marks. */
const MOST_CORNERS = 16;
const grainLine: Stroke = { ink: inks.ink, width: 0.75 };

/** Templates at full size, with what they are cut of. */
export function templatePages(templates: readonly Template[], area: PageArea, words: Words): PageDraft[] {
  const pages = laidOut(
    templates.map((template) => fullSize(template, area, words)),
    area.body,
  );
  return pages.map(({ marks, names, isPart }) => ({
    title: 'Templates, full size',
    detail: isPart
      ? 'Lay the pages over one another until the crosses meet, then tape them'
      : 'Solid: cut. Dashed: sew, ¼″ inside. Triangles: match',
    foot: isPart ? names.join() : `Templates ${names.map((name) => name.split(' ')[0]).join(', ')}`,
    marks,
  }));
}

/** A template with all that stands in it, or below it where there is no room. */
function fullSize(upright: Template, { body }: PageArea, words: Words): FullSize {
  const template = turnedToFit(upright, body);
  const { letter, kind, corners, holes, cut, isTurned } = template;
  const box = boundsOf(polygon(cut));
  const name = `${letter} ${kind === 'other' ? 'Patch' : capital(kindWords(kind, 1))}`;
  const details = detailsOf(template, words).flatMap((line) =>
    wrapped(line, 2.6, 'regular', DETAIL, words.measure),
  );
  const { at, room } = labelPlace(corners, holes);
  const height = 0.22 + details.length * LINE;
  const width = Math.max(
    words.measure(name, 'title', NAME),
    ...details.map((line) => words.measure(line, 'regular', DETAIL)),
  );
  const isInside = Math.hypot(width / 2, height / 2 + 0.12) <= room;
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
    { kind: 'path', outlines: [polygon(cut)], stroke: cutLine },
    { kind: 'path', outlines: [corners, ...holes].map(polygon), stroke: seamLine },
    ...(corners.length <= MOST_CORNERS ? [...dots(corners), ...matchMarks(corners)] : []),
  ];
  if (isInside) {
    marks.push(...label(at.x, at.y - height / 2 - 0.06, 'centre'));
    const reach = Math.min(1.5, Math.sqrt(room ** 2 - (height / 2 + 0.1) ** 2) * 0.9);
    marks.push(...grain({ x: at.x, y: at.y + height / 2 + 0.1 }, isTurned ? 0.12 : reach, isTurned));
    return { name, crosses: letter, width: box.width, height: box.height, marks };
  }
  if (room > 0.11) {
    marks.push(text({ x: at.x, y: at.y + 0.06 }, letter, { font: 'title', points: NAME, align: 'centre' }));
    if (room > 0.22) marks.push(...grain({ x: at.x, y: at.y + 0.14 }, Math.min(room * 0.7, 0.8), isTurned));
  }
  marks.push(...label(0, box.height + 0.08, 'left'));
  return {
    name,
    crosses: letter,
    width: Math.max(box.width, width),
    height: box.height + 0.08 + height,
    marks,
  };
}

/** On its side where only that fits on a page. */
function turnedToFit(template: Template, { width, height }: { width: number; height: number }) {
  const box = boundsOf(polygon(template.cut));
  const fits = box.width <= width && box.height <= height - 1;
  if (fits || box.height > width || box.width > height - 1) return { ...template, isTurned: false };
  const turn = (path: readonly Point[]) => path.map(({ x, y }) => ({ x: box.height - y, y: x }));
  const { corners, holes, cut } = template;
  return { ...template, corners: turn(corners), holes: holes.map(turn), cut: turn(cut), isTurned: true };
}

function detailsOf({ kind, size, fabrics, blocks }: Template, words: Words): string[] {
  return [
    `${blocks.join(', ')}. Finished ${size}`,
    ...fabrics.map(({ fabric, count, mirrored }) => {
      const how =
        mirrored === 0
          ? `${count}`
          : mirrored === count
            ? `${count} reversed`
            : `${count - mirrored} and ${mirrored} reversed`;
      return `Cut ${how} of ${words.fabric(fabric)}`;
    }),
    ...(kind === 'applique' ? ['With ¼″ to turn under: fused, cut on the dashed line'] : []),
  ];
}

/** Where seams begin and end. */
function dots(corners: readonly Point[]): Mark[] {
  return [{ kind: 'path', outlines: corners.map((corner) => circle(corner, 0.028)), fill: inks.ink }];
}

/** Triangles on the edge that is cut, in the middle of a side: where two patches meet along it these do. */
function matchMarks(corners: readonly Point[]): Mark[] {
  const outlines = corners.flatMap((to, i) => {
    const from = corners.at(i - 1) ?? to;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(x, y);
    if (length < SHORTEST_MARKED) return [];
    const along = { x: x / length, y: y / length };
    // Outwards lies to the left of a side that runs clockwise.
    const out = { x: along.y, y: -along.x };
    const at = (side: number, by: number) => ({
      x: (from.x + to.x) / 2 + along.x * side + out.x * by,
      y: (from.y + to.y) / 2 + along.y * side + out.y * by,
    });
    return [[{ to: at(0.065, 0.25) }, { to: at(0, 0.14) }, { to: at(-0.065, 0.25) }]];
  });
  return outlines.length > 0 ? [{ kind: 'path', outlines, fill: inks.ink }] : [];
}

/** An arrow along the straight grain. */
function grain({ x, y }: Point, reach: number, isUpright: boolean): Mark[] {
  const place = (along: number, across: number): Point =>
    isUpright ? { x: x + across, y: y + along } : { x: x + along, y: y + across };
  const head = Math.min(0.08, reach / 2);
  const tips = [-1, 1].map((end) => [
    place(end * (reach - head), -head * 0.5),
    place(end * reach, 0),
    place(end * (reach - head), head * 0.5),
  ]);
  return [
    line(place(-reach, 0), place(reach, 0), grainLine),
    { kind: 'line', paths: tips, stroke: grainLine },
    ...(reach > 0.35 && !isUpright
      ? [text({ x, y: y + 0.13 }, 'grain', { points: 7, ink: inks.quiet, align: 'centre' })]
      : []),
  ];
}
