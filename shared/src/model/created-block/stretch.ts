import { clamp, type Interval } from '../../geometry/interval.js';
import { LEAST, WHOLE } from './fine-edges.js';

/**
 * A scaling of coordinates along one axis. `place` converts a coordinate before the scaling to the coordinate after it.
 */
export interface Stretch {
  place: (at: number) => number;
  /** True if the scaling also mirrors: coordinates that ascend before the scaling descend after it. */
  isOver: boolean;
}

/**
 * Returns the scaling that maps the span `before` to the span `wanted`, in ten-thousandths of a block unit. The scaling
 * mirrors if `wanted` ends before it starts. The new span is limited to the block. It is made longer if the shortest
 * shape, of length `shortest`, would become smaller than allowed. Then the start of the span stays fixed or, if only
 * the start was to move, the end. The opposite end moves away from the fixed end. If the block has no room for this,
 * the new span extends from the fixed end in the opposite direction.
 */
export function stretch(before: Interval, wanted: Interval, shortest: number): Stretch {
  const [from, to] = before;
  const [start, end] = inReach(before, wanted, Math.ceil(((to - from) * LEAST) / shortest));
  const factor = (end - start) / (to - from);
  return { place: (at) => Math.round(start + (at - from) * factor), isOver: end < start };
}

function inReach([from, to]: Interval, [wantedStart, wantedEnd]: Interval, least: number): Interval {
  const [start, end] = [inBlock(wantedStart), inBlock(wantedEnd)];
  if (Math.abs(end - start) >= least) return [start, end];
  const isOver = wantedEnd < wantedStart;
  const beyond = (fixed: number, wish: number) => {
    const other = fixed + wish;
    return other < 0 || other > WHOLE ? fixed - wish : other;
  };
  const length = isOver ? -least : least;
  return wantedEnd === to && wantedStart !== from
    ? [beyond(end, -length), end]
    : [start, beyond(start, length)];
}

function inBlock(place: number): number {
  return clamp(place, 0, WHOLE);
}
