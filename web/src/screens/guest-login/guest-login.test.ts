// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { serve } from '../../../test/http-server';
import { Tab } from '../../browser/tab';
import { createSession } from '../../server/session/session';
import { guestLogin } from './GuestLoginScreen';

it('remembers the wanted screen when the trial is refused', async () => {
  const server = await serve(() => ({ body: { quilterNum: -1, jwt: '' } }));
  const request = new Request('http://quilts.example/guest-login?to=%2Fstandard-quilt-layouts');
  const answer = await guestLogin(new Tab(), request);
  await server.close();
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get('Location')).toBe('/login-fail?to=%2Fstandard-quilt-layouts');
});

it('asks a subscriber first, who stays logged in', async () => {
  const server = await serve(() => ({ body: { quilterNum: 2, jwt: 'a.guest.token' } }));
  const tab = new Tab();
  tab.get(createSession).signIn(100, 'my.own.token');
  const answer = await guestLogin(tab, new Request('http://quilts.example/guest-login'));
  await server.close();
  expect(answer).toEqual({ state: 'ask' });
  expect(server.received).toEqual([]);
  expect(tab.get(createSession).getState()).toEqual({ quilterNum: 100, token: 'my.own.token' });
});
