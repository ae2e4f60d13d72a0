import type { Page } from '@playwright/test';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { ownScreens, workScreens } from '../../support/screens/screens.js';
import { beSubscriber } from '../../support/sign-in.js';
import { nameInEditor, StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';
import { translate } from '../../support/translator.js';

/* A browser that translates the page replaces React's text nodes with its own. React must neither stop at a text
   node that it no longer finds nor go on writing into an invisible one. */

const PASSWORD = 'feathered stars';

test.use({ reducedMotion: 'reduce' });

const fault = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });
const status = (page: Page) => page.getByRole('contentinfo');

test('a quilt is made, saved and started again on a translated page', async ({ page, server }) => {
  await server.addSubscriber('translated@example.com', PASSWORD);
  await beSubscriber(page, 'translated@example.com', PASSWORD);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await translate(page);
  await quilt.startWith('Lap');
  await expect(status(page)).toContainText('Finished size 48″ × 72″');
  await quilt.chooseBlock(1, 'Ohio Star');
  await page.getByRole('checkbox', { name: 'First border' }).check();
  await expect(status(page)).toContainText('Finished size 52″ × 64″');
  await expect(status(page)).toContainText('4 × 5 blocks');
  await quilt.name('Translated');
  await quilt.save();
  await expect(page.getByRole('dialog').filter({ hasText: 'Successful Save' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nameInEditor(page)).toHaveText('Translated');
  await page.getByRole('button', { name: 'New quilt' }).click();
  await expect(status(page)).not.toContainText('Finished size');

  const editor = new FreeFormEditor(page);
  await editor.open();
  await translate(page);
  await editor.button('Blank').click();
  await editor.button('All blocks').click();
  await editor.add('Ohio Star');
  await expect(status(page)).toContainText('Selected Ohio Star, 12″');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Control+a');
  await expect(status(page)).toContainText('Selected 2 placements');
  await expect(fault(page)).toBeHidden();
});

for (const [group, paths] of Object.entries({
  'every screen for all': ['/home', '/faq', '/block-list', '/contact'],
  'every screen to work on': workScreens,
  'every screen of one’s own': ownScreens,
})) {
  test(`${group} works while it is translated`, async ({ page, server }) => {
    await server.addSubscriber('every@example.com', PASSWORD);
    await beSubscriber(page, 'every@example.com', PASSWORD);
    for (const path of paths) {
      await page.goto(path);
      // The menu opens once React has taken a drawn page over.
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await translate(page);
      await page.keyboard.press('Escape');
      await pressEverything(page);
      await expect(fault(page), path).toBeHidden();
    }
  });
}

/**
 * Presses the first sixteen visible controls of the screen, one after the other, and closes each window that opens.
 * Leaves out controls that sign out, delete, download or reload.
 */
async function pressEverything(page: Page): Promise<void> {
  const pressed = await page.evaluate(async () => {
    const isHarmless = (button: HTMLElement) =>
      !/log ?out|end |delete|download|reload/i.test(`${button.textContent} ${button.ariaLabel ?? ''}`);
    const controls = [
      ...document.querySelectorAll<HTMLElement>('button, summary, input[type=checkbox], input[type=radio]'),
    ];
    const shown = controls.filter((control) => control.checkVisibility() && isHarmless(control)).slice(0, 16);
    for (const control of shown) {
      if (control.isConnected) control.click();
      await new Promise(requestAnimationFrame);
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
    return shown.length;
  });
  expect(pressed).toBeGreaterThan(0);
}
