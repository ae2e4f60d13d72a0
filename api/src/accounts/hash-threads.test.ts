import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { inHashThread } from './hash-threads.js';

const password = 'a patchwork of words';

/** Returns the niceness of each thread of this process, from Linux. */
function threadNiceness(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    // The second field is the process's name, which may contain spaces. Niceness, field 19, is the seventeenth field
    // after the name (proc_pid_stat(5)).
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}

it('passwords are hashed outside the thread that answers requests, which keeps its priority', async () => {
  const before = getPriority();
  let turns = 0;
  const counting = setInterval(() => turns++, 1);
  const hashes = await Promise.all(Array.from({ length: 8 }, () => inHashThread({ password })));
  clearInterval(counting);
  expect(turns).toBeGreaterThan(0);
  if (process.platform === 'linux') {
    const behind = threadNiceness().filter((niceness) => niceness > before);
    expect(behind.length).toBeGreaterThan(0);
    expect(behind.length).toBeLessThanOrEqual(3);
  }
  expect(new Set(hashes).size).toBe(8);
  for (const passwordHash of hashes.map(String))
    expect(await inHashThread({ password, passwordHash })).toBe(true);
  expect(getPriority()).toBe(before);
});

it('an unreadable hash is an error, and later hashes still work', async () => {
  await expect(inHashThread({ password, passwordHash: 'spoilt' })).rejects.toThrow();
  const passwordHash = String(await inHashThread({ password }));
  expect(await inHashThread({ password: 'other words', passwordHash })).toBe(false);
});
