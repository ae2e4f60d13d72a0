import type { Page } from '@playwright/test';

/** Returns the widths of pictures in the header that aren't as wide as high, as all of them should be. */
export function squashedMarks(page: Page): Promise<number[]> {
  return page
    .locator('header svg')
    .evaluateAll((marks) =>
      marks.flatMap(({ clientWidth, clientHeight }) =>
        Math.abs(clientWidth - clientHeight) > 1 ? clientWidth : [],
      ),
    );
}
