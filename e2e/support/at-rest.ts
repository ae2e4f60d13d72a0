import { expect, type Page } from '@playwright/test';

const progressOf = (stages: (HTMLElement | SVGElement)[]) => stages.map(({ dataset }) => dataset['progress']);

/** What `look` shows of the page once every canvas says that nothing more is to come, and nothing changes any more. */
export async function atRest(page: Page, look: () => Promise<Buffer>): Promise<Buffer> {
  let shown = await look();
  await expect(async () => {
    const last = shown;
    shown = await look();
    const progress = await page.locator('[data-progress]').evaluateAll(progressOf);
    expect(progress.length).toBeGreaterThan(0);
    expect(progress.filter((each) => each !== 'final')).toEqual([]);
    expect(shown.equals(last), 'the picture changes no more').toBe(true);
  }).toPass({ intervals: [250], timeout: 60_000 });
  return shown;
}
