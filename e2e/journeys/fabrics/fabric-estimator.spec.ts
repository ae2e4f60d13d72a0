import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { fabricNumber, post, storeQuilt } from '../../support/screens/saved-quilts.js';
import type { Server } from '../../support/server/server.js';
import { beSubscriber } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

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

const count = (page: Page, name: 'To buy' | 'Specification’s estimate') =>
  page.getByRole('group', { name: 'How fabric is measured' }).getByText(name, { exact: true });
const row = (page: Page, fabric: string | RegExp) => page.getByRole('button', { name: fabric });

/** Stores a free form quilt of 50″ × 60″ with sashing fabric. Two of its 12″ blocks overlap by 6″ × 6″. */
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

test('a quilter picks a quilt, and each number opens its arithmetic', async ({ page, server }) => {
  await subscriber(page, server, 'estimates');
  const pond = await fabricNumber(page, BLUES, 'Midnight Pond');
  const red = await fabricNumber(page, REDS, 'Barn Red');
  await storeQuilt(page, { quiltName: 'Blue cradle', block: 'Pinwheel', borderFabric1: pond });
  await storeFreeForm(page, 'Two blocks', red, pond);

  await page.goto('/fabric-estimator');
  await pick(page, 'Blue cradle');
  /*
   * The border of 7″ around 24″ × 36″ needs two strips of 7½″ × 36½″ and two of 7½″ × 38½″. They take 30″ of fabric.
   * With 1″ to spare, this is 0.86 yards. The quick estimate is 1,036 ÷ 45 = 23.02. Fabrics 1 and 2 of its blocks
   * are placeholders.
   */
  await expect(row(page, 'Midnight Pond')).toContainText('⅞ yd');
  await expect(row(page, 'Midnight Pond')).toContainText('0.8 m');
  await expect(row(page, 'Midnight Pond')).toContainText('23.0″');
  await expect(row(page, 'Midnight Pond')).toContainText('First border');
  await expect(page.getByText('31 ÷ 36 = 0.86')).toBeVisible();
  await expect(page.getByText(/^It is proven/)).toBeVisible();
  /* Six blocks have placeholder fabrics. All their patches are listed, and outlined. */
  await expect(
    page.getByText(
      /^(No patch has a fabric yet|[\d,]+ of [\d,]+ patches have no fabric): about .+ yd is missing/,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show parts without fabric' }).click();
  await expect(page.locator('[data-outlined="-1"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-outlined]')).toBeHidden();
  /*
   * The quilt is 38″ × 50″. Its perimeter of 176″ ÷ 40″ is 4.4, so it has five binding strips of 2½″, 12½″. The backing
   * of 46″ × 58″ is two crosswise panels of 46″, 92″, or two lengthwise panels of 58″, 116″. The smallest package of
   * batting that is large enough is 72″ × 90″.
   */
  await expect(row(page, 'Binding')).toContainText('⅜ yd');
  await expect(row(page, 'Backing')).toContainText('2⅝ yd');
  await expect(row(page, 'Batting')).toContainText('1 pack');
  await row(page, 'Backing').click();
  await expect(page.getByText('2 × 46″ = 92″')).toBeVisible();
  await expect(page.getByText('92″ and 1″ to straighten the edge: 93″.')).toBeVisible();
  await expectAccessible(page);
  await count(page, 'Specification’s estimate').click();
  const border = page.getByRole('row', { name: 'First border' });
  await expect(border).toContainText('38″ × 50″ = 1,900, minus 24″ × 36″ = 864');
  await expect(page.getByText('1,036 ÷ 45')).toBeVisible();
  await expect(page.locator('canvas[data-painted=true]')).toBeVisible();
  await expectAccessible(page);

  await pick(page, 'Two blocks');
  await count(page, 'Specification’s estimate').click();
  /* Blocks cover 2 × 144 − 36 = 252 of 3,000 square inches. The other 2,748 ÷ 45 are 61.07 inches. */
  await expect(row(page, 'Midnight Pond')).toContainText('61.1″');
  await expect(page.getByRole('row', { name: 'Sashing' })).toContainText('minus 252 under blocks');
  /*
   * Half a square of 6″ is cut as 18 + 20.49 × ¼ + 5.83 ÷ 16 = 23.49 square inches. Two are 46.97, which are 1.04
   * inches.
   */
  await row(page, 'Barn Red').click();
  await expect(row(page, 'Barn Red')).toContainText('1.0″');
  const triangles = page.getByRole('row', { name: 'Half-square triangles 6″' });
  await expect(triangles).toContainText('2 × Pinwheel');
  await expect(triangles).toContainText('18 + 20.49 × ¼ + 5.83 × 1⁄16 = 23.49');
  await expect(page.getByText('46.97 ÷ 45')).toBeVisible();

  /* The address leads back to the same quilt. */
  await page.reload();
  await expect(row(page, 'Midnight Pond')).toContainText('61.1″');
});

/** Stores a quilt of 36″ × 48″ with 48 blocks of 6″. Each block is two half-square triangles in the two fabrics. */
async function storeTriangles(page: Page, quiltName: string, first: number, second: number): Promise<void> {
  const triangle = (shapeNum: number, shapeType: number, fillFabric: number) => ({
    ...{ shapeNum, shapeType, fillFabric },
    ...{ shapeXLoc: 0, shapeYLoc: 0, shapeWidth: 1000, shapeHeight: 1000, strokeWidth: 0 },
  });
  const units = {
    ...{ blockNum: 7, blockWidth: 6, blockHeight: 6, xLocation: 0, yLocation: 0 },
    ...{ numOfColumns: 6, numOfRows: 8, xSeparation: 0, ySeparation: 0, pattern: false, strokeWidth: 0 },
    levels: [[triangle(1, 9, first), triangle(2, 7, second)]],
  };
  await post(page, '/storeQuilt', {
    ...{ quiltNum: 0, quiltName, quiltWidth: 36, quiltLength: 48 },
    ...{ borderFabric1: 0, borderFabric2: 0, borderWidth1: 0, borderWidth2: 0 },
    ...{ sashingFabric: 0, sashingWidth: 0, generatingSashing: 0, generatingSize: 0, generatingLayout: 0 },
    blocks: [units],
  });
}

/**
 * Stores a quilt that is a single square patch.
 * @param side the side of the square, in inches
 */
async function storeOneSquare(
  page: Page,
  quiltName: string,
  fillFabric: number,
  side: number,
): Promise<void> {
  const square = {
    ...{ shapeNum: 1, shapeType: 1, fillFabric, strokeWidth: 0 },
    ...{ shapeXLoc: 0, shapeYLoc: 0, shapeWidth: 1000, shapeHeight: 1000 },
  };
  await post(page, '/storeQuilt', {
    ...{ quiltNum: 0, quiltName, quiltWidth: side, quiltLength: side },
    ...{ borderFabric1: 0, borderFabric2: 0, borderWidth1: 0, borderWidth2: 0 },
    ...{ sashingFabric: 0, sashingWidth: 0, generatingSashing: 0, generatingSize: 0, generatingLayout: 0 },
    blocks: [
      {
        ...{ blockNum: 7, blockWidth: side, blockHeight: side, xLocation: 0, yLocation: 0 },
        ...{ numOfColumns: 1, numOfRows: 1, xSeparation: 0, ySeparation: 0, pattern: false, strokeWidth: 0 },
        levels: [[square]],
      },
    ],
  });
}

async function choose(page: Page, menu: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${menu}:? (?!of )`) }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Stores an amount of a fabric in the stash by a call of the API, as another device would. */
async function storeStashElsewhere(page: Page, fabricNum: number, yards: number): Promise<void> {
  const status = await page.evaluate(
    async (body) => {
      const forgery = /(?:^|; )(?:__Host-)?XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch('/api/stash', {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
          'X-XSRF-TOKEN': decodeURIComponent(forgery),
        },
        body: JSON.stringify(body),
      });
      return answer.status;
    },
    { fabricNum, yards, pieces: [] },
  );
  expect(status).toBe(204);
}

test('a plan opens, and follows another width and method', async ({ page, server }) => {
  await subscriber(page, server, 'cutter');
  const pond = await fabricNumber(page, BLUES, 'Midnight Pond');
  const red = await fabricNumber(page, REDS, 'Barn Red');
  await storeTriangles(page, 'Halves', red, pond);
  await page.goto('/fabric-estimator');
  await pick(page, 'Halves');
  /*
   * Squares of 6⅞″ make two triangles each. 24 squares of each fabric, 6 across 42″, need 4 strips, 27½″. With 1″ to
   * spare they are 0.79 yards, or 72.39 cm.
   */
  await row(page, 'Barn Red').click();
  await expect(row(page, 'Barn Red')).toContainText('⅞ yd');
  await expect(row(page, 'Barn Red')).toContainText('0.75 m');
  await expect(page.getByRole('row', { name: 'Half-square triangles 6″' })).toContainText('24 squares 6⅞″');
  await expect(page.getByRole('row', { name: 'Half-square triangles 6″' })).toContainText(
    '6 + ⅞, 2 from each',
  );
  await expect(
    page.getByRole('img', { name: 'A strip 6⅞″ wide across 42″ of fabric: 6 squares 6⅞″' }),
  ).toBeVisible();
  await expect(page.getByText('27½″ and 1″ to straighten the edge: 28½″')).toBeVisible();
  await expect(page.getByText('28.5 ÷ 36 = 0.79')).toBeVisible();
  await expect(page.getByText(/^Each cut with 1″ to straighten its edge/)).toBeVisible();
  await expectAccessible(page);
  /*
   * The perimeter of 36″ × 48″ is 168″, which needs five more strips of 2½″. The strips are 40″; with 1″ to spare, 1.14
   * yards.
   */
  await choose(page, 'Binding fabric', 'Barn Red');
  await expect(row(page, 'Barn Red')).toContainText('1¼ yd');
  await expect(row(page, 'Barn Red')).toContainText('Binding');
  await expect(row(page, /^Binding/)).toBeHidden();
  await choose(page, 'Binding fabric', 'A separate fabric');
  await expect(row(page, /^Binding/)).toContainText('⅜ yd');
  /* The open row is outlined on the picture. If another row is opened, that row is outlined instead. */
  const show = page.getByRole('button', { name: 'Show on the quilt' });
  await show.click();
  await expect(page.locator(`[data-outlined="${red}"]`)).toBeVisible();
  await row(page, 'Midnight Pond').click();
  await expect(page.locator(`[data-outlined="${pond}"]`)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[data-outlined]')).toBeHidden();
  await row(page, 'Barn Red').click();
  /* Five squares across 40″ need 5 strips, 34⅜″, which are 0.95 yards. With 1″ to spare they are 0.98 yards. */
  await choose(page, 'Usable width of fabric', '40″');
  await expect(row(page, 'Barn Red')).toContainText('1 yd');
  await expect(page.getByText('35.38 ÷ 36 = 0.98')).toBeVisible();
  await choose(page, 'Spare fabric', 'Nothing');
  await expect(page.getByText('34.38 ÷ 36 = 0.95')).toBeVisible();
  await expect(page.getByText('Nothing to spare', { exact: true })).toBeVisible();
  await choose(page, 'Spare fabric', '1″ per cut, to straighten its edge');
  /*
   * Two squares of 13¾″ make eight units, so each fabric needs 6 squares. Two squares fit across 40″, so 3 strips are
   * needed: 41¼″. With 1″ to spare, they are 1.17 yards.
   */
  await choose(page, 'Half-square triangles', '8 at a time');
  await expect(row(page, 'Barn Red')).toContainText('1¼ yd');
  await expect(row(page, 'Midnight Pond')).toContainText('1¼ yd');
  await expect(page.getByRole('row', { name: 'Half-square triangles 6″' })).toContainText('6 squares 13¾″');
  /* The app remembers how a quilter cuts. */
  await page.reload();
  await expect(row(page, 'Barn Red')).toContainText('1¼ yd');
});

test('the amount that a quilter owns is stored, and reduces the amount to buy', async ({
  page,
  server,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource: .*(ERR_FAILED|409).*\/api\/stash/);
  await subscriber(page, server, 'saver');
  const pond = await fabricNumber(page, BLUES, 'Midnight Pond');
  const red = await fabricNumber(page, REDS, 'Barn Red');
  await storeTriangles(page, 'Halves', red, pond);
  await page.goto('/fabric-estimator');
  await pick(page, 'Halves');
  await row(page, 'Barn Red').click();
  const yards = page.getByRole('textbox', { name: 'Yards in one piece' });
  const save = page.getByRole('button', { name: 'Save these amounts' });
  await yards.fill('half a yard');
  await save.click();
  await expect(yards).toHaveAccessibleDescription(/Enter yards from 0 to 100/);
  /* ½ yd (18″) gives two strips of 6⅞″. The other two strips are 13¾″, 0.38 yards. */
  await page.route('**/api/stash', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await yards.fill('1/2');
  await save.click();
  await expect(page.getByText('Not saved. The server can’t be reached.')).toBeVisible();
  await page.unroute('**/api/stash');
  await page.reload();
  await row(page, 'Barn Red').click();
  await expect(yards).toHaveValue('1/2');
  await expect(page.getByText('Not saved yet, but kept on this device.')).toBeVisible();
  await save.click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(row(page, 'Barn Red')).toContainText('½ yd still to buy');
  /* The sum is ½ yd, ⅞ yd of the other fabric, and ⅜ yd for the binding's five strips of 2½″. */
  await expect(page.getByText('Still to buy', { exact: true })).toBeVisible();
  await expect(page.getByText('1¾ yd', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(row(page, 'Barn Red')).toContainText('½ yd still to buy');
  await row(page, 'Barn Red').click();
  await expect(yards).toHaveValue('½');
  /* The app doesn’t overwrite an amount from another device without asking. */
  await storeStashElsewhere(page, red, 2);
  await yards.fill('1');
  await save.click();
  await expect(page.getByText(/The new amount is 2 yd/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use that' }).click();
  await expect(yards).toHaveValue('2');
  await expect(row(page, 'Barn Red')).toContainText('You have enough');
  await yards.fill('18 in');
  await save.click();
  await expect(row(page, 'Barn Red')).toContainText('½ yd still to buy');
  await expect(yards).toHaveValue('½');
  /*
   * A piece of 14″ × 14″ gives 4 squares of 6⅞″, a piece of 21″ × 14″ gives 6. Two of the larger pieces give the
   * remaining 12.
   */
  await page.getByRole('button', { name: 'Piece', exact: true }).click();
  await page.getByLabel('Width, inches').fill('21');
  await page.getByLabel('Length, inches').fill('14');
  await page.getByLabel('Pieces', { exact: true }).fill('2');
  await save.click();
  await expect(row(page, 'Barn Red')).toContainText('You have enough');
});

test('a note names pieces that can’t be cut, and fat quarters are counted', async ({ page, server }) => {
  await subscriber(page, server, 'careful');
  const pond = await fabricNumber(page, BLUES, 'Midnight Pond');
  const red = await fabricNumber(page, REDS, 'Barn Red');
  await storeTriangles(page, 'Halves', red, pond);
  await storeTriangles(page, 'Uncoloured', 1, 2);
  await storeOneSquare(page, 'Panel', red, 48);
  await page.goto('/fabric-estimator');
  await pick(page, 'Uncoloured');
  await expect(page.getByRole('heading', { name: 'No fabric to count yet' })).toBeVisible();
  await pick(page, 'Panel');
  await expect(row(page, 'Barn Red')).toContainText('doesn’t fit');
  await expect(page.getByRole('alert')).toHaveText(
    'A piece of 48½″ × 48½″ doesn’t fit on fabric of this width. Choose wider fabric, or smaller blocks.',
  );
  await pick(page, 'Halves');
  // No sashing crosses in this quilt.
  await expect(page.getByRole('combobox', { name: 'Cornerstones' })).toHaveCount(0);
  await choose(page, 'Sold as', 'Fat quarters');
  /*
   * Three squares of 6⅞″ across 22″ need 8 strips, two from each fat quarter of 17½″. The binding of 168″ ÷ 21½″ has 8
   * strips of 2½″. A fat quarter holds seven of them.
   */
  await expect(row(page, 'Barn Red')).toContainText('4 fat quarters');
  await expect(row(page, /^Binding/)).toContainText('2 fat quarters');
  await expect(page.getByText('10 fat quarters', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'How it sews' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    '1 block checked: nothing is hard to sew.',
  );
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
  await expect(page.getByText('31 ÷ 36 = 0.86')).toBeVisible();
  await expectAccessible(page);
  await count(page, 'Specification’s estimate').click();
  await expect(page.getByText('1,036 ÷ 45')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show on the quilt' }).click();
  await expect(page.locator('[data-outlined]').last()).toBeVisible();
  await row(page, 'Midnight Pond').click();
  await expect(page.getByText('1,036 ÷ 45')).toBeHidden();
});

test('without saved quilts the page offers to make one, and estimates open quilts, even without the server', async ({
  page,
  server,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource: .*ERR_FAILED.*\/api\/quilts/);
  await subscriber(page, server, 'unsaved');
  await test.step('without saved quilts the page offers to make one', async () => {
    await page.goto('/fabric-estimator');
    await expect(page.getByRole('heading', { name: 'Make a quilt first' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Make a quilt' })).toBeVisible();
    await expectAccessible(page);
  });

  const editor = new FreeFormEditor(page);
  await editor.open();
  await editor.button('All blocks').click();
  await editor.add('Sawtooth Star');
  const standard = new StandardQuilt(page);
  await standard.open();
  await standard.startWith('Crib');
  await standard.chooseLayout('One Block Repeated');
  await standard.chooseBlock(1, 'Sawtooth Star');
  await page.getByText('Fabric to buy', { exact: true }).click();
  await page.getByRole('link', { name: 'estimator' }).click();
  await expect(page.getByText('The quilt that you have open (not saved)')).toBeVisible();
  /* 12 squares of 6½″, six across 42″, need two strips, 13″; with 1″ to spare, 0.39 yards. */
  await expect(row(page, 'Madder Garden')).toContainText('½ yd');

  /* The page's address leads back to this quilt, and needs only the drafts of this device. */
  await page.route(/\/api\/quilts/, (route) => route.abort());
  await page.reload();
  await expect(row(page, 'Madder Garden')).toContainText('½ yd');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Quilt' }).click();
  await expect(page.getByRole('option')).toHaveText([
    /Unnamed quilt.*Not saved/,
    /Unnamed quilt.*Free form · Not saved/,
  ]);
  await page.getByRole('option').nth(1).click();
  /* One star needs a strip of 6½″; with 1″ to spare, 0.21 yards. */
  await expect(row(page, 'Madder Garden')).toContainText('¼ yd');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Lists', { exact: true }).click();
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Make the file' }).click(),
  ]);
  expect(list.suggestedFilename()).toMatch(/, shopping list\.csv$/);
});
