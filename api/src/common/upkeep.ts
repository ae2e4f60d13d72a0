import { Logger } from '@nestjs/common';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Runs `task` now, and then every hour for the life of the process. A failure of the first run is passed on to
 * the caller. A later failure is logged, but only if it differs from the failure of the run before. The next
 * run then tries again.
 */
export function nowAndHourly(task: () => Promise<void>): Promise<void> {
  return nowAndEvery(HOUR, task);
}

/**
 * Runs `task` now, and then every five minutes for the life of the process. Failures are handled as by
 * `nowAndHourly`.
 */
export function nowAndEveryFewMinutes(task: () => Promise<void>): Promise<void> {
  return nowAndEvery(5 * MINUTE, task);
}

/** Runs `task` now, and then once a day for the life of the process. Failures are handled as by `nowAndHourly`. */
export function nowAndDaily(task: () => Promise<void>): Promise<void> {
  return nowAndEvery(24 * HOUR, task);
}

async function nowAndEvery(milliseconds: number, task: () => Promise<void>): Promise<void> {
  const logger = new Logger('Upkeep');
  await task();
  let failure: string | undefined;
  setInterval(() => {
    task().then(
      () => {
        failure = undefined;
      },
      (error: unknown) => {
        if (String(error) !== failure) logger.error(error);
        failure = String(error);
      },
    );
  }, milliseconds).unref();
}
