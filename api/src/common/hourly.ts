import { Logger } from '@nestjs/common';

const HOUR = 60 * 60_000;

/** Does `work` now, and every hour as long as the process lives. What fails later is logged and tried again. */
export async function nowAndHourly(work: () => Promise<void>): Promise<void> {
  const logger = new Logger('Hourly');
  await work();
  setInterval(() => {
    work().catch((error: unknown) => {
      logger.error(error);
    });
  }, HOUR).unref();
}
