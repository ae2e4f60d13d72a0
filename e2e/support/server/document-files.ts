import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Unfolds the buttons for files, in an editor that folds them. */
async function unfoldFiles(page: Page): Promise<void> {
  const folded = page.locator('details:not([open]) > summary', { hasText: 'Files, print and share' });
  if ((await folded.count()) > 0) await folded.click();
}

/** Downloads the open document. Returns the file's name and text. */
export async function downloadFile(page: Page): Promise<{ name: string; text: string }> {
  await unfoldFiles(page);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a file' }).first().click();
  const file = await started;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Loads a file into the editor, as if the user chose it. */
export async function loadFile(page: Page, name: string, text: string): Promise<void> {
  await unfoldFiles(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Load a file', exact: true }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}
