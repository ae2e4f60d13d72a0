import sharp from 'sharp';
import { distance } from '../../support/pictures/picture.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

/* A red drawing that would change the page if its script ran. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
  <script>document.documentElement.dataset.ran = 'yes'; parent.document.title = 'ran'</script>
  <rect width="40" height="40" fill="#f00"/></svg>`;

test('seams snap to a wheel, and a picture lies under them that only this page has', async ({
  page,
  server,
}) => {
  await server.addSubscriber('guides@example.com', PASSWORD);
  await beSubscriber(page, 'guides@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  await page.getByText('Seams', { exact: true }).click();

  await test.step('a wheel of 8 points', async () => {
    await page.getByText('Wheel', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Points' }).click();
    await page.getByRole('option', { name: '8', exact: true }).click();
    await expect(editor.status).toContainText('Wheel of 8 points and 4 rings');
  });

  await test.step('a seam from spoke to spoke, which starts and ends at crossings with rings', async () => {
    // The crossings with the ring of radius 6 inches: 6 · cos 45° = 4.243 from the centre, across and up.
    await editor.drag([1.8, 10.2], [10.2, 1.8]);
    await page.keyboard.press('Escape');
    await editor.drag([0, 12], [12, 0]);
    await page.keyboard.press('Escape');
    await editor.unfold('Seams');
    await expect(page.getByRole('group', { name: 'Seams of the block' })).toContainText(
      'from the bottom left corner to the top right corner',
    );
  });

  const colourAt = async (x: number, y: number) => {
    const [colour] = await editor.picture.coloursAt([[x, y]], 0.2);
    return colour ?? [0, 0, 0];
  };
  const red = [255, 0, 0] as const;
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    await page.getByLabel('Picture to trace').setInputFiles({ name, mimeType, buffer });
  };

  await test.step('a drawing is laid over the block, and its script doesn’t run', async () => {
    await editor.unfold('Trace a picture');
    const before = await colourAt(2.3, 3.4);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await choose('star.svg', 'image/svg+xml', Buffer.from(drawing));
    await expect(page.getByText('star.svg lies over the block')).toBeVisible();
    await expect.poll(async () => distance(await colourAt(2.3, 3.4), before)).toBeGreaterThan(60);
    expect(await page.evaluate(() => document.documentElement.dataset['ran'])).toBeUndefined();
    await expect(page).not.toHaveTitle('ran');
    expect(sent).toEqual([]);
  });

  await test.step('it is placed by fields and by hand, hidden and removed', async () => {
    await page.getByRole('slider', { name: 'Opacity' }).press('End');
    await expect.poll(async () => distance(await colourAt(9.1, 8.2), red)).toBeLessThan(30);
    const width = page.getByLabel('Width', { exact: true });
    await width.fill('6');
    await width.press('Enter');
    await expect.poll(async () => distance(await colourAt(9.1, 8.2), red)).toBeGreaterThan(100);
    await editor.button('Move by hand').click();
    await editor.drag([2.3, 3.4], [8.3, 9.4]);
    await expect(page.getByLabel('Left', { exact: true })).toHaveValue(/^6″?$/);
    await expect.poll(async () => distance(await colourAt(9.1, 8.2), red)).toBeLessThan(30);
    await editor.button('Hide').click();
    await expect.poll(async () => distance(await colourAt(9.1, 8.2), red)).toBeGreaterThan(100);
    await editor.button('Show').click();
    await expect.poll(async () => distance(await colourAt(9.1, 8.2), red)).toBeLessThan(30);
    await editor.button('Remove').click();
    await expect.poll(async () => distance(await colourAt(9.1, 8.2), red)).toBeGreaterThan(100);
  });

  await test.step('a photo is laid in too, and other files are refused with a message', async () => {
    await choose('notes.txt', 'text/plain', Buffer.from('a letter'));
    await expect(page.getByText('Choose a PNG, JPEG, WebP or SVG file.')).toBeVisible();
    const photo = sharp({ create: { width: 300, height: 300, channels: 3, background: '#f00' } });
    await choose('photo.jpg', 'image/jpeg', await photo.jpeg().toBuffer());
    await expect(page.getByText('photo.jpg lies over the block')).toBeVisible();
    await page.getByRole('slider', { name: 'Opacity' }).press('End');
    await expect.poll(async () => distance(await colourAt(9.1, 8.2), red)).toBeLessThan(30);
  });
});
