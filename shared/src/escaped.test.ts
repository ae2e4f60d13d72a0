import { expect, it } from 'vitest';
import { escaped } from './escaped.js';

it('escapes all characters that end a text or an attribute, and each only once', () => {
  expect(escaped(`<b title="a">Ann's & Bo</b>`)).toBe(
    '&lt;b title=&quot;a&quot;&gt;Ann&#39;s &amp; Bo&lt;/b&gt;',
  );
  expect(escaped('&lt;')).toBe('&amp;lt;');
});
