/** A box by where its edges lie. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Upright lines by where they lie across, level ones by where they lie down. */
type Lines = Map<number, Line>;

/** The spans that a line covers, as they came, and the latest of them once more: it is asked for with each edge. */
interface Line {
  spans: Span[];
  latest: Span;
}

interface Span {
  from: number;
  to: number;
}

/**
 * The edges of boxes as lines that run on as long as edges follow each other: of thousands of blocks side by side few are
 * left.
 *
 * @param boxes in whole units: Map finds whole numbers several times as fast as others. Each is read before the next is
 * asked for, so one object may stand for all
 * @param line hears of each once
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
  for (const [y, { spans }] of level) for (const { from, to } of joined(spans)) line(from, y, to, y);
  for (const [x, { spans }] of upright) for (const { from, to } of joined(spans)) line(x, from, x, to);
}

function add(lines: Lines, at: number, from: number, to: number): void {
  const line = lines.get(at);
  // Blocks mostly come row by row: what follows the one before is no span of its own.
  if (line && from >= line.latest.from && from <= line.latest.to) {
    if (to > line.latest.to) line.latest.to = to;
    return;
  }
  const latest = { from, to };
  if (line) {
    line.spans.push(latest);
    line.latest = latest;
  } else lines.set(at, { spans: [latest], latest });
}

function joined(spans: Span[]): Span[] {
  const joins: Span[] = [];
  for (const { from, to } of spans.sort((one, other) => one.from - other.from)) {
    const last = joins.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joins.push({ from, to });
  }
  return joins;
}
