import { Scanner } from './scanner';

/** The length of each absolute unit in pixels, by CSS Values 4, section 6.2. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['px', 1],
  ['in', 96],
  ['cm', 96 / 2.54],
  ['mm', 96 / 25.4],
  ['pt', 96 / 72],
  ['pc', 16],
]);

/**
 * Returns an element of an SVG drawing as path data. Null if its lengths depend on something else, such as lengths in %.
 * @param element a path, polygon, polyline, rectangle, circle or ellipse
 */
export function pathOf(element: Element): string | null {
  switch (element.localName) {
    case 'path':
      return element.getAttribute('d') ?? '';
    case 'rect':
      return withLengths(element, ['x', 'y', 'width', 'height', 'rx', 'ry'], rectangle);
    case 'circle':
      return withLengths(element, ['cx', 'cy', 'r'], (x, y, r) => ellipse(x, y, r, r));
    case 'ellipse':
      return withLengths(element, ['cx', 'cy', 'rx', 'ry'], ellipse);
    default: {
      const points = (element.getAttribute('points') ?? '').trim();
      return points === '' ? '' : `M${points}Z`;
    }
  }
}

/** Returns the result of `draw` for the lengths in these attributes. Null if one of them is relative. */
function withLengths(
  element: Element,
  names: readonly string[],
  draw: (...lengths: number[]) => string,
): string | null {
  const lengths = names.map((name) => lengthOf(element.getAttribute(name) ?? ''));
  return lengths.every((length) => length !== null) ? draw(...lengths) : null;
}

/** Returns a length in pixels; 0 if the text doesn't begin with a number, and null if its unit is relative. */
function lengthOf(text: string): number | null {
  const scanner = new Scanner(text);
  const value = scanner.number();
  if (value === null) return 0;
  if (scanner.isAtEnd()) return value;
  const unit = UNITS.get(scanner.word()?.toLowerCase() ?? '');
  return unit === undefined || !scanner.isAtEnd() ? null : value * unit;
}

/** A rectangle with rounded corners, by SVG 2, section 10.2. One radius of 0 stands for the other radius. */
function rectangle(x = 0, y = 0, width = 0, height = 0, radiusX = 0, radiusY = 0): string {
  const rx = Math.min(radiusX > 0 ? radiusX : radiusY, width / 2);
  const ry = Math.min(radiusY > 0 ? radiusY : radiusX, height / 2);
  if (!(rx > 0 && ry > 0)) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  const arc = (toX: number, toY: number) => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  const upper = `M${x + rx} ${y}h${across}${arc(rx, ry)}v${down}${arc(-rx, ry)}`;
  return `${upper}h${-across}${arc(-rx, -ry)}v${-down}${arc(rx, -ry)}Z`;
}

function ellipse(x = 0, y = 0, rx = 0, ry = 0): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;
}
