import { expectAccessible } from '../../support/accessibility.js';
import { clothColour } from '../../support/pictures/picture.js';
import { expectColour, lapQuilt, undo } from '../../support/screens/lap-quilt.js';
import { expect, test } from '../../support/test.js';

test('a quilt is seen in its values, and takes suggested colours by mouse and keyboard', async ({ page }) => {
  const picture = await lapQuilt(page, 'Sawtooth Star');
  // The corner of the block is its ground.
  const before = await picture.colourAt(1, 1, 1);

  await test.step('values only', async () => {
    const view = page.getByRole('button', { name: 'Values only' });
    await view.click();
    await expect
      .poll(async () => {
        const [red, green, blue] = await picture.colourAt(6, 6, 1);
        return Math.max(red, green, blue) - Math.min(red, green, blue);
      })
      .toBeLessThan(2);
    await view.press('Space');
    await expectColour(picture, 1, 1, before, 1);
  });

  await test.step('by mouse', async () => {
    await page.getByRole('button', { name: 'Suggest colours' }).click();
    const suggestions = page.getByRole('button', { name: /^Suggestion \d/ });
    await expect(suggestions).toHaveCount(12);
    await expect(page.getByRole('dialog').locator('canvas[data-painted=true]')).toHaveCount(12);
    await expectAccessible(page, 'suggested colours');
    await suggestions.first().click();
    await expect(undo(page)).toHaveAttribute('title', /Quilt recoloured/);
  });

  await test.step('by keyboard', async () => {
    await undo(page).click();
    await expectColour(picture, 1, 1, before, 1);
    await page.getByRole('button', { name: 'Suggest colours' }).press('Enter');
    await page.getByRole('button', { name: /^Suggestion 2:/ }).press('Enter');
    await expect(undo(page)).toHaveAttribute('title', /Quilt recoloured/);
    const blues = page.getByRole('region', { name: 'Fabrics in this quilt' }).getByRole('button');
    // The list of fabrics follows the quilt a moment later.
    await expect(async () => {
      const name = (await blues.first().getAttribute('aria-label')) ?? '';
      expect(await clothColour(page, 2, name)).toBeTruthy();
    }).toPass();
  });
});
