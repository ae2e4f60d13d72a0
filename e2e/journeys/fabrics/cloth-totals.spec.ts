import { expectAccessible } from '../../support/accessibility.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { distance, QuiltPicture } from '../../support/pictures/picture.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test('totals follow every change of a standard quilt, and a press shows where a fabric is', async ({
  page,
  server,
}) => {
  await server.addSubscriber('totals@example.com', PASSWORD);
  await beSubscriber(page, 'totals@example.com', PASSWORD);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  await quilt.chooseLayout('One Block Repeated');
  await page.getByText('Fabric to buy', { exact: true }).click();
  await expect(page.getByText('Choose fabrics for the quilt')).toBeVisible();
  await quilt.chooseBlock(1, 'Sawtooth Star');
  const totals = page.getByRole('list', { name: 'Fabric to buy' }).getByRole('button');
  await expect(totals).toHaveText([/Country Cream.* yd/, /Midnight Pond.* yd/, /Madder Garden.* yd/]);
  /* 3 × 4 stars have 12 squares of 6½″, six across 42″. The two strips are 13″; with 1″ to spare, 0.39 yards. */
  await expect(totals.nth(2)).toContainText('½ yd');
  await page.getByRole('checkbox', { name: /^First border/ }).click();
  /* With a border there are 2 × 3 stars. One strip of 6½″ with 1″ to spare is 0.21 yards. */
  await expect(totals.filter({ hasText: 'Madder Garden' })).toContainText('¼ yd');
  /* The border has no fabric yet. The line that says so, and its button, are wholly in sight, even in a low window. */
  for (const height of [720, 830]) {
    await page.setViewportSize({ width: 1440, height });
    await expect(page.getByText(/missing from this list/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Show parts without fabric' })).toBeInViewport({
      ratio: 1,
    });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(totals.filter({ hasText: 'Madder Garden' })).toContainText('½ yd');

  /* The edge of a centre square of the first star, 3″ from its corner. */
  const picture = new QuiltPicture(page, 36);
  await page.locator('canvas').first().waitFor();
  const edge = () => picture.colourAt(3, 6, 0.2);
  const before = await edge();
  await totals.filter({ hasText: 'Madder Garden' }).click();
  await expect(totals.filter({ hasText: 'Madder Garden' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => distance(await edge(), before)).toBeGreaterThan(40);
  await expectAccessible(page, 'fabric to buy');
  await page.keyboard.press('Escape');
  await expect(totals.filter({ hasText: 'Madder Garden' })).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => distance(await edge(), before)).toBeLessThan(10);
});

test('totals follow a free form quilt, and guests see an example', async ({ page, server }) => {
  await server.addSubscriber('loose@example.com', PASSWORD);
  await beSubscriber(page, 'loose@example.com', PASSWORD);
  const editor = new FreeFormEditor(page);
  await editor.open();
  await page.getByText('To buy', { exact: true }).click();
  await expect(page.getByText('Choose fabrics for the quilt')).toBeVisible();
  await editor.button('All blocks').click();
  await editor.add('Sawtooth Star');
  /*
   * The list of added fabrics is shown, and the totals are in another tab. A strip of 6½″ with 1″ to spare is 0.21
   * yards.
   */
  await page.getByText('To buy', { exact: true }).click();
  const totals = page.getByRole('list', { name: 'Fabric to buy' }).getByRole('button');
  await expect(totals.filter({ hasText: 'Madder Garden' })).toContainText('¼ yd');
  await editor.button('How it sews').click();
  const dialog = page.getByRole('dialog', { name: 'How it sews' });
  await expect(dialog.getByRole('status')).toHaveText('1 block checked: nothing is hard to sew.');
  await page.keyboard.press('Escape');
  await editor.button('Undo').click();
  await expect(page.getByText('Choose fabrics for the quilt')).toBeVisible();

  await beGuest(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/free-form-quilt-layouts');
  await page.getByRole('tab', { name: 'To buy' }).click();
  await expect(page.getByText('Subscribers see how much of each fabric to buy')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Subscribe' })).toBeVisible();
  await expectAccessible(page, 'what a guest sees of totals');
});
