import { boxOfPoints, type Box } from '@quiltwright/shared/geometry/box';
import type { Size } from '@quiltwright/shared/geometry/box';
import { clamp } from '@quiltwright/shared/geometry/interval';
import type { Point } from '@quiltwright/shared/geometry/point';
import { CLOTH_TILE, FABRIC } from '@quiltwright/shared/limits';
import { labelPlace } from '../../patches/label-place';
import type { SewnPatch } from '../../patches/sewn';
import type { Piecing } from '../../piecing/piecing';
import { circle, inks, line, text, type Mark, type Measure, type Stroke } from '../paper/marks';

const edge: Stroke = { ink: inks.ink, width: 0.7 };
const halo: Stroke = { ink: inks.white, width: 3.2 };
const arrow: Stroke = { ink: inks.red, width: 1.3 };
const ARROW = 0.11;
const HEAD = 0.055;
/** Corners count as on a seam up to this distance from it, in inches, because of rounding. */
const HAIR = 0.01;
const LABEL = { most: 8, least: 4.5 };
/**
 * `ALONG`: the positions to try for the arrow of a seam, as fractions of the seam's length. `CLEAR`: the least distance
 * between an arrow and words, in inches.
 */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
const CLEAR = 0.03;

/** A part of a block that is drawn with gaps between the smaller parts that it is sewn from. */
export interface PulledApart {
  node: Piecing;
  /**
   * The gaps, in inches of the page. The first gap is between the parts of `node`, the second between the smaller parts
   * of each part, and so on. Beyond the last gap, parts are drawn without gaps.
   */
  gaps: readonly number[];
}

/** The part to which a seam is pressed: the first or the second of the two parts that the seam joins. */
export type Press = 'first' | 'second';

export interface DrawnPart extends PulledApart {
  patches: readonly SewnPatch[];
  /**
   * Returns the words for a patch, on one or more lines; an empty text for a patch without words.
   * @param index of the patch
   */
  labelOf: (index: number) => string;
  /** For each seam between the parts of `node`, the direction in which it is pressed. */
  presses: readonly Press[];
  measure: Measure;
}

/**
 * Returns how far each patch is moved from its place in the block when the part is pulled apart, in inches of the page.
 * By the index of the patch.
 */
function shiftsOf({ node, gaps }: PulledApart): Map<number, Point> {
  const shifts = new Map<number, Point>();
  const place = (part: Piecing, depth: number, at: Point) => {
    const gap = gaps[depth];
    if (gap === undefined || part.parts.length === 0) for (const index of part.patches) shifts.set(index, at);
    else
      part.parts.forEach((each, i) => {
        place(each, depth + 1, { x: at.x + part.across.x * gap * i, y: at.y + part.across.y * gap * i });
      });
  };
  place(node, 0, { x: 0, y: 0 });
  return shifts;
}

/**
 * Returns a box that contains (0, 0) and the moves of all patches when a part is pulled apart, in inches of the page.
 * The drawing becomes wider by the box's width, and higher by its height.
 */
function reachOf(part: PulledApart): Box {
  const shifts = [...shiftsOf(part).values()];
  return boxOfPoints([{ x: 0, y: 0 }, ...shifts]);
}

/**
 * Returns the scale at which a part drawn with gaps fits into `room`, but at most `most`. The scale is in inches of the
 * page for each inch of the block. Also returns the size of the drawing in inches.
 */
export function scaleFor(part: PulledApart, room: Size, most = Infinity) {
  const reach = reachOf(part);
  const { width, height } = part.node.box;
  const scale = Math.min(most, (room.width - reach.width) / width, (room.height - reach.height) / height);
  return { scale, ...drawnSize(part, reach, scale) };
}

function drawnSize({ node }: PulledApart, reach: Box, scale: number): Size {
  return { width: node.box.width * scale + reach.width, height: node.box.height * scale + reach.height };
}

/**
 * Draws a part of a block in its fabrics, with gaps between its smaller parts. Words are in its patches, and arrows on
 * its seams show the pressing direction.
 * @param scale inches of the page for each inch of the block
 */
export function drawnPart(part: DrawnPart, corner: Point, scale: number): Mark[] {
  const { node, patches, labelOf, measure, gaps } = part;
  const shifts = shiftsOf(part);
  const reach = reachOf(part);
  const start = {
    x: corner.x - node.box.x * scale - reach.x,
    y: corner.y - node.box.y * scale - reach.y,
  };
  const placeOf = (index: number) => {
    const shift = shifts.get(index) ?? { x: 0, y: 0 };
    return { x: start.x + shift.x, y: start.y + shift.y, scale };
  };
  const fills = node.patches.flatMap((index): Mark[] => {
    const patch = patches[index];
    if (!patch) return [];
    const outlines = [patch.outline, ...patch.rims];
    const places = [placeOf(index)];
    // Cloth is fixed to the page, so that each fabric is one pattern.
    const cloth = { fabric: patch.fabric, x: corner.x, y: corner.y, tile: CLOTH_TILE * scale };
    return [
      { kind: 'path', outlines, places, fill: patch.fabric === FABRIC.none ? inks.white : cloth },
      { kind: 'path', outlines, places, stroke: edge },
    ];
  });
  const appliques = patches.filter(({ kind }) => kind === 'applique');
  const size = drawnSize(part, reach, scale);
  const labels = node.patches.flatMap((index): Label[] => {
    const words = labelOf(index);
    const patch = patches[index];
    if (words === '' || !patch) return [];
    const over = appliques.filter(({ shape }) => shape > patch.shape);
    const { at, room } = labelPlace(patch.corners, [...patch.holes, ...over.map(({ corners }) => corners)]);
    const place = placeOf(index);
    const label = labelFor(
      words,
      { x: place.x + at.x * scale, y: place.y + at.y * scale },
      room * scale,
      measure,
    );
    return [{ ...label, at: inside(label, corner, size) }];
  });
  const gap = gaps[0] ?? 0;
  const arrows = part.presses.flatMap((press, i) => {
    const [one, other] = [node.parts[i], node.parts[i + 1]];
    if (!one || !other) return [];
    const at = gap * (i + 0.5);
    const places = alongSeam(one, node.across, patches).map(({ x, y }) => ({
      x: start.x + x * scale + node.across.x * at,
      y: start.y + y * scale + node.across.y * at,
    }));
    const clear = ({ x, y }: Point) =>
      Math.min(
        ...labels.flatMap(({ at, radius }) =>
          [-ARROW, 0, ARROW].map(
            (end) => Math.hypot(at.x - x - node.across.x * end, at.y - y - node.across.y * end) - radius,
          ),
        ),
      );
    const on = places.find((place) => clear(place) > CLEAR) ?? placeBy(places, clear);
    const sign = press === 'second' ? 1 : -1;
    return on ? pressArrow(on, { x: node.across.x * sign, y: node.across.y * sign }) : [];
  });
  // If no place is clear, the arrow covers words. The pulled-apart block shows these words too.
  return [...fills, ...labels.flatMap(labelMarks), ...arrows];
}

/**
 * Returns the point nearest to a label's place at which the label is completely inside the drawing, which may be at a
 * margin. A label that is too large extends to the right and down.
 */
function inside({ at, radius }: Label, corner: Point, { width, height }: Size): Point {
  const within = (place: number, from: number, side: number) =>
    Math.max(Math.min(place, from + side - radius), from + radius);
  return { x: within(at.x, corner.x, width), y: within(at.y, corner.y, height) };
}

/** Returns the one of `places` for which `of` returns the greatest number. Undefined if there are no places. */
function placeBy(places: readonly Point[], of: (place: Point) => number): Point | undefined {
  return [...places].sort((a, b) => of(b) - of(a))[0];
}

interface Label {
  lines: string[];
  at: Point;
  points: number;
  radius: number;
}

/**
 * Returns a label in the largest font size that fits within `room` inches around `at`. Never uses a smaller size than
 * `LABEL.least`.
 */
export function labelFor(words: string, at: Point, room: number, measure: Measure): Label {
  const lines = words.split('\n');
  const radiusAt = (points: number) => {
    const wide = Math.max(...lines.map((line) => measure(line, 'semiBold', points))) / 2;
    const high = (points / 72) * (lines.length > 1 ? lines.length * 0.5 : 0);
    return Math.max(Math.hypot(wide, high) + 0.02, points / 72 / 1.6);
  };
  const points = clamp((room / radiusAt(LABEL.most)) * LABEL.most, LABEL.least, LABEL.most);
  return { lines, at, points, radius: radiusAt(points) };
}

/** Draws a label: words on a white circle. */
export function labelMarks({ lines, at, points, radius }: Label): Mark[] {
  const line = points / 72;
  const top = at.y + line / 2.8 - ((lines.length - 1) * line) / 2;
  return [
    { kind: 'path', outlines: [circle(at, radius)], fill: inks.white },
    ...lines.map((words, i) =>
      text({ x: at.x, y: top + i * line }, words, { font: 'semiBold', points, align: 'centre' }),
    ),
  ];
}

/**
 * Returns the positions to try for an arrow on a seam, in inches of the block, with the seam's middle first.
 * @param one the part that ends at the seam
 * @param across the direction across the seam
 */
function alongSeam(one: Piecing, across: Point, patches: readonly SewnPatch[]): Point[] {
  const corners = one.patches.flatMap((index) => patches[index]?.corners ?? []);
  const along = (corner: Point) => corner.x * across.x + corner.y * across.y;
  const end = Math.max(...corners.map(along));
  const on = corners.filter((corner) => along(corner) > end - HAIR);
  const beside = ({ x, y }: Point) => x * across.y - y * across.x;
  const sorted = [...on].sort((a, b) => beside(a) - beside(b));
  const [from = { x: 0, y: 0 }, to = from] = [sorted[0], sorted.at(-1)];
  return ALONG.map((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
}

/** Draws an arrow across a seam that points to the side to which the seam is pressed. */
function pressArrow({ x, y }: Point, { x: dx, y: dy }: Point): Mark[] {
  const tip = { x: x + dx * ARROW, y: y + dy * ARROW };
  const tail = { x: x - dx * ARROW, y: y - dy * ARROW };
  const back = { x: tip.x - dx * HEAD, y: tip.y - dy * HEAD };
  const wing = (side: number) => ({ to: { x: back.x - dy * HEAD * side, y: back.y + dx * HEAD * side } });
  const head = [{ to: tip }, wing(0.8), wing(-0.8)];
  return [
    line(tail, tip, halo),
    { kind: 'path', outlines: [head], stroke: halo },
    line(tail, back, arrow),
    { kind: 'path', outlines: [head], fill: inks.red },
  ];
}
