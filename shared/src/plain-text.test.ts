import { describe, expect, it } from 'vitest';
import { storeContactMessage } from './contract/calls/contact-calls.js';
import { MESSAGES } from './messages.js';
import { nameFault } from './names.js';
import { isPlainText } from './plain-text.js';

const unseen = {
  message: 'Please do not use invisible characters in the name.',
  hint: 'Remove invisible characters from name.',
};

describe('reliability 30: a name', () => {
  it.each([
    ['a zero', 'a\u0000b'],
    ['a bell', '\u0007Star'],
    ['an escape of the C1 kind', 'Star\u0085Blue'],
    ['the end of a line', 'Blue\nStar'],
    ['a tab', 'Blue\tStar'],
    ['a line separator', 'Blue\u2028Star'],
    ['an override of direction', 'Star\u202egnp.exe'],
    ['an isolate', '\u2066Star'],
    ['the first half of a character', 'Star \ud83d'],
    ['the second half of a character', '\ude00 Star'],
  ])('with %s is refused', (_, name) => {
    expect(nameFault(name, 'quilt')).toEqual(unseen);
  });

  it.each([
    ['spaces of no width', '\u200b\u200b'],
    ['joiners', '\u200d\u200c\ufeff'],
    ['what fills', '\u3164\u115f\u2800'],
    ['marks without a letter', '\u0301\ufe0f'],
  ])('of %s alone counts as empty', (_, name) => {
    expect(nameFault(name, 'block')?.message).toBe('Please, give the block a name.');
  });

  it('that is too long is refused before its characters are checked', () => {
    expect(nameFault('\u0301'.repeat(100), 'quilt')?.message).toBe(MESSAGES.nameTooLong);
  });

  it.each([
    'Étoile',
    'E\u0301toile',
    '布',
    'نجمة',
    'كتاب\u200cها',
    'कढ़ाई',
    '★',
    '👩\u200d🎨 quilt',
    '❤\ufe0f',
    '7',
  ])('like %s is accepted', (name) => {
    expect(nameFault(name, 'fabric')).toBeNull();
  });
});

it('reliability 30: a message may have lines and tabs, but no other invisible characters', () => {
  expect(isPlainText('Dear Ann,\r\n\n\tthis is it.')).toBe(true);
  const message = { senderName: 'Ann', emailAddress: 'ann@example.org', senderMessage: 'One\nTwo' };
  const { body } = storeContactMessage;
  expect(body.safeParse(message).success).toBe(true);
  for (const text of ['a\u0000b', '\u202eb', '\ud800']) {
    expect(body.safeParse({ ...message, senderMessage: text }).success).toBe(false);
    expect(body.safeParse({ ...message, senderName: text }).success).toBe(false);
  }
  expect(body.safeParse({ ...message, senderName: '\u200b' }).success).toBe(false);
  expect(body.safeParse({ ...message, senderMessage: '\u200b' }).success).toBe(false);
});
