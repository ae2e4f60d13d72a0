import { expect, type Page } from '@playwright/test';

const progressOf = (stages: (HTMLElement | SVGElement)[]) => stages.map(({ dataset }) => dataset['progress']);

/** Returns the picture that `look` takes, once every canvas is finished and two pictures in a row are equal. */
export async function atRest(page: Page, look: () => Promise<Buffer>): Promise<Buffer> {
  /**
   * The last picture taken after all canvases had finished. An earlier picture doesn't count, because it may be
   * unfinished and still equal the next.
   */
  let shown: Buffer | undefined;
  await expect(async () => {
    const last = shown;
    shown = undefined;
    const progress = await page.locator('[data-progress]').evaluateAll(progressOf);
    expect(progress.length).toBeGreaterThan(0);
    expect(progress.filter((each) => each !== 'final')).toEqual([]);
    // A canvas shows the last quilt until the next one is computed.
    expect(await page.locator('[aria-busy=true] [data-progress]').count()).toBe(0);
    shown = await look();
    expect(last && shown.equals(last), 'the picture changes no more').toBe(true);
  }).toPass({ intervals: [0, 250], timeout: 60_000 });
  if (!shown) throw new Error('The page was not seen at rest.');
  return shown;
}
