import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AtMost } from './at-most.js';

it('runs up to a number of tasks at once, in order, also when some fail', async () => {
  const works = fc.array(fc.record({ steps: fc.integer({ min: 1, max: 5 }), fails: fc.boolean() }), {
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), works, async (most, all) => {
      const atMost = new AtMost(most);
      const begun: number[] = [];
      let running = 0;
      let highest = 0;
      const results = await Promise.allSettled(
        all.map(({ steps, fails }, index) =>
          atMost.run(async () => {
            begun.push(index);
            highest = Math.max(highest, ++running);
            for (let step = 0; step < steps; step++) await Promise.resolve();
            running--;
            if (fails) throw new Error(String(index));
            return index;
          }),
        ),
      );
      expect(highest).toBe(Math.min(most, all.length));
      expect(begun).toEqual(all.map((_, index) => index));
      expect(results.map(({ status }) => status === 'rejected')).toEqual(all.map(({ fails }) => fails));
    }),
  );
});
