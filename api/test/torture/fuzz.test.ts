import { expect, it } from 'vitest';
import { testApi } from '../test-api.js';
import { fuzz } from './fuzz.js';

const api = testApi({ library: true, RATE_LIMIT_FACTOR: '1000' });

it('reliability 26: random calls, valid and hostile, are all answered as the contract says', async () => {
  const email = await api().addSubscriber();
  const { statuses, faults } = await fuzz(300, 20_261_120, () =>
    api().visitor().signIn(email, 'a patchwork of words'),
  );
  expect(faults).toEqual([]);
  // Neither status may be rare: not all calls are refused, and not all accepted.
  for (const status of [200, 400]) expect(statuses.get(status)).toBeGreaterThan(15);
}, 60_000);
