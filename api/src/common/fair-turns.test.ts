import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairTurns } from './fair-turns.js';

/** Returns a promise that stands for a running task, and the function that ends the task. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}

/** Waits until all pending callbacks of promises have run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('fair turns', () => {
  it('give each key one task in turn, even if one key brings many', async () => {
    const turns = new FairTurns<string>(1);
    const first = held();
    const order: string[] = [];
    const runs = [
      turns.run('a', () => first.ended),
      ...['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
        turns.run(name.charAt(0), () => Promise.resolve(order.push(name))),
      ),
    ];
    first.end();
    await Promise.all(runs);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('let a key wait for its own task while another key runs beside it', async () => {
    const turns = new FairTurns<string>(2);
    const [slow, other] = [held(), held()];
    const begun: string[] = [];
    const run = (name: string, task: Promise<void>) =>
      turns.run(name.charAt(0), () => {
        begun.push(name);
        return task;
      });
    const runs = [run('a1', slow.ended), run('a2', Promise.resolve()), run('b1', other.ended)];
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
    other.end();
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
    slow.end();
    await Promise.all(runs);
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('run every task once and never too many, also when some fail', async () => {
    const works = fc.array(
      fc.record({ key: fc.integer({ min: 0, max: 3 }), steps: fc.nat(4), fails: fc.boolean() }),
      { maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), works, async (most, all) => {
        const turns = new FairTurns<number>(most);
        const running: number[] = [];
        const results = await Promise.allSettled(
          all.map(({ key, steps, fails }, index) =>
            turns.run(key, async () => {
              expect(running).not.toContain(key);
              running.push(key);
              expect(running.length).toBeLessThanOrEqual(most);
              for (let step = 0; step < steps; step++) await Promise.resolve();
              running.splice(running.indexOf(key), 1);
              if (fails) throw new Error(String(index));
              return index;
            }),
          ),
        );
        expect(results.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual(
          all.map(({ fails }, index) => (fails ? 'failed' : index)),
        );
      }),
    );
  });
});
