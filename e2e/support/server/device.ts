import type { Page } from '@playwright/test';

/* Reads the quilts that the browser stores, directly from its storage. */

/** Returns all drafts on this device as one text. It changes when any draft changes. Null if there are no drafts. */
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

/**
 * Deletes all drafts on the device. No editor may be open on the page, because an editor would keep the database in
 * use.
 */
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
