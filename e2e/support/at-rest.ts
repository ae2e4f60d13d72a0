import { expect, type Page } from '@playwright/test';

const progressOf = (stages: (HTMLElement | SVGElement)[]) => stages.map(({ dataset }) => dataset['progress']);

/** What `look` shows of the page once every canvas says that nothing more is to come, and nothing changes any more. */
export async function atRest(page: Page, look: () => Promise<Buffer>): Promise<Buffer> {
  /** What was seen since the canvases said so: an earlier picture may be like the next one, and not the last. */
  let shown: Buffer | undefined;
  await expect(async () => {
    const last = shown;
    shown = undefined;
    const progress = await page.locator('[data-progress]').evaluateAll(progressOf);
    expect(progress.length).toBeGreaterThan(0);
    expect(progress.filter((each) => each !== 'final')).toEqual([]);
    shown = await look();
    expect(last && shown.equals(last), 'the picture changes no more').toBe(true);
  }).toPass({ intervals: [0, 250], timeout: 60_000 });
  if (!shown) throw new Error('The page was not seen at rest.');
  return shown;
}
