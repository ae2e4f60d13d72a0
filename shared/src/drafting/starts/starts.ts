import { clamp } from '../../geometry/interval.js';
import { drunkardsPath, fan, newYorkBeauty, orangePeel } from './curve-starts.js';
import { grid } from './grid-starts.js';
import { friendshipStar, ohioStar, sawtoothStar } from './square-stars.js';
import { splitStar, star } from './star-starts.js';
import type { DraftStart } from './start.js';
import type { DraftStartName } from './start-titles.js';
import { compass, dresdenPlate } from './wheel-starts.js';

/** The patterns to start drafting from, by name. */
export const draftStarts: Record<DraftStartName, DraftStart> = {
  fourPatch: grid(2),
  ninePatch: grid(3),
  fivePatch: grid(5),
  sevenPatch: grid(7),
  star,
  ohioStar,
  sawtoothStar,
  friendshipStar,
  splitStar,
  drunkardsPath,
  orangePeel,
  fan,
  newYorkBeauty,
  compass,
  dresdenPlate,
};

/** Returns the usual numbers of a start. */
export function usualNumbers(start: DraftStartName): number[] {
  return draftStarts[start].numbers.map(({ usual }) => usual);
}

/**
 * Returns the numbers of a start within their bounds. Counts are whole, and a number with choices is the nearest one. A
 * number that is missing, or none, gets its usual value.
 */
export function boundedNumbers(start: DraftStartName, given: readonly number[]): number[] {
  const numbers: number[] = [];
  for (const [index, { kind, usual, bounds, choices }] of draftStarts[start].numbers.entries()) {
    const value = given[index] ?? usual;
    const [least, most] = bounds(numbers);
    const within = clamp(Number.isFinite(value) ? value : usual, least, most);
    const whole = kind === 'count' ? Math.round(within) : within;
    numbers.push(choices ? nearest(choices, whole) : whole);
  }
  return numbers;
}

function nearest(choices: readonly number[], value: number): number {
  return choices.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best));
}
