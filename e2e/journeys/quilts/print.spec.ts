import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/accessibility.js';
import { fabricNumber, storeQuilt } from '../../support/screens/saved-quilts.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const BLUES = 2;

test('a quilter chooses pages, paper and the measured inch, and saves the PDF of a quilt', async ({
  page,
  server,
}) => {
  await server.addSubscriber('prints@example.com', PASSWORD);
  await beSubscriber(page, 'prints@example.com', PASSWORD);
  const pond = await fabricNumber(page, BLUES, 'Midnight Pond');
  const { quiltNum } = await storeQuilt(page, {
    quiltName: 'Blue cradle 👶',
    block: 'Pinwheel',
    borderFabric1: pond,
  });
  await page.goto(`/fabric-estimator?quilt=${String(quiltNum)}`);
  await page.getByRole('button', { name: 'Print …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print “Blue cradle 👶”' });
  await expect(dialog.getByRole('checkbox', { name: 'Templates', exact: true })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByText('A4', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Across' }).fill('0.98');
  await dialog.getByRole('button', { name: 'Make the pages' }).click();
  // The pages are the picture with the shopping list, the cutting charts, the patches of a Pinwheel, and its triangle
  // at full size.
  const made = dialog.getByRole('status');
  await expect(made).toHaveText(/^\d+ pages are ready\.$/);
  const pages = Number.parseInt((await made.textContent()) ?? '');
  expect(pages).toBeGreaterThanOrEqual(4);
  await expect(dialog.getByText('question marks')).toBeHidden();
  await expectAccessible(page);
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(kept.suggestedFilename()).toBe('Blue cradle 👶.pdf');
  const pdf = (await readFile(await kept.path())).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  // The sheets are A4, 210 × 297 mm. The file has the fabrics of the border and of the block.
  expect(pdf.match(/\/MediaBox \[0 0 595\.27559 841\.88976\]/g)).toHaveLength(pages);
  expect(pdf).toContain('/DCTDecode');
  // The emoji of the name is a transparent picture with a text alternative.
  expect(pdf).toContain('/SMask');

  // The app remembers the measured size of the printer's inch.
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Print …' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Across' })).toHaveValue('0.98″');
});

test('foundation pages are printed on request, and a note names blocks that can’t be sewn on paper', async ({
  page,
  server,
}) => {
  await server.addSubscriber('papers@example.com', PASSWORD);
  await beSubscriber(page, 'papers@example.com', PASSWORD);
  const borderFabric1 = await fabricNumber(page, BLUES, 'Midnight Pond');
  const star = await storeQuilt(page, { quiltName: 'Star', block: 'LeMoyne Star', borderFabric1 });
  await page.goto(`/fabric-estimator?quilt=${String(star.quiltNum)}`);
  await page.getByRole('button', { name: 'Print …' }).click();
  const dialog = page.getByRole('dialog');
  const foundations = dialog.getByRole('checkbox', { name: 'Foundations' });
  await expect(foundations).not.toBeChecked();
  await foundations.check();
  await dialog.getByRole('button', { name: 'Make the pages' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^LeMoyne Star: some of its patches are set in/]);
  await expectAccessible(page);

  const wheel = await storeQuilt(page, { quiltName: 'Wheels', block: 'Pinwheel', borderFabric1 });
  await page.goto(`/fabric-estimator?quilt=${String(wheel.quiltNum)}`);
  await page.getByRole('button', { name: 'Print …' }).click();
  for (const kind of ['Picture', 'Shopping list', 'Cutting charts', 'Blocks', 'Assembly', 'Templates'])
    await dialog.getByRole('checkbox', { name: kind, exact: true }).uncheck();
  await foundations.check();
  await dialog.getByRole('button', { name: 'Make the pages' }).click();
  // The pages show how the sections are joined, and the sections.
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages are ready\.$/);
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
});

test('a dialog shows the progress of pages and can cancel them; then they can be made again', async ({
  page,
  server,
}) => {
  await server.addSubscriber('gives-up@example.com', PASSWORD);
  await beSubscriber(page, 'gives-up@example.com', PASSWORD);
  const pond = await fabricNumber(page, BLUES, 'Midnight Pond');
  const quilt = { quiltName: 'Blue cradle', block: 'Pinwheel', borderFabric1: pond };
  const { quiltNum } = await storeQuilt(page, quilt);
  await page.goto(`/fabric-estimator?quilt=${String(quiltNum)}`);
  await page.getByRole('button', { name: 'Print …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print “Blue cradle”' });
  const makes = dialog.getByRole('button', { name: 'Make the pages' });
  await expect(makes).toBeVisible();
  // The fabrics never arrive.
  await page.route('**/fabrics/**', () => undefined);
  await makes.click();
  await expect(dialog.getByRole('status')).toContainText('Making the pages …');
  await expect(dialog.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  await expectAccessible(page);
  // The second press of a double click may be beside the button.
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(makes).toBeEnabled();
  await expect(dialog.getByRole('checkbox', { name: 'Templates', exact: true })).toBeChecked();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await makes.click();
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages are ready\.$/);
});

test('a quilt without fabric shows that there is nothing to cut', async ({ page, server }) => {
  await server.addSubscriber('no-cloth@example.com', PASSWORD);
  await beSubscriber(page, 'no-cloth@example.com', PASSWORD);
  const { quiltNum } = await storeQuilt(page, { quiltName: 'Plain', block: 'Pinwheel', borderFabric1: 0 });
  await page.goto(`/fabric-estimator?quilt=${String(quiltNum)}`);
  await page.getByRole('button', { name: 'Print …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print “Plain”' });
  for (const name of ['Picture', 'Blocks', 'Assembly', 'Templates'])
    await dialog.getByRole('checkbox', { name, exact: true }).click();
  await dialog.getByRole('button', { name: 'Make the pages' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'There is nothing to cut: the quilt has no fabric yet.',
  );
  await dialog.getByRole('checkbox', { name: 'Picture' }).click();
  await dialog.getByRole('button', { name: 'Make the pages' }).click();
  await expect(dialog.getByRole('status')).toHaveText('One page is ready.');
});

test('guests read that printing is for subscribers', async ({ page }) => {
  await beGuest(page);
  await page.goto('/standard-quilt-layouts');
  const press = page.getByRole('button', { name: 'Print … for subscribers' });
  await press.click();
  await expect(page.getByRole('dialog').getByText('Subscribers of Quiltwright')).toBeVisible();
  await page.keyboard.press('Escape');
  // Guests get the first page for their quilt, and one fabric in the estimator.
  const quilt = new StandardQuilt(page);
  await quilt.startWith('Crib');
  await quilt.chooseBlock(1, 'Ohio Star');
  await press.click();
  const dialog = page.getByRole('dialog', { name: 'Print “Unnamed quilt”' });
  await expect(dialog).toContainText('Printing patterns is for subscribers.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the first page' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The first page is ready.');
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await started).suggestedFilename()).toBe('Unnamed quilt, first page.pdf');
  await page.goto('/fabric-estimator');
  await expect(page.getByRole('heading', { name: 'Fabric estimates are for subscribers' })).toBeVisible();
  const sample = page.getByRole('region', { name: 'One fabric of “Unnamed quilt” as an example' });
  await expect(sample.getByRole('heading', { name: 'Cutting plan' })).toHaveCount(1);
  // An Ohio Star has four fabrics.
  await expect(sample.getByText('for subscribers', { exact: true })).toHaveCount(3);
  await expectAccessible(page);
});
