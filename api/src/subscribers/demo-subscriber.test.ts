import { expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';
import { demoSubscriber } from './demo-subscriber.js';

const api = testApi();

it('creates no demo subscriber on a database other than the embedded one', async () => {
  expect(await demoSubscriber(api().app)).toBeNull();
});
