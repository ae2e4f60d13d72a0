import { expect, it } from 'vitest';
import { remembered } from './remembered.js';

it('works once for a text, and again when newer texts have displaced it', () => {
  const worked: string[] = [];
  const lengthOf = remembered(2, (text) => {
    worked.push(text);
    return { length: text.length };
  });
  expect(['a', 'bb', 'a', 'bb'].map((text) => lengthOf(text)?.length)).toEqual([1, 2, 1, 2]);
  expect(worked).toEqual(['a', 'bb']);
  expect(lengthOf('ccc')?.length).toBe(3);
  expect(lengthOf('a')?.length).toBe(1);
  expect(worked).toEqual(['a', 'bb', 'ccc', 'a']);
});

it('forgets a text without a result at once', () => {
  let isOpen = false;
  const wordOf = remembered(1, (text) => (isOpen || text === 'kept' ? { text } : null));
  const kept = wordOf('kept');
  expect(wordOf('other')).toBeNull();
  expect(wordOf('kept')).toBe(kept);
  isOpen = true;
  expect(wordOf('other')).toEqual({ text: 'other' });
});
