import { tapOn } from '../../support/pointers/tap-on.js';
import { logIn, tryItFree } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

test('a guest who subscribes and comes back finds the quilt, saves it, and starts another', async ({
  page,
  server,
}) => {
  await server.addSubscriber('ruth@example.com', 'a basket of scraps');
  await tryItFree(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  await quilt.chooseBlock(1, 'Ohio Star');

  await logIn(page, 'ruth@example.com', 'a basket of scraps');
  await quilt.open();
  await expect(page.getByRole('button', { name: 'Block 1 Ohio Star' })).toBeVisible();
  await expect(quilt.saveState).toHaveText('Unsaved changes');
  await quilt.name('Cradle quilt');
  await quilt.save();
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'New quilt' }).click();
  await expect(page.getByRole('heading', { name: 'First select a quilt size' })).toBeVisible();
  await quilt.name('Nothing yet');
  await quilt.save();
  await expect(page.getByRole('listitem').filter({ hasText: 'First select a quilt size.' })).toBeVisible();
  await quilt.startWith('Twin');
  await quilt.name('Bunk quilt');
  await quilt.save();
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: /My saved quilts/ }).click();
  await expect(page.getByRole('option')).toHaveText([/Bunk quilt|Cradle quilt/, /Bunk quilt|Cradle quilt/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a long name leaves room for Save, borders are added in one go, and a fabric is announced', async ({
    page,
  }) => {
    await tryItFree(page);
    const quilt = new StandardQuilt(page);
    await quilt.open();
    await quilt.startWith('Lap');
    await tapOn(page.getByRole('button', { name: 'Name your quilt' }));
    await quilt.name('A quilt for Anna and her three little brothers');
    await tapOn(page.getByRole('button', { name: 'Name the quilt' }));
    await expect(page.getByRole('button', { name: 'A quilt for Anna' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });

    await tapOn(page.getByRole('tab', { name: 'Borders' }));
    for (const part of ['First border', 'Second border', 'Sashing']) {
      await tapOn(page.getByRole('checkbox', { name: part }));
    }
    await tapOn(page.getByRole('button', { name: /^First border fabric/ }));
    await tapOn(page.getByRole('region', { name: 'Blues fabrics' }).getByRole('button').nth(1));
    await expect(page.getByText(/^Fabric is selected/)).toBeVisible();
  });
});
