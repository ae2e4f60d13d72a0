import { Logger } from '@nestjs/common';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Runs `task` now, and then every hour for the life of the process. A later run that fails is tried again. A
 * repeated failure is logged once until the task succeeds.
 */
export function nowAndHourly(task: () => Promise<void>): Promise<void> {
  return nowAndEvery(HOUR, task);
}

/** Runs `task` as `nowAndHourly` does, but every five minutes. */
export function nowAndEveryFewMinutes(task: () => Promise<void>): Promise<void> {
  return nowAndEvery(5 * MINUTE, task);
}

/** Runs `task` as `nowAndHourly` does, but once a day. */
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
