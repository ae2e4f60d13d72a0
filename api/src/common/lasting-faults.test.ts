import { expect, it } from 'vitest';
import { LastingFaults } from './lasting-faults.js';

const MINUTE = 60_000;

it('reports a fault as new once, until ten minutes pass without it', () => {
  const faults = new LastingFaults();
  expect(faults.isNew('ENOSPC', 0)).toBe(true);
  expect(faults.isNew('ENOSPC', 1)).toBe(false);
  expect(faults.isNew('ECONNREFUSED', 2)).toBe(true);
  expect(faults.isNew('ENOSPC', 10 * MINUTE)).toBe(false);
  expect(faults.isNew('ENOSPC', 20 * MINUTE)).toBe(false);
  expect(faults.isNew('ENOSPC', 30 * MINUTE + 1)).toBe(true);
});
