/** A box by where its edges lie. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Upright lines by where they lie across, level ones by where they lie down: each with the spans that it covers. */
type Lines = Map<number, Span[]>;
type Span = [from: number, to: number];

/**
 * The edges of boxes as lines that run on as long as edges follow each other: of thousands of blocks side by side few are
 * left.
 *
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
  for (const [y, spans] of level) for (const [from, to] of joined(spans)) line(from, y, to, y);
  for (const [x, spans] of upright) for (const [from, to] of joined(spans)) line(x, from, x, to);
}

function add(lines: Lines, at: number, from: number, to: number): void {
  const spans = lines.get(at);
  const last = spans?.at(-1);
  if (!spans) lines.set(at, [[from, to]]);
  // Blocks mostly come row by row: what follows the one before is no span of its own.
  else if (last && from >= last[0] && from <= last[1]) last[1] = Math.max(last[1], to);
  else spans.push([from, to]);
}

function joined(spans: Span[]): Span[] {
  const joins: Span[] = [];
  for (const [from, to] of spans.sort((one, other) => one[0] - other[0])) {
    const last = joins.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joins.push([from, to]);
  }
  return joins;
}
