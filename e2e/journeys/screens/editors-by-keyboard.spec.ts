import type { Locator, Page } from '@playwright/test';
import { BlockEditor } from '../../support/screens/block-editor.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { difference, QuiltPicture } from '../../support/pictures/picture.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

/* These journeys use no mouse. */
test.use({ viewport: { width: 1440, height: 900 } });

const PASSWORD = 'a good long password';
const canvas = (page: Page) => page.getByRole('application');

/** Presses F6 until an element within `part` has the focus. */
async function goTo(page: Page, part: Locator): Promise<void> {
  const isThere = () => part.evaluate((element) => element.contains(document.activeElement));
  for (let region = 0; region < 6 && !(await isThere()); region++) await page.keyboard.press('F6');
  expect(await isThere()).toBe(true);
}

test('a free form quilt: keys add, move, resize, replace, recolour and delete the right block', async ({
  page,
}) => {
  await beGuest(page);
  const editor = new FreeFormEditor(page);
  await editor.open();
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const rows = () => editor.placements.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));

  for (const name of ['Ohio Star', 'Nine Patch', 'Shoo Fly']) await editor.offered(name).press('Enter');
  await expect(editor.placements).toHaveCount(3);
  await expect(editor.placements.first()).toHaveAccessibleName('Shoo Fly, 12″, at 24″, 0″');
  // F6 goes from the panel to the canvas. The block goes to the middle of the quilt of 40 × 60″.
  await goTo(page, canvas(page));
  for (let time = 0; time < 5; time++) await press('Shift+ArrowDown');
  await press('Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowLeft', 'ArrowRight');
  await expect(editor.placements.first()).toHaveAccessibleName('Shoo Fly, 12″, at 14″, 25″');
  await press('Alt+ArrowRight', 'Alt+ArrowDown', 'Alt+ArrowLeft');
  // An arrow with Alt doesn't go back to the page before.
  await expect(page).toHaveURL(/free-form-quilt-layouts/);
  await expect(editor.placements.first()).toHaveAccessibleName('Shoo Fly, 13″, at 14″, 25″');

  // The menu is for the selected block, though another block is in the middle of the canvas.
  await press('Escape', 'n');
  while (!(await editor.placements.last().getAttribute('aria-pressed'))?.includes('true')) await press('n');
  await expect(editor.placements.last()).toHaveAccessibleName(/^Ohio Star/);
  await press('Shift+F10');
  const menu = page.getByRole('menu', { name: /^Ohio Star at .+″$/ });
  await expect(menu).toBeVisible();
  await press('End');
  await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await press('Enter');
  await expect(editor.placements).toHaveCount(2);
  expect((await rows()).join()).not.toContain('Ohio Star');
  await expect(canvas(page)).toBeFocused();
  // With nothing selected, the menu is the quilt's own.
  await press('ContextMenu');
  await expect(page.getByRole('menu', { name: 'The quilt' })).toBeVisible();
  await press('Escape');
  await expect(canvas(page)).toBeFocused();

  // The button Undo keeps the focus even after the last step. Ctrl and Y redo the steps.
  const undo = editor.button('Undo');
  await undo.press('Enter');
  await expect(editor.placements).toHaveCount(3);
  await press('Control+y');
  await expect(editor.placements).toHaveCount(2);
  while ((await undo.getAttribute('aria-disabled')) !== 'true') await press('Enter');
  await expect(undo).toBeFocused();
  await expect(editor.placements).toHaveCount(0);
  while ((await editor.button('Redo').getAttribute('aria-disabled')) !== 'true') await press('Control+y');

  // On a button, the keys that delete blocks on the canvas do nothing.
  const download = page.getByRole('button', { name: /^Download/ }).first();
  await download.focus();
  await press('Backspace', 'Delete', 'ArrowLeft');
  await expect(editor.placements).toHaveCount(2);

  // Another block replaces the selected one.
  await goTo(page, canvas(page));
  await press('Escape', 'n');
  await expect(page.locator('[data-selects][aria-pressed=true]')).toHaveCount(1);
  const replaced = await page.locator('[data-selects][aria-pressed=true]').getAttribute('aria-label');
  await page.getByRole('radio', { name: 'Replace', exact: true }).press('Space');
  await editor.offered('Churn Dash').press('Enter');
  await expect(editor.placements).toHaveCount(2);
  const place = replaced?.slice(replaced.indexOf(','));
  await expect(page.locator('[data-selects][aria-pressed=true]')).toHaveAccessibleName(`Churn Dash${place}`);

  // A part of that block, chosen by its name, gets another fabric.
  await page.getByRole('radio', { name: 'Fabric palette', exact: true }).press('Space');
  const goesTo = page.getByRole('button', { name: /^The fabric goes to/ });
  await goesTo.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Churn Dash, fabric 1' }).press('Enter');
  await expect(goesTo).toBeFocused();
  await page
    .getByRole('region', { name: 'Blues fabrics' })
    .getByRole('button', { name: 'Chambray', exact: true })
    .press('Enter');
  await expect(undo).toHaveAttribute('title', 'Undo: Fabric of a block');
});

test('a block: keys choose a patch, recolour only this patch, and undo', async ({ page }) => {
  await beGuest(page);
  const editor = new BlockEditor(page);
  await editor.open();
  const { keyboard } = page;
  await page
    .getByRole('list', { name: 'Blocks' })
    .getByRole('button', { name: 'Ohio Star', exact: true })
    .press('Enter');
  await expect(page.getByRole('img', { name: /^Ohio Star block/ })).toBeVisible();
  const picture = new QuiltPicture(page, 12);
  // With nothing chosen the menu is the block's own.
  await goTo(page, canvas(page));
  await keyboard.press('Shift+F10');
  await expect(page.getByRole('menu', { name: 'The block' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(canvas(page)).toBeFocused();

  await keyboard.press('p');
  await keyboard.press('n');
  await expect(editor.status).toContainText('Patch 1 of layer 1');
  await keyboard.press('ContextMenu');
  await expect(page.getByRole('menu', { name: /^Patch 1 of layer 1, .+, / })).toBeVisible();
  await keyboard.press('Escape');
  const before = await picture.settled();
  await editor.swatch('Chambray').press('Enter');
  await expect(editor.undo).toHaveAttribute('title', 'Undo: Fabric of patch 1 of layer 1');
  await expect.poll(async () => (await picture.settled()).equals(before)).toBe(false);
  // A letter typed on a swatch is no shortcut of the editor.
  await keyboard.press('s');
  await expect(editor.undo).toHaveAttribute('title', 'Undo: Fabric of patch 1 of layer 1');
  await keyboard.press('Control+z');
  await expect.poll(async () => difference(await picture.settled(), before)).toBe(0);
  await keyboard.press('Control+y');
  await expect(editor.undo).toHaveAttribute('title', 'Undo: Fabric of patch 1 of layer 1');
});

test('block creation: filling three cells takes at most 15 keys, and keys move, resize and delete on the grid', async ({
  page,
  server,
}) => {
  await server.addSubscriber('draws-by-keys@example.com', PASSWORD);
  await beSubscriber(page, 'draws-by-keys@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  await canvas(page).focus();
  let count = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      count++;
    }
  };
  const box = async (x: string, y: string, width: string, height: string) => {
    await expect(editor.measure('X')).toHaveValue(x);
    await expect(editor.measure('Y')).toHaveValue(y);
    await expect(editor.measure('Width')).toHaveValue(width);
    await expect(editor.measure('Height')).toHaveValue(height);
  };
  const cells = (at: string) =>
    page.getByRole('group', { name: 'Shapes of Layer 1' }).getByRole('button', { name: at });

  // Draws squares along the diagonal of a block with three patches to a side. The cells are 4″ wide.
  await press('Shift+P', 'a');
  await box('0″', '0″', '4″', '4″');
  await press('a', 'Control+ArrowDown', 'a', 'Control+ArrowDown');
  await box('8″', '8″', '4″', '4″');
  for (const at of ['0″, 0″', '4″, 4″', '8″, 8″']) await expect(cells(at)).toHaveCount(1);
  expect(count).toBeLessThanOrEqual(15);

  // Arrows move a shape by ⅛″, with Shift by ¼″. In a field, Alt with an arrow changes a value by 1/16″. So the shape
  // stays on the ruler's lines.
  await press('ArrowLeft', 'Shift+ArrowUp');
  await box('7⅞″', '7¾″', '4″', '4″');
  await press('Alt+ArrowLeft', 'Shift+Alt+ArrowUp');
  await box('7⅞″', '7¾″', '3⅞″', '4″');
  await expect(page).toHaveURL(/block-creation/);
  await editor.measure('Width').press('Alt+ArrowUp');
  await expect(editor.measure('Width')).toHaveValue('3 15/16″');
  await page.getByRole('radio', { name: 'Thousandths' }).press('Space');
  await editor.measure('X').press('ArrowUp');
  await expect(editor.measure('X')).toHaveValue(/^666\.25/);

  // A mouse press on a unit gives the keys back to the block. A press on a field keeps them there.
  await page.getByText('Inches', { exact: true }).click();
  await expect(canvas(page)).toBeFocused();
  await press('Delete');
  await expect(cells('0″, 0″')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Shapes of Layer 1' }).getByRole('button')).toHaveCount(2);
  await editor.name.click();
  await page.keyboard.type('dab');
  await expect(editor.name).toHaveValue('dab');

  // The window of all keys gives the focus back to the element on which the key was pressed.
  await canvas(page).focus();
  await press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help.getByText('Go to the next part of the screen')).toBeVisible();
  await press('Escape');
  await expect(canvas(page)).toBeFocused();
});
