import type { BrowserContext } from '@playwright/test';

/** Turns data saving on, so that pages fetch only the files that they need. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
