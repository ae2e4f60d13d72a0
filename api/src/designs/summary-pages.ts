import { setImmediate } from 'node:timers/promises';
import { AtMost } from '../common/at-most.js';

/**
 * Makes the answers of lists, one at a time, as JSON. A page takes this thread some milliseconds, so when many are asked for
 * at once, calls of other kinds have their turn between two of them.
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
