import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/* The format of “Keep a Changelog” 1.1.0, https://keepachangelog.com/en/1.1.0/. */

const lines = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8').split('\n');

const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

const titles = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3));

/** Returns, for each version in the changelog, the headings of its kinds of changes: Added, Changed, Fixed. */
function kindsOfVersions() {
  const versions = [];
  for (const line of lines) {
    if (line.startsWith('## ')) versions.push([]);
    if (line.startsWith('### ')) versions.at(-1)?.push(line.slice(4));
  }
  return versions;
}

it('the unreleased changes come first, then each version with its date, newest first', () => {
  const [first, ...released] = titles;
  expect(first).toBe('[Unreleased]');
  const dates = released.map((title) => /^\[\d+\.\d+\.\d+\] - (\d{4}-\d{2}-\d{2})$/.exec(title)?.[1]);
  expect(dates).not.toContain(undefined);
  expect(dates).toEqual(dates.toSorted((a = '', b = '') => b.localeCompare(a)));
});

it('each version has its changes under kinds, each kind once and in their order', () => {
  for (const kinds of kindsOfVersions()) {
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds).toEqual(KINDS.filter((kind) => kinds.includes(kind)));
  }
});

it('each change is a line of a list under a kind', () => {
  const changes = lines.slice(lines.findIndex((line) => line.startsWith('## ')));
  const others = changes.filter((line) => line !== '' && !/^(?:#{2,3} |- |  \S|\[)/.test(line));
  expect(others).toEqual([]);
  changes.forEach((line, i) => {
    if (!line.startsWith('## ')) return;
    const next = changes.slice(i + 1).find((other) => other !== '');
    expect(next).toMatch(/^### /);
  });
});
