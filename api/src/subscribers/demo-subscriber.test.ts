import { expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';
import { demoSubscriber } from './demo-subscriber.js';

const api = testApi();

it('makes no demo subscriber where the database is not the embedded one', async () => {
  expect(await demoSubscriber(api().app)).toBeNull();
});
