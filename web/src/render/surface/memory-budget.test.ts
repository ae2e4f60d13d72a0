import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryBudget, type Kept } from './memory-budget';

const freed: string[] = [];
const item = (name: string, bytes: number): Kept => ({ bytes, free: () => freed.push(name) });

test('the least recently used item goes first', () => {
  freed.length = 0;
  const budget = new MemoryBudget(100);
  const [a, b, c] = [item('a', 40), item('b', 40), item('c', 40)];
  budget.keep(a);
  budget.keep(b);
  budget.nextFrame();
  budget.touch(a);
  budget.keep(c);
  expect(freed).toEqual(['b']);
  expect(budget.bytes).toBe(80);
  budget.release(c);
  budget.release(c);
  expect(freed).toEqual(['b', 'c']);
  expect(budget.bytes).toBe(40);
});

test('items that a frame uses stay, even above the limit, until a frame ends without them', () => {
  freed.length = 0;
  const budget = new MemoryBudget(100);
  const [a, b] = [item('a', 80), item('b', 80)];
  budget.keep(a);
  budget.keep(b);
  for (let frame = 0; frame < 3; frame++) {
    budget.nextFrame();
    budget.touch(a);
    budget.touch(b);
    expect(freed).toEqual([]);
  }
  budget.nextFrame();
  budget.touch(b);
  expect(freed).toEqual([]);
  budget.nextFrame();
  expect(freed).toEqual(['a']);
});

test('has room for the rest of the limit beside the items of the current frame', () => {
  const budget = new MemoryBudget(100);
  const [a, b] = [item('a', 30), item('b', 60)];
  budget.keep(a);
  expect(budget.room).toBe(70);
  budget.keep(b);
  expect(budget.room).toBe(10);
  budget.release(b);
  expect(budget.room).toBe(70);
  budget.nextFrame();
  expect(budget.room).toBe(100);
  budget.touch(a);
  budget.touch(a);
  expect(budget.room).toBe(70);
  budget.keep(item('c', 90));
  expect(budget.room).toBe(0);
});

test('stays within the limit for any use, and frees each item once', () => {
  type Step = { use: number } | { bytes: number } | 'frame';
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ use: fc.nat(30) }),
    fc.record({ bytes: fc.integer({ min: 1, max: 60 }) }),
    fc.constant<'frame'>('frame'),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const budget = new MemoryBudget(100);
      const items: { kept: Kept; frees: number; frame: number }[] = [];
      let frame = 0;
      for (const each of steps) {
        if (each === 'frame') {
          const lastUsed = items.filter((entry) => entry.frame === frame && entry.frees === 0);
          frame++;
          budget.nextFrame();
          // Only the items of the last frame may exceed the limit.
          const most = Math.max(
            100,
            lastUsed.reduce((sum, { kept }) => sum + kept.bytes, 0),
          );
          expect(budget.bytes).toBeLessThanOrEqual(most);
        } else if ('bytes' in each) {
          const entry = { kept: item('', 0), frees: 0, frame };
          entry.kept = { bytes: each.bytes, free: () => entry.frees++ };
          items.push(entry);
          budget.keep(entry.kept);
        } else {
          const entry = items[each.use];
          if (!entry || entry.frees > 0) continue;
          entry.frame = frame;
          budget.touch(entry.kept);
        }
        const held = items.filter(({ frees }) => frees === 0);
        expect(budget.bytes).toBe(held.reduce((sum, { kept }) => sum + kept.bytes, 0));
        expect(items.every(({ frees }) => frees <= 1)).toBe(true);
        expect(items.every((entry) => entry.frame < frame || entry.frees === 0)).toBe(true);
      }
      budget.clear();
      expect(budget.bytes).toBe(0);
      expect(items.every(({ frees }) => frees === 1)).toBe(true);
    }),
  );
});
