// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { serve } from '../../../test/http-server';
import { Tab } from '../../browser/tab';
import { guestLogin } from './GuestLoginScreen';

it('still knows where one was going when the trial is refused', async () => {
  const server = await serve(() => ({ body: { quilterNum: -1, jwt: '' } }));
  const request = new Request('http://quilts.example/guest-login?to=%2Fstandard-quilt-layouts');
  const answer = await guestLogin(new Tab(), request);
  await server.close();
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get('Location')).toBe('/login-fail?to=%2Fstandard-quilt-layouts');
});
