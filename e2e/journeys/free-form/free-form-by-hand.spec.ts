import type { Page } from '@playwright/test';
import { dragBy, type PointingDevice } from '../../support/pointers/drag-by.js';
import { FreeFormPointer, type Spot } from '../../support/pointers/free-form-pointer.js';
import { tapOn } from '../../support/pointers/tap-on.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { Pointer } from '../../support/pointers/pointer.js';
import { QuiltPicture } from '../../support/pictures/picture.js';
import { beGuest } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

/* The width of a new quilt of 40″ × 60″. */
const WIDTH = 40;

async function freeForm(page: Page): Promise<FreeFormPointer> {
  await beGuest(page);
  const editor = new FreeFormEditor(page);
  await editor.open();
  return new FreeFormPointer(editor, new QuiltPicture(page, WIDTH));
}

/** Deletes all placements. */
async function clear({ page, placements }: FreeFormEditor): Promise<void> {
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(placements).toHaveCount(0);
}

/** Adds a block to a quilt, then moves, resizes and repeats it, by mouse, finger or pen. */
async function arrange({ editor, picture }: FreeFormPointer, device: PointingDevice): Promise<void> {
  const { page } = editor;
  const pointer = await Pointer.on(page);
  if (device === 'finger') {
    await tapOn(editor.button('Blocks'));
    await editor.add('Ohio Star');
    await tapOn(editor.button('List'));
  } else await editor.offered('Ohio Star').click();
  await expect(editor.placements).toHaveAccessibleName('Ohio Star, 12″, at 0″, 0″');
  const drag = async (from: Spot, to: Spot, away: readonly [number, number] = [0, 0]) => {
    const start = await picture.pointAt(...from);
    const drag = await dragBy(device, pointer, { x: start.x + away[0], y: start.y + away[1] });
    await drag.to(await picture.pointAt(...to));
    await drag.letGo();
  };
  await drag([6, 6], [14, 26]);
  await expect(editor.placements).toHaveAccessibleName('Ohio Star, 12″, at 8″, 20″');
  await drag([20, 32], [16, 28]);
  await expect(editor.placements).toHaveAccessibleName('Ohio Star, 8″, at 8″, 20″');
  await drag([16, 24], [32, 24], [30, 0]);
  await expect(editor.placements).toHaveAccessibleName('Ohio Star, 3 × 1 of 8″, at 8″, 20″');
}

test('by mouse: a grid, blocks moved together, and a sampler', async ({ page }) => {
  const first = await freeForm(page);
  const { editor, picture } = first;
  await test.step('a grid of one block takes three gestures', async () => {
    const pointer = first;
    await pointer.place('Churn Dash', [6, 6]);
    await expect(pointer.editor.placements).toHaveAccessibleName('Churn Dash, 12″, at 0″, 0″');
    await pointer.repeatAcross([12, 6], [35, 6]);
    await expect(pointer.editor.placements).toHaveAccessibleName('Churn Dash, 3 × 1 of 12″, at 0″, 0″');
    await pointer.repeatDown([6, 12], [6, 59]);
    await expect(pointer.editor.placements).toHaveAccessibleName('Churn Dash, 3 × 5 of 12″, at 0″, 0″');
    expect(pointer.gestures).toBe(3);
    await pointer.editor.button('Undo').click();
    await expect(pointer.editor.placements).toHaveAccessibleName('Churn Dash, 3 × 1 of 12″, at 0″, 0″');
  });
  await clear(editor);
  await test.step('blocks are selected, moved, copied and resized together', async () => {
    const pointer = new FreeFormPointer(editor, picture);
    await pointer.place('Nine Patch', [6, 6]);
    await pointer.place('Shoo Fly', [26, 6]);
    await expect(editor.placements).toHaveCount(2);
    /* Draws a selection box around both blocks, starting beside them. */
    await pointer.move([38, 20], [8, 8]);
    await expect(page.getByRole('heading', { name: '2 placements' })).toBeVisible();
    await pointer.move([6, 6], [8, 17]);
    await expect(editor.placements.last()).toHaveAccessibleName('Nine Patch, 12″, at 2″, 11″');
    await expect(editor.placements.first()).toHaveAccessibleName('Shoo Fly, 12″, at 22″, 11″');
    await page.keyboard.down('Alt');
    await pointer.move([8, 17], [8, 40]);
    await page.keyboard.up('Alt');
    await expect(editor.placements).toHaveCount(4);
    await expect(editor.placements.first()).toHaveAccessibleName('Shoo Fly, 12″, at 22″, 34″');
    await pointer.tap([8, 17]);
    await expect(editor.field('Y')).toHaveValue('11″');
    await page.keyboard.down('Shift');
    await pointer.tap([28, 17]);
    await page.keyboard.up('Shift');
    await expect(page.getByRole('heading', { name: '2 placements' })).toBeVisible();
  });
  await clear(editor);
  await test.step('a sampler of 20 blocks in four sizes takes at most 25 gestures', async () => {
    const pointer = new FreeFormPointer(editor, picture);
    const names = ['Nine Patch', 'Shoo Fly', 'Churn Dash', 'Ohio Star'];
    /* A row of each size; the first block of a row is as large as the one before, and is then resized. */
    const rows = [
      { side: 12, before: 12, y: 0, count: 3 },
      { side: 8, before: 12, y: 12, count: 5 },
      { side: 6, before: 8, y: 20, count: 6 },
      { side: 4, before: 6, y: 26, count: 6 },
    ];
    let laid = 0;
    for (const { side, before, y, count } of rows) {
      for (let column = 0; column < count; column++) {
        const came = column === 0 ? before : side;
        const middle: Spot = [column * side + came / 2, y + came / 2];
        await pointer.place(names[laid % names.length] ?? '', middle);
        await expect(pointer.editor.placements).toHaveCount(++laid);
        if (came !== side) await pointer.move([came, y + came], [side, y + side]);
      }
      await expect(pointer.editor.placements.first()).toHaveAccessibleName(
        new RegExp(`, ${side}″, at ${(count - 1) * side}″, ${y}″$`),
      );
    }
    expect(laid).toBe(20);
    expect(pointer.gestures).toBeLessThanOrEqual(25);
  });
});

test('mouse and pen move, resize and repeat a block', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const pointer = await freeForm(page);
  for (const device of ['mouse', 'pen'] as const) {
    await test.step(device, async () => {
      await arrange(pointer, device);
    });
    await clear(pointer.editor);
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('a finger moves, resizes and repeats a block, and drags several blocks out of the drawer', async ({
    page,
  }) => {
    const first = await freeForm(page);
    const { editor, picture } = first;
    await test.step('a block is moved, resized and repeated', async () => {
      await arrange(first, 'finger');
    });
    await clear(editor);
    await test.step('a finger drags several blocks out of the drawer', async () => {
      const pointer = await Pointer.on(page);
      await tapOn(editor.button('Blocks'));
      for (const [name, x] of [
        ['Nine Patch', 6],
        ['Shoo Fly', 26],
        ['Ohio Star', 6],
        ['Churn Dash', 26],
      ] as const) {
        // Only Churn Dash needs this button, because a finger has no Alt key.
        if (name === 'Churn Dash') await tapOn(page.getByText('On top', { exact: true }));
        const tile = await editor.tile(name).boundingBox();
        if (!tile) throw new Error(`${name} isn’t offered.`);
        await pointer.down({ 0: { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 } });
        await pointer.rest();
        await pointer.move({ 0: await picture.pointAt(x, 30) });
        await pointer.up();
        await expect(editor.announcement(name)).toBeAttached();
      }
      await tapOn(editor.button('List'));
      await expect(editor.placements).toHaveCount(3);
      const topmostFirst = ['Churn Dash', 'Shoo Fly', 'Ohio Star'];
      for (const [index, name] of topmostFirst.entries())
        await expect(editor.placements.nth(index)).toHaveAccessibleName(new RegExp(`^${name}, 12″, at `));
      await tapOn(editor.button('Blocks'));
      await expect(page.getByRole('radio', { name: 'Add', exact: true })).toBeChecked();
    });
  });
});

test('keys alone select, move, copy, turn and delete', async ({ page }) => {
  const { editor } = await freeForm(page);
  await editor.offered('Ohio Star').focus();
  await page.keyboard.press('Enter');
  await expect(editor.placements).toHaveCount(1);
  await page.getByRole('application').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(editor.placements).toHaveAccessibleName('Ohio Star, 12″, at 1″, 5″');
  await page.keyboard.press('Control+d');
  await expect(editor.placements).toHaveCount(2);
  await expect(editor.placements.first()).toHaveAccessibleName('Ohio Star, 12″, at 13″, 5″');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Shift+Control+v');
  await expect(editor.placements).toHaveCount(3);
  await page.keyboard.press('Delete');
  await expect(editor.placements).toHaveCount(2);
});
