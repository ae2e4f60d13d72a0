import { Logger } from '@nestjs/common';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Does `work` now, and every hour as long as the process lives. What fails later is logged and tried again. */
export function nowAndHourly(work: () => Promise<void>): Promise<void> {
  return nowAndEvery(HOUR, work);
}

/** The same every five minutes. */
export function nowAndEveryFewMinutes(work: () => Promise<void>): Promise<void> {
  return nowAndEvery(5 * MINUTE, work);
}

/** The same once a day. */
export function nowAndDaily(work: () => Promise<void>): Promise<void> {
  return nowAndEvery(24 * HOUR, work);
}

async function nowAndEvery(milliseconds: number, work: () => Promise<void>): Promise<void> {
  const logger = new Logger('Upkeep');
  await work();
  setInterval(() => {
    work().catch((error: unknown) => {
      logger.error(error);
    });
  }, milliseconds).unref();
}
