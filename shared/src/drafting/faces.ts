import type { Loop } from '../geometry/combining/loops.js';
import { boundsOf, bulged, outlineContains, rowCrossings, type Outline } from '../geometry/outline.js';
import { containsPoint, type Box } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';
import { walksOf, type Half, type Walk } from './walks.js';
import { BEYOND, type Label, type Piece } from './piece.js';
import { lengthOf, middleOf } from './seam.js';

/** A face while the map is being made. */
export interface Region {
  readonly around: Walk;
  readonly holes: readonly Walk[];
  readonly area: number;
  readonly within: Region | null;
}

/** Returns the faces between pieces that meet only in corners, the area beyond the block left out. */
export function regionsOf(pieces: Iterable<Piece>): Region[] {
  const walks = walksOf(pieces);
  const rings = walks.filter(({ area }) => area > 0);
  const islands = walks.filter(({ area, halves }) => area <= 0 && !halves.some(isBeyond));
  if (islands.length === 0)
    return rings.map((around) => ({ around, holes: [], area: around.area, within: null }));
  const spans = rings.map((ring) => ({ ring, outline: bulged(ring.loop), box: boundsOf(bulged(ring.loop)) }));
  const partOf = partsOf(walks);
  const parents = new Map<Walk, Walk>();
  const holes = new Map<Walk, Walk[]>();
  for (const island of islands) {
    const [half] = island.halves;
    if (!half) continue;
    const place = middleOf(half.piece);
    let parent: Walk | null = null;
    for (const { ring, outline, box } of spans) {
      if (partOf.get(ring) === partOf.get(island) || !containsPoint(box, place)) continue;
      if ((parent && ring.area >= parent.area) || !outlineContains(outline, place)) continue;
      parent = ring;
    }
    if (!parent) continue;
    parents.set(island, parent);
    holes.set(parent, [...(holes.get(parent) ?? []), island]);
  }
  const containerOfPart = new Map<number | undefined, Walk>();
  for (const [island, parent] of parents) containerOfPart.set(partOf.get(island), parent);
  const regions = new Map<Walk, Region>();
  // Containers are larger than the islands in them.
  for (const around of [...rings].sort((one, other) => other.area - one.area)) {
    const inside = holes.get(around) ?? [];
    const container = containerOfPart.get(partOf.get(around));
    regions.set(around, {
      ...{ around, holes: inside },
      area: inside.reduce((sum, { area }) => sum + area, around.area),
      within: (container && regions.get(container)) ?? null,
    });
  }
  return rings.flatMap((ring) => regions.get(ring) ?? []);
}

function isBeyond({ piece, isForward }: Half): boolean {
  return (isForward ? piece.right : piece.left) === BEYOND;
}

/** Returns a number for each walk that is equal for walks along pieces that are joined. */
function partsOf(walks: readonly Walk[]): Map<Walk, number> {
  const known = new Map<Point, Walk>();
  const leaders = new Map<Walk, Walk>();
  const leaderOf = (walk: Walk): Walk => {
    let leader = walk;
    for (let next = leaders.get(leader); next && next !== leader; next = leaders.get(leader)) leader = next;
    leaders.set(walk, leader);
    return leader;
  };
  for (const walk of walks)
    for (const { from } of walk.halves) {
      const other = known.get(from);
      if (other) leaders.set(leaderOf(other), leaderOf(walk));
      else known.set(from, walk);
    }
  const numbers = new Map<Walk, number>();
  return new Map(
    walks.map((walk) => {
      const leader = leaderOf(walk);
      const part = numbers.get(leader) ?? numbers.size;
      numbers.set(leader, part);
      return [walk, part];
    }),
  );
}

/** Returns the label that most of the length around a face has; undefined if none of its pieces has one. */
export function labelOf({ around }: Region): Label {
  const [{ piece, isForward } = { piece: null, isForward: true }] = around.halves;
  const first = isForward ? piece?.right : piece?.left;
  const labels = around.halves.map((half) => (half.isForward ? half.piece.right : half.piece.left));
  if (first !== undefined && labels.every((label) => label === first)) return first;
  const lengths = new Map<number, number>();
  labels.forEach((label, i) => {
    const half = around.halves[i];
    if (label === undefined || label === BEYOND || !half) return;
    lengths.set(label, (lengths.get(label) ?? 0) + lengthOf(half.piece));
  });
  let [best, most] = [undefined as Label, 0];
  for (const [label, length] of lengths) if (length > most) [best, most] = [label, length];
  return best;
}

/** The heights at which a point inside a face is looked for, in parts of its height. */
const HEIGHTS = [0.5, 0.31, 0.71, 0.12, 0.89];

/** Returns a point inside an area between loops, in the middle of the widest of some rows. */
export function pointInside(loop: Loop, holes: readonly Loop[]): Point {
  const outlines: Outline[] = [loop, ...holes].map(bulged);
  const box: Box = boundsOf(outlines[0] ?? []);
  let [found, most] = [{ x: box.x, y: box.y }, -1];
  for (const height of HEIGHTS) {
    const y = box.y + box.height * height;
    const row = outlines.flatMap((outline) => rowCrossings(outline, y)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < row.length; i += 2) {
      const [from = 0, to = 0] = [row[i], row[i + 1]];
      if (to - from > most) [found, most] = [{ x: (from + to) / 2, y }, to - from];
    }
    if (most > box.width / 8) break;
  }
  return found;
}
