import type { Edges } from '@quiltwright/shared/geometry/box';

/** Lines with a key: the x coordinate of a vertical line, or the y coordinate of a horizontal line. */
type Lines = Map<number, Line>;

/**
 * The segments of a line, in the order in which they were added. `latest` is the last segment, because each new edge
 * reads it.
 */
interface Line {
  segments: Segment[];
  latest: Segment;
}

interface Segment {
  from: number;
  to: number;
}

/**
 * Calls `line` for the edges of boxes. Joins edges that lie on one line and touch or overlap. A thousand blocks side by
 * side then give few lines.
 * @param boxes boxes whose edges are whole numbers: a Map finds whole numbers several times faster than fractions. Each
 *   box is read before the next box is requested, so the caller may reuse one object
 * @param line called once for each joined line
 */
export function eachEdge(
  boxes: Iterable<Edges>,
  line: (x: number, y: number, toX: number, toY: number) => void,
): void {
  const upright: Lines = new Map();
  const level: Lines = new Map();
  for (const { left, top, right, bottom } of boxes) {
    add(level, top, left, right);
    add(level, bottom, left, right);
    add(upright, left, top, bottom);
    add(upright, right, top, bottom);
  }
  for (const [y, { segments: spans }] of level)
    for (const { from, to } of joined(spans)) line(from, y, to, y);
  for (const [x, { segments: spans }] of upright)
    for (const { from, to } of joined(spans)) line(x, from, x, to);
}

function add(lines: Lines, at: number, from: number, to: number): void {
  const line = lines.get(at);
  // Blocks usually come row by row, so an edge usually continues the latest segment.
  if (line && from >= line.latest.from && from <= line.latest.to) {
    if (to > line.latest.to) line.latest.to = to;
    return;
  }
  const latest = { from, to };
  if (line) {
    line.segments.push(latest);
    line.latest = latest;
  } else lines.set(at, { segments: [latest], latest });
}

function joined(spans: Segment[]): Segment[] {
  const joins: Segment[] = [];
  for (const { from, to } of spans.sort((one, other) => one.from - other.from)) {
    const last = joins.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joins.push({ from, to });
  }
  return joins;
}
