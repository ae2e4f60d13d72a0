import type { Page } from '@playwright/test';

/**
 * Returns the visible controls of the page that are smaller than 44 × 44 pixels, with their size. A finger needs that
 * size. Links within text may be only as high as their line (WCAG 2.5.8, exception Inline).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const kinds =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem]';
    const isInline = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );
    /** Returns the boxes of an element and of its labels, because a press on a label counts as one on the field. */
    const boxesOf = (element: Element) =>
      [element, ...('labels' in element ? ((element as HTMLInputElement).labels ?? []) : [])].map((each) =>
        each.getBoundingClientRect(),
      );
    /**
     * Returns the size of an element's enlarged ::before box, because a press on this box counts as one on the element.
     */
    const beforeOf = (element: Element) => {
      const { position, width, height } = getComputedStyle(element, '::before');
      return position === 'absolute' ? [{ width: parseFloat(width), height: parseFloat(height) }] : [];
    };
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isThere = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      return (
        isThere && getComputedStyle(element).clipPath === 'none' && !element.closest('[aria-hidden=true]')
      );
    };
    return [...document.querySelectorAll(kinds)].flatMap((element) => {
      if (!isSeen(element) || isInline(element)) return [];
      const boxes = [...boxesOf(element), ...beforeOf(element)];
      // Rounding may make a row half a pixel lower.
      if (boxes.some(({ width, height }) => Math.min(width, height) >= LEAST - 0.5)) return [];
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [
        `${element.tagName.toLowerCase()} “${name.trim()}” ${Math.round(width)} × ${Math.round(height)}`,
      ];
    });
  });
}
