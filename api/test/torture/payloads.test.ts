import { saveFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import { expect, it } from 'vitest';
import { Chance } from './chance.js';
import { Payloads } from './payloads.js';

it('payloads that are lists have no holes, which nobody can send', () => {
  const payloads = new Payloads(new Chance(1), [1]);
  const made = Array.from({ length: 2_000 }, () => payloads.make(saveFabric.body));
  const lists = made.filter((payload): payload is unknown[] => Array.isArray(payload));
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter((list) => list.includes(undefined))).toEqual([]);
});
