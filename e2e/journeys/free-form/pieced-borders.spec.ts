import { difference, QuiltPicture } from '../../support/pictures/picture.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { nameInEditor } from '../../support/screens/standard-quilt.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test('a quilt gets corner squares, a pieced border with coping and borders for a bed, is saved and opened again', async ({
  page,
  server,
}) => {
  await server.addSubscriber('pieced@example.com', PASSWORD);
  await beSubscriber(page, 'pieced@example.com', PASSWORD);
  const editor = new FreeFormEditor(page);
  await editor.open();
  await editor.button('One block repeated').click();
  const status = (words: string) => page.getByText(words, { exact: true }).first();
  await expect(status('36″ × 60″')).toBeVisible();
  await page.getByText('Pieced border', { exact: true }).click();
  await page.getByText('Fill to a bed', { exact: true }).click();
  await page.getByLabel('First border', { exact: true }).check();
  await editor.type('First border width', '5');
  const corners = page.getByRole('combobox', { name: /^Corners of the first border/ });
  await corners.click();
  await page.getByRole('option', { name: 'Corner squares' }).click();
  await expect(
    page.getByRole('button', { name: /^Corner squares of the first border fabric/ }),
  ).toBeVisible();

  // 46″ + 2 · 2″ = 10 · 5″, and 70″ is 14 · 5″, so it gets 15 units after 2½″.
  await editor.type('Unit size', '5');
  await editor
    .button('10 and 15 units, with coping of 2″ at the sides and 2½″ at the top and bottom')
    .click();
  await expect(status('60″ × 85″')).toBeVisible();
  await expect(page.getByText('2½″ at the top and bottom', { exact: true })).toBeVisible();

  // (88 − 60) ÷ 2 = 14, (104 − 85) ÷ 2 = 9½.
  await editor.button('A border: 14″ at the sides and 9½″ at the top and bottom').press('Enter');
  await expect(status('88″ × 104″')).toBeVisible();
  await expect(page.getByText('The quilt is 88″ × 104″ already.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(status('60″ × 85″')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(status('88″ × 104″')).toBeVisible();

  await editor.name.fill('Pieced');
  await editor.saving.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  const picture = new QuiltPicture(page, 88);
  const laid = await picture.settled();
  await page.reload();
  await expect(nameInEditor(page)).toHaveText('Pieced');
  await expect(status('88″ × 104″')).toBeVisible();
  await expect(corners).toContainText('Squares');
  expect(await difference(await picture.settled(), laid)).toBe(0);
});
