import type { Box } from '../box.js';
import { firstFrom } from '../interval.js';
import type { Point } from '../point.js';
import { anchorsOf, middleOf, SAME, spanOf, type Axis } from './axes.js';
import type { Pull } from './pull.js';

/**
 * A line that the editor draws to explain an alignment. It runs along aligned boxes (`line`), across one of two equal
 * gaps (`gap`), or along one of two equal sides (`size`).
 */
export interface Guide {
  kind: 'line' | 'gap' | 'size';
  from: Point;
  to: Point;
}

/**
 * A line along which boxes are aligned. `at` is its coordinate on one axis. `from` and `to` are its ends on the other
 * axis.
 */
export interface Line {
  at: number;
  from: number;
  to: number;
}

/**
 * Returns the distinct lines at the edges and middles of boxes, ascending by coordinate, with `others` added. Each line
 * goes from the first to the last of the boxes that have an edge or middle on it.
 */
export function linesOf(boxes: readonly Box[], axis: Axis, others: readonly number[]): Line[] {
  const all = boxes.flatMap((box) => {
    const [from, to] = spanOf(box, axis === 'x' ? 'y' : 'x');
    return anchorsOf(box, axis).map((at): Line => ({ at, from, to }));
  });
  all.push(...others.map((at) => ({ at, from: Infinity, to: -Infinity })));
  const lines: Line[] = [];
  for (const line of all.sort((a, b) => a.at - b.at)) {
    const last = lines.at(-1);
    if (last && line.at - last.at < SAME)
      lines[lines.length - 1] = {
        at: last.at,
        from: Math.min(last.from, line.from),
        to: Math.max(last.to, line.to),
      };
    else lines.push(line);
  }
  return lines;
}

/**
 * Returns the guides that explain a correction along an axis.
 * @param lines the lines of the other boxes along this axis, ascending
 * @param anchors the coordinates of the box before the correction
 * @param box the box after the correction
 */
export function guidesOf(
  axis: Axis,
  { by, gaps, sameAs }: Pull,
  lines: readonly Line[],
  anchors: readonly number[],
  box: Box,
): Guide[] {
  const at = (along: number, across: number): Point =>
    axis === 'x' ? { x: along, y: across } : { x: across, y: along };
  const [start, end] = spanOf(box, axis === 'x' ? 'y' : 'x');
  if (gaps) {
    const middle = (start + end) / 2;
    return gaps.map(([from, to]) => ({ kind: 'gap', from: at(from, middle), to: at(to, middle) }));
  }
  if (sameAs) {
    const across = axis === 'x' ? 'y' : 'x';
    return [box, sameAs].map((each) => {
      const [[from, to], middle] = [spanOf(each, axis), middleOf(each, across)];
      return { kind: 'size', from: at(from, middle), to: at(to, middle) };
    });
  }
  for (const anchor of anchors) {
    const line = lines[firstFrom(lines, anchor + by - SAME, (each) => each.at)];
    if (!line || line.at > anchor + by + SAME) continue;
    const [from, to] = [Math.min(line.from, start), Math.max(line.to, end)];
    return [{ kind: 'line', from: at(line.at, from), to: at(line.at, to) }];
  }
  return [];
}
