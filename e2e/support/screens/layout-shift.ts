import type { Page } from '@playwright/test';

/** Measures how far the content of each page that is opened from now on moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dataset['shift'] ??= '0'));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const before = Number(document.documentElement.dataset['shift'] ?? 0);
        document.documentElement.dataset['shift'] = String(before + entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the page's cumulative layout shift; 0 if nothing has moved. */
export async function shiftOf(page: Page): Promise<number> {
  const shift = await page.locator('html').getAttribute('data-shift');
  if (shift === null) throw new Error('The page was opened before its shifts were watched.');
  return Number(shift);
}
