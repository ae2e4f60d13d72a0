import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility.js';
import { Hand } from '../support/hand.js';
import { clothColour, distance, QuiltPicture, type Colour } from '../support/picture.js';
import { logIn, tryItFree } from '../support/standard-quilt.js';
import { expect, test } from '../support/test.js';

/* Ohio Star on a 12-inch block, in units of 4 inches: corners and their triangles are layer 1, the eight points
   layer 2, the four triangles around the middle layer 3, the middle layer 4. */
const SIDE = 12;
const places = {
  corner: { x: 2, y: 2 },
  ground: { x: 6, y: 1 },
  left: { x: 4.7, y: 2 },
  right: { x: 7.3, y: 2 },
  inner: { x: 6, y: 3.2 },
  middle: { x: 6, y: 6 },
} as const;
type PlaceName = keyof typeof places;

const isPoint = (x: number, y: number) => {
  const column = Math.floor(x / 4);
  const row = Math.floor(y / 4);
  if ((column === 1) === (row === 1)) return false;
  const across = Math.abs(x - 4 * column - 2);
  const down = Math.abs(y - 4 * row - 2);
  return column === 1 ? across > down : down > across;
};

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const status = (page: Page) => page.getByRole('contentinfo');
const layer = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Working layer' }).getByRole('button', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const saving = (page: Page) => page.getByRole('button', { name: 'Save this Designed Block' }).first();

async function openScreen(page: Page): Promise<void> {
  await page.goto('/block-fabric-selection');
  await expect(saving(page)).toBeVisible();
}

async function pickBlock(page: Page, name: string): Promise<QuiltPicture> {
  await page.getByRole('list', { name: 'Blocks' }).getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('img', { name: `${name} block, 12″ × 12″` })).toBeVisible();
  return new QuiltPicture(page, SIDE);
}

async function swatch(page: Page, name: string, palette = 'Blues'): Promise<void> {
  await page
    .getByRole('region', { name: `${palette} fabrics` })
    .getByRole('button', { name, exact: true })
    .click();
}

async function tap(page: Page, picture: QuiltPicture, place: PlaceName): Promise<void> {
  const at = await picture.pointAt(places[place].x, places[place].y);
  await page.mouse.click(at.x, at.y);
}

async function shows(picture: QuiltPicture, place: PlaceName, colour: Colour): Promise<void> {
  const { x, y } = places[place];
  await expect
    .poll(async () => distance(await picture.colourAt(x, y, 0.8), colour), { message: place })
    .toBeLessThan(24);
}

/** The share of changed pixels among those of the points and among the others, edges aside. */
async function changesOf(before: Buffer, after: Buffer): Promise<{ points: number; others: number }> {
  const [one, other] = await Promise.all(
    [before, after].map((picture) =>
      sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!one || !other) throw new Error('There is no picture.');
  const { width, height } = one.info;
  const seen = { points: [0, 0], others: [0, 0] };
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      const x = (column / width) * SIDE;
      const y = (row / height) * SIDE;
      const near = [
        [-0.12, 0],
        [0.12, 0],
        [0, -0.12],
        [0, 0.12],
      ].map(([dx = 0, dy = 0]) => isPoint(x + dx, y + dy));
      if (near.some((each) => each !== near[0])) continue;
      const counts = seen[near[0] ? 'points' : 'others'];
      const at = (row * width + column) * 3;
      const apart = [0, 1, 2].some((c) => Math.abs((one.data[at + c] ?? 0) - (other.data[at + c] ?? 0)) > 12);
      counts[0] = (counts[0] ?? 0) + 1;
      if (apart) counts[1] = (counts[1] ?? 0) + 1;
    }
  }
  const share = ([all = 0, changed = 0]: number[]) => changed / all;
  return { points: share(seen.points), others: share(seen.others) };
}

test('a guest picks a block, a layer and a fabric, and just that layer changes', async ({ page }) => {
  await tryItFree(page);
  await openScreen(page);
  await expect(status(page)).toContainText('Pick a block first, then select a layer, then pick a fabric');
  for (const link of ['Standard Quilt Layouts', 'Free Form Quilt Layouts', 'why subscribe', 'Subscribe']) {
    await expect(
      page.getByRole('region', { name: 'Testing it out' }).getByRole('link', { name: link, exact: true }),
    ).toBeVisible();
  }
  const picture = await pickBlock(page, 'Ohio Star');
  await swatch(page, 'Chambray');
  await expect(notice(page, 'Select a layer from the layers above.')).toBeVisible();
  await page.keyboard.press('Escape');

  const before = await picture.settled();
  await layer(page, 'Layer 2').click();
  await expect(status(page)).toContainText('Layer 2, 8 patches, Night Pin Dot');
  await swatch(page, 'Chambray');
  await expect(status(page)).toContainText('Layer 2, 8 patches, Chambray');
  await layer(page, 'No layer').click();
  await expect(layer(page, 'No layer')).toHaveAttribute('aria-pressed', 'true');
  const { points, others } = await changesOf(before, await picture.settled());
  expect(points).toBeGreaterThan(0.9);
  expect(others).toBe(0);

  await page.getByLabel('Block name').fill('Evening Star');
  await saving(page).click();
  await expect(page.getByRole('dialog', { name: 'Would you like to subscribe?' })).toBeVisible();
  await page.getByRole('button', { name: 'close', exact: true }).click();

  await page.reload();
  await expect(status(page)).toContainText('Ohio Star');
  await expect(page.getByLabel('Block name')).toHaveValue('Evening Star');
  await expect(undo(page)).toHaveAttribute('title', 'Undo: Block name');
  await page.getByRole('searchbox', { name: 'Search blocks by name' }).fill('Split Ohio');
  await page.getByRole('button', { name: 'For subscribers: Split Ohio Star' }).click();
  await expect(page.getByRole('dialog', { name: 'Would you like to subscribe?' })).toBeVisible();
});

test('patches are coloured by tap, sweep and drag; fabrics are picked up, swapped and shuffled', async ({
  page,
}) => {
  await tryItFree(page);
  await openScreen(page);
  const picture = await pickBlock(page, 'Ohio Star');
  const chambray = await clothColour(page, 2, 'Chambray');
  const pinDot = await clothColour(page, 2, 'Night Pin Dot');
  const shirting = await clothColour(page, 10, 'Rosebud Shirting');
  await shows(picture, 'left', pinDot);

  await page.getByTitle('One patch (P)').click();
  await swatch(page, 'Chambray');
  await tap(page, picture, 'left');
  await shows(picture, 'left', chambray);
  await shows(picture, 'right', pinDot);
  await expect(undo(page)).toHaveAttribute('title', /^Undo: Fabric of patch \d of layer 2$/);

  // A sweep shows what it will do, leaves nothing behind when it is given up, and is one step.
  const sweep = async () => {
    const [from, to] = [await picture.pointAt(2, 1), await picture.pointAt(9, 1)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
  };
  await sweep();
  await shows(picture, 'ground', chambray);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await shows(picture, 'ground', shirting);
  await sweep();
  await page.mouse.up();
  await shows(picture, 'ground', chambray);
  await shows(picture, 'corner', chambray);
  await shows(picture, 'right', chambray);
  await undo(page).click();
  await shows(picture, 'ground', shirting);
  await shows(picture, 'left', chambray);

  // Same fabric: everything that is in the fabric of the patch that is tapped.
  await page.keyboard.press('Escape');
  await page.getByTitle('Same fabric (E)').click();
  await tap(page, picture, 'right');
  await expect(status(page)).toContainText('All of this fabric, 7 patches, Night Pin Dot');
  await page.getByTitle('Pick up a fabric (I)').click();
  await tap(page, picture, 'left');
  await expect(notice(page, 'Fabric is selected: Chambray')).toBeVisible();
  await tap(page, picture, 'right');
  await shows(picture, 'right', chambray);

  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await tap(page, picture, 'right');
  await tap(page, picture, 'corner');
  await shows(picture, 'corner', chambray);
  await shows(picture, 'right', shirting);
  await expect(undo(page)).toHaveAttribute('title', 'Undo: Two fabrics swapped');

  const before = await picture.settled();
  await page.getByTitle('Shuffle within the palette (S)').click();
  await expect(undo(page)).toHaveAttribute('title', 'Undo: Fabrics shuffled');
  await expect.poll(async () => (await picture.settled()).equals(before)).toBe(false);
  await undo(page).click();
  await expect.poll(async () => (await picture.settled()).equals(before)).toBe(true);

  const cloth = page
    .getByRole('region', { name: 'Blues fabrics' })
    .getByRole('button', { name: 'Midnight Pond' });
  await cloth.hover();
  await page.mouse.down();
  const middle = await picture.pointAt(places.middle.x, places.middle.y);
  await page.mouse.move(middle.x, middle.y, { steps: 8 });
  await expect(status(page)).toContainText('Let go to put Midnight Pond on All of this fabric');
  await page.mouse.up();
  await shows(picture, 'middle', await clothColour(page, 2, 'Midnight Pond'));

  // The mode is remembered; all this can be done by keys.
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Same fabric' })).toBeChecked();
  await page.keyboard.press('p');
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await expect(status(page)).toContainText('Patch 2 of layer 1');
  await page.keyboard.press('Shift+N');
  await expect(status(page)).toContainText('Patch 1 of layer 1');
  await page.keyboard.press('4');
  await expect(status(page)).toContainText('Layer 4, 1 patch, Midnight Pond');
  await expect(page.getByRole('radio', { name: 'Whole layer' })).toBeChecked();
});

test('colourways are kept, taken, compared and dropped', async ({ page }) => {
  await tryItFree(page);
  await openScreen(page);
  const picture = await pickBlock(page, 'Ohio Star');
  const pinDot = await clothColour(page, 2, 'Night Pin Dot');
  const chambray = await clothColour(page, 2, 'Chambray');
  const keep = page.getByTitle('Keep this colourway (K)');
  const strip = page.getByRole('region', { name: 'Colourways' });
  await keep.click();
  await expect(keep).toBeDisabled();
  await layer(page, 'Layer 2').click();
  await swatch(page, 'Chambray');
  await keep.click();
  await layer(page, 'No layer').click();
  await strip.getByRole('button', { name: 'Colourway 1', exact: true }).click();
  await shows(picture, 'left', pinDot);
  await strip.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Colourways side by side' });
  await expect(dialog.getByRole('button', { name: 'Colourway 1, on the table' })).toBeVisible();
  await expectAccessible(page, 'colourways side by side');
  await dialog.getByRole('button', { name: 'Take colourway 2' }).click();
  await shows(picture, 'left', chambray);
  await strip.getByRole('button', { name: 'Drop colourway 1' }).click();
  await expect(strip.getByRole('button', { name: /^Colourway/ })).toHaveCount(1);
  await undo(page).click();
  await expect(strip.getByRole('button', { name: /^Colourway/ })).toHaveCount(2);
});

const names = [
  [
    "Anna's block",
    "Please do not use apostrophes (') in the name.",
    'Remove apostrophes or quotes from name.',
  ],
  ['The "big" one', 'Please do not use quotes (") in the name.', 'Remove apostrophes or quotes from name.'],
  ['   ', 'Please give the quilt block a name.', 'A new block name is required.'],
  [
    'x'.repeat(100),
    'The name is too long. Please enter a name that is shorter than 100 characters.',
    'Enter a name that is shorter than 100 characters.',
  ],
] as const;

test('a subscriber’s block needs a name that will do; it is saved, found again and not overwritten by another', async ({
  page,
  server,
}) => {
  await server.addSubscriber('blocks@example.com', 'a good password');
  await logIn(page, 'blocks@example.com', 'a good password');
  await openScreen(page);
  await pickBlock(page, 'Ohio Star');
  for (const [name, message, hint] of names) {
    await page.getByLabel('Block name').fill(name);
    await saving(page).click();
    await expect(notice(page, message)).toBeVisible();
    await expect(page.getByText(hint, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Block name').fill('Evening Star');
  await saving(page).click();
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

  const saved = page.getByRole('region', { name: 'My Saved Block Designs' });
  const design = saved.getByRole('button', { name: 'Evening Star' });
  await expect(design).toHaveAttribute('aria-pressed', 'true');
  await expect(saved.getByRole('link', { name: 'Manage Designed Blocks' })).toHaveAttribute(
    'href',
    '/designed-blocks',
  );

  // Another blank begins another design.
  await pickBlock(page, 'Churn Dash');
  await expect(design).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByLabel('Block name')).toHaveValue('');
  await design.click();
  await page.getByRole('button', { name: 'Open without saving' }).click();
  await expect(status(page)).toContainText('Ohio Star');
  await expect(page.getByLabel('Block name')).toHaveValue('Evening Star');
});

for (const { shell, width, height, colorScheme } of [
  { shell: 'desk', width: 1440, height: 900, colorScheme: 'dark' },
  { shell: 'tablet', width: 1024, height: 768, colorScheme: 'light' },
  { shell: 'phone', width: 390, height: 844, colorScheme: 'dark' },
] as const) {
  test(`the screen is accessible and fits, ${shell}, ${colorScheme}`, async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height },
      colorScheme,
      hasTouch: shell !== 'desk',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await tryItFree(page);
    await openScreen(page);
    await expect(page.getByRole('list', { name: 'Blocks' }).getByRole('button').first()).toBeVisible();
    await expectAccessible(page, 'an empty table');
    const picture = await pickBlock(page, 'Ohio Star');
    const show = async (name: string) => {
      if (shell === 'desk') return;
      await page.getByRole(shell === 'tablet' ? 'button' : 'tab', { name, exact: true }).click();
    };
    for (const section of ['Used', 'Saved', 'Layers']) await show(section);
    await expectAccessible(page, 'layers');
    await layer(page, 'Layer 2').click();
    await expectAccessible(page, 'a fabric for a layer');
    if (shell !== 'desk') {
      // A finger that rests picks the fabric up.
      const hand = await Hand.on(page);
      await hand.down({ 0: await picture.pointAt(places.middle.x, places.middle.y) });
      await expect(notice(page, 'Fabric is selected: Madder Garden')).toBeVisible();
      await hand.up();
      await show('Used');
      await expectAccessible(page, 'fabrics in use');
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await context.close();
  });
}
