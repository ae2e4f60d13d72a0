import { CreationEditor } from '../../support/screens/creation-editor.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test('the checks count gaps, hidden and overlapping shapes and sizes off the ruler, and a press fixes them', async ({
  page,
  server,
}) => {
  await server.addSubscriber('fixes@example.com', PASSWORD);
  await beSubscriber(page, 'fixes@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const found = page.getByRole('list', { name: 'What to fix' }).getByRole('listitem');
  const expectFound = async (...titles: string[]) => {
    await expect(found.locator('b')).toHaveText(titles);
  };
  await expect(page.getByText('Nothing to fix.')).toBeVisible();

  // The left half has two triangles, the right half one. The mirror image of the other is missing.
  for (const [shape, from, to] of [
    ['Right triangle, corner bottom left', [0.1, 0.1], [5.9, 11.9]],
    ['Right triangle, corner top right', [0.1, 0.1], [5.9, 11.9]],
    ['Right triangle, corner bottom right', [6.1, 0.1], [11.9, 11.9]],
  ] as const) {
    await editor.takeShape(shape);
    await editor.drag(from, to);
  }
  await expectFound('1 place not covered');
  await expect(found).toContainText('6″ × 12″ at 6″, 0″. You can save the block as it is.');
  // The view is near the opposite corner, so that a press on Show must move the place into sight.
  const area = await page.getByRole('application').boundingBox();
  if (!area) throw new Error('There is no canvas.');
  const corner = await editor.picture.pointAt(1, 11);
  await page.mouse.move(corner.x, corner.y);
  for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await editor.picture.pointAt(12, 0)).x).toBeGreaterThan(area.x + area.width);
  await found.getByRole('button', { name: 'Show' }).click();
  await expect.poll(async () => (await editor.picture.pointAt(12, 0)).x).toBeLessThan(area.x + area.width);
  await expect.poll(async () => (await editor.picture.pointAt(12, 0)).y).toBeGreaterThan(area.y);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await found.getByRole('button', { name: 'Fill with a mirrored shape' }).click();
  await expect(page.getByText('Nothing to fix.')).toBeVisible();
  await expect(editor.measure('X')).toHaveValue('6″');

  // A diamond over the seams gets its own layer; a later shape over it hides it.
  await editor.takeShape('Diamond');
  await editor.drag([3.1, 3.1], [8.9, 8.9]);
  await expectFound('1 shape overlaps another on its layer');
  await found.getByRole('button', { name: 'Move up a layer' }).click();
  await expect(page.getByText('Nothing to fix.')).toBeVisible();
  await editor.undo.click();
  await expectFound('1 shape overlaps another on its layer');
  await editor.redo.click();
  await expect(page.getByText('Nothing to fix.')).toBeVisible();

  // A third of 13 inches isn't a whole number of eighths. Thirds and quarters of 12 and 13½ inches are.
  await editor.takeGrid(3, 3);
  await editor.takeShape('Rectangle');
  await editor.drag([0.1, 0.1], [3.9, 3.9]);
  await expectFound('1 shape overlaps another on its layer');
  await page.getByRole('combobox', { name: /^Block width/ }).click();
  await page.getByRole('option', { name: '13″' }).click();
  await expectFound('1 shape overlaps another on its layer', 'A size falls between two lines of a ruler');
  await expect(found.last()).toContainText('A length of 4.333″');
  await found.getByRole('button', { name: '13½″ × 12″' }).click();
  await expectFound('1 shape overlaps another on its layer');
  await expect(editor.status).toContainText('Block size 13½″ × 12″');
});
