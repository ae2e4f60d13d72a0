import type { Page } from '@playwright/test';
import { BlockEditor } from '../../support/screens/block-editor.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { ownScreens } from '../../support/screens/screens.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';
import { smallTargets } from '../../support/pointers/touch-targets.js';

/**
 * Opens each panel of an editor in turn, and then calls `look`.
 * @param look receives a text for failure messages: `what`, and the name of the panel
 */
async function lookAtPanels(page: Page, look: (what: string) => Promise<void>, what: string): Promise<void> {
  const rail = page.getByRole('navigation', { name: 'Panels' });
  const isRail = await rail.isVisible();
  const tabs = isRail ? rail.getByRole('button') : page.getByRole('tab');
  for (const tab of await tabs.all()) {
    const chosen = await tab.getAttribute(isRail ? 'aria-pressed' : 'aria-selected');
    if (chosen !== 'true') await tab.click();
    await look(`${what}, ${(await tab.textContent()) ?? ''}`);
  }
}

const sizes = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

test.use({ viewport: sizes[0], hasTouch: true, reducedMotion: 'reduce' });

/* All screens for visitors and guests are in screens.spec.ts. */
test('all controls of a subscriber’s own screens are large enough for a finger', async ({ page, server }) => {
  await server.addSubscriber('fingers@example.com', 'a good password');
  await beSubscriber(page, 'fingers@example.com', 'a good password');
  for (const path of ownScreens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await smallTargets(page), `${path}, ${String(size.width)}`).toEqual([]);
    }
  }
});

for (const { width, height } of sizes) {
  test.describe(`by finger at ${String(width)} × ${String(height)}`, () => {
    test.use({ viewport: { width, height } });

    test('all controls of an editor are large enough for a finger', async ({ page }) => {
      const small: Record<string, string[]> = {};
      const look = async (what: string) => {
        const found = await smallTargets(page);
        if (found.length > 0) small[what] = found;
      };
      await beGuest(page);
      const quilt = new StandardQuilt(page);
      await quilt.open();
      await quilt.startWith('Lap');
      await lookAtPanels(page, look, 'a quilt in the editor');
      await page.getByRole('button', { name: 'Menu' }).click();
      await look('the menu');
      await page.keyboard.press('Escape');

      const editor = new BlockEditor(page);
      await editor.open();
      await editor.pick('Ohio Star');
      await lookAtPanels(page, look, 'a block in the editor');

      const free = new FreeFormEditor(page);
      await free.open();
      await free.button('One block repeated').click();
      await page.getByRole('main').getByRole('application').press('Control+a');
      await lookAtPanels(page, look, 'a free form quilt');
      expect(small).toEqual({});
    });

    test('all controls of block creation are large enough for a finger', async ({ page, server }) => {
      const mail = `draws-by-finger-${String(width)}@example.com`;
      await server.addSubscriber(mail, 'a good password');
      await beSubscriber(page, mail, 'a good password');
      const small: Record<string, string[]> = {};
      const look = async (what: string) => {
        const found = await smallTargets(page);
        if (found.length > 0) small[what] = found;
      };
      const editor = new CreationEditor(page);
      await editor.open();
      await editor.tap([6, 6]);
      await editor.button('Select, move and resize').click();
      await expect(page.getByRole('group', { name: 'Selection' })).toBeVisible();
      await lookAtPanels(page, look, 'a block that is drawn');
      expect(small).toEqual({});
    });

    test('the fabric picker fits fingers, and shows rows of fabrics', async ({ page }) => {
      await beGuest(page);
      const quilt = new StandardQuilt(page);
      await quilt.open();
      await quilt.startWith('Lap');
      const panels =
        width < 600
          ? page.getByRole('tab', { name: 'Borders' })
          : page.getByRole('button', { name: 'Borders' });
      await panels.click();
      const border = page.getByRole('checkbox', { name: 'First border' });
      await border.click();
      if (!(await border.isVisible())) await panels.click();
      await page.getByRole('button', { name: /^First border fabric/ }).click();
      const dialog = page.getByRole('dialog');
      const swatches = dialog.getByRole('region', { name: /fabrics$/ }).getByRole('button');
      await expect(swatches.nth(15)).toBeAttached();
      const foot = (await dialog.getByRole('button', { name: 'Close', exact: true }).boundingBox())?.y ?? 0;
      const boxes = await Promise.all((await swatches.all()).map((swatch) => swatch.boundingBox()));
      const tops = new Set(boxes.flatMap((box) => (box && box.y + box.height < foot - 60 ? [box.y] : [])));
      expect(tops.size).toBeGreaterThanOrEqual(3);
      expect(await smallTargets(page)).toEqual([]);
    });
  });
}
