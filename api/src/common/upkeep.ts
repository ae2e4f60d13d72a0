import { Logger } from '@nestjs/common';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Runs `task` now, and every hour as long as the process lives. What fails later is logged and tried again. */
export function nowAndHourly(task: () => Promise<void>): Promise<void> {
  return nowAndEvery(HOUR, task);
}

/** The same every five minutes. */
export function nowAndEveryFewMinutes(task: () => Promise<void>): Promise<void> {
  return nowAndEvery(5 * MINUTE, task);
}

/** The same once a day. */
export function nowAndDaily(task: () => Promise<void>): Promise<void> {
  return nowAndEvery(24 * HOUR, task);
}

async function nowAndEvery(milliseconds: number, task: () => Promise<void>): Promise<void> {
  const logger = new Logger('Upkeep');
  await task();
  setInterval(() => {
    task().catch((error: unknown) => {
      logger.error(error);
    });
  }, milliseconds).unref();
}
