import type { Page } from '@playwright/test';

/** Returns the widths of the header's pictures whose width and height differ. All pictures should be square. */
export function squashedMarks(page: Page): Promise<number[]> {
  return page
    .locator('header svg')
    .evaluateAll((marks) =>
      marks.flatMap(({ clientWidth, clientHeight }) =>
        Math.abs(clientWidth - clientHeight) > 1 ? clientWidth : [],
      ),
    );
}
