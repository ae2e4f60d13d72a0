import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { giveMemoryBack } from './give-memory-back.js';

it('releases unused memory', async () => {
  const left = new WeakRef(new ArrayBuffer(1_000_000));
  // The object counts as used until the end of this turn.
  await turn();
  giveMemoryBack();
  expect(left.deref()).toBeUndefined();
});
