import { LEAST, WHOLE } from './sides';

/** From one place to another along an axis, in whole ten-thousandths of a block unit. */
export type Span = readonly [from: number, to: number];

/** What places along an axis become. */
export interface Stretch {
  place: (at: number) => number;
  /** Whether what was first is last now. */
  isOver: boolean;
}

/**
 * Stretches all that lies in a span so that it lies in another one; one that ends before it begins turns it over. Both
 * stay in the block, and what is `shortest` of all that lies there, doesn't get shorter than a side may be: then the end
 * that moves stops, and where there is no room beyond the one that stays, nothing is turned over.
 */
export function stretch(before: Span, wanted: Span, shortest: number): Stretch {
  const [from, to] = before;
  const [start, end] = inReach(before, wanted, Math.ceil(((to - from) * LEAST) / shortest));
  const factor = (end - start) / (to - from);
  return { place: (at) => Math.round(start + (at - from) * factor), isOver: end < start };
}

function inReach([from, to]: Span, [wantedStart, wantedEnd]: Span, least: number): Span {
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
  return Math.max(0, Math.min(WHOLE, place));
}
