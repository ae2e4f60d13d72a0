import { expect, it } from 'vitest';
import { type Listed, subscriberLine } from './subscriber-line.js';

const ann: Listed = {
  _id: 100,
  email: 'ann@example.org',
  status: 'active',
  paidUntil: new Date('2026-12-31T00:00:00Z'),
  awaitsReceipt: false,
};
const [december, january] = [new Date('2026-12-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];

it.each<[Partial<Listed>, Date, string]>([
  [{ paidUntil: null }, january, '100\tann@example.org\tactive'],
  [{}, december, '100\tann@example.org\tactive\tpaid until 2026-12-31'],
  [{ status: 'cancelled' }, december, '100\tann@example.org\tcancelled\tpaid until 2026-12-31'],
  [{ status: 'cancelled' }, january, '100\tann@example.org\tlapsed\tpaid until 2026-12-31'],
  [
    { awaitsReceipt: true },
    december,
    '100\tann@example.org\tactive\tpaid until 2026-12-31\treceipt not sent',
  ],
])('lists a subscriber with %j', (changes, now, line) => {
  expect(subscriberLine({ ...ann, ...changes }, now)).toBe(line);
});
