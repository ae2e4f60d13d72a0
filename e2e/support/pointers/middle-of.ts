import type { Locator } from '@playwright/test';

/** Returns the middle of an element, in CSS pixels of the page. */
export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It can’t be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
