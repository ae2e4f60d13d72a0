import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import type { BulgedCorner } from '@quiltwright/shared/geometry/arcs-along';
import type { Point } from '@quiltwright/shared/geometry/point';
import { outlinesOfPath } from '@quiltwright/shared/geometry/svg-path';
import { LIMITS } from '@quiltwright/shared/limits';
import { insideBlock } from '@quiltwright/shared/model/created-block/outlining/corner-edits';
import { cornerAt, faultThrough } from '@quiltwright/shared/quilting/shapes/outline-corners';
import type { OutlineCorner } from '@quiltwright/shared/quilting/shapes/shape';

/** The greatest distance between a curve and the arcs that follow it, in inches. */
const TOLERANCE = 0.02;

/** The elements that are read, and the elements whose content isn’t drawn. */
const DRAWN = 'path, polygon, polyline, rect, circle, ellipse';
const UNDRAWN = 'defs, clipPath, mask, symbol, marker, pattern';

interface SvgOutlines {
  outlines: OutlineCorner[][];
  /** The number of outlines that no shape can have, for example because they cross themselves. */
  skipped: number;
}

/**
 * Returns the outlines of an SVG drawing in block units. The drawing is scaled to the block without changing its
 * proportions. Null if the text is no SVG drawing or has no outlines.
 * @param width the width of the block in inches; `height` is its height
 */
export function outlinesOfSvg(text: string, width: number, height: number): SvgOutlines | null {
  const page = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = page.documentElement;
  if (root.localName !== 'svg' || page.querySelector('parsererror')) return null;
  const elements = [...root.querySelectorAll(DRAWN)].filter((element) => !element.closest(UNDRAWN));
  const coarse = elements.flatMap((element) => read(element, Infinity));
  const box = viewBoxOf(root) ?? boxOfPoints(coarse.flat());
  if (!(box.width > 0 && box.height > 0) || coarse.length === 0) return null;
  const scale = Math.min(width / box.width, height / box.height);
  // The drawing is in the middle of the block.
  const units = (length: number, side: number) => (length * scale * LIMITS.blockSpace) / side;
  const place = ({ x, y, bulge }: BulgedCorner): OutlineCorner =>
    cornerAt(
      LIMITS.blockSpace / 2 + units(x - box.x - box.width / 2, width),
      LIMITS.blockSpace / 2 + units(y - box.y - box.height / 2, height),
      bulge,
    );
  const all = elements
    .flatMap((element) => read(element, TOLERANCE / scale))
    .map((corners) => insideBlock(corners.map(place)));
  const outlines = all.filter((corners) => faultThrough(corners) === null);
  return { outlines, skipped: all.length - outlines.length };
}

/** Returns the outlines of an element in the coordinates of the drawing. */
function read(element: Element, tolerance: number): BulgedCorner[][] {
  const data = pathOf(element);
  return (data !== null && outlinesOfPath(data, transformOf(element), tolerance)) || [];
}

function viewBoxOf(root: Element) {
  const [x, y, width, height] = numbersIn(root.getAttribute('viewBox') ?? '');
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null;
  return { x, y, width, height };
}

/** Returns the path data of an element; null if it has none. */
function pathOf(element: Element): string | null {
  const number = (name: string) => Number.parseFloat(element.getAttribute(name) ?? '0') || 0;
  const ellipse = (rx: number, ry: number) => {
    const [x, y] = [number('cx'), number('cy')];
    return `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;
  };
  switch (element.localName) {
    case 'path':
      return element.getAttribute('d');
    case 'rect':
      return `M${number('x')} ${number('y')}h${number('width')}v${number('height')}h${-number('width')}Z`;
    case 'circle':
      return ellipse(number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('rx'), number('ry'));
    default:
      return `M${element.getAttribute('points') ?? ''}Z`;
  }
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const unchanged: Matrix = [1, 0, 0, 1, 0, 0];

function product([a, b, c, d, e, f]: Matrix, other: Matrix): Matrix {
  const [p, q, r, s, t, u] = other;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** Returns a function that applies the transforms of an element and of the elements around it. */
function transformOf(element: Element): (point: Point) => Point {
  let whole = unchanged;
  for (let each: Element | null = element; each; each = each.parentElement)
    whole = product(matrixOf(each.getAttribute('transform') ?? ''), whole);
  const [a, b, c, d, e, f] = whole;
  return ({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
}

/** Returns the matrix of a list of transforms, such as translate(10 20) rotate(45). */
function matrixOf(list: string): Matrix {
  return [...list.matchAll(/(\w+)\s*\(([^)]*)\)/g)].reduce<Matrix>(
    (whole, [, name = '', numbers = '']) => product(whole, matrixFor(name, numbersIn(numbers))),
    unchanged,
  );
}

function matrixFor(name: string, numbers: readonly number[]): Matrix {
  const [one = 0, two, three = 0, four = 0, five = 0, six = 0] = numbers;
  const angle = (one * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  switch (name) {
    case 'matrix':
      return [one, two ?? 0, three, four, five, six];
    case 'translate':
      return [1, 0, 0, 1, one, two ?? 0];
    case 'scale':
      return [one, 0, 0, two ?? one, 0, 0];
    case 'rotate':
      return product(product([1, 0, 0, 1, two ?? 0, three], [cos, sin, -sin, cos, 0, 0]), [
        1,
        0,
        0,
        1,
        -(two ?? 0),
        -three,
      ]);
    case 'skewX':
      return [1, 0, Math.tan(angle), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(angle), 0, 1, 0, 0];
    default:
      return unchanged;
  }
}

function numbersIn(text: string): number[] {
  return text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(Number)
    .filter(Number.isFinite);
}
