import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { photograph } from '../../support/pictures/photograph.js';
import { QuiltPicture, type Colour } from '../../support/pictures/picture.js';
import { expectColour } from '../../support/screens/lap-quilt.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { beGuest, beSubscriber, logIn } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'buttons in a jam jar';
const RUST: Colour = [176, 84, 44];
const GREY: Colour = [120, 120, 120];
/** A Lap quilt with a border has 4 × 5 blocks of 12 inches, and 2 inches of border around them. */
const WIDTH = 52;

/** Opens a Lap quilt with a first border, and returns its picture. */
async function borderedQuilt(page: Page): Promise<QuiltPicture> {
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Lap');
  await quilt.chooseBlock(1, 'Ohio Star');
  await page.getByRole('checkbox', { name: 'First border' }).click();
  const picture = new QuiltPicture(page, WIDTH);
  await picture.settled();
  return picture;
}

/** Drops a photograph on a point of the quilt, in inches. */
async function dropOn(page: Page, picture: QuiltPicture, x: number, y: number): Promise<void> {
  const base64 = (await photograph(RUST, GREY)).toString('base64');
  const { x: clientX, y: clientY } = await picture.pointAt(x, y);
  const dataTransfer = await page.evaluateHandle((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'Rust.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, base64);
  await page.getByRole('application').dispatchEvent('drop', { dataTransfer, clientX, clientY });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your own fabric' });

test('a subscriber drops a picture on a border, and it lies there at its size', async ({ page, server }) => {
  await server.addSubscriber('drop@example.com', PASSWORD);
  await beSubscriber(page, 'drop@example.com', PASSWORD);
  const picture = await borderedQuilt(page);
  await dropOn(page, picture, 20, 1);
  await expect(
    dialog(page)
      .getByRole('button', { name: /^Use .* instead$/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'a picture that becomes fabric');
  await test.step('by a ruler line, by keyboard', async () => {
    await dialog(page).getByRole('button', { name: 'Measure with a ruler line' }).press('Enter');
    const end = dialog(page).getByRole('button', { name: /^End of the ruler line/ });
    // The line reaches over 60% of the square at first. Ten steps of 2% to the left make it 40%, and 2 / 0.4 = 5.
    for (let step = 0; step < 10; step++) await end.press('ArrowLeft');
    await dialog(page).getByLabel('Length of the ruler line in inches').fill('2');
    await expect(dialog(page).getByLabel('Inches of fabric that the square shows')).toHaveValue('5');
    await expect(dialog(page).getByText('so 3″ of the square repeat 2 times.')).toBeVisible();
  });
  await dialog(page).getByRole('button', { name: 'Use this fabric' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^First border fabric/ })).toContainText('Rust');
  await expectColour(picture, 20, 1, RUST, 1);
});

test('a guest tries a picture on the device, and keeps it as a subscriber', async ({ page, server }) => {
  await server.addSubscriber('later@example.com', PASSWORD);
  await beGuest(page);
  const picture = await borderedQuilt(page);
  await page.getByLabel('Pictures of your own fabrics').setInputFiles([
    { name: 'Letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Anna') },
    { name: 'Rust.jpg', mimeType: 'image/jpeg', buffer: await photograph(RUST, GREY) },
  ]);
  const two = page.getByRole('dialog', { name: 'Your own fabric, 2 pictures left' });
  await expect(two.getByRole('alert')).toContainText('This file isn’t a picture that your browser can show.');
  await two.getByRole('button', { name: 'Skip this picture' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dropOn(page, picture, 20, 1);
  await expect(dialog(page)).toContainText('As a guest you try your fabrics on this device only.');
  await dialog(page).getByRole('button', { name: 'Use this fabric' }).click();
  await expectColour(picture, 20, 1, RUST, 1);
  await page.reload();
  await expectColour(picture, 20, 1, RUST, 1);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Subscribers of Quiltwright can save their work.');
  await page.keyboard.press('Escape');
  await logIn(page, 'later@example.com', PASSWORD);
  const uploaded = page.waitForResponse(/saveFabric/);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  expect((await uploaded).status()).toBe(201);
  await expectColour(picture, 20, 1, RUST, 1);
  await quilt.name('Rusty');
  await quilt.save();
  await expect(page.getByRole('dialog', { name: 'Successful Save' })).toBeVisible();
});
