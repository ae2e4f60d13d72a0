import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';

const RESULTS = new URL('results.md', import.meta.url);

/** Saves sections in results.md. Each section replaces the one with the same heading; other sections stay. */
export async function keep(markdown: string): Promise<void> {
  const before = await readFile(RESULTS, 'utf8').catch(() => '');
  await writeFile(RESULTS, await tidy(withSections(before, markdown)));
}

/** Formats Markdown in the project's style. */
export async function tidy(markdown: string): Promise<string> {
  return format(markdown, { parser: 'markdown' });
}

/**
 * Returns `before` with the sections of `after`. Each section of `after` replaces the one with the same heading, or
 * comes last if its heading is new.
 */
function withSections(before: string, after: string): string {
  const sections = sectionsOf(before);
  for (const [heading, text] of sectionsOf(after)) sections.set(heading, text);
  return [...sections.values()].join('\n');
}

/** Returns the sections of a text by their `##` headings. The text before the first heading has an empty heading. */
function sectionsOf(markdown: string): Map<string, string> {
  return new Map(
    markdown
      .split(/^(?=## )/m)
      .filter((text) => text.trim() !== '')
      .map((text) => [/^## .*/.exec(text)?.[0] ?? '', `${text.trimEnd()}\n`]),
  );
}
