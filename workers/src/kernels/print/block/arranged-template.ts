import { boxOfPoints, type Box, type Size } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { labelPlace } from '../../patches/label-place';
import { ownParts, pagesOf } from './page-parts';
import { movedOutline } from './moved-outline';
import type { Template } from './templates';

/** The gap between a template and its words, in inches. */
export const BESIDE = 0.08;
const QUARTER = Math.PI / 2;
/**
 * A template may be turned to lie along a side only if the side is at least this long, in inches. The chords of arcs
 * are shorter.
 */
const SHORTEST_SIDE = 1;
/** The greatest rounding error of an angle, in radians. */
const HAIR = 1e-6;

/** A template on the page, with its words inside, below or beside it. */
export interface Arranged {
  template: Template;
  /**
   * The angle, in radians, between the template and its patch in the block. The template is turned to the right by this
   * angle.
   */
  turn: number;
  box: Box;
  /**
   * `at` is the place inside the template with the most room for words. `room` is the distance of this place from the
   * template's nearest edge, in inches.
   */
  at: Point;
  room: number;
  words: 'inside' | 'below' | 'beside';
  width: number;
  height: number;
  /** The cutting line, and the box of the words if they aren't inside it. */
  within: readonly (readonly Point[])[];
}

/** One or more arrangements of a template, the best first. */
type Ways = [Arranged, ...Arranged[]];

/**
 * Returns the arrangements of a template and its words that need the fewest pages, the best first. An upright template
 * is better than one on its side. Words below a template are better than words beside it. If all these arrangements
 * need several pages, the template may also be turned until any of its long sides is upright. Only the best arrangement
 * is then returned.
 * @param words the size of the box around the words, in inches
 * @param body the size of the area for drawings on a page, in inches
 */
export function arrangements(upright: Template, words: Size, body: Size): Ways {
  const first = arranged(upright, 0, words, body);
  const level = arranged(onItsSide(upright), QUARTER, words, body);
  const straight: Ways = [first, level, ...besideAll([first, level])];
  const fewest = withFewestPages(straight);
  if (pagesOf(fewest[0], body) === 1) return fewest;
  const along = turnsAlongSides(upright).map((turn) => arranged(turnedBy(upright, turn), turn, words, body));
  return [withFewestPages([...straight, ...along, ...besideAll(along)])[0]];

  function besideAll(ways: readonly Arranged[]): Arranged[] {
    return ways.flatMap((way) => wordsBeside(way, words));
  }

  /** Returns those arrangements that need the fewest pages, in unchanged order. */
  function withFewestPages([first, ...others]: Ways): Ways {
    return others.reduce<Ways>(
      (fewest, way) => {
        const more = pagesOf(way, body) - pagesOf(fewest[0], body);
        return more < 0 ? [way] : more === 0 ? [...fewest, way] : fewest;
      },
      [first],
    );
  }
}

function arranged(template: Template, turn: number, words: Size, body: Size): Arranged {
  const { corners, holes, cut } = template;
  const box = boxOfPoints(cut);
  const { at, room } = ownParts(box, body)
    .map((part) => labelPlace(corners, holes, part))
    .reduce((best, place) => (place.room > best.room ? place : best));
  const isInside = Math.hypot(words.width / 2, words.height / 2 + 0.12) <= room;
  return {
    ...{ template, turn, box, at, room },
    words: isInside ? 'inside' : 'below',
    width: isInside ? box.width : Math.max(box.width, words.width),
    height: box.height + (isInside ? 0 : BESIDE + words.height),
    within: isInside ? [cut] : [cut, cornersOf({ x: 0, y: box.height + BESIDE, ...words })],
  };
}

function cornersOf({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/**
 * Returns a list with one arrangement, which has its words beside the template. Empty if the words of `way` are inside
 * the template.
 */
function wordsBeside(way: Arranged, { width, height }: Size): Arranged[] {
  if (way.words === 'inside') return [];
  const within = [way.template.cut, cornersOf({ x: way.box.width + BESIDE, y: 0, width, height })];
  const beside = { width: way.box.width + BESIDE + width, height: Math.max(way.box.height, height), within };
  return [{ ...way, words: 'beside', ...beside }];
}

/** Returns a template, turned by a quarter to the right. */
function onItsSide(template: Template): Template {
  const { height } = boxOfPoints(template.cut);
  return withPoints(template, ({ x, y }) => ({ x: height - y, y: x }));
}

/** Returns a template, turned to the right by `turn` radians. */
function turnedBy(template: Template, turn: number): Template {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = withPoints(template, ({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
  const { x: left, y: top } = boxOfPoints(turned.cut);
  return withPoints(turned, ({ x, y }) => ({ x: x - left, y: y - top }));
}

function withPoints(template: Template, placed: (point: Point) => Point): Template {
  const { corners, holes, cut, lines } = template;
  return {
    ...template,
    corners: corners.map(placed),
    holes: holes.map((hole) => hole.map(placed)),
    cut: cut.map(placed),
    lines: {
      sewing: movedOutline(lines.sewing, placed),
      holes: lines.holes.map((hole) => movedOutline(hole, placed)),
      cutting: movedOutline(lines.cutting, placed),
    },
  };
}

/**
 * Returns the angles by which a template can be turned to the right so that a long side is upright. In radians from
 * −π/2 to π/2.
 */
function turnsAlongSides({ corners }: Template): number[] {
  const turns = corners.flatMap((to, i) => {
    const from = corners.at(i - 1) ?? to;
    const [x, y] = [to.x - from.x, to.y - from.y];
    return Math.hypot(x, y) < SHORTEST_SIDE ? [] : [Math.atan2(x, y)];
  });
  const halves = turns.map((turn) => turn - Math.PI * Math.round(turn / Math.PI));
  return halves.filter((turn, i) => halves.findIndex((other) => Math.abs(other - turn) < HAIR) === i);
}
