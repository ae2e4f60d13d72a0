import { health, links } from '@quiltwright/shared/contract/site-calls';
import { expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';

const api = testApi();

it('says that it is up', async () => {
  const { status, body } = await api().visitor().call(health);
  expect([status, body]).toEqual([200, { status: 'up', database: 'up' }]);
});

it('names the pages that are configured, and null for the others', async () => {
  const { body } = await api().visitor().call(links);
  expect(body).toEqual({ subscribe: null, manageSubscription: null, blog: null, tutorials: null });
});
