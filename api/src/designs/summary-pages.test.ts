import { expect, it } from 'vitest';
import { SummaryPages } from './summary-pages.js';

it('makes one page at a time, in the order of the requests, and continues after a failed one', async () => {
  const pages = new SummaryPages();
  const steps: string[] = [];
  const ends: (() => void)[] = [];
  const page = (name: string) =>
    pages.make(async () => {
      steps.push(`${name} begins`);
      await new Promise<void>((resolve) => ends.push(resolve));
      steps.push(`${name} ends`);
      if (name === 'second') throw new Error('The database is away.');
      return { name };
    });
  const made = Promise.allSettled([page('first'), page('second'), page('third')]);
  for (let n = 1; n <= 3; n++) {
    await expect.poll(() => ends.length).toBe(n);
    ends[n - 1]?.();
  }
  expect(await made).toMatchObject([
    { value: '{"name":"first"}' },
    { reason: { message: 'The database is away.' } },
    { value: '{"name":"third"}' },
  ]);
  expect(steps).toEqual([
    ...['first begins', 'first ends', 'second begins', 'second ends'],
    ...['third begins', 'third ends'],
  ]);
});
