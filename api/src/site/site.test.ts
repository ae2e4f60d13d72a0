import { health, links } from '@quiltwright/shared/contract/site-calls';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
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

it('names each block’s page in the sitemap, and the sitemap to whoever looks for it', async () => {
  const sitemap = await api().visitor().send('GET', '/sitemap.xml');
  const pages = sitemap.text.match(/<loc>[^<]+\/block-list\/[a-z0-9-]+<\/loc>/g) ?? [];
  expect(pages).toHaveLength(premadeBlocks.length);
  expect(sitemap.text).toContain('/block-list/bears-paw</loc>');
  expect(sitemap.headers['content-type']).toContain('application/xml');
  expect((await api().visitor().send('GET', '/robots.txt')).text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

it.each([
  ['/block-list/Bears%20Paw', '/block-list/bears-paw'],
  ['/block-list/Bear%E2%80%99s%20Paw?to=quilt', '/block-list/bears-paw?to=quilt'],
  ['/block-list/Eight%20Point%20Design', '/block-list/ohio-star'],
])('leads from %s to the one address of the block, %s', async (path, address) => {
  const { status, headers } = await api().visitor().send('GET', path);
  expect([status, headers['location']]).toEqual([301, address]);
});
