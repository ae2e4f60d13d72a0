import {
  clothColour,
  difference,
  distance,
  QuiltPicture,
  type Colour,
} from '../../support/pictures/picture.js';
import { forgetOnDevice } from '../../support/server/device.js';
import { logIn, tryItFree } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

/** A patch counts as showing a fabric up to this colour distance. It isn't 0, because a print has several colours. */
const PRINT = 30;

/**
 * The library fabrics for the parts of Sawtooth Star and Churn Dash, each as the number of its palette and its name.
 */
const dress = {
  ground: [10, 'Country Cream'],
  points: [2, 'Midnight Pond'],
  starCentre: [5, 'Madder Garden'],
  corners: [3, 'Sage Garden'],
  dashCentre: [4, 'Cheddar'],
} as const;

test('a guest makes a Queen quilt and is asked to subscribe on save', async ({ page }) => {
  await tryItFree(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await expect(page.getByRole('heading', { name: 'First select a quilt size' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Testing it out' })).toBeVisible();
  await quilt.startWith('Queen');
  await quilt.chooseLayout('Four-Block Quadrant Pattern');
  await quilt.chooseBlock(1, 'Sawtooth Star');
  await quilt.chooseBlock(2, 'Churn Dash');

  /* A Queen without borders and sashing has 8 × 9 blocks of 12 inches, so it is 96 × 108 inches. */
  await expect(page.getByText('96″ × 108″').first()).toBeVisible();
  const cloth = new Map<string, Colour>();
  for (const [key, [palette, name]] of Object.entries(dress)) {
    cloth.set(key, await clothColour(page, palette, name));
  }
  const picture = new QuiltPicture(page, 96);
  await picture.settled();
  /*
   * By column and row, the star is at (0, 0) and (1, 1). The dash is at (1, 0), at (0, 1), and in the last corner at
   * (7, 8).
   */
  const places: [keyof typeof dress, number, number, number][] = [
    ['starCentre', 6, 6, 4],
    ['ground', 1.5, 1.5, 2],
    ['points', 3.9, 2.1, 0.8],
    ['starCentre', 18, 18, 4],
    ['dashCentre', 18, 6, 3],
    // The second block takes the calm fabrics of the first as far as their values match.
    ['points', 18, 3, 1.4],
    ['starCentre', 15, 3, 1.2],
    ['dashCentre', 6, 18, 3],
    ['dashCentre', 90, 102, 3],
    ['starCentre', 90, 90, 4],
  ];
  for (const [key, x, y, side] of places) {
    const colour = await picture.colourAt(x, y, side);
    const expected = cloth.get(key) ?? [0, 0, 0];
    expect(distance(colour, expected), `${key} at ${String(x)}, ${String(y)}`).toBeLessThan(PRINT);
    for (const [other, mean] of cloth) {
      if (other === key) continue;
      expect(distance(colour, expected), `${key} is nearer than ${other}`).toBeLessThan(
        distance(colour, mean),
      );
    }
  }

  await quilt.name('Prairie Star');
  await quilt.save();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Would you like to subscribe?');
  await dialog.getByRole('button', { name: 'close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await quilt.save();
  await dialog.getByText("Yes! I'm in").click();
  await expect(page).toHaveURL(/\/subscribe$/);
  await page.goBack();
  await expect(page.locator('[data-quilt]')).toBeVisible();
  expect(distance(await picture.colourAt(6, 6, 4), cloth.get('starCentre') ?? [0, 0, 0])).toBeLessThan(PRINT);
});

test('borders, sashing and a change of fabric appear where the table of sizes puts them', async ({
  page,
}) => {
  await tryItFree(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Queen');
  await quilt.chooseBlock(1, 'Sawtooth Star');
  await page.getByLabel('First border').check();
  await quilt.chooseFabric('Reds', 'Barn Red');
  await page.getByLabel('Second border').check();
  await quilt.chooseFabric('Blues', 'Midnight Pond');
  await page.getByLabel('Sashing').check();
  await quilt.chooseFabric('Blues', 'Chambray');

  /*
   * With sashing and two borders, the quilt has 5 × 6 blocks. The borders are 3 and 7 inches wide, so the quilt is 88 ×
   * 102 inches.
   */
  const picture = new QuiltPicture(page, 88);
  await expect(page.getByText('88″ × 102″').first()).toBeVisible();
  await picture.settled();
  const [red, navy, chambray, madder] = [
    await clothColour(page, 5, 'Barn Red'),
    await clothColour(page, 2, 'Midnight Pond'),
    await clothColour(page, 2, 'Chambray'),
    await clothColour(page, 5, 'Madder Garden'),
  ];
  expect(distance(await picture.colourAt(3.5, 51, 5), navy)).toBeLessThan(12);
  expect(distance(await picture.colourAt(84.5, 51, 5), navy)).toBeLessThan(12);
  expect(distance(await picture.colourAt(8.5, 51, 2), red)).toBeLessThan(12);
  expect(distance(await picture.colourAt(44, 93.5, 2), red)).toBeLessThan(12);
  expect(distance(await picture.colourAt(23, 16, 1.2), chambray)).toBeLessThan(12);
  expect(distance(await picture.colourAt(16, 23, 1.2), chambray)).toBeLessThan(12);
  /* The first block is at (10, 10), and its centre square goes from 13 to 19. */
  expect(distance(await picture.colourAt(16, 16, 4), madder)).toBeLessThan(PRINT);

  /* A tap on a patch chooses the part for the next fabric: every star's centre changes. */
  const centre = await picture.pointAt(16, 16);
  await page.mouse.click(centre.x, centre.y);
  await quilt.chooseFabric('Yellows', 'Cheddar');
  const cheddar = await clothColour(page, 4, 'Cheddar');
  await picture.settled();
  for (const [x, y] of [
    [16, 16],
    [30, 16],
    [72, 86],
  ] as const) {
    expect(distance(await picture.colourAt(x, y, 4), cheddar), `${String(x)}, ${String(y)}`).toBeLessThan(12);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await picture.settled();
  expect(distance(await picture.colourAt(16, 16, 4), madder)).toBeLessThan(PRINT);
  await page.getByRole('button', { name: 'Redo' }).click();
  await picture.settled();
  expect(distance(await picture.colourAt(16, 16, 4), cheddar)).toBeLessThan(12);
});

test('a saved quilt opens to the same picture after the server restarts', async ({ page, server }) => {
  await server.addSubscriber('mary@example.com', 'nine patch and star');
  await logIn(page, 'mary@example.com', 'nine patch and star');
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Lap');
  await quilt.chooseLayout('Two Blocks Alternating by Rows');
  await quilt.chooseBlock(1, 'Ohio Star');
  await quilt.chooseBlock(2, 'Log Cabin');
  await page.getByLabel('First border').check();
  await quilt.chooseFabric('Greens', 'Hunter Calico');
  await quilt.name('Sofa quilt');
  await quilt.save();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Successful Save');
  await expect(dialog).toContainText('Your work is saved!');
  await expect(dialog).toContainText(
    'You can retrieve your work using the dropdown box for your saved blocks or quilts.',
  );
  await page.keyboard.press('Escape');
  await expect(quilt.saveState).toHaveText('Saved');
  /* A tap beside the quilt: nothing is selected, as after opening. */
  const picture = new QuiltPicture(page, 52);
  const beside = await picture.pointAt(-3, 32);
  await page.mouse.click(beside.x, beside.y);
  const before = await picture.settled();

  await page.goto('about:blank');
  await server.down();
  await server.up();
  await page.goto('/home');
  await forgetOnDevice(page);
  await quilt.open();
  await page.getByRole('combobox', { name: /My saved quilts/ }).click();
  await page.getByRole('option', { name: 'Sofa quilt' }).click();
  await expect(page.locator('[data-quilt]')).toBeVisible();
  const after = await picture.settled();
  expect(await difference(before, after)).toBeLessThan(0.002);
});
