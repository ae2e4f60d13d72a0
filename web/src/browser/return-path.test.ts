import { expect, it } from 'vitest';
import { signInFor, returnPath } from './return-path';

it.each(['/my-quilts', '/block-fabric-selection?block=Bear%E2%80%99s+Paw'])('leads on to %s', (path) => {
  const site = 'http://quilts.example';
  const { search } = new URL(signInFor(new URL(path, site)), site);
  expect(returnPath(search)).toBe(path);
});

it.each([
  '',
  '?to=',
  '?to=//evil.example',
  '?to=https://evil.example',
  '?to=/\\evil.example',
  '?to=javascript:x',
  '?to=/login',
  '?to=/guest-login',
])('leads nowhere for %j', (search) => {
  expect(returnPath(search)).toBeNull();
});
