import { isIP } from 'node:net';

/**
 * Returns the eight groups of an IPv6 address; null for any other text, including an IPv4 address in IPv6 form
 * (::ffff:192.0.2.1).
 */
export function ipv6Groups(address: string): string[] | null {
  if (isIP(address) !== 6 || address.includes('.')) return null;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
}

/**
 * Returns the network of an address: 24 bits of IPv4, 48 of IPv6. It shows roughly where a person is, but not
 * who. Empty if the text isn't an address.
 */
export function shortAddress(address = ''): string {
  const groups = ipv6Groups(address);
  if (groups) return `${groups.slice(0, 3).join(':')}::/48`;
  const ipv4 = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  return ipv4 === undefined ? '' : `${ipv4}.0/24`;
}
