import { arcsAlong, type BulgedCorner } from './arcs-along.js';
import { pointBetween, type Point } from './point.js';

/** A part of a path, as a function that returns its point at t, from 0 to 1. */
type Curve = (t: number) => Point;

/** The number of numbers after each command of path data, in lower case. */
const counts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** The greatest number of parts of a path that are read. */
const MOST_PARTS = 10_000;

/**
 * Reads SVG path data. Returns each of its subpaths, closed, as corners with bulges. Curves become arcs of circles that
 * are no farther from them than `tolerance`. Null for wrong or too long data.
 * @param to places each point of the path, for example as the element's transform does
 */
export function outlinesOfPath(
  data: string,
  to: (point: Point) => Point,
  tolerance: number,
): BulgedCorner[][] | null {
  const subpaths = curvesOf(data);
  if (!subpaths) return null;
  return subpaths
    .map((curves) =>
      withoutDoubles(
        curves.flatMap((curve) => arcsAlong((t) => to(curve(t)), tolerance)),
        tolerance,
      ),
    )
    .filter(({ length }) => length > 1);
}

/** Returns the corners without those at the place of the next one. */
function withoutDoubles(corners: readonly BulgedCorner[], tolerance: number): BulgedCorner[] {
  const apart = Number.isFinite(tolerance) ? tolerance / 10 : 0;
  return corners.filter((corner, i) => {
    const next = corners[(i + 1) % corners.length];
    return !next || Math.hypot(next.x - corner.x, next.y - corner.y) > apart;
  });
}

/** Splits path data into commands with their numbers. Null if anything else is in the data. */
function commandsOf(data: string): { name: string; numbers: number[] }[] | null {
  const commands: { name: string; numbers: number[] }[] = [];
  const pattern = /[\s,]*(?:([a-zA-Z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))/y;
  while (pattern.lastIndex < data.trimEnd().length) {
    // The flags of an arc may stand without spaces: 0 01 20 for 0 0 1 20.
    const last = commands.at(-1);
    const place = last ? last.numbers.length % 7 : 0;
    if (last?.name.toLowerCase() === 'a' && (place === 3 || place === 4)) {
      const flag = /[\s,]*([01])/y;
      flag.lastIndex = pattern.lastIndex;
      const found = flag.exec(data);
      if (!found) return null;
      last.numbers.push(Number(found[1]));
      pattern.lastIndex = flag.lastIndex;
      continue;
    }
    const found = pattern.exec(data);
    if (!found) return null;
    const [, name, number] = found;
    if (name !== undefined) commands.push({ name, numbers: [] });
    else if (!last) return null;
    else last.numbers.push(Number(number));
  }
  return commands;
}

function curvesOf(data: string): Curve[][] | null {
  const commands = commandsOf(data);
  if (!commands) return null;
  const subpaths: Curve[][] = [];
  let at: Point = { x: 0, y: 0 };
  let start: Point = at;
  let handle: Point | null = null;
  let parts = 0;
  const draw = (curve: Curve, end: Point) => {
    subpaths.at(-1)?.push(curve);
    at = end;
  };
  const line = (end: Point) => {
    const from = at;
    draw((t) => pointBetween(from, end, t), end);
  };
  const close = () => {
    if (subpaths.length > 0 && (at.x !== start.x || at.y !== start.y)) line(start);
    at = start;
  };
  for (const { name, numbers } of commands) {
    const kind = name.toLowerCase();
    const count = counts[kind];
    if (
      count === undefined ||
      (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count !== 0)
    )
      return null;
    if (kind === 'z') {
      close();
      continue;
    }
    for (let i = 0; i < numbers.length; i += count) {
      if (++parts > MOST_PARTS) return null;
      const given = numbers.slice(i, i + count);
      const from = at;
      const origin = name === kind ? from : { x: 0, y: 0 };
      const point = (index: number): Point => ({
        x: origin.x + (given[index] ?? 0),
        y: origin.y + (given[index + 1] ?? 0),
      });
      const before: Point | null = handle;
      handle = null;
      if (kind === 'm' && i === 0) {
        if (subpaths.length > 0) close();
        at = point(0);
        start = at;
        subpaths.push([]);
      } else if (subpaths.length === 0) return null;
      else if (kind === 'm' || kind === 'l') line(point(0));
      else if (kind === 'h') line({ x: origin.x + (given[0] ?? 0), y: from.y });
      else if (kind === 'v') line({ x: from.x, y: (name === kind ? from.y : 0) + (given[0] ?? 0) });
      else if (kind === 'a') {
        const end = point(5);
        draw(ellipticalArc(from, given, end), end);
      } else {
        const mirrored: Point = before ? { x: 2 * from.x - before.x, y: 2 * from.y - before.y } : from;
        const isCubic = kind === 'c' || kind === 's';
        const isSmooth = kind === 's' || kind === 't';
        const handles: Point[] = isSmooth ? [mirrored] : [point(0)];
        if (isCubic) handles.push(point(isSmooth ? 0 : 2));
        const end = point(count - 2);
        handle = handles.at(-1) ?? null;
        draw(bezier([from, ...handles, end]), end);
      }
    }
  }
  close();
  return subpaths;
}

/** Returns a Bézier curve by de Casteljau's construction. */
function bezier(points: readonly Point[]): Curve {
  return (t) => {
    let left = points;
    while (left.length > 1) left = left.slice(1).map((point, i) => pointBetween(left[i] ?? point, point, t));
    return left[0] ?? { x: 0, y: 0 };
  };
}

/** Returns an elliptical arc, by the formulas of SVG 2, appendix B.2. */
function ellipticalArc(from: Point, given: readonly number[], to: Point): Curve {
  const [wide = 0, high = 0, tilt = 0, isLarge = 0, isClockwise = 0] = given;
  let [rx, ry] = [Math.abs(wide), Math.abs(high)];
  if (rx === 0 || ry === 0 || (from.x === to.x && from.y === to.y)) return (t) => pointBetween(from, to, t);
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  const [halfX, halfY] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const stretch = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2);
  if (stretch > 1) [rx, ry] = [rx * stretch, ry * stretch];
  const square = (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1;
  const factor = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, square));
  const [centreX, centreY] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const angleOf = (a: number, b: number) => Math.atan2((b - centreY) / ry, (a - centreX) / rx);
  const start = angleOf(x, y);
  let sweep = angleOf(-x, -y) - start;
  if (isClockwise === 1 && sweep < 0) sweep += 2 * Math.PI;
  if (isClockwise === 0 && sweep > 0) sweep -= 2 * Math.PI;
  const middle = pointBetween(from, to, 0.5);
  return (t) => {
    if (t === 0) return from;
    if (t === 1) return to;
    const [a, b] = [centreX + rx * Math.cos(start + sweep * t), centreY + ry * Math.sin(start + sweep * t)];
    return { x: middle.x + cos * a - sin * b, y: middle.y + sin * a + cos * b };
  };
}
