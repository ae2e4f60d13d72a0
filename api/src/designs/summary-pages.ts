import { setImmediate } from 'node:timers/promises';
import { AtMost } from '../common/at-most.js';

/**
 * Makes the pages of lists as JSON, one at a time. A page blocks this thread for some milliseconds, so other
 * requests are answered between two pages.
 */
export class SummaryPages {
  private readonly turns = new AtMost(1);

  make(page: () => Promise<object>): Promise<string> {
    return this.turns.run(async () => {
      const text = JSON.stringify(await page());
      await setImmediate();
      return text;
    });
  }
}
