import type { Box } from '../box.js';
import type { Interval } from '../interval.js';
import { SAME, spanOf, type Axis } from './axes.js';
import type { Pull } from './pull.js';

/**
 * Returns the corrections that make two gaps equal. The box moves to the middle between two neighbours, or beside a
 * neighbour that has an equal gap on its other side.
 */
export function equalGaps(box: Box, boxes: readonly Box[], axis: Axis): Pull[] {
  const across = axis === 'x' ? 'y' : 'x';
  const [start, end] = spanOf(box, axis);
  const [near, far] = spanOf(box, across);
  const middle = (start + end) / 2;
  const before: Interval[] = [];
  const after: Interval[] = [];
  for (const other of boxes) {
    const [top, bottom] = spanOf(other, across);
    if (top >= far || bottom <= near) continue;
    const span = spanOf(other, axis);
    if (span[1] <= middle) before.push(span);
    if (span[0] >= middle) after.push(span);
  }
  const [left, right] = [lastOf(before, Infinity), firstOf(after, -Infinity)];
  const size = end - start;
  const pulls: Pull[] = [];
  const gap = left && right ? (right[0] - left[1] - size) / 2 : 0;
  if (left && right && gap > SAME)
    pulls.push({
      by: left[1] + gap - start,
      gaps: [
        [left[1], left[1] + gap],
        [right[0] - gap, right[0]],
      ],
    });
  const beforeLeft = left && lastOf(before, left[0] - SAME);
  if (left && beforeLeft) {
    const same = left[0] - beforeLeft[1];
    pulls.push({
      by: left[1] + same - start,
      gaps: [
        [beforeLeft[1], left[0]],
        [left[1], left[1] + same],
      ],
    });
  }
  const afterRight = right && firstOf(after, right[1] + SAME);
  if (right && afterRight) {
    const same = afterRight[0] - right[1];
    pulls.push({
      by: right[0] - same - end,
      gaps: [
        [right[0] - same, right[0]],
        [right[1], afterRight[0]],
      ],
    });
  }
  return pulls;
}

/**
 * Returns the span that ends last, of the spans that end before a coordinate; undefined if there is none. It searches
 * without sorting, because there are only a few spans.
 */
function lastOf(spans: readonly Interval[], before: number): Interval | undefined {
  let last: Interval | undefined;
  for (const span of spans) if (span[1] < before && !(last && last[1] >= span[1])) last = span;
  return last;
}

/** Returns the span that starts first, of the spans that start after a coordinate; undefined if there is none. */
function firstOf(spans: readonly Interval[], after: number): Interval | undefined {
  let first: Interval | undefined;
  for (const span of spans) if (span[0] > after && !(first && first[0] <= span[0])) first = span;
  return first;
}
