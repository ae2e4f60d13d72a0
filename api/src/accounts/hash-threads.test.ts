import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { inHashThread } from './hash-threads.js';

const password = 'a patchwork of words';

it('passwords are hashed beside the thread that answers requests, which keeps its priority', async () => {
  const before = getPriority();
  const hashes = await Promise.all(Array.from({ length: 8 }, () => inHashThread({ password })));
  expect(new Set(hashes).size).toBe(8);
  for (const passwordHash of hashes.map(String))
    expect(await inHashThread({ password, passwordHash })).toBe(true);
  expect(getPriority()).toBe(before);
});

it('a hash that can’t be read is an error, and others can be read after it', async () => {
  await expect(inHashThread({ password, passwordHash: 'spoilt' })).rejects.toThrow();
  const passwordHash = String(await inHashThread({ password }));
  expect(await inHashThread({ password: 'other words', passwordHash })).toBe(false);
});
