import { boxOfPoints, type Box } from '@quiltwright/shared/geometry/box';
import { combined, move, transformed, type Transform } from '@quiltwright/shared/geometry/transform';
import type { Result } from '@quiltwright/shared/result';
import type { Curve } from './curves';
import { subpathsOf } from './path-data';
import { Scanner } from './scanner';
import type { SvgFault } from './svg-words';
import { transformOf } from './transforms';

/** The elements that are read, and the elements whose content isn’t drawn. */
const DRAWN = new Set(['path', 'polygon', 'polyline', 'rect', 'circle', 'ellipse']);
const UNDRAWN = new Set(['defs', 'clipPath', 'mask', 'symbol', 'marker', 'pattern']);

/** The most lines and curves to read. A block can have far fewer corners. */
const MOST_CURVES = 20_000;

/** The curves of an SVG drawing, in its own unit. */
export interface SvgDrawing {
  /** The curves of each outline, closed. */
  drawn: readonly (readonly Curve[])[];
  /** The number of elements whose data are wrong. */
  damaged: number;
  /** The area that is seen: the view box, or without one the box around all outlines. */
  box: Box;
}

/** Reads an SVG drawing. The time grows with the length of the text, whatever the text contains. */
export function readDrawing(text: string): Result<SvgDrawing, SvgFault> {
  if (growsOnReading(text)) return { ok: false, error: 'declarations' };
  const page = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = page.documentElement;
  if (root.localName !== 'svg' || page.querySelector('parsererror'))
    return { ok: false, error: 'unreadable' };
  const work = { left: MOST_CURVES };
  const drawn: Curve[][] = [];
  let damaged = 0;
  for (const [element, matrix] of drawnIn(root)) {
    const subpaths = subpathsOf(pathOf(element), work);
    if (work.left < 0) return { ok: false, error: 'detailed' };
    if (!subpaths) damaged++;
    for (const curves of subpaths ?? [])
      if (curves.length > 0) drawn.push(curves.map((curve) => (t) => transformed(curve(t), matrix)));
  }
  const box = viewBoxOf(root) ?? boxAround(drawn);
  return { ok: true, value: { drawn, damaged, box } };
}

/** A short entity without elements or other entities in it, such as the namespaces that some programs declare. */
const SHORT_ENTITY = /^\s+[\w.:-]+\s+(?:"[^"<&]{0,200}"|'[^'<&]{0,200}')\s*>/;

/**
 * True if a text has declarations by which a browser may make far more of it than it holds: it repeats long entities, or
 * attributes of each element.
 */
function growsOnReading(text: string): boolean {
  const entities = text.split('<!ENTITY').slice(1);
  return text.includes('<!ATTLIST') || !entities.every((rest) => SHORT_ENTITY.test(rest));
}

/** Returns the elements that are drawn, in the order of the text, each with the transforms of all elements around it. */
function* drawnIn(root: Element): Iterable<[Element, Transform]> {
  const waiting: [Element, Transform][] = [[root, move(0, 0)]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [element, around] = next;
    if (UNDRAWN.has(element.localName)) continue;
    const own = element.getAttribute('transform');
    const matrix = own === null ? around : combined(around, transformOf(own));
    if (DRAWN.has(element.localName)) yield [element, matrix];
    // The first child is added last, because the last added element is next.
    for (let child = element.lastElementChild; child; child = child.previousElementSibling)
      waiting.push([child, matrix]);
  }
}

/** Returns an element that is drawn as path data. */
function pathOf(element: Element): string {
  const number = (name: string) => Number.parseFloat(element.getAttribute(name) ?? '0') || 0;
  const ellipse = (rx: number, ry: number) => {
    const [x, y] = [number('cx'), number('cy')];
    return `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;
  };
  switch (element.localName) {
    case 'path':
      return element.getAttribute('d') ?? '';
    case 'rect':
      return `M${number('x')} ${number('y')}h${number('width')}v${number('height')}h${-number('width')}Z`;
    case 'circle':
      return ellipse(number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('rx'), number('ry'));
    default: {
      const points = (element.getAttribute('points') ?? '').trim();
      return points === '' ? '' : `M${points}Z`;
    }
  }
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
