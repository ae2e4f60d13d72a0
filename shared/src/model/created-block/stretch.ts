import { clamp, type Interval } from '../../geometry/interval.js';
import { LEAST, WHOLE } from './fine-edges.js';

/** A scaling of coordinates along one axis. `place` converts an old coordinate to the new one. */
export interface Stretch {
  place: (at: number) => number;
  /** True if the order of coordinates is reversed, as by a mirror. */
  isOver: boolean;
}

/**
 * Returns the scaling that maps a span to another span, in ten-thousandths of a block unit. If the new span ends before
 * it starts, the scaling mirrors. The new span stays in the block. The moving end stops where the shortest shape, of
 * length `shortest`, reaches the smallest side. If there is no room beyond the fixed end, the scaling doesn't mirror.
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
