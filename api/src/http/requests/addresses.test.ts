import { expect, it } from 'vitest';
import { shortAddress } from './addresses.js';

it.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1234:5678::9', '2001:db8:1234::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
  ['unknown', ''],
])('of %j, only %j is kept', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
