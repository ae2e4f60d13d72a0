import { clamp, type Interval } from '@quiltwright/shared/geometry/interval';
import { LEAST, WHOLE } from './fine-edges';

/** The new positions of places along an axis. */
export interface Stretch {
  place: (at: number) => number;
  /** True if first and last are swapped. */
  isOver: boolean;
}

/**
 * Stretches everything in a span to another one; a span that ends before it starts turns it over. Both stay in the
 * block, and the `shortest` part gets no shorter than a side may be. At that limit the moving end stops; without room
 * beyond the fixed end, nothing is turned over.
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
