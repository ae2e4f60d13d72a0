import { expectAccessible } from '../../support/accessibility.js';
import { fromBlockToList, hold } from '../../support/pictures/drawn-pages.js';
import { expect, test } from '../../support/test.js';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [/Failed to load resource/] });

  test('the block list and block pages can be read, and an unknown name shows a note', async ({ page }) => {
    await test.step('the page of a block can be read by any of its names', async () => {
      await page.goto('/block-list/Eight%20Point%20Design');
      await expect(page).toHaveURL(/\/block-list\/ohio-star$/);
      await expect(page).toHaveTitle('Ohio Star quilt block – Quiltwright');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ohio Star');
      await expect(page.getByText('Also called Variable Star, Eight Point Design')).toBeVisible();
      // The page has one large picture, nine small pictures side by side, and three colourways.
      const pictures = page.getByRole('main').locator('img');
      await expect(pictures).toHaveCount(13);
      await expect
        .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100);
      /*
       * A third of 12″ is 4″. Four units have four quarter-square triangles each. The corners and the centre are
       * squares.
       */
      await expect(page.getByRole('table').first().getByRole('row')).toHaveText([
        'Sewn asFinished sizeCount',
        'Quarter-square triangles4″16',
        'Squares4″5',
      ]);
      /*
       * For these blocks a third is 2″, 3″, 3⅓″ and 4″. Quarter-square triangles are cut 1¼″ larger, squares ½″ larger,
       * rounded up to an eighth. 3⅓″ is between two eighths.
       */
      await expect(page.getByRole('table').last().getByRole('row')).toHaveText([
        'For6″9″10″12″',
        'Quarter-square triangles, 163¼″4¼″4⅝″*5¼″',
        'Squares, 52½″3½″3⅞″*4½″',
      ]);
      await page.goto("/block-list/Bear's Paw");
      await expect(page).toHaveURL(/\/block-list\/bears-paw$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bear’s Paw');
    });

    await test.step('the first blocks of the list are visible and lead to their pages', async () => {
      await page.goto('/block-list');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d{3} blocks$/);
      const first = page.getByRole('list', { name: 'Blocks' }).getByRole('listitem').first();
      await expect
        .poll(() => first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(320);
      await first.getByRole('link', { name: /^About/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nine Patch');
    });

    await test.step('an unknown name shows a note, with status 404', async () => {
      const answer = await page.goto('/block-list/no-such-block');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No block has that name');
      await expect(page.getByRole('main').getByRole('link', { name: 'All blocks' })).toBeVisible();
    });
  });
});

test.describe('below the page of a block', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('there is no page, before and after scripts load', async ({ page }) => {
    const answer = await page.goto('/block-list/ohio-star/more');
    expect(answer?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('No block has that name');
    // A press is lost if the scripts haven't taken over the page yet.
    await expect(async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(heading).toHaveText('No block has that name');
  });
});

test('search engines and shared links show the page’s subject and picture', async ({ page }) => {
  const text = await (await page.request.get('/block-list/bears-paw')).text();
  expect(text).toMatch(/<link rel="canonical" href="https?:[^"]+\/block-list\/bears-paw">/);
  expect(text).toMatch(/<meta property="og:title" content="Bear’s Paw quilt block">/);
  const [, image = ''] = /<meta property="og:image" content="(https?:\/\/[^"]+)">/.exec(text) ?? [];
  const picture = await page.request.get(new URL(image).pathname);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  const [, colourway = ''] = /src="(\/block-images\/\d+\/[^"]+)"/.exec(text) ?? [];
  const svg = await page.request.get(colourway);
  expect(svg.headers()['content-type']).toContain('image/svg+xml');
  // Bear’s Paw has more than one fabric, and the picture contains each.
  expect((await svg.text()).match(/<image href="data:image\/webp;base64,/g)?.length).toBeGreaterThan(1);
});

test('a visitor colours the block of a page and sets it into a quilt', async ({ page }) => {
  await page.goto('/block-list/ohio-star');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Colour it' }).click();
  await expect(page).toHaveURL(/\/block-fabric-selection$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/block-list\/ohio-star$/);
  await page.getByRole('link', { name: 'Use this block in a quilt' }).click();
  await expect(page).toHaveURL(/\/standard-quilt-layouts$/);
  await expect(page.getByRole('button', { name: 'Block 1 Ohio Star' })).toBeVisible();
});

test('a block page fits any width, and prints only its content', async ({ page }) => {
  /* Four of the block’s six sizes of patches are rectangles, which are described by two sides. */
  await page.goto('/block-list/burgoyne-surrounded');
  const main = page.getByRole('main');
  const isWithin = () =>
    main.evaluate((element) => {
      const margin =
        element.getBoundingClientRect().right - parseFloat(getComputedStyle(element).paddingRight);
      const rights = [...element.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right);
      return Math.max(...rights) <= margin + 1;
    });
  for (const width of [320, 599, 600, 699, 700, 820, 1119, 1120, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(isWithin, `at ${width} pixels`).toBe(true);
  }
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '3 × 3 blocks',
    'In other fabrics',
    'Patches of a 12-inch block',
    'Any size',
    'What to cut for blocks of 6, 9, 10 and 12 inches',
  ]);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(main.getByRole('link')).toHaveCount(0);
});

test('a block for subscribers invites guests, on its page too', async ({ page }) => {
  await page.goto('/block-list/card-trick');
  await expect(page.getByRole('main')).toContainText('This block needs a subscription, $14.99 per year.');
  await page.getByRole('link', { name: 'Colour it' }).click();
  await expect(page.getByRole('dialog')).toContainText('Subscribers of Quiltwright');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/block-list\/card-trick$/);
});

test('the block list needs no call, because its data comes with the page, and leads to each block’s page', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.goto('/block-list');
  const count = page.getByRole('main').getByRole('status');
  // Text typed before the scripts have loaded counts too, in any spelling of a name.
  for (const name of ["jacob's lad", 'jacobs lad', 'Jacob’s Lad']) {
    await page.getByLabel('Search blocks by any of their names').fill(name);
    await expect(count).toHaveText(/^1 of \d{3} blocks$/);
  }
  await expect(page.getByRole('link', { name: /^About this block/ })).toHaveText(/Jacob’s Ladder$/);
  await page.getByLabel('Search blocks by any of their names').fill('');
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: /^About this block ?: Ohio Star$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ohio Star');
});

test.describe('before hydration', () => {
  for (const [name, files] of [
    ['before they run', '**/assets/index-*.js'],
    ['before the screen is there', '**/assets/BlockListScreen-*.js'],
  ] as const)
    test(`going back after a reload, ${name}, leads to that page`, async ({ page }) => {
      await fromBlockToList(page);
      const list = page.getByRole('heading', { name: 'Traditional blocks, drawn accurately' });
      const held = await hold(page, files);
      await page.reload({ waitUntil: 'commit' });
      await expect(list).toBeVisible();
      await held.asked;
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(/\/block-list\/bears-paw$/);
      await held.letGo();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bear’s Paw');
      await expect(page).toHaveTitle('Bear’s Paw quilt block – Quiltwright');
      await page.goForward();
      await expect(list).toBeVisible();
    });

  test('the scroll position stays', async ({ page }) => {
    const held = await hold(page, '**/assets/BlockScreen-*.js');
    await page.goto('/block-list/bears-paw', { waitUntil: 'commit' });
    await held.asked;
    const colourways = page.locator('#colourways');
    await colourways.evaluate((heading) => {
      heading.scrollIntoView();
    });
    await held.letGo();
    // The menu opens once the scripts have loaded. A mouse click would scroll to it.
    await page.getByRole('button', { name: 'Menu', exact: true }).dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(colourways).toBeInViewport();
  });

  test('a pressed button takes effect after hydration', async ({ page }) => {
    const held = await hold(page, '**/assets/BlockListScreen-*.js');
    await page.goto('/block-list', { waitUntil: 'commit' });
    await held.asked;
    await page.getByRole('button', { name: 'Patches of Ohio Star' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await held.letGo();
    await expect(page.getByRole('dialog')).toContainText('Ohio Star');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('only the last of several presses counts, once', async ({ page }) => {
    const held = await hold(page, '**/assets/BlockListScreen-*.js');
    await page.goto('/block-list', { waitUntil: 'commit' });
    await held.asked;
    const free = page.getByRole('button', { name: 'Free', exact: true });
    await page.getByRole('button', { name: 'Patches of Ohio Star' }).click();
    await free.click();
    await free.click();
    await held.letGo();
    await expect(free).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ of \d{3} blocks$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
