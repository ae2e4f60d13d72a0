import { CountedGestures } from '../../support/pointers/gestures.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { drunkardsPath, expectPatches } from '../../support/screens/drafted-patches.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

/* A melon from corner to corner has 144 · (π ÷ 2 − 1) = 82.195 square inches. Each patch beside it has half the rest. */
const orangePeel = [
  '3 patches: 2 backgrounds of quarter circles, 1 melon',
  /1 melon .*, 82\.19 square inches/,
  /2 backgrounds .*, 30\.9 square inches each/,
] as const;

test('seams are drafted in few gestures by mouse', async ({ page, server }) => {
  await server.addSubscriber('drafts@example.com', PASSWORD);
  await beSubscriber(page, 'drafts@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  await page.getByText('Seams', { exact: true }).click();

  await test.step('a Drunkard’s Path in 2 gestures', async () => {
    const gestures = new CountedGestures(editor);
    await gestures.drag([9, 0], [0, 9]);
    // The middle of a quarter of a circle of 9 inches about the top left corner.
    await gestures.drag([4.5, 4.5], [6.36, 6.36]);
    expect(gestures.count).toBeLessThanOrEqual(2);
    await expectPatches(page, ...drunkardsPath);
  });

  await test.step('each gesture is a step that undo takes back', async () => {
    await editor.undo.click();
    await editor.undo.click();
    await expect(editor.undo).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('Escape keeps the tool in use', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(editor.button('Draw seams')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('an Orange Peel in 4 gestures', async () => {
    const gestures = new CountedGestures(editor);
    await gestures.drag([0, 0], [12, 12]);
    // The middles of quarters of circles of 12 inches about two corners.
    await gestures.drag([6, 6], [8.49, 3.51]);
    await gestures.drag([0, 0], [12, 12]);
    await gestures.drag([6, 6], [3.51, 8.49]);
    expect(gestures.count).toBeLessThanOrEqual(4);
    await expectPatches(page, ...orangePeel);
  });

  await test.step('a seam is moved, and the eraser makes one patch of two', async () => {
    await editor.button('Erase seams').click();
    await editor.tap([8.49, 3.51]);
    await expectPatches(page, '2 patches: 1 quarter circle, 1 background of a quarter circle');
    await editor.tap([3.51, 8.49]);
    await editor.button('Draw seams').click();
    await editor.drag([3, 0], [3, 12]);
    const { x, y } = await editor.picture.pointAt(3, 6);
    await page.mouse.move(x, y);
    await expect(page.getByText('Drag to bend this seam, or click to start a seam here')).toBeVisible();
    await page.keyboard.press('Escape');
    await editor.button('Move corners and seams').click();
    await editor.drag([3, 4], [6, 4]);
    await expectPatches(page, '2 patches: 2 rectangles', /2 rectangles 12″ × 6″/);
  });
});

test('seams are drafted by keyboard, with at most three presses for each gesture', async ({
  page,
  server,
}) => {
  await server.addSubscriber('drafts-by-keys@example.com', PASSWORD);
  await beSubscriber(page, 'drafts-by-keys@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  await page.getByRole('application').focus();

  await test.step('a Drunkard’s Path', async () => {
    await page.keyboard.press('k');
    const gestures = new CountedGestures(editor);
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await gestures.key(key);
    expect(gestures.count).toBeLessThanOrEqual(3 * 2);
    await expectPatches(page, ...drunkardsPath);
    await page.keyboard.press('Control+z');
  });

  await test.step('an Orange Peel', async () => {
    await page.getByRole('application').focus();
    await page.keyboard.press('s');
    // Back to the corner at the top left.
    await page.keyboard.press('Shift+ArrowLeft');
    const gestures = new CountedGestures(editor);
    for (const key of ['Enter', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Enter', 'a']) await gestures.key(key);
    for (const key of ['Shift+ArrowUp', 'Shift+ArrowLeft', 'Enter', 'a']) await gestures.key(key);
    expect(gestures.count).toBeLessThanOrEqual(3 * 4);
    await expectPatches(page, ...orangePeel);
  });

  await test.step('the list names each seam, and bends and erases it', async () => {
    await editor.unfold('Seams');
    const seam = page.getByRole('button', { name: /^Seam 1/ });
    await expect(seam).toContainText(/from the .* corner to the .* corner, arc of radius 12″/);
    await seam.press('Enter');
    await expect(page.getByLabel('Bend in degrees')).toHaveValue('90');
    await page.getByRole('button', { name: 'Erase', exact: true }).press('Enter');
    await expect(page.getByText('1 seam', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: /^Seams erased: patches \d and \d became/ }),
    ).toBeAttached();
    await expect(seam).toBeFocused();
    await seam.press('Enter');
    await page.getByRole('button', { name: 'Erase', exact: true }).press('Enter');
    // The row after the last one is the title of the list.
    await expect(page.locator('summary', { hasText: '0 seams' })).toBeFocused();
  });
});
