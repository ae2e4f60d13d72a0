import type { Page } from '@playwright/test';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { distance, meanColour, type Colour } from '../../support/pictures/picture.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const PAPER: Colour = [255, 255, 255];

/**
 * Returns the corners of the three blocks in the middle row of the small quilt. Each corner is a digit: 1 if it is
 * coloured, 0 if it is white.
 */
async function corners(page: Page): Promise<string> {
  const box = await page.getByRole('img', { name: /^A quilt of this block/ }).boundingBox();
  if (!box) throw new Error('There is no small quilt.');
  const cell = box.width / 3;
  const colourAt = async (column: number, x: number, y: number) => {
    const [left, top] = [box.x + (column + x) * cell, box.y + (1 + y) * cell];
    return meanColour(await page.screenshot({ clip: { x: left - 2, y: top - 2, width: 4, height: 4 } }));
  };
  const found: string[] = [];
  for (const column of [0, 1, 2]) {
    let words = '';
    for (const [x, y] of [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.8, 0.8],
      [0.2, 0.8],
    ] as const)
      words += distance(await colourAt(column, x, y), PAPER) > 30 ? '1' : '0';
    found.push(words);
  }
  return found.join(' ');
}

test('a small quilt follows the drawing: straight, in pinwheels and with another block', async ({
  page,
  server,
}) => {
  await server.addSubscriber('sets@example.com', PASSWORD);
  await beSubscriber(page, 'sets@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  await editor.button('Spot 2').click();
  await editor.takeShape('Right triangle, corner top left');
  await editor.drag([0.1, 0.1], [5.9, 5.9]);
  // Each group has the four corners of a block, clockwise from the top left corner.
  await expect.poll(() => corners(page)).toBe('1000 1000 1000');
  await editor.undo.click();
  // An empty block has the ways to start in this place.
  await expect(page.getByRole('img', { name: /^A quilt of this block/ })).toBeHidden();
  await editor.redo.click();

  const layout = page.getByRole('combobox', { name: /^How the blocks are turned/ });
  await layout.click();
  await page.getByRole('option', { name: 'Pinwheel' }).click();
  // The middle row is the lower half of pinwheels. There, the left block of a pinwheel is turned a quarter to the left,
  // and the right block is turned by half.
  await expect.poll(() => corners(page)).toBe('0001 0010 0001');

  await layout.click();
  await page.getByRole('option', { name: 'Alternating' }).click();
  const blocks = page.getByRole('dialog', { name: 'A second block to alternate with this one' });
  await blocks.getByRole('searchbox').fill('Nine Patch');
  await blocks.getByRole('button', { name: 'Nine Patch', exact: true }).click();
  await expect(blocks).toBeHidden();
  await expect(editor.button('with Nine Patch')).toBeVisible();
  await expect.poll(() => corners(page)).toBe('1111 1000 1111');

  // In library fabrics, the second spot is a dark blue.
  await page.getByText('Fabrics', { exact: true }).click();
  const box = await page.getByRole('img', { name: /^A quilt of this block/ }).boundingBox();
  const clip = { x: (box?.x ?? 0) + 4, y: (box?.y ?? 0) + 4, width: 5, height: 5 };
  await expect
    .poll(async () => (await meanColour(await page.screenshot({ clip }))).every((each) => each < 120))
    .toBe(true);
});
