import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expectAccessible } from '../../support/accessibility.js';
import { difference } from '../../support/pictures/picture.js';
import { fabricNumber, storeQuilt } from '../../support/screens/saved-quilts.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const BLUES = 2;

/**
 * Selects some choices in the export dialog and makes the file. Expects the download to have the given name. Returns
 * the file's content.
 */
async function made(dialog: Locator, name: string, ...choices: string[]): Promise<Buffer> {
  const page = dialog.page();
  for (const choice of choices) await dialog.getByText(choice, { exact: true }).click();
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Make the file' }).click(),
  ]);
  expect(kept.suggestedFilename()).toBe(name);
  await expect(dialog.getByRole('status')).toHaveText(`“${name}” is in your downloads.`);
  const file = await readFile(await kept.path());
  await dialog.getByRole('button', { name: 'Export something else' }).click();
  return file;
}

/** Returns a screenshot of an SVG drawing, `width` pixels wide. */
async function shown(page: Page, svg: Buffer, width: number): Promise<Buffer> {
  const other = await page.context().newPage();
  const address = `data:image/svg+xml;base64,${svg.toString('base64')}`;
  await other.setContent(`<style>body { margin: 0 }</style><img width="${String(width)}" src="${address}">`);
  const picture = await other.locator('img').screenshot();
  await other.close();
  return picture;
}

test('a guest exports a picture and a drawing of a quilt, which look alike; lists are for subscribers', async ({
  page,
}) => {
  await beGuest(page);
  const editor = new StandardQuilt(page);
  await editor.open();
  await page.getByRole('button', { name: 'Export …' }).click();
  await expect(page.getByText('There is nothing to export yet. Add a block first.')).toBeVisible();
  await editor.startWith('Crib');
  await editor.chooseBlock(1, 'Ohio Star');
  await editor.name('=<b>: cradle 👶');
  await page.getByRole('button', { name: 'Export …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export “=<b>: cradle 👶”' });
  await expect(dialog.getByRole('radio', { name: 'Picture' })).toBeChecked();
  await expectAccessible(page);

  const png = await made(dialog, '= b cradle 👶.png', 'As designed', '1,000');
  const { width, height } = await sharp(png).metadata();
  expect(height).toBe(1000);
  const svg = await made(dialog, '= b cradle 👶.svg', 'Drawing', 'Fabrics');
  const counts = (file: Buffer) =>
    page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
      const count = (selector: string) => parsed.querySelectorAll(selector).length;
      const name = parsed.querySelector('title')?.textContent;
      const copies = count('g > g[transform]');
      return [count('parsererror'), count('use'), copies, count('g > g[transform] > path') / copies, name];
    }, file.toString());
  // A crib of 3 × 4 blocks. An Ohio Star has five squares and four squares of four triangles, on its ground.
  expect(await counts(svg)).toEqual([0, 0, 12, 22, '=<b>: cradle 👶']);
  const drawn = await shown(page, svg, width);
  // The only differences are seams, which the drawing lacks, and smoothed edges.
  const soft = await Promise.all(
    [png, drawn].map((file) => sharp(file).removeAlpha().blur(2).png().toBuffer()),
  );
  expect(await difference(soft[0] ?? png, soft[1] ?? drawn)).toBeLessThan(0.02);

  const sheet = await made(dialog, '= b cradle 👶, colouring sheet.svg', 'Colouring sheet');
  const colouring = await made(
    dialog,
    '= b cradle 👶, colouring sheet.png',
    ...['Picture', 'Colouring sheet', '1,000'],
  );
  const size = await sharp(colouring).metadata();
  expect(size.height).toBe(1000);
  // The screenshot may be a row of pixels higher or lower, so fine lines are smoothed.
  const box = { width: size.width, height: size.height, fit: 'fill' } as const;
  const sheets = await Promise.all(
    [colouring, await shown(page, sheet, size.width)].map((file) =>
      sharp(file).removeAlpha().resize(box).blur(3).png().toBuffer(),
    ),
  );
  expect(await difference(sheets[0] ?? colouring, sheets[1] ?? sheet)).toBeLessThan(0.02);
  expect((await sharp(colouring).stats()).channels[0]?.mean).toBeGreaterThan(200);

  const cutting = await made(
    dialog,
    '= b cradle 👶, cutting paths.svg',
    'Drawing',
    'Paths for cutting machines',
  );
  const layers = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    return [...parsed.querySelectorAll('svg > g')].map((layer) => [
      layer.getAttribute('inkscape:groupmode'),
      layer.getAttribute('fill'),
    ]);
  }, cutting.toString());
  expect(layers.length).toBeGreaterThan(1);
  expect(new Set(layers.map((layer) => layer.join()))).toEqual(new Set(['layer,none']));

  await dialog.getByText('Lists', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Subscribe …' }).click();
  await expect(page.getByRole('dialog').getByText('Subscribers of Quiltwright')).toBeVisible();
});

test('the shopping list and the cutting list of a quilt are exported as tables', async ({ page, server }) => {
  await server.addSubscriber('exports@example.com', PASSWORD);
  await beSubscriber(page, 'exports@example.com', PASSWORD);
  const pond = await fabricNumber(page, BLUES, 'Midnight Pond');
  const quilt = { quiltName: 'Cradle', block: 'Pinwheel', borderFabric1: pond };
  const { quiltNum } = await storeQuilt(page, quilt);
  await page.goto(`/fabric-estimator?quilt=${String(quiltNum)}`);
  await page.getByRole('button', { name: 'Export …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export “Cradle”' });
  const shopping = (await made(dialog, 'Cradle, shopping list.csv', 'Lists', 'Shopping list')).toString();
  const rows = shopping.split('\r\n');
  expect(rows[0]).toBe(
    '\uFEFFFabric,For,To buy,Yards,Metres,Fat quarters,Cut in inches,Spare fabric,Still to buy,Width of fabric',
  );
  // The border needs four strips of 7½″, 30″. With 1″ to spare they are 31 ÷ 36 yards, rounded up to the next eighth.
  expect(rows[1]).toMatch(/^Midnight Pond,First border,⅞ yd,0\.875,0\.8,,30,1″ to straighten the edge,,42″$/);
  expect(rows.some((row) => row.startsWith('Backing,'))).toBe(true);
  const cutting = (await made(dialog, 'Cradle, cutting list.csv', 'Cutting list')).toString();
  expect(cutting).toContain('Midnight Pond,Rectangles 38″ × 7″,2,First border,2,38½″,7½″,38.5,7.5,');
  const commas = (await made(dialog, 'Cradle, cutting list.csv', '1,5 with ;')).toString();
  expect(commas).toContain('Midnight Pond;Rectangles 38″ × 7″;2;First border;2;38½″;7½″;38,5;7,5;');
});
