import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns a page with its style sheets inlined, so that it can be painted before any other file has arrived. Each sheet
 * also leaves a disabled link, which the browser doesn't follow: Vite requests no sheet that the page has a link to.
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
