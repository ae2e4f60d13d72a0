import { FreeFormPointer, type Spot } from '../../support/pointers/free-form-pointer.js';
import { QuiltPicture } from '../../support/pictures/picture.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
/** The width and length of the quilt, in inches. */
const SIDE = 60;
/** Half of the diagonal of a block of 12 inches. */
const STEP = 6 * Math.SQRT2;
/** The distance by which each drag misses its place, in inches. The corners snap to each other. */
const MISSED = 0.3;

/** Returns the middle of a block on its point. In every second row, the blocks lie between those above them. */
function middleAt(row: number, column: number): Spot {
  return [13 + STEP * (2 * column + (row % 2)), 13 + STEP * row];
}

test('an on point sampler is laid by mouse, corner to corner, and is cut like level blocks', async ({
  page,
  server,
}) => {
  await server.addSubscriber('on-point@example.com', PASSWORD);
  await beSubscriber(page, 'on-point@example.com', PASSWORD);
  const editor = new FreeFormEditor(page);
  await editor.open();
  await editor.choose('Width', SIDE);
  const pointer = new FreeFormPointer(editor, new QuiltPicture(page, SIDE));

  await pointer.place('Nine Patch', middleAt(0, 0));
  await editor.button('Turn 45° to the right').click();
  await expect(editor.placements).toHaveAccessibleName('Nine Patch, 12″, turned 45°, at 4.515″, 4.515″');

  let laid = 1;
  for (const [row, count] of [3, 2, 3, 2, 3].entries())
    for (let column = row === 0 ? 1 : 0; column < count; column++) {
      const from = column > 0 ? middleAt(row, column - 1) : middleAt(row - 1, 0);
      const [x, y] = middleAt(row, column);
      await page.keyboard.down('Alt');
      await pointer.move(from, [x + MISSED, y - MISSED]);
      await page.keyboard.up('Alt');
      await expect(editor.placements).toHaveCount(++laid);
    }

  await page.getByRole('application').focus();
  await page.keyboard.press('Control+a');
  // 3 · 12√2 = 50.9117
  await expect(editor.announcement('13 placements, 50.912″ × 50.912″, at 4.515″, 4.515″')).toBeAttached();
  await expect(page.getByRole('region', { name: 'What doesn’t fit' })).toHaveCount(0);

  await editor.name.fill('On point');
  await editor.saving.click();
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
  await page.goto('/fabric-estimator');
  await page.getByRole('combobox', { name: 'Quilt' }).click();
  await page.getByRole('option', { name: 'On point' }).click();
  // Each block has five squares of one fabric and four of the other.
  const squares = page.getByRole('row', { name: 'Squares 4″' });
  await expect(squares).toContainText('65 squares 4½″');
  await page.getByRole('button', { name: 'Unbleached Muslin' }).click();
  await expect(squares).toContainText('52 squares 4½″');
});
