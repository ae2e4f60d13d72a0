import { health, links } from '@quiltwright/shared/contract/calls/site-calls';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';

const api = testApi();

it('reports that it is up', async () => {
  const { status, body } = await api().visitor().call(health);
  expect([status, body]).toEqual([200, { status: 'up', database: 'up' }]);
});

it('returns the configured pages, and null for the others', async () => {
  const { body } = await api().visitor().call(links);
  expect(body).toEqual({ subscribe: null, manageSubscription: null, blog: null, tutorials: null });
});

it('lists each block’s page in the sitemap, and the sitemap in robots.txt', async () => {
  const sitemap = await api().visitor().send('GET', '/sitemap.xml');
  const pages = sitemap.text.match(/<loc>[^<]+\/block-list\/[a-z0-9-]+<\/loc>/g) ?? [];
  expect(pages).toHaveLength(premadeBlocks.length);
  expect(sitemap.text).toContain('/block-list/bears-paw</loc>');
  expect(sitemap.headers['content-type']).toContain('application/xml');
  expect((await api().visitor().send('GET', '/robots.txt')).text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

it.each([
  '/no-block',
  '/no-block.html',
  '//no-block.html',
  '/%6eo-block.html',
  '/all-blocks',
  '/block-pages/bears-paw',
  '/block%2Dpages/bears-paw.html',
  '/..%2Fdrawn/no-block.html',
])('doesn’t serve the drawn page without the site’s address at %s', async (path) => {
  const { text } = await api().visitor().send('GET', path);
  expect(text).not.toMatch(/data-drawn|%SITE%/);
});
