import type { PremadeFacts } from '../quilting/block.js';
import type { Levels, Shape, ShapeType } from '../quilting/shape.js';

/*
 * What the tests find out about a block from its picture. The outlines are written down here a second
 * time, as half-planes a·u + b·v ≤ c of the unit box, so that a mistake in the product's own shows.
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

function holds({ shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight }: Shape, x: number, y: number) {
  const [u, v] = [(x - shapeXLoc) / shapeWidth, (y - shapeYLoc) / shapeHeight];
  if (u < 0 || u > 1 || v < 0 || v > 1) return false;
  if (shapeType === 6) return Math.hypot(2 * u - 1, 2 * v - 1) <= 1;
  return insides[shapeType].every(([a, b, c]) => a * u + b * v <= c);
}

/** Samples to a side of the raster in which patches are counted. */
const SIDE = 300;
/** Pieces of fewer samples are the tips of narrow patches, broken off by the raster. */
const TIP = 9;

/** For each sample those around it, at its sides and corners, as far as they lie in the block. */
const around = Array.from({ length: SIDE * SIDE }, (_, at) => {
  const column = at % SIDE;
  const across = [at - 1, at, at + 1].slice(column === 0 ? 1 : 0, column === SIDE - 1 ? 2 : 3);
  return [...across.map((next) => next - SIDE), ...across, ...across.map((next) => next + SIDE)].filter(
    (next) => next !== at && next >= 0 && next < SIDE * SIDE,
  );
});

/** For each sample of the block, row by row, which of its shapes is seen there; -1 where there is none. */
function topmost(shapes: readonly Shape[]): Int16Array {
  const top = new Int16Array(SIDE * SIDE).fill(-1);
  const step = 1000 / SIDE;
  /* Off the middle of the samples, and unevenly, so that no seam runs through them. */
  const [offX, offY] = [0.43, 0.56];
  shapes.forEach((shape, index) => {
    const { shapeXLoc, shapeYLoc, shapeWidth, shapeHeight } = shape;
    const [right, bottom] = [(shapeXLoc + shapeWidth) / step, (shapeYLoc + shapeHeight) / step];
    for (let row = Math.max(0, Math.floor(shapeYLoc / step) - 1); row < Math.min(SIDE, bottom); row++) {
      for (
        let column = Math.max(0, Math.floor(shapeXLoc / step) - 1);
        column < Math.min(SIDE, right);
        column++
      )
        if (holds(shape, (column + offX) * step, (row + offY) * step)) top[row * SIDE + column] = index;
    }
  });
  return top;
}

/**
 * What the picture of a block shows: its pieces, connected parts of a shape as far as it isn't covered, where shapes that
 * run on into each other in one fabric are one; and how many samples nothing covers. Pieces are what is sewn, but for
 * appliqué, which lies on what it parts in the picture.
 */
export function pictureOf(levels: Levels): { pieces: number; bare: number } {
  const shapes = levels.flat();
  const pieceOf = shapes.map(({ fillFabric, joinNum }, index) =>
    joinNum === undefined
      ? index
      : shapes.findIndex((other) => other.fillFabric === fillFabric && other.joinNum === joinNum),
  );
  const top = topmost(shapes).map((index) => pieceOf[index] ?? index);
  /* Patches that touch in a point may touch in a sample or two: the outermost samples don't connect. */
  const inside = new Uint8Array(SIDE * SIDE);
  for (let at = 0; at < inside.length; at++)
    inside[at] = around[at]?.every((next) => top[next] === top[at]) ? 1 : 0;
  let pieces = 0;
  for (let start = 0; start < inside.length; start++) {
    if (inside[start] === 0) continue;
    inside[start] = 0;
    const queue = [start];
    for (const at of queue) {
      for (const next of around[at] ?? []) {
        if (inside[next] === 0 || top[next] !== top[at]) continue;
        inside[next] = 0;
        queue.push(next);
      }
    }
    if (queue.length >= TIP) pieces++;
  }
  return { pieces, bare: top.reduce((count, index) => count + (index < 0 ? 1 : 0), 0) };
}

/** A strip of a shape that shows between its neighbours, in block units. */
interface Sliver {
  shapeNum: number;
  /** Whether rows of the block met it (`y`) or columns (`x`), and the first that did. */
  along: 'x' | 'y';
  at: number;
  length: number;
  width: number;
}

/** A strip this narrow is no patch, in block units; what is narrower than `NOTHING` is rounding. */
const NARROW = 1;
const NOTHING = 0.001;
/** Looks at a strip, which lie a unit apart. */
const RUN = 6;
/** The tip of a patch, and ground where two rounds touch, has nearly `NARROW` where it leaves off being narrow. */
const WIDENING = 0.7;

/**
 * Strips that are narrower than a unit all along, for six units and more: ground that shows between patches that
 * should share an edge, or the rim of a patch that another one nearly covers.
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

/** The pieces of shapes that are seen on a line, in turn, without those that are nothing but rounding. */
function seenOn(shapes: readonly Shape[], along: 'x' | 'y', at: number) {
  const spans = shapes.flatMap((shape) => {
    const span = spanOf(shape, along, at);
    return span && span[1] - span[0] > NOTHING
      ? [{ shapeNum: shape.shapeNum, from: span[0], to: span[1] }]
      : [];
  });
  const cuts = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const seen: { shapeNum: number; from: number; to: number }[] = [];
  cuts.slice(1).forEach((to, i) => {
    const from = cuts[i] ?? 0;
    if (to - from < NOTHING) return;
    const middle = (from + to) / 2;
    const top = spans.filter((span) => span.from < middle && middle < span.to).at(-1);
    if (!top) return;
    const last = seen.at(-1);
    if (last?.shapeNum === top.shapeNum && from - last.to < NOTHING) last.to = to;
    else seen.push({ shapeNum: top.shapeNum, from, to });
  });
  return seen;
}

/** Where a line enters and leaves a shape: a row at height `at` (`y`), or a column (`x`); null if it misses it. */
function spanOf(shape: Shape, along: 'x' | 'y', at: number): readonly [number, number] | null {
  const { shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight } = shape;
  const row = along === 'y';
  const across = row ? (at - shapeYLoc) / shapeHeight : (at - shapeXLoc) / shapeWidth;
  if (across < 0 || across > 1) return null;
  const [start, size] = row ? [shapeXLoc, shapeWidth] : [shapeYLoc, shapeHeight];
  if (shapeType === 6) {
    const half = Math.sqrt(1 - (2 * across - 1) ** 2) / 2;
    return [start + (0.5 - half) * size, start + (0.5 + half) * size];
  }
  let [low, high] = [0, 1];
  for (const [a, b, c] of insides[shapeType]) {
    const [own, other] = row ? [a, b] : [b, a];
    const limit = (c - other * across) / own;
    if (own > 0) high = Math.min(high, limit);
    else low = Math.max(low, limit);
  }
  return high > low ? [start + low * size, start + high * size] : null;
}

/** The eight turns and mirrors of the square; the point (x, y) of the unit square goes to … */
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

/** Points of the unit square that lie evenly and on no seam: multiples of two irrational numbers. */
const points = Array.from({ length: 900 }, (_, i): [number, number] => [
  ((i + 1) * 0.754877666246693) % 1,
  ((i + 1) * 0.569840290998053) % 1,
]);

/** The fabrics seen at `points` in each of the eight positions of the block. */
function views(levels: Levels): Record<keyof typeof moves, number[]> {
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

/** The symmetry of a block's picture. */
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

/** Pairs of blocks, by name, that are one picture, however turned, mirrored and recoloured. */
export function samePictures(blocks: readonly { designName: string; levels: Levels }[]): string[][] {
  const byPicture = new Map<string, string[]>();
  for (const { designName, levels } of blocks) {
    const picture = Object.values(views(levels)).map(inOrderOfUse).sort()[0] ?? '';
    byPicture.set(picture, [...(byPicture.get(picture) ?? []), designName]);
  }
  return [...byPicture.values()].filter((names) => names.length > 1);
}

/** The fabrics renamed 0, 1, 2 … in the order in which they are seen. */
function inOrderOfUse(fabrics: number[]): string {
  const order = [...new Set(fabrics)];
  return fabrics.map((fabric) => order.indexOf(fabric)).join('');
}
