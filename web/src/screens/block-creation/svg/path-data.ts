import { pointBetween, type Point } from '@quiltwright/shared/geometry/point';
import type { Budget } from '@quiltwright/shared/budget';
import { cubic, ellipticalArc, quadratic, straight, type Curve } from './curves';
import { Scanner } from './scanner';

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

/**
 * Reads SVG path data, by SVG 2, chapter 9. Returns the curves of each of its subpaths, closed. Null if the data are
 * wrong, or if `budget` is spent.
 * @param budget the number of lines and curves that may still be read
 */
export function subpathsOf(data: string, budget: Budget): Curve[][] | null {
  const scanner = new Scanner(data);
  const pen = new Pen();
  while (!scanner.isAtEnd()) {
    const name = scanner.letter() ?? '';
    const kind = name.toLowerCase();
    const count = counts[kind];
    if (count === undefined || (pen.subpaths.length === 0 && kind !== 'm')) return null;
    if (count === 0) pen.close();
    else if (!drawAll(pen, scanner, { kind, isRelative: name === kind, count }, budget)) return null;
  }
  pen.close();
  return pen.subpaths;
}

interface Command {
  /** The command's letter, in lower case. */
  kind: string;
  isRelative: boolean;
  /** The number of numbers that the command takes at a time. */
  count: number;
}

/** Draws one command with all its numbers. Returns false if these are wrong, or if the budget is spent. */
function drawAll(pen: Pen, scanner: Scanner, { count, ...command }: Command, budget: Budget): boolean {
  let { kind } = command;
  do {
    const numbers = numbersOf(scanner, kind, count);
    if (!numbers || --budget.left < 0) return false;
    pen.draw(kind, numbers, command.isRelative);
    // A move with more points goes on with lines.
    if (kind === 'm') kind = 'l';
  } while (scanner.isAtNumber());
  return true;
}

function numbersOf(scanner: Scanner, kind: string, count: number): number[] | null {
  const numbers: number[] = [];
  while (numbers.length < count) {
    // The flags of an arc may stand without spaces: 0 01 20 for 0 0 1 20.
    const isFlag = kind === 'a' && (numbers.length === 3 || numbers.length === 4);
    const next = isFlag ? scanner.flag() : scanner.number();
    if (next === null) return null;
    numbers.push(next);
  }
  return numbers;
}

/** Draws the commands of path data, one after the other. */
class Pen {
  readonly subpaths: Curve[][] = [];
  #at: Point = { x: 0, y: 0 };
  #start: Point = this.#at;
  /** The last handle of the curve before, if the next curve of this kind can mirror it. */
  #handle: { kind: 'c' | 'q'; at: Point } | null = null;
  #isClosed = false;

  /**
   * Draws a command.
   * @param kind its letter, in lower case
   * @param given its numbers, as many as such a command takes
   */
  draw(kind: string, given: readonly number[], isRelative: boolean): void {
    const from = this.#at;
    const origin = isRelative ? from : { x: 0, y: 0 };
    const point = (index: number): Point => ({
      x: origin.x + (given[index] ?? 0),
      y: origin.y + (given[index + 1] ?? 0),
    });
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = given;
    switch (kind) {
      case 'm':
        this.#move(point(0));
        break;
      case 'h':
        this.#line({ x: origin.x + one, y: from.y });
        break;
      case 'v':
        this.#line({ x: from.x, y: origin.y + one });
        break;
      case 'a': {
        const form = {
          radiusX: one,
          radiusY: two,
          tilt: three,
          isLarge: four === 1,
          isClockwise: five === 1,
        };
        this.#add(ellipticalArc(from, form, point(5)), point(5));
        break;
      }
      case 'c':
        this.#cubic(point(0), point(2), point(4));
        break;
      case 's':
        this.#cubic(this.#mirroredHandle('c'), point(0), point(2));
        break;
      case 'q':
        this.#quadratic(point(0), point(2));
        break;
      case 't':
        this.#quadratic(this.#mirroredHandle('q'), point(0));
        break;
      default:
        this.#line(point(0));
    }
  }

  /** Closes the last subpath with a line to its start. */
  close(): void {
    if (this.#at.x !== this.#start.x || this.#at.y !== this.#start.y) this.#line(this.#start);
    this.#handle = null;
    this.#isClosed = true;
  }

  #move(to: Point): void {
    this.close();
    this.#at = to;
    this.#start = to;
    this.subpaths.push([]);
    this.#isClosed = false;
  }

  #line(to: Point): void {
    this.#add(straight(this.#at, to), to);
  }

  #cubic(first: Point, second: Point, to: Point): void {
    this.#add(cubic(this.#at, first, second, to), to);
    this.#handle = { kind: 'c', at: second };
  }

  #quadratic(handle: Point, to: Point): void {
    this.#add(quadratic(this.#at, handle, to), to);
    this.#handle = { kind: 'q', at: handle };
  }

  #add(curve: Curve, to: Point): void {
    // A curve after the end of a subpath begins another one at the same start.
    if (this.#isClosed) this.subpaths.push([]);
    this.#isClosed = false;
    this.subpaths.at(-1)?.push(curve);
    this.#at = to;
    this.#handle = null;
  }

  #mirroredHandle(kind: 'c' | 'q'): Point {
    return this.#handle?.kind === kind ? pointBetween(this.#handle.at, this.#at, 2) : this.#at;
  }
}
