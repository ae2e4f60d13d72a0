import { expectAccessible } from '../../support/accessibility.js';
import { libraryBlock, storeCreated, storeDesign } from '../../support/screens/saved-blocks.js';
import { fabricNumber, storeQuilt } from '../../support/screens/saved-quilts.js';
import { beSubscriber } from '../../support/sign-in.js';
import { nameInEditor } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const REDS = 5;

test('after a sign-in the latest quilt and blocks come first and can be opened; the password comes last', async ({
  page,
  server,
}) => {
  await server.addSubscriber('back@example.com', PASSWORD);
  await beSubscriber(page, 'back@example.com', PASSWORD);
  const headings = page.getByRole('main').getByRole('heading');
  await page.goto('/login-success');
  // A new account has no work yet.
  await expect(headings).toHaveText(['Welcome Back!', 'Choose your own password']);
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);

  const red = await fabricNumber(page, REDS, 'Barn Red');
  for (const quiltName of ['First quilt', 'Second quilt'])
    await storeQuilt(page, { quiltName, block: 'Pinwheel', borderFabric1: red });
  const star = await libraryBlock(page, 'Friendship Star');
  for (const name of ['One', 'Two', 'Three']) await storeDesign(page, name, star, red);
  await storeCreated(page, 'Drawn', star);
  await page.reload();
  await expect(headings).toHaveText([
    'Welcome Back!',
    'Continue with your latest work',
    'Choose your own password',
  ]);
  const open = page.getByRole('region', { name: 'Continue with your latest work' }).getByRole('button');
  await expect(open).toHaveText([/Second quilt/, 'Drawn', 'Three', 'Two']);
  await expect(page.getByRole('main').locator('canvas[data-painted=true]')).toHaveCount(4);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page, 'the welcome with work to go on with');
  }
  for (const [name, path] of [
    ['Second quilt', '/standard-quilt-layouts'],
    ['Three', '/block-fabric-selection'],
    ['Drawn', '/block-creation'],
  ] as const) {
    await page.goto('/login-success');
    await open.filter({ hasText: name }).click();
    await expect(page).toHaveURL(path);
    await expect(nameInEditor(page)).toHaveText(name);
  }
});
