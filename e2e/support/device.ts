import type { Page } from '@playwright/test';

/* What the browser keeps of quilts, read as it lies there. */

/** The drafts on this device as one text that changes with each of them; null when there are none. */
export function keptOnDevice(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The browser keeps nothing.'));
      });
    const database = await done(indexedDB.open('quiltwright'));
    const drafts = (await done(database.transaction('drafts').objectStore('drafts').getAll())) as {
      head: unknown;
    }[];
    database.close();
    return drafts.length === 0 ? null : JSON.stringify(drafts.map(({ head }) => head));
  });
}

/** Empties the device of drafts. The page must be one that has no table. */
export async function forgetOnDevice(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('quiltwright');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(new Error('The drafts can’t be deleted.'));
      }),
  );
}
