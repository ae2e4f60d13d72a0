import type { PremadeFacts } from '../quilting/block.js';
import { OWN_OUTLINE, type Levels, type Shape, type ShapeType } from '../quilting/shapes/shape.js';

/*
 * Measures the picture of a block for the tests. It repeats the outlines independently, as half-planes a·u +
 * b·v ≤ c of the unit box, so that a mistake in the product's outlines is found.
 */

type HalfPlane = readonly [a: number, b: number, c: number];

const insides: Record<Exclude<ShapeType, 6>, readonly HalfPlane[]> = {
  1: [],
  2: [[1, -1, 0]],
  7: [[-1, -1, -1]],
  8: [[-1, 1, 0]],
  9: [[1, 1, 1]],
  3: [
    [2, -1, 1],
    [-2, -1, -1],
  ],
  11: [
    [1, 2, 2],
    [1, -2, 0],
  ],
  12: [
    [2, 1, 2],
    [-2, 1, 0],
  ],
  13: [
    [-1, 2, 1],
    [-1, -2, -1],
  ],
  10: [
    [2, 2, 3],
    [-2, -2, -1],
    [2, -2, 1],
    [-2, 2, 1],
  ],
};

function holds(shape: Shape, x: number, y: number) {
  const { shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight } = shape;
  const u = (x - shapeXLoc) / shapeWidth;
  const v = (y - shapeYLoc) / shapeHeight;
  if (u < 0 || u > 1 || v < 0 || v > 1) return false;
  if (shapeType === OWN_OUTLINE) return spansOf(shape, 'y', y).some(([from, to]) => from <= x && x <= to);
  if (shapeType === 6) return Math.hypot(2 * u - 1, 2 * v - 1) <= 1;
  for (const [a, b, c] of insides[shapeType]) if (a * u + b * v > c) return false;
  return true;
}

/** Returns the fabric that is seen at a point of a block, in block units; undefined where no shape covers it. */
export function fabricAt(levels: Levels, x: number, y: number): number | undefined {
  return levels
    .flat()
    .filter((shape) => holds(shape, x, y))
    .at(-1)?.fillFabric;
}

/** The number of sample points along one side of a block, at which the visible shape is looked up. */
const SIDE = 300;
/**
 * Groups of fewer sample points than this don't count as pieces. They are tips of narrow patches that the samples miss
 * in part.
 */
const TIP = 9;

/**
 * The number of values in one row of samples: those of the block, and one more at each end. Each sample of the block
 * then has eight neighbours.
 */
const ROW = SIDE + 2;
const AROUND = [-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1];
/** Values of samples without a shape: `BARE` in the block, `MARGIN` in the row of samples around it. */
const BARE = -1;
const MARGIN = -2;

/** Returns the index of the visible shape at each sample, row by row; `BARE` or `MARGIN` where there is no shape. */
function topmost(shapes: readonly Shape[]): Int16Array {
  const top = new Int16Array(ROW * ROW).fill(MARGIN);
  for (let row = 1; row <= SIDE; row++) top.fill(BARE, row * ROW + 1, (row + 1) * ROW - 1);
  const step = 1000 / SIDE;
  /*
   * The sampled points are off the centres of the samples, by unequal amounts, so that no seam runs through the points.
   */
  const [offX, offY] = [0.43, 0.56];
  shapes.forEach((shape, index) => {
    for (let row = 0; row < SIDE; row++) {
      for (const span of spansOf(shape, 'y', (row + offY) * step)) {
        const [first, end] = span.map((x) => Math.ceil(x / step - offX));
        const start = (row + 1) * ROW + 1;
        top.fill(index, start + Math.max(0, first ?? 0), start + Math.min(SIDE, Math.max(0, end ?? 0)));
      }
    }
  });
  return top;
}

/**
 * Counts the visible pieces of a block's picture, and the points that no shape covers (`bare`). It looks at sample
 * points all over the block. A piece is a connected visible part of a shape. Joined shapes of one fabric count as one
 * shape. Pieces are the patches to sew, with one exception: an appliqué patch can split its ground in the picture, but
 * not when sewn.
 */
export function pictureOf(levels: Levels): { pieces: number; bare: number } {
  const shapes = levels.flat();
  const pieceOf = shapes.map(({ fillFabric, joinNum }, index) =>
    joinNum === undefined
      ? index
      : shapes.findIndex((other) => other.fillFabric === fillFabric && other.joinNum === joinNum),
  );
  const top = topmost(shapes).map((index) => pieceOf[index] ?? index);
  /* Patches that touch in a point may share a sample or two, so samples at the edge of a patch don't connect. */
  const inside = new Uint8Array(top.length);
  const isEdge = (at: number): boolean => {
    for (const way of AROUND) {
      const next = top[at + way];
      if (next !== top[at] && next !== MARGIN) return true;
    }
    return false;
  };
  for (let at = 0; at < top.length; at++) inside[at] = top[at] === MARGIN || isEdge(at) ? 0 : 1;
  let pieces = 0;
  for (let start = 0; start < inside.length; start++) {
    if (inside[start] === 0) continue;
    inside[start] = 0;
    const queue = [start];
    for (const at of queue) {
      for (const way of AROUND) {
        const next = at + way;
        if (inside[next] === 0 || top[next] !== top[at]) continue;
        inside[next] = 0;
        queue.push(next);
      }
    }
    if (queue.length >= TIP) pieces++;
  }
  return { pieces, bare: top.reduce((count, index) => count + (index === BARE ? 1 : 0), 0) };
}

/**
 * A strip of a shape that is visible between neighbouring shapes but too narrow for a patch. Lengths are in block
 * units.
 */
interface Sliver {
  shapeNum: number;
  /** The axis of the lines that found the strip: `y` for rows of the block, `x` for columns. */
  along: 'x' | 'y';
  at: number;
  length: number;
  width: number;
}

/**
 * A visible strip narrower than `NARROW` isn't a patch. A strip narrower than `NOTHING` comes from rounding. Both are
 * in block units.
 */
const NARROW = 1;
const NOTHING = 0.001;
/** The minimum number of lines, one block unit apart, that cross a strip that counts as a fault. */
const RUN = 6;
/**
 * A strip counts as a fault only if its widest part is at most this wide, in block units. The tip of a patch, and the
 * ground near two touching circles, widen to nearly `NARROW`.
 */
const WIDENING = 0.7;

/**
 * Returns the visible strips that are too narrow for a patch: at least six block units long, but less than one block
 * unit wide. Such a strip is ground between patches that should share an edge, or the rim of a patch that another patch
 * nearly covers.
 */
export function sliversOf(levels: Levels): Sliver[] {
  const shapes = levels.flat();
  return [...stripsAlong(shapes, 'y'), ...stripsAlong(shapes, 'x')];
}

function stripsAlong(shapes: readonly Shape[], along: 'x' | 'y'): Sliver[] {
  const found: Sliver[] = [];
  let open: (Sliver & { from: number; to: number })[] = [];
  for (let at = 0.437; at < 1001; at++) {
    const narrow = at < 1000 ? seenOn(shapes, along, at).filter(({ from, to }) => to - from < NARROW) : [];
    const next = narrow.map(({ shapeNum, from, to }) => {
      const before = open.find(
        (strip) =>
          strip.shapeNum === shapeNum && Math.abs(strip.from - from) < 5 && Math.abs(strip.to - to) < 5,
      );
      const width = Math.max(before?.width ?? 0, to - from);
      return { shapeNum, along, from, to, width, at: before?.at ?? at, length: (before?.length ?? 0) + 1 };
    });
    const ended = open.filter(
      (strip) => !next.some(({ shapeNum, at: begun }) => shapeNum === strip.shapeNum && begun === strip.at),
    );
    for (const { shapeNum, at: begun, length, width } of ended)
      if (length >= RUN && width < WIDENING) found.push({ shapeNum, along, at: begun, length, width });
    open = next;
  }
  return found;
}

/** Returns the visible parts of shapes along a line, in order. Parts that come from rounding are left out. */
function seenOn(shapes: readonly Shape[], along: 'x' | 'y', at: number) {
  const spans: { shapeNum: number; from: number; to: number }[] = [];
  for (const shape of shapes) {
    for (const [from, to] of spansOf(shape, along, at))
      if (to - from > NOTHING) spans.push({ shapeNum: shape.shapeNum, from, to });
  }
  const cuts = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const seen: { shapeNum: number; from: number; to: number }[] = [];
  cuts.slice(1).forEach((to, i) => {
    const from = cuts[i] ?? 0;
    if (to - from < NOTHING) return;
    const middle = (from + to) / 2;
    let top: (typeof spans)[number] | undefined;
    for (const span of spans) if (span.from < middle && middle < span.to) top = span;
    if (!top) return;
    const last = seen.at(-1);
    if (last?.shapeNum === top.shapeNum && from - last.to < NOTHING) last.to = to;
    else seen.push({ shapeNum: top.shapeNum, from, to });
  });
  return seen;
}

type Span = readonly [from: number, to: number];

/**
 * Returns the starts and ends of the parts of a line that a shape covers. With `y`, the line is the row of the block at
 * y = `at`; with `x`, the column at x = `at`.
 */
function spansOf(shape: Shape, along: 'x' | 'y', at: number): Span[] {
  const { shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight } = shape;
  const row = along === 'y';
  const across = row ? (at - shapeYLoc) / shapeHeight : (at - shapeXLoc) / shapeWidth;
  if (across < 0 || across > 1) return [];
  if (shapeType === OWN_OUTLINE) return spansWithin(shape, row, at);
  const [start, size] = row ? [shapeXLoc, shapeWidth] : [shapeYLoc, shapeHeight];
  if (shapeType === 6) {
    const half = Math.sqrt(1 - (2 * across - 1) ** 2) / 2;
    return [[start + (0.5 - half) * size, start + (0.5 + half) * size]];
  }
  let [low, high] = [0, 1];
  for (const [a, b, c] of insides[shapeType]) {
    const [own, other] = row ? [a, b] : [b, a];
    const limit = (c - other * across) / own;
    if (own > 0) high = Math.min(high, limit);
    else low = Math.max(low, limit);
  }
  return high > low ? [[start + low * size, start + high * size]] : [];
}

/** Returns the parts of a line within an outline of lines and arcs: from each odd crossing to the next. */
function spansWithin({ outline = [] }: Shape, row: boolean, at: number): Span[] {
  const corners = outline.map(([x, y, bulge]) => (row ? [x, y, bulge] : [y, x, -bulge]));
  const places = corners
    .flatMap(([x1 = 0, y1 = 0, bulge = 0], i) => {
      const [x2 = 0, y2 = 0] = corners[(i + 1) % corners.length] ?? [];
      if (bulge === 0) return y1 < at === y2 < at ? [] : [x1 + ((x2 - x1) * (at - y1)) / (y2 - y1)];
      /* The top of an arc is half the chord times the bulge away from the chord, to the left of its direction. */
      const chord = Math.hypot(x2 - x1, y2 - y1);
      const [leftX, leftY] = [(y2 - y1) / chord, (x1 - x2) / chord];
      const radius = (chord * (1 + bulge ** 2)) / (4 * Math.abs(bulge));
      const away = (bulge * chord) / 2 - Math.sign(bulge) * radius;
      const [x, y] = [(x1 + x2) / 2 + leftX * away, (y1 + y2) / 2 + leftY * away];
      const half = Math.sqrt(radius ** 2 - (at - y) ** 2);
      return [x - half, x + half].filter(
        (place) => ((place - x1) * leftX + (at - y1) * leftY) * Math.sign(bulge) > 0,
      );
    })
    .sort((a, b) => a - b);
  return places.flatMap((place, i) => (i % 2 === 0 ? [[place, places[i + 1] ?? place] as const] : []));
}

/**
 * The eight turns and mirrors of a square of side 1, by name. Each function returns the point to which the point (x, y)
 * moves.
 */
const moves = {
  still: (x: number, y: number) => [x, y],
  quarter: (x: number, y: number) => [1 - y, x],
  half: (x: number, y: number) => [1 - x, 1 - y],
  threeQuarters: (x: number, y: number) => [y, 1 - x],
  leftRight: (x: number, y: number) => [1 - x, y],
  topBottom: (x: number, y: number) => [x, 1 - y],
  falling: (x: number, y: number) => [y, x],
  rising: (x: number, y: number) => [1 - y, 1 - x],
} satisfies Record<string, (x: number, y: number) => [number, number]>;

/**
 * 900 points spread evenly over a square of side 1. None is on a seam, because they are multiples of two irrational
 * numbers.
 */
const points = Array.from({ length: 900 }, (_, i): [number, number] => [
  ((i + 1) * 0.754877666246693) % 1,
  ((i + 1) * 0.569840290998053) % 1,
]);

type Views = Record<keyof typeof moves, number[]>;

const knownViews = new WeakMap<Levels, Views>();

/**
 * For each of the eight turns and mirrors of a block, returns the visible fabric at each of `points`. Remembers the
 * result.
 */
function views(levels: Levels): Views {
  const found = knownViews.get(levels) ?? viewsAnew(levels);
  knownViews.set(levels, found);
  return found;
}

function viewsAnew(levels: Levels): Views {
  const fromTop = levels.flat().reverse();
  const view = (move: (x: number, y: number) => number[]) =>
    points.map(([px, py]) => {
      const [x = 0, y = 0] = move(px, py);
      return fromTop.find((shape) => holds(shape, 1000 * x, 1000 * y))?.fillFabric ?? 0;
    });
  return {
    still: view(moves.still),
    quarter: view(moves.quarter),
    half: view(moves.half),
    threeQuarters: view(moves.threeQuarters),
    leftRight: view(moves.leftRight),
    topBottom: view(moves.topBottom),
    falling: view(moves.falling),
    rising: view(moves.rising),
  };
}

/** Returns the name of the group of turns and mirrors that leave a block's picture unchanged. */
export function symmetryOf(levels: Levels): PremadeFacts['symmetry'] {
  const seen = views(levels);
  const keeps = (move: keyof typeof moves) => seen[move].every((fabric, i) => fabric === seen.still[i]);
  if (keeps('quarter')) return keeps('leftRight') ? 'all' : 'quarter turns';
  const [straight, diagonal] = [
    keeps('leftRight') || keeps('topBottom'),
    keeps('falling') || keeps('rising'),
  ];
  if (keeps('half')) return straight ? 'two mirrors' : diagonal ? 'two diagonal mirrors' : 'half turn';
  return straight ? 'mirror' : diagonal ? 'diagonal mirror' : 'none';
}

/**
 * Returns the names of blocks in groups. The blocks of a group have the same picture after a turn, a mirror or a change
 * of fabrics.
 */
export function samePictures(blocks: readonly { designName: string; levels: Levels }[]): string[][] {
  const byPicture = new Map<string, string[]>();
  for (const { designName, levels } of blocks) {
    const picture = Object.values(views(levels)).map(inOrderOfUse).sort()[0] ?? '';
    byPicture.set(picture, [...(byPicture.get(picture) ?? []), designName]);
  }
  return [...byPicture.values()].filter((names) => names.length > 1);
}

/** Returns the fabrics as a text, renumbered 0, 1, 2 … in order of first appearance. */
function inOrderOfUse(fabrics: number[]): string {
  const order = [...new Set(fabrics)];
  return fabrics.map((fabric) => order.indexOf(fabric)).join('');
}
