import type { Page } from '@playwright/test';

/**
 * Starts to record the texts that the page paints on canvases. Returns a function that returns the texts recorded so
 * far.
 */
export async function writtenOnCanvas(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const written: string[] = [];
    const brush = CanvasRenderingContext2D.prototype;
    const fillText = Reflect.get<CanvasRenderingContext2D, 'fillText'>(brush, 'fillText');
    brush.fillText = function (...drawn) {
      written.push(drawn[0]);
      fillText.apply(this, drawn);
    };
    return written;
  });
  return () => texts.jsonValue();
}
