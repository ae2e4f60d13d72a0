import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../../support/accessibility.js';
import { photograph } from '../../support/pictures/photograph.js';
import { QuiltPicture, type Colour } from '../../support/pictures/picture.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { expectColour } from '../../support/screens/lap-quilt.js';
import { post, storeQuilt } from '../../support/screens/saved-quilts.js';
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
  await expect(dialog(page)).toContainText('It goes on the first border.');
  await expect(
    dialog(page)
      .getByRole('button', { name: /^Use .* instead$/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'a picture that becomes fabric');
  await test.step('by a ruler line, by keyboard', async () => {
    await dialog(page).getByRole('button', { name: 'Measure with a ruler line' }).press('Enter');
    const end = dialog(page).getByRole('button', { name: /^End of the ruler line/ });
    // The line reaches over a third of the square at first. Three steps of 2% to the right make it 39⅓%, and
    // 2 / 0.3933 = 5.08, to the nearest eighth 5⅛.
    for (let step = 0; step < 3; step++) await end.press('ArrowRight');
    await dialog(page).getByLabel('Length of the ruler line in inches').fill('2');
    await expect(dialog(page).getByLabel('Inches of fabric that the square shows')).toHaveValue('5⅛');
    await expect(dialog(page).getByText('so 3″ of the square repeat 2 times.')).toBeVisible();
  });
  const name = dialog(page).getByLabel('Name of the fabric');
  await expect(name).toHaveValue('Rust');
  await name.fill('Rust "dots"');
  await expect(dialog(page).getByRole('button', { name: 'Use this fabric' })).toBeDisabled();
  await name.fill('Rust and red');
  await dialog(page).getByRole('button', { name: 'Use this fabric' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^First border fabric/ })).toContainText('Rust and red');
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

test('a picture that is dropped on a shape in Block Creation becomes its fabric', async ({
  page,
  server,
}) => {
  await server.addSubscriber('drawn@example.com', PASSWORD);
  await beSubscriber(page, 'drawn@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  await editor.takeShape('Rectangle');
  await editor.drag([0.1, 0.1], [5.9, 11.9]);
  await editor.drag([6.1, 0.1], [11.9, 11.9]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dropOn(page, editor.picture, 9, 6);
  await dialog(page).getByRole('button', { name: 'Use this fabric' }).click();
  await expect(dialog(page)).toBeHidden();
  await expectColour(editor.picture, 9, 6, RUST, 1);
  await expect(page.getByRole('button', { name: 'Fabric: Rust' })).toBeVisible();
  await editor.undo.click();
  await expect(page.getByRole('button', { name: 'Fabric: Rust' })).toHaveCount(0);
});

test('pictures of all kinds become fabrics or say why not, and a device holds twelve', async ({ page }) => {
  await beGuest(page);
  await borderedQuilt(page);
  const rust = await photograph(RUST, GREY);
  const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
  const files = [
    { name: 'Dot.png', mimeType: 'image/png', buffer: await sharp(rust).resize(1, 1).png().toBuffer() },
    { name: 'Huge.png', mimeType: 'image/png', buffer: await blankPng(20_000) },
    { name: 'Text.png', mimeType: 'image/png', buffer: Buffer.from('Dear Anna') },
    {
      name: 'Phone.heic',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
    },
    jpeg('Printed.jpg', await sharp(rust).toColourspace('cmyk').jpeg().toBuffer()),
    jpeg('Turned.jpg', await sharp(rust).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
    jpeg('Broken.jpg', rust.subarray(0, rust.length / 2)),
    jpeg('Last.jpg', rust),
  ];
  await page.getByLabel('Pictures of your own fabrics').setInputFiles(files);
  const left = (count: number) =>
    page.getByRole('dialog', { name: `Your own fabric, ${String(count)} pictures left` });
  const faults = [
    'Dot.png: This picture is too small for a fabric.',
    'Huge.png: This picture has more than 52 million pixels.',
    'Text.png: This file isn’t a picture that your browser can show.',
    'Phone.heic: This file isn’t a picture that your browser can show.',
  ];
  for (const [index, fault] of faults.entries()) {
    const one = left(files.length - index);
    await expect(one.getByRole('alert')).toContainText(fault);
    await expect(one.getByRole('button', { name: 'Use this fabric' })).toBeDisabled();
    await one.getByRole('button', { name: 'Skip this picture' }).click();
  }
  // The photograph is wider than high. Its camera was held upright, so it is shown higher than wide.
  for (const [count, isWide] of [
    [4, true],
    [3, false],
  ] as const) {
    const shown = left(count).getByRole('application').locator('img');
    await expect(shown).toBeVisible();
    const sizes = await shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
    expect((sizes[0] ?? 0) > (sizes[1] ?? 0)).toBe(isWide);
    await left(count).getByRole('button', { name: 'Use this fabric' }).click();
  }
  await expect(left(2)).toBeVisible();
  await left(2).getByRole('button', { name: 'Skip this picture' }).click();

  // Two fabrics are on the device. Ten more are the twelfth.
  await page.evaluate(() => {
    const all = JSON.parse(localStorage.getItem('own-cloth') ?? '[]') as { fabricNum: number }[];
    const more = Array.from({ length: 10 }, (_, n) => ({ ...all[0], fabricNum: 15_000_100 + n }));
    localStorage.setItem('own-cloth', JSON.stringify([...more, ...all]));
    dispatchEvent(new StorageEvent('storage', { key: 'own-cloth' }));
  });
  await dialog(page).getByRole('button', { name: 'Use this fabric' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'This device already has 12 fabrics of your own.',
  );
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('a copy of a shared quilt brings the fabric that its maker gives away', async ({
  page,
  server,
  browser,
}) => {
  await server.addSubscriber('giver@example.com', PASSWORD);
  await server.addSubscriber('taker@example.com', PASSWORD);
  await beSubscriber(page, 'giver@example.com', PASSWORD);
  await page.goto('/fabric-uploading');
  const stored = page.waitForResponse(/saveFabric/);
  await page
    .getByLabel('Pictures of fabrics')
    .setInputFiles({ name: 'Rust.jpg', mimeType: 'image/jpeg', buffer: await photograph(RUST, GREY) });
  const { fabricNum } = (await (await stored).json()) as { fabricNum: number };
  const quilt = { quiltName: 'Given', block: 'Pinwheel', borderFabric1: fabricNum };
  const { quiltNum } = await storeQuilt(page, quilt);
  const { page: shared } = await post<{ page: { address: string } }>(page, '/api/shared-pages', {
    ...{ kind: 'quilt', designNum: quiltNum, makerName: 'Ann', words: '', quilterNum: undefined },
    ...{ mayColour: true, mayKeep: true, givesCloth: true },
  });

  const context = await browser.newContext({ baseURL: server.url });
  const taker = await context.newPage();
  await beSubscriber(taker, 'taker@example.com', PASSWORD);
  await taker.goto(shared.address);
  await taker.getByRole('link', { name: 'Keep a copy' }).click();
  await taker.getByRole('button', { name: 'Open Given, after Ann' }).click();
  const picture = new QuiltPicture(taker, 38);
  await picture.settled();
  await expectColour(picture, 19, 3.5, RUST, 1);
  const own = await post<{ fabricNum: number }[]>(taker, '/retrFabricList', { paletteNum: 999 });
  expect(own.map((fabric) => fabric.fabricNum)).not.toContain(fabricNum);
  expect(own).toMatchObject([{ userFabricName: 'fabric of a friend' }]);
  await context.close();
});

/** Returns a PNG of white pixels that is `side` pixels wide and high, but has few bytes. */
async function blankPng(side: number): Promise<Buffer> {
  const white = { width: side, height: side, channels: 3 as const, background: '#ffffff' };
  return sharp({ create: white, limitInputPixels: false }).png({ palette: true, colours: 2 }).toBuffer();
}
