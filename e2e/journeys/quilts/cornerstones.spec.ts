import { clothColour, QuiltPicture } from '../../support/pictures/picture.js';
import { expectColour, tap } from '../../support/screens/lap-quilt.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { beGuest } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

/* A Lap quilt with sashing of 2″ has 4 × 5 blocks of 12″, so it is 54″ wide. Sashing first crosses at 12″ to 14″. */

test('cornerstones get a fabric of their own, and keep it in a free form copy', async ({ page }) => {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Lap');
  await quilt.chooseBlock(1, 'Sawtooth Star');
  await expect(page.getByRole('checkbox', { name: /^Cornerstones/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Sashing/ }).click();
  await quilt.chooseFabric('Blues', 'Chambray');
  await page.getByRole('checkbox', { name: /^Cornerstones/ }).click();
  await quilt.chooseFabric('Reds', 'Barn Red');
  const [blue, red] = [await clothColour(page, 2, 'Chambray'), await clothColour(page, 5, 'Barn Red')];
  const picture = new QuiltPicture(page, 54);
  await picture.settled();
  for (const [x, y] of [
    [13, 13],
    [41, 55],
  ] as const)
    await expectColour(picture, x, y, red);
  await expectColour(picture, 13, 20, blue);
  await tap(page, picture, 27, 41);
  await expect(page.getByRole('contentinfo')).toContainText('Cornerstones');
  await page
    .getByRole('button', { name: /free form/i })
    .first()
    .click();
  await expect(page).toHaveURL(/free-form/);
  const copy = new QuiltPicture(page, 54);
  await copy.settled();
  await expectColour(copy, 13, 13, red);
  await expectColour(copy, 13, 20, blue);
});
