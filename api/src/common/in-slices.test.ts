import { expect, it } from 'vitest';
import { inSlices } from './in-slices.js';

it('lets others have their turn between two items', async () => {
  const done: string[] = [];
  setImmediate(() => done.push('another'));
  const lengths = await inSlices(['star', 'fan', 'basket'], (name) => {
    done.push(name);
    return name.length;
  });
  expect(done).toEqual(['star', 'another', 'fan', 'basket']);
  expect(lengths).toEqual([4, 3, 6]);
});
