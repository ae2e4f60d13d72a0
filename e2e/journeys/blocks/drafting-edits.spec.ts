import { Pointer } from '../../support/pointers/pointer.js';
import { tapOn } from '../../support/pointers/tap-on.js';
import { CreationEditor, type Spot } from '../../support/screens/creation-editor.js';
import { expectPatches } from '../../support/screens/drafted-patches.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test('patches and seams of a draft are edited together by mouse and keys', async ({ page, server }) => {
  await server.addSubscriber('edits@example.com', PASSWORD);
  await beSubscriber(page, 'edits@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const said = (words: RegExp) => expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
  await page.getByText('Seams', { exact: true }).click();

  await test.step('Delete merges a patch with its neighbour, and R turns the whole block', async () => {
    await editor.drag([3, 0], [3, 12]);
    await editor.drag([6, 0], [6, 12]);
    await page.keyboard.press('v');
    await editor.tap([1, 6]);
    await expect(page.getByText('Move and resize')).toBeHidden();
    await page.keyboard.press('Delete');
    await said(/^Patches merged with a neighbour: patches \d and \d became a rectangle$/);
    await page.keyboard.press('r');
    await said(/^Block turned to the right/);
    await expectPatches(page, '2 patches: 2 rectangles');
    await editor.undo.click();
    await editor.undo.click();
    await expectPatches(page, '3 patches: 3 rectangles');
  });

  await test.step('Shift+A selects all patches like the selected one, and one press colours them', async () => {
    await editor.tap([1, 6]);
    await page.keyboard.press('Shift+A');
    await said(/^2 patches selected$/);
    await expect(page.getByRole('heading', { name: '2 patches', exact: true })).toBeVisible();
    await page.keyboard.press('5');
    await said(/: 2 patches selected$/);
    await editor.tap([9, 6]);
    await editor.button('Select all like this').click();
    await expect(page.getByText('No other patch has this shape.')).toBeVisible();
    await editor.undo.click();
  });

  await test.step('a box of Move selects corners, which a drag and arrow keys move together', async () => {
    await editor.unfold('Seams');
    await page.keyboard.press('t');
    await expect(editor.button('Move corners and seams')).toHaveAttribute('aria-pressed', 'true');
    await editor.drag([1.5, -0.5], [4.5, 12.5]);
    await expect(page.getByText('2 corners selected. Drag one of them, or press arrow keys.')).toBeVisible();
    await editor.drag([3, 5], [4, 5]);
    await said(/^Corners moved: patches \d and \d are now a rectangle and a rectangle$/);
    const first = page.getByRole('button', { name: /^Seam 1 / });
    const before = await first.textContent();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(first).not.toHaveText(before ?? '');
    await page.keyboard.press('Escape');
    await editor.undo.click();
    await expect(first).toHaveText(before ?? '');
    await editor.undo.click();
    await page.keyboard.press('v');
  });

  await test.step('a typed radius bends a seam, and one that is too small is refused', async () => {
    await editor.unfold('Seams');
    await page.getByRole('button', { name: /^Seam 1 / }).click();
    const radius = page.getByLabel('Radius', { exact: true });
    await radius.fill('5');
    await radius.press('Enter');
    await expect(page.getByText('From 6″ to 1000″')).toBeVisible();
    await radius.fill('10');
    await radius.press('Enter');
    await said(/^Seam bent/);
    await expect(page.getByRole('button', { name: /^Seam 1 .* arc of radius 10″$/ })).toBeVisible();
    await editor.undo.click();
  });
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('patches and seams of a draft are edited together', async ({ page, server }) => {
    await server.addSubscriber('edits-by-finger@example.com', PASSWORD);
    await beSubscriber(page, 'edits-by-finger@example.com', PASSWORD);
    const editor = new CreationEditor(page);
    await editor.open();
    const pointer = await Pointer.on(page);
    const placeOf = (spot: Spot) => editor.picture.pointAt(...spot);
    const drag = async (from: Spot, to: Spot) => {
      await pointer.down({ 1: await placeOf(from) });
      await pointer.move({ 1: await placeOf(to) });
      await pointer.up();
    };
    const said = (words: RegExp) =>
      expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
    await tapOn(page.getByText('Seams', { exact: true }));

    await test.step('a selected patch is merged with its neighbour', async () => {
      await drag([4, 0], [4, 12]);
      await said(/^Seam drawn/);
      await tapOn(editor.button('Select, move and resize'));
      await pointer.tap(await placeOf([2, 6]));
      await tapOn(editor.button('Merge with a neighbour').first());
      await tapOn(editor.button('Quilt'));
      await expectPatches(page, '1 patch: 1 square');
    });
  });
});
