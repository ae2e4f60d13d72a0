import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { giveMemoryBack } from './give-memory-back.js';

it('what nobody uses any more is given back', async () => {
  const left = new WeakRef(new ArrayBuffer(1_000_000));
  // Until the end of this turn it counts as used.
  await turn();
  giveMemoryBack();
  expect(left.deref()).toBeUndefined();
});
