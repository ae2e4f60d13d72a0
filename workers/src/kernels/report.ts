/** Receives the progress of some work, from 0 to 1. */
export type Report = (done: number) => void;

/**
 * Returns a report function for one step of the work. The step's own progress, from 0 to 1, becomes the whole
 * progress from `from` to `to`.
 */
export function part(report: Report, from: number, to: number): Report {
  return (done) => {
    report(from + (to - from) * done);
  };
}

/**
 * Returns a report function for step `index` of `count` equal steps. The step's own progress, from 0 to 1, becomes the
 * step's share of the whole progress.
 */
export function within(report: Report, index: number, count: number): Report {
  return part(report, index / count, (index + 1) / count);
}
