import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { fabricNumber, post, storeQuilt } from '../support/saved-quilts.js';
import type { Server } from '../support/server.js';
import { beGuest, beSubscriber } from '../support/sign-in.js';
import { expect, test } from '../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const [BLUES, REDS] = [2, 5];

async function subscriber(page: Page, server: Server, name: string): Promise<void> {
  await server.addSubscriber(`${name}@example.com`, PASSWORD);
  await beSubscriber(page, `${name}@example.com`, PASSWORD);
}

async function pick(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Quilt' }).click();
  await page.getByRole('option', { name }).click();
}

const count = (page: Page, name: 'To buy' | 'Quick estimate') => page.getByText(name, { exact: true });
const row = (page: Page, fabric: string) => page.getByRole('button', { name: fabric });

/** A free form quilt of 60″ × 50″ on sashing cloth, on which two blocks of 12″ overlap by 6″ × 6″. */
async function storeFreeForm(page: Page, quiltName: string, cloth: number, sashing: number): Promise<void> {
  const levels = [
    [
      {
        shapeNum: 1,
        shapeType: 9,
        shapeXLoc: 0,
        shapeYLoc: 0,
        shapeWidth: 500,
        shapeHeight: 500,
        fillFabric: cloth,
        strokeWidth: 0,
      },
    ],
  ];
  const block = (at: number) => ({
    blockNum: 7,
    blockWidth: 12,
    blockHeight: 12,
    xLocation: at,
    yLocation: at,
    numOfColumns: 1,
    numOfRows: 1,
    xSeparation: 0,
    ySeparation: 0,
    pattern: false,
    strokeWidth: 0,
    levels,
  });
  await post(page, '/storeQuilt', {
    quiltNum: 0,
    quiltName,
    quiltWidth: 50,
    quiltLength: 60,
    borderFabric1: 0,
    borderFabric2: 0,
    borderWidth1: 0,
    borderWidth2: 0,
    sashingFabric: sashing,
    sashingWidth: 2,
    generatingSashing: 2,
    generatingSize: 0,
    generatingLayout: 0,
    blocks: [block(6), block(12)],
  });
}

test('a quilt is picked, and each number opens to its arithmetic', async ({ page, server }) => {
  await subscriber(page, server, 'estimates');
  const pond = await fabricNumber(page, BLUES, 'Midnight Pond');
  const red = await fabricNumber(page, REDS, 'Barn Red');
  await storeQuilt(page, { quiltName: 'Blue cradle', block: 'Pinwheel', borderFabric1: pond });
  await storeFreeForm(page, 'Two blocks', red, pond);

  await page.goto('/fabric-estimator');
  await pick(page, 'Blue cradle');
  /*
   * A border of 7″ around 24″ × 36″; the fabrics 1 and 2 of its blocks stand for others. It is cut in strips of 7½″ × 36½″
   * and 38½″ × 7½″, two of each: 1,125 square inches, 26.79″ of cloth, 0.74 yards. Quick: 1,036 ÷ 45 = 23.02.
   */
  await expect(row(page, 'Midnight Pond')).toContainText('¾ yd');
  await expect(row(page, 'Midnight Pond')).toContainText('23.0″');
  await expect(row(page, 'Midnight Pond')).toContainText('First border');
  await expect(page.locator('ul').getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('row', { name: 'Rectangles 36″ × 7″' })).toContainText('36½″ × 7½″ = 273.75');
  await expect(page.getByText('1,125 ÷ 42 = 26.79″')).toBeVisible();
  await expect(page.getByText('Of this cloth 1,036 square inches are seen.')).toBeVisible();
  await expect(page.getByText('Without cutting plan')).toBeVisible();
  await expectAccessible(page);
  /* 40 inches wide: 28.13″, 0.78 yards. */
  await page.getByRole('combobox', { name: 'Usable width of cloth' }).click();
  await page.getByRole('option', { name: '40″' }).click();
  await expect(row(page, 'Midnight Pond')).toContainText('⅞ yd');
  await count(page, 'Quick estimate').click();
  const border = page.getByRole('row', { name: 'First border' });
  await expect(border).toContainText('38″ × 50″ = 1,900, less 24″ × 36″ = 864');
  await expect(page.getByText('1,036 ÷ 45')).toBeVisible();
  await expect(page.locator('canvas[data-painted=true]')).toBeVisible();
  await expectAccessible(page);

  await pick(page, 'Two blocks');
  await count(page, 'Quick estimate').click();
  /* 3,000 less 2 × 144 − 36 = 252 under blocks: 2,748 ÷ 45 = 61.07. */
  await expect(row(page, 'Midnight Pond')).toContainText('61.1″');
  await expect(page.getByRole('row', { name: 'Sashing' })).toContainText('less 252 under blocks');
  /* Half a square of 6″: 18 + 20.49 × ¼ + 5.83 ÷ 16 = 23.49; two are 46.97, and 1.04 inches. */
  await row(page, 'Barn Red').click();
  await expect(row(page, 'Barn Red')).toContainText('1.0″');
  const triangles = page.getByRole('row', { name: 'Half-square triangles 6″' });
  await expect(triangles).toContainText('2 × Pinwheel');
  await expect(triangles).toContainText('18 + 20.49 × ¼ + 5.83 × 1⁄16 = 23.49');
  await expect(page.getByText('46.97 ÷ 45')).toBeVisible();

  /* The address leads back to the same quilt. Both triangles are seen: 46.97 ÷ 42 ÷ 36 = 0.03 yards. */
  await page.reload();
  await expect(row(page, 'Midnight Pond')).toContainText('61.1″');
  await row(page, 'Barn Red').click();
  await expect(row(page, 'Barn Red')).toContainText('⅛ yd');
});

test('on a phone the arithmetic opens below its row', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await subscriber(page, server, 'pocket');
  const pond = await fabricNumber(page, BLUES, 'Midnight Pond');
  await storeQuilt(page, { quiltName: 'Blue cradle', block: 'Pinwheel', borderFabric1: pond });
  await page.goto('/fabric-estimator');
  await pick(page, 'Blue cradle');
  await expect(row(page, 'Midnight Pond')).toHaveAttribute('aria-expanded', 'false');
  await row(page, 'Midnight Pond').click();
  await expect(page.getByText('1,125 ÷ 42')).toBeVisible();
  await expectAccessible(page);
  await count(page, 'Quick estimate').click();
  await expect(page.getByText('1,036 ÷ 45')).toBeVisible();
  await expectAccessible(page);
  await row(page, 'Midnight Pond').click();
  await expect(page.getByText('1,036 ÷ 45')).toBeHidden();
});

test('who has saved no quilt is led to make one, and guests to subscribe', async ({ page, server }) => {
  await subscriber(page, server, 'beginner');
  await page.goto('/fabric-estimator');
  await expect(page.getByRole('heading', { name: 'Save a quilt first' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Make a quilt' })).toBeVisible();
  await expectAccessible(page);
  await beGuest(page);
  await page.goto('/fabric-estimator');
  await expect(page.getByRole('heading', { name: 'Fabric estimates are for subscribers' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Subscribe', exact: true })).toBeVisible();
});
