// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inTab } from '../../../test/in-tab';
import { serve, type TestServer } from '../../../test/http-server';
import { RenewLink } from './RenewLink';

const NONE = { subscribe: null, manageSubscription: null, blog: null, tutorials: null };
const PAY = 'https://pay.example.com/';

let server: TestServer;

afterEach(async () => {
  cleanup();
  await server.close();
});

async function open(links: object): Promise<void> {
  server = await serve(() => ({ body: { ...NONE, ...links } }));
  render(<RenewLink />, { wrapper: inTab() });
}

it.each([
  ['the page of a subscription', { manageSubscription: `${PAY}manage`, subscribe: `${PAY}new` }, 'manage'],
  ['the page for a new one where that is all', { subscribe: `${PAY}new` }, 'new'],
])('opens %s beside ours, and tells screen readers so', async (_, links, page) => {
  await open(links);
  const link = await screen.findByRole('link', { name: 'Renew (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe(PAY + page);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

it('leads to our own page in this tab if no provider is known', async () => {
  await open({});
  await expect.poll(() => server.received.map(({ path }) => path)).toEqual(['/api/links']);
  const link = screen.getByRole('link', { name: 'Renew' });
  expect(link.getAttribute('href')).toBe('/subscribe');
  expect(link.getAttribute('target')).toBeNull();
});
