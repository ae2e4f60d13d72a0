import { eighthsOfYard } from '../bought';
import type { CutPiece, FabricPlan } from '../cutting-types';

/*
 * Computes the least fabric for a few pieces by trying every layout of strips across the fabric, columns side by side
 * in strips, and pieces one above another in columns.
 */

/**
 * Returns a message for each wrong statement in a fabric's plan about the least fabric. `least` is the shortest
 * possible length, in inches.
 */
export function falseClaims(
  { bound, isLeast, bought, gap }: Pick<FabricPlan, 'bound' | 'isLeast' | 'bought' | 'gap'>,
  least: number,
): string[] {
  return [
    ...(bound > least ? [`no strips take less than ${bound}: ${least}`] : []),
    ...(gap === 0 && bound !== least ? [`this is the shortest: ${least}`] : []),
    ...(isLeast && bought.eighths > eighthsOfYard(least) ? [`${bought.eighths} is least: ${least}`] : []),
  ];
}

/** The width and height of a column, which may hold any pieces, one above another. */
interface Box {
  width: number;
  height: number;
}

/** Returns the least length of fabric in inches that gives all pieces. Shares no code with the cutting plans. */
export function leastLength(pieces: readonly CutPiece[], cloth: number): number {
  const all = pieces.flatMap((piece) => Array<CutPiece>(piece.count).fill(piece));
  const full = 2 ** all.length - 1;
  const columnsOf = subsets(full, (set) => columnBoxes(membersOf(all, set), cloth));
  const strips = stripHeights(full, columnsOf, cloth);
  const least = new Map<number, number>([[0, 0]]);
  for (let set = 1; set <= full; set++)
    least.set(
      set,
      leastSplit(set, (strip, rest) => (strips.get(strip) ?? Infinity) + (least.get(rest) ?? Infinity)),
    );
  return least.get(full) ?? Infinity;
}

/**
 * Returns the height of the lowest strip that holds exactly the pieces of a set, by set. A set is a number with a bit
 * for each piece.
 */
function stripHeights(
  full: number,
  columnsOf: ReadonlyMap<number, Box[]>,
  cloth: number,
): Map<number, number> {
  /**
   * The sizes of strips that hold exactly the pieces of a set, by set. Leaves out strips that are both wider and taller
   * than another strip.
   */
  const strips = new Map<number, Box[]>([[0, [{ width: 0, height: 0 }]]]);
  for (let set = 1; set <= full; set++) {
    const found: Box[] = [];
    eachSplit(set, (column, rest) => {
      for (const one of columnsOf.get(column) ?? [])
        for (const other of strips.get(rest) ?? [])
          found.push({ width: one.width + other.width, height: Math.max(one.height, other.height) });
    });
    strips.set(set, smallest(found.filter(({ width }) => width <= cloth)));
  }
  return new Map([...strips].map(([set, boxes]) => [set, Math.min(...boxes.map(({ height }) => height))]));
}

/**
 * Returns the sizes of all columns that hold exactly these pieces, one above another. Leaves out columns that are both
 * wider and taller than another column.
 */
function columnBoxes(pieces: readonly CutPiece[], cloth: number): Box[] {
  const laid = pieces.reduce<Box[][]>(
    (ways, { width, height, mayTurn }) =>
      ways.flatMap((way) => [
        [...way, { width, height }],
        ...(mayTurn ? [[...way, { width: height, height: width }]] : []),
      ]),
    [[]],
  );
  const boxes = laid.map((way) => ({
    width: Math.max(...way.map(({ width }) => width)),
    height: way.reduce((sum, { height }) => sum + height, 0),
  }));
  return smallest(boxes.filter(({ width }) => width <= cloth));
}

function smallest(boxes: readonly Box[]): Box[] {
  const kept: Box[] = [];
  for (const box of [...boxes].sort((a, b) => a.width - b.width || a.height - b.height))
    if (box.height < (kept.at(-1)?.height ?? Infinity)) kept.push(box);
  return kept;
}

function membersOf(all: readonly CutPiece[], set: number): CutPiece[] {
  return all.filter((_, index) => (set >> index) % 2 === 1);
}

function subsets<Value>(full: number, make: (set: number) => Value): Map<number, Value> {
  return new Map(Array.from({ length: full }, (_, index) => [index + 1, make(index + 1)]));
}

/**
 * Splits `set` in two in all ways, and calls `tell` with both parts. The first part always contains the first piece. A
 * set is a number with a bit for each piece.
 */
function eachSplit(set: number, tell: (part: number, rest: number) => void): void {
  const first = set & -set;
  const others = set ^ first;
  for (let more = others; ; more = (more - 1) & others) {
    tell(first | more, others ^ more);
    if (more === 0) return;
  }
}

function leastSplit(set: number, lengthOf: (part: number, rest: number) => number): number {
  let least = Infinity;
  eachSplit(set, (part, rest) => (least = Math.min(least, lengthOf(part, rest))));
  return least;
}
