import { expectFitting } from '../../support/accessibility.js';
import { photograph } from '../../support/pictures/photograph.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const FULL = 'You have already uploaded 100 fabrics. You can make space for your fabrics by removing some.';

interface Fabric {
  fabricNum: number;
}

// Choosing pictures by touch differs from the mouse.
test.use({ expectedMessages: [/Failed to load resource/], hasTouch: true });

test('pictures can be dropped anywhere in the window, and a full account says so', async ({
  page,
  server,
}) => {
  await server.addSubscriber('full@example.com', PASSWORD);
  await beSubscriber(page, 'full@example.com', PASSWORD);
  const base64 = (await photograph([176, 84, 44], [120, 120, 120], 300)).toString('base64');
  const carry = () =>
    page.evaluateHandle((text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], 'Rust.jpg', { type: 'image/jpeg' }));
      return transfer;
    }, base64);
  const drop = async () => page.getByRole('banner').dispatchEvent('drop', { dataTransfer: await carry() });

  // Screens that take no pictures, and an editor, which takes other files.
  for (const screen of ['/help', '/standard-quilt-layouts']) {
    await page.goto(screen);
    // The build drew the help page, which takes pictures only after hydration.
    await expect(async () => {
      await drop();
      await expect(
        page.getByText('To upload pictures of your fabrics, drop them on Fabric Uploading.'),
      ).toBeVisible({ timeout: 2000 });
    }).toPass();
  }
  await page.getByRole('button', { name: 'Upload Fabrics' }).click();
  await expect(page.getByRole('button', { name: 'Take a picture' })).toBeVisible();
  await expectFitting(page, 'where pictures are chosen');
  await page.route('**/saveFabric.php', (route) => route.fulfill({ json: { phpResponse: '-1' } }), {
    times: 1,
  });
  await drop();
  await expect(page.getByRole('alert').first()).toContainText(FULL);
  await expectFitting(page, 'a picture that had no space');
  await page
    .getByRole('listitem', { name: 'Rust.jpg', exact: true })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(page.getByRole('heading', { name: 'Your fabric is uploaded' })).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Rust', exact: true })).toContainText(
    'Uploaded. The fabric is in your palette User-Uploads',
  );
  await expect(page.getByText('which has only 300 × 300 pixels')).toBeVisible();

  await page.route('**/retrFabricList', async (route) => {
    const [fabric] = (await (await route.fetch()).json()) as Fabric[];
    const all = Array.from({ length: 100 }, (_, index) => ({ ...fabric, fabricNum: 10_000 + index }));
    await route.fulfill({ json: all });
  });
  await page.getByRole('button', { name: 'Upload More' }).click();
  await page.getByRole('link', { name: 'Manage my uploaded fabrics' }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '100' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText(FULL);
  await expectFitting(page, 'a full shelf');
  await drop();
  await expect(page.getByRole('listitem').filter({ hasText: FULL })).toBeVisible();
});

test('a picture that is too small gets a warning with the size that fabric needs', async ({
  page,
  server,
}) => {
  await server.addSubscriber('small@example.com', PASSWORD);
  await beSubscriber(page, 'small@example.com', PASSWORD);
  await page.goto('/fabric-uploading');
  await page.getByLabel('Pictures of fabrics').setInputFiles({
    name: 'Scrap.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph([176, 84, 44], [120, 120, 120], 120),
  });
  const scrap = page.getByRole('listitem', { name: 'Scrap', exact: true });
  await expect(scrap.getByRole('alert')).toContainText(
    'The fabric is made from the middle square of your picture, which has only 120 × 120 pixels, 20 to an inch of fabric, so its print will look blurred. For 6 inches of fabric we recommend at least 300 × 300 pixels',
  );
  await expect(scrap.getByRole('link', { name: 'Delete in My Fabrics' })).toHaveAttribute(
    'href',
    '/my-fabrics',
  );
  await expectFitting(page, 'a picture that is too small');
});
