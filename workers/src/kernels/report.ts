/** A function that receives the progress of some work, from 0 to 1. */
export type Report = (done: number) => void;

/**
 * Returns a report function for one step of some work. Converts the step's progress, from 0 to 1, to the progress of
 * the whole work, from `from` to `to`.
 */
export function part(report: Report, from: number, to: number): Report {
  return (done) => {
    report(from + (to - from) * done);
  };
}

/**
 * Returns a report function for one of several equal steps of some work. Converts the step's progress to the progress
 * of the whole work.
 * @param index of the step, from 0
 * @param count the number of steps
 */
export function within(report: Report, index: number, count: number): Report {
  return part(report, index / count, (index + 1) / count);
}
