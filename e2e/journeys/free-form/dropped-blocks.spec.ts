import { FreeFormPointer } from '../../support/pointers/free-form-pointer.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { QuiltPicture } from '../../support/pictures/picture.js';
import { writtenOnCanvas } from '../../support/pictures/written-on-canvas.js';
import { beGuest } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

/* The width of a new quilt of 40″ × 60″. */
const WIDTH = 40;

test('a block dropped on a block replaces it, or lies on top with Alt; lists and keys do the same', async ({
  page,
}) => {
  await beGuest(page);
  const editor = new FreeFormEditor(page);
  await editor.open();
  const pointer = new FreeFormPointer(editor, new QuiltPicture(page, WIDTH));
  await pointer.place('Nine Patch', [6, 6]);
  await editor.type('Columns', '2');
  const { mouse, keyboard } = page;
  const preview = page.locator('[data-drag-preview]');
  await editor.offered('Shoo Fly').hover();
  await mouse.down();
  const over = await pointer.picture.pointAt(18, 6);
  await mouse.move(over.x, over.y, { steps: 4 });
  await expect(preview).toHaveText('Replace 2 Nine Patch blocks');
  await expect(page.getByRole('contentinfo')).toContainText('in place of 2 Nine Patch blocks');
  await keyboard.down('Alt');
  await expect(preview).toHaveText('On top of Nine Patch');
  await keyboard.up('Alt');
  await expect(preview).toHaveText('Replace 2 Nine Patch blocks');
  // Below the blocks, nothing is replaced. The upper half of the new block covers half of each.
  const below = await pointer.picture.pointAt(12, 15);
  await mouse.move(below.x, below.y, { steps: 4 });
  await expect(preview).toHaveText('On top of 2 blocks');
  await mouse.move(over.x, over.y, { steps: 4 });
  await expect(preview).toHaveText('Replace 2 Nine Patch blocks');
  await mouse.up();
  await expect(editor.placements).toHaveAccessibleName('Shoo Fly, 2 × 1 of 12″, at 0″, 0″');
  await expect(editor.placements).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByText(
      'The block replaced 2 Nine Patch blocks. To replace only one block, undo this step, then split the repeat.',
    ),
  ).toBeVisible();
  await editor.button('Undo').click();
  await expect(editor.placements).toHaveAccessibleName('Nine Patch, 2 × 1 of 12″, at 0″, 0″');
  await editor.button('Split the repeat').click();
  await pointer.place('Shoo Fly', [18, 6]);
  await expect(editor.placements).toHaveCount(2);
  await expect(editor.placements.first()).toHaveAccessibleName('Shoo Fly, 12″, at 12″, 0″');
  await expect(editor.placements.last()).toHaveAccessibleName('Nine Patch, 12″, at 0″, 0″');
  await editor.button('Undo').click();
  await editor.button('Undo').click();
  await expect(editor.placements).toHaveAccessibleName('Nine Patch, 2 × 1 of 12″, at 0″, 0″');

  await keyboard.down('Alt');
  await pointer.place('Shoo Fly', [18, 6]);
  await keyboard.up('Alt');
  await expect(editor.placements).toHaveCount(2);
  await expect(editor.placements.first()).toHaveAccessibleName('Shoo Fly, 12″, at 12″, 0″');
  // While a block moves, the canvas says how many blocks it overlaps.
  const written = await writtenOnCanvas(page);
  await mouse.move(over.x, over.y);
  await mouse.down();
  await mouse.move(below.x, below.y, { steps: 4 });
  await expect.poll(written).toContain('12″ × 12″, overlaps 2 blocks');
  await keyboard.press('Escape');
  await mouse.up();
  await expect(editor.placements.first()).toHaveAccessibleName('Shoo Fly, 12″, at 12″, 0″');
  // Actions of the list apply to the selection. A block of half the size is placed on the selection's middle.
  await editor.offered('Churn Dash').press('Alt+Enter');
  await expect(editor.placements.first()).toHaveAccessibleName('Churn Dash, 6″, at 15″, 3″');
  const on = await pointer.picture.pointAt(3, 3);
  await mouse.click(on.x, on.y, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Replace' }).click();
  await expect(page.getByRole('radio', { name: 'Replace', exact: true }).first()).toBeChecked();
  await editor.add('Yankee Puzzle');
  await expect(editor.placements).toHaveCount(3);
  await expect(editor.placements.last()).toHaveAccessibleName('Yankee Puzzle, 2 × 1 of 12″, at 0″, 0″');

  // The choice stays for another block that is then selected.
  await editor.placements.first().click();
  await expect(page.getByRole('radio', { name: 'Replace', exact: true }).first()).toBeChecked();
  await editor.add('Nine Patch');
  await expect(editor.placements).toHaveCount(3);
  await expect(editor.placements.first()).toHaveAccessibleName('Nine Patch, 6″, at 15″, 3″');

  // By keyboard, a block replaces the selected one. The choice says so before Enter.
  await editor.placements.first().press('Enter');
  await expect(page.getByRole('radio', { name: 'Replace', exact: true }).first()).toBeChecked();
  await editor.offered('Shoo Fly').press('Enter');
  await expect(editor.placements).toHaveCount(3);
  await expect(editor.placements.first()).toHaveAccessibleName('Shoo Fly, 6″, at 15″, 3″');
});
