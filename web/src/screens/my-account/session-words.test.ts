import { expect, it } from 'vitest';
import { sessionWords } from './session-words';

const now = new Date(2027, 4, 3, 9);
const at = (day: number) => new Date(2027, 4, day, 12).toISOString();
const place = '192.0.2.0/24';

it('names the first day, the last visit, and the network', () => {
  const session = { since: new Date(2027, 3, 20, 12).toISOString(), lastSeen: at(2), place, isThis: false };
  expect(sessionWords(session, now)).toBe(
    'Since April 20, last seen yesterday, from the network 192.0.2.0/24',
  );
});

it('leaves out obvious and unknown facts', () => {
  expect(sessionWords({ since: at(3), lastSeen: at(3), place: '', isThis: true }, now)).toBe('Since today');
});
