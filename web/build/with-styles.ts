import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns a page with its style sheets inlined, so that the page can be painted before any other file has arrived. A
 * disabled link to each sheet also stays. The browser doesn't follow it, and Vite requests no sheet to which the page
 * has a link.
 */
export async function withStyles(page: string, dir: string): Promise<string> {
  let whole = page;
  for (const [link, file = ''] of page.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)) {
    const styles = await readFile(join(dir, file), 'utf8');
    whole = whole.replace(
      link,
      () => `<style>${styles}</style><link rel="stylesheet" href="${file}" disabled>`,
    );
  }
  return whole;
}
