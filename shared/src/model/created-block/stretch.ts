import { clamp, type Interval } from '../../geometry/interval.js';
import { LEAST, WHOLE } from './fine-edges.js';

/** A stretch along an axis. `place` converts an old position to the new position. */
export interface Stretch {
  place: (at: number) => number;
  /** True if the stretch reverses the order of positions, as a mirror does. */
  isOver: boolean;
}

/**
 * Stretches everything in a span to another span. If the new span ends before it starts, everything is mirrored. The
 * new span stays in the block. The shortest part, of length `shortest`, gets no shorter than the smallest side: at this
 * limit the moving end stops. If there is no room beyond the fixed end, nothing is mirrored.
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
