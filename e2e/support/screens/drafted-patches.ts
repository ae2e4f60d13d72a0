import { expect, type Page } from '@playwright/test';

/**
 * Expects the patches that a block has.
 * @param all their number and kinds
 * @param each the words of each kind, with its area
 */
export async function expectPatches(page: Page, all: string, ...each: RegExp[]): Promise<void> {
  await page.getByRole('button', { name: 'Show the patches' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Patches of this block' });
  await expect(dialog.getByRole('status')).toHaveText(all);
  for (const name of each) await expect(dialog.getByRole('button', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** A quarter circle of 9 inches has 81 · π ÷ 4 = 63.617 square inches, and 144 less that are 80.383. */
export const drunkardsPath = [
  '2 patches: 1 quarter circle, 1 background of a quarter circle',
  /1 quarter circle 9″.*, 63\.62 square inches/,
  /1 background .*, 80\.38 square inches/,
] as const;

/**
 * Checks the number of patches of the drawn block, and how many have each area.
 * @param areas pairs of a number of patches and their area in square inches
 */
export async function expectAreas(
  page: Page,
  all: number,
  ...areas: readonly [count: number, area: number][]
): Promise<void> {
  await page.getByRole('button', { name: 'Show the patches' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Patches of this block' });
  await expect(dialog.getByRole('status')).toHaveText(new RegExp(`^${all} patches`));
  const kinds = await dialog.getByRole('listitem').getByRole('button').allInnerTexts();
  const found = kinds.map((words) => {
    const [, first = '', last = first] = /^(\d+)(?:–(\d+))?/.exec(words) ?? [];
    const [, area = 'none'] = /([\d.]+) square inches/.exec(words) ?? [];
    return { count: Number(last) - Number(first) + 1, area: Number(area) };
  });
  const counts = areas.map(([, area]) => [
    found.reduce((sum, kind) => sum + (Math.abs(kind.area - area) < 0.006 ? kind.count : 0), 0),
    area,
  ]);
  expect(counts, kinds.join('; ')).toEqual(areas);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
