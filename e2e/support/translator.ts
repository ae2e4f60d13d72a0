import type { Page } from '@playwright/test';

/**
 * Changes the page as a browser's translator does: wraps each text node in `<font><font>`, now and whenever text is
 * added. The words stay the same, so that a journey still finds them.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = 'font, script, style, noscript, textarea, svg, title';
    const wrap = (text: Text): void => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.append(font.cloneNode());
      font.firstChild?.appendChild(new Text(text.data));
      text.replaceWith(font);
    };
    const wrapAll = (root: Node): void => {
      if (root instanceof Text) {
        wrap(root);
        return;
      }
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrapAll);
    }).observe(document.body, { childList: true, subtree: true });
    wrapAll(document.body);
  });
}
