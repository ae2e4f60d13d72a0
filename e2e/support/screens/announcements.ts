import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    announcedTexts: string[];
  }
}

/** Records the texts that appear in the page's live regions, which a screen reader announces. */
export class Announcements {
  private constructor(readonly page: Page) {}

  /** Starts to record the announcements of a page. */
  static async on(page: Page): Promise<Announcements> {
    await page.evaluate(() => {
      window.announcedTexts = [];
      const LIVE = '[role=status], [role=alert], output, [aria-live]:not([aria-live=off])';
      const regionOf = (node: Node) =>
        (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null;
      new MutationObserver((changes) => {
        const texts = changes.flatMap(({ type, target, addedNodes }) =>
          (type === 'characterData' ? [target] : [...addedNodes]).flatMap((node) =>
            regionOf(type === 'characterData' ? node : target) ? [node.textContent?.trim() ?? ''] : [],
          ),
        );
        window.announcedTexts.push(...texts.filter((text) => text !== ''));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return new Announcements(page);
  }

  /** Expects that a text was announced exactly once. Then forgets it and all earlier texts. */
  async once(words: string | RegExp): Promise<void> {
    const found = () => this.page.evaluate(() => window.announcedTexts);
    const matches = (text: string) => (typeof words === 'string' ? text === words : words.test(text));
    await expect.poll(async () => (await found()).filter(matches).length, String(words)).toBe(1);
    await this.page.evaluate(() => {
      window.announcedTexts = [];
    });
  }
}
