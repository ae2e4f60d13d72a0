import { CreationEditor } from '../../support/screens/creation-editor.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test('a curve is drawn by mouse, its corner is moved, and it is saved as an outline', async ({
  page,
  server,
}) => {
  await server.addSubscriber('draws-curves@example.com', PASSWORD);
  await beSubscriber(page, 'draws-curves@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const heading = page.getByRole('region', { name: 'Selected shapes' }).getByRole('heading').first();

  await editor.button('Draw curves').click();
  await editor.tap([0, 3]);
  // The middle of a quarter of a circle of 9 inches about the bottom left corner.
  await editor.drag([9, 12], [6.36, 5.64]);
  await editor.tap([0, 12]);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Quarter circle');

  await editor.button('Edit corners').click();
  await editor.drag([0, 3], [0, 6]);
  await expect(heading).toHaveText('Outline');
  await editor.undo.click();
  await expect(heading).toHaveText('Quarter circle');

  await editor.name.fill('Quarter');
  const sent = page.waitForRequest('**/storeCreatedBlock.php');
  await editor.saving.click();
  const { levels } = (await sent).postDataJSON() as {
    levels: { shapeType: number; outline: number[][] }[][];
  };
  const [shape] = levels.flat();
  expect(shape?.shapeType).toBe(20);
  expect(shape?.outline.map(([x, y]) => [x, y])).toEqual(
    expect.arrayContaining([
      [0, 250],
      [750, 1000],
      [0, 1000],
    ]),
  );
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
});
