import { describe, expect, it } from 'vitest';
import { htmlLetter, type LetterPart, plainLetter } from './letter.js';

const parts: LetterPart[] = [
  'Dear Ann & Ben,',
  { copy: 'a<b' },
  { quote: 'Hello\n<script>alert("x")</script>' },
  { label: 'Open', url: 'https://quilts.example/?a=1&b="2"' },
];

describe('a letter', () => {
  it('is plain text, with quotes marked line by line', () => {
    expect(plainLetter(parts)).toBe(
      [
        'Dear Ann & Ben,',
        '    a<b',
        '> Hello\n> <script>alert("x")</script>',
        'Open:\nhttps://quilts.example/?a=1&b="2"\n',
      ].join('\n\n'),
    );
  });

  it('keeps the lines of its text short, and its links whole', () => {
    const url = `https://quilts.example/${'x'.repeat(80)}`;
    const text = plainLetter([`${'word '.repeat(30).trim()} ${url} isn’t`, { label: 'Open', url }]);
    expect(text).toBe(
      [
        // 14 words of 4 letters and the spaces between them are 69 characters.
        ...[14, 14, 2].map((words) => Array.from({ length: words }, () => 'word').join(' ')),
        url,
        "isn't",
        '',
        'Open:',
        url,
        '',
      ].join('\n'),
    );
  });

  it('is HTML in which all inserted text is escaped', () => {
    const html = htmlLetter(parts);
    expect(html).toContain('<p>Dear Ann &amp; Ben,</p>');
    expect(html).toContain('a&lt;b');
    expect(html).toContain('Hello<br>\n&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    expect(html).toContain('href="https://quilts.example/?a=1&amp;b=&quot;2&quot;"');
    expect(html).not.toContain('<script');
  });
});
