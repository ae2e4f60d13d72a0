import { BlockEditor } from '../../support/screens/block-editor.js';
import { shows } from '../../support/screens/ohio-star.js';
import { clothColour, difference, type Colour } from '../../support/pictures/picture.js';
import { beGuest } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

/** Returns the light that a colour reflects, from 0 for black to 1 for white (WCAG's relative luminance). */
function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

test('shuffling keeps lights light and darks dark, and leaves a locked fabric', async ({ page }) => {
  await beGuest(page);
  const editor = new BlockEditor(page);
  await editor.open();
  const picture = await editor.pick('Ohio Star');
  const pinDot = await clothColour(page, 2, 'Night Pin Dot');
  /* Measures the mean of the whole fabric, because a large print may have dark flowers on a light ground. */
  const lightOf = async (layer: number) => {
    const row = page.getByRole('listitem').filter({ hasText: `Layer ${layer}` });
    const lock = await row.getByRole('button', { name: /^Lock / }).getAttribute('aria-label');
    return luminance(await clothColour(page, 2, lock?.replace('Lock ', '') ?? ''));
  };
  await shows(picture, 'left', pinDot);
  await picture.settled();

  // Night Pin Dot is dark and Rosebud Shirting light, and so are their replacements.
  const shuffle = page.getByTitle('Shuffle: use random palette fabrics (S)');
  for (let press = 0; press < 3; press++) {
    const before = await picture.settled();
    await shuffle.click();
    await expect.poll(async () => (await picture.settled()).equals(before)).toBe(false);
    expect(await lightOf(1)).toBeGreaterThan(0.4);
    expect(await lightOf(2)).toBeLessThan(0.2);
    await editor.undo.click();
  }

  await shows(picture, 'left', pinDot);
  const lock = page.getByRole('button', { name: 'Lock Night Pin Dot' });
  await lock.focus();
  await page.keyboard.press('Space');
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  // The lock stays between visits.
  await page.reload();
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  const before = await picture.settled();
  await shuffle.click();
  await expect.poll(async () => (await picture.settled()).equals(before)).toBe(false);
  await shows(picture, 'left', pinDot);

  for (const each of await page.getByRole('button', { name: /^Lock / }).all())
    if ((await each.getAttribute('aria-pressed')) === 'false') await each.click();
  const now = await picture.settled();
  await shuffle.click();
  await expect(
    editor.notice('Every fabric in the block is locked. Unlock a fabric, then shuffle again.'),
  ).toBeVisible();
  expect(await difference(await picture.settled(), now)).toBe(0);
});
