import { expect, it } from 'vitest';
import { signInFor, wantedPlace } from './wanted-place';

it.each(['/my-quilts', '/block-fabric-selection?block=Bear%E2%80%99s+Paw'])('leads on to %s', (place) => {
  const site = 'http://quilts.example';
  const { search } = new URL(signInFor(new URL(place, site)), site);
  expect(wantedPlace(search)).toBe(place);
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
])('leads nowhere by %j', (search) => {
  expect(wantedPlace(search)).toBeNull();
});
