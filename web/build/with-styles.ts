import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page with the sheets of styles that it asks for in it, so that it is painted before any other file has come. */
export async function withStyles(page: string, dir: string): Promise<string> {
  let whole = page;
  for (const [link, file = ''] of page.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)) {
    const styles = await readFile(join(dir, file), 'utf8');
    whole = whole.replace(link, () => `<style>${styles}</style>`);
  }
  return whole;
}
