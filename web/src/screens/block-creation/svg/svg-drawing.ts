import { boxOfPoints, type Box } from '@quiltwright/shared/geometry/box';
import { combined, move, transformed, type Transform } from '@quiltwright/shared/geometry/transform';
import type { Result } from '@quiltwright/shared/result';
import type { Curve } from './curves';
import { growsOnReading } from './declarations';
import { pathOf } from './element-path';
import { subpathsOf } from './path-data';
import { Scanner } from './scanner';
import type { IgnoredPart, SvgFault } from './svg-words';
import { transformOf } from './transforms';

/** The elements that are read, and the elements that are never drawn themselves. */
const DRAWN = new Set(['path', 'polygon', 'polyline', 'rect', 'circle', 'ellipse']);
const UNDRAWN = new Set(['defs', 'clipPath', 'mask', 'symbol', 'marker', 'pattern']);

/** The elements that are drawn but can’t be read. */
const IGNORED: ReadonlyMap<string, IgnoredPart> = new Map([
  ['use', 'copy'],
  ['text', 'text'],
  ['line', 'line'],
  ['image', 'picture'],
  ['foreignObject', 'picture'],
  ['svg', 'drawing'],
]);

/** The most lines and curves to read. A block can have far fewer corners. */
const MOST_CURVES = 20_000;

/** The curves of an SVG drawing, in its own unit. */
export interface SvgDrawing {
  /** The curves of each outline, closed. */
  drawn: readonly (readonly Curve[])[];
  /** The number of elements whose data are wrong. */
  damaged: number;
  /** The parts of the drawing that can’t be read. */
  ignored: readonly IgnoredPart[];
  /** The area that is seen: the view box, or without one the box around all outlines. */
  box: Box;
}

/**
 * Reads an SVG drawing. The time grows with the length of the text. Entities make the text up to 34 times as long
 * (declarations.ts).
 */
export function readDrawing(text: string): Result<SvgDrawing, SvgFault> {
  if (growsOnReading(text)) return { ok: false, error: 'declarations' };
  const page = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = page.documentElement;
  if (root.localName !== 'svg' || page.querySelector('parsererror'))
    return { ok: false, error: 'unreadable' };
  const budget = { left: MOST_CURVES };
  const drawn: Curve[][] = [];
  const ignored: IgnoredPart[] = [];
  let damaged = 0;
  for (const [element, matrix] of drawnIn(root)) {
    const part = DRAWN.has(element.localName) ? null : IGNORED.get(element.localName);
    const path = part ? null : pathOf(element);
    if (path === null) {
      ignored.push(part ?? 'relative');
      continue;
    }
    const subpaths = subpathsOf(path, budget);
    if (budget.left < 0) return { ok: false, error: 'detailed' };
    if (!subpaths) damaged++;
    for (const curves of subpaths ?? [])
      if (curves.length > 0) drawn.push(curves.map((curve) => (t) => transformed(curve(t), matrix)));
  }
  const box = viewBoxOf(root) ?? boxAround(drawn);
  return { ok: true, value: { drawn, damaged, ignored, box } };
}

/**
 * Returns the elements that are read or ignored, in the order of the text. Each comes with the transforms of all elements
 * around it.
 */
function* drawnIn(root: Element): Iterable<[Element, Transform]> {
  const waiting: [Element, Transform][] = [[root, move(0, 0)]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [element, around] = next;
    if (UNDRAWN.has(element.localName) || isHidden(element)) continue;
    const own = element.getAttribute('transform');
    const matrix = own === null ? around : combined(around, transformOf(own));
    const isIgnored = element !== root && IGNORED.has(element.localName);
    if (isIgnored || DRAWN.has(element.localName)) yield [element, matrix];
    if (isIgnored) continue;
    // The first child is added last, because the last added element is next.
    for (let child = element.lastElementChild; child; child = child.previousElementSibling)
      waiting.push([child, matrix]);
  }
}

/** True if an element and all elements in it aren’t displayed. */
function isHidden(element: Element): boolean {
  if (element.getAttribute('display') === 'none') return true;
  return /(?:^|;)\s*display\s*:\s*none\b/.test(element.getAttribute('style') ?? '');
}

function viewBoxOf(root: Element): Box | null {
  const scanner = new Scanner(root.getAttribute('viewBox') ?? '');
  const [x, y, width, height] = [scanner.number(), scanner.number(), scanner.number(), scanner.number()];
  if (x === null || y === null || width === null || height === null) return null;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The places on each curve from which the box around a drawing is found. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7].map((eighths) => eighths / 8);

function boxAround(outlines: readonly (readonly Curve[])[]): Box {
  return boxOfPoints(outlines.flatMap((curves) => curves.flatMap((curve) => PLACES.map(curve))));
}
