import { expectAccessible } from '../../support/accessibility.js';
import { BlockEditor } from '../../support/screens/block-editor.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';
import { Announcements } from '../../support/screens/announcements.js';

const PASSWORD = 'a chest full of fat quarters';

test('changes of a block’s fabrics are announced once; keys swap two fabrics and pick one up', async ({
  page,
}) => {
  await beGuest(page);
  const editor = new BlockEditor(page);
  await editor.open();
  const announced = await Announcements.on(page);
  const canvas = page.getByRole('application');
  await test.step('shuffled and given fabrics are announced, and the reason why a key does nothing', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await announced.once(/^Nothing to undo\./);
    await editor.pick('Ohio Star');
    await canvas.focus();
    await page.keyboard.press('s');
    await announced.once(/^Fabrics shuffled: .+/);
    await page.keyboard.press('k');
    await announced.once('Colourway kept: 1 of 6');
    await page.keyboard.press('k');
    await announced.once(/^You have already kept this colourway\./);
    await page.keyboard.press('9');
    await announced.once(/^The block has no layer 9\./);
    await page.keyboard.press('1');
    await announced.once(/^Layer 1, .+\. Now pick a fabric for this part$/);
    await editor.swatch('Chambray').focus();
    await page.keyboard.press('Enter');
    await announced.once('Fabric of layer 1: Chambray');
    await page.keyboard.press('f');
    await announced.once('Chambray, a favourite');
    await page.keyboard.press('f');
    await announced.once('Chambray, no longer a favourite');
  });

  await test.step('two fabrics are swapped, and one is picked up', async () => {
    const used = page.getByRole('complementary', { name: 'Fabric' }).getByRole('list').last();
    await canvas.focus();
    // Keys move between fabrics while two are swapped, even keys that colour at other times.
    await page.keyboard.press('p');
    await announced.once('One patch');
    await page.keyboard.press('x');
    await announced.once('Press N until the first fabric to swap is marked, then press Enter');
    await page.keyboard.press('Enter');
    await announced.once(/^First press N to mark a layer, a patch or a fabric\./);
    await page.keyboard.press('n');
    await announced.once(/^All patches in this fabric, /);
    await page.keyboard.press('Enter');
    await announced.once(
      'Now press N until the second fabric is marked, then press Enter. Or pick a fabric from the palette',
    );
    await page.keyboard.press('Enter');
    await announced.once(/^That is the same fabric\. Choose a different fabric\./);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await announced.once(/^Two fabrics swapped: .+, .+$/);
    await page.keyboard.press('ControlOrMeta+z');
    await announced.once('Undone: Two fabrics swapped');

    /* Starts from the button in the bar, and chooses a swatch as the second fabric. */
    await page.getByRole('button', { name: 'Swap two fabrics' }).focus();
    await page.keyboard.press('Enter');
    await expect(canvas).toBeFocused();
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    // The shuffled block may have any of these, but not all, since Chambray is one of its four fabrics.
    const inBlock = await used.innerText();
    const other = ['Midnight Pond', 'Dusk Meadow', 'Night Pin Dot', 'Porch Gingham'].find(
      (name) => !inBlock.includes(name),
    );
    await editor.swatch(other ?? '').focus();
    await page.keyboard.press('Enter');
    await announced.once(`Two fabrics swapped: ${other}`);
    await expect(used).toContainText(other ?? '');

    await canvas.focus();
    await page.keyboard.press('i');
    await announced.once('Press N to mark a fabric, then press Enter to pick it up');
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await announced.once(/^Fabric is selected: /);
    await expect(page.getByRole('button', { name: /Put down/ })).toBeVisible();
    await page.keyboard.press('p');
    await announced.once('One patch');
    await page.keyboard.press('n');
    await announced.once(/^Patch 1 of layer 1, .*(top|bottom|left|right|middle).*, [A-Z]/);
  });
});

test('changes of quilts are announced once', async ({ page }) => {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  const announced = await Announcements.on(page);
  await quilt.startWith('Queen');
  await announced.once('Quilt size Queen');
  await quilt.chooseLayout('Two Blocks Alternating by Rows');
  await announced.once('Two Blocks Alternating by Rows: layout chosen');
  await page.getByLabel('First border').click();
  await announced.once('First border: added');
  await quilt.chooseFabric('Blues', 'Midnight Pond');
  await announced.once('Fabric of first border: Midnight Pond');
  await page.keyboard.press('ControlOrMeta+z');
  await announced.once('Undone: Fabric of first border');
  await page.keyboard.press('ControlOrMeta+z');
  await announced.once('Undone: First border');

  const editor = new FreeFormEditor(page);
  await editor.open();
  const heard = await Announcements.on(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('Delete');
  await heard.once(/^Add a block first\./);
  await editor.button('One block repeated').click();
  /* 40″ × 60″ hold 3 × 5 blocks of 12″. */
  await heard.once('One block repeated: 15 blocks');
  await page.keyboard.press('r');
  await heard.once(/^Select a block first\./);
  await page.keyboard.press('n');
  await heard.once(/^Jacob’s Ladder, 3 × 5 of 12″, at /);
  await page.keyboard.press('n');
  await heard.once(/^There is no other block\./);
  await page.keyboard.press(']');
  await heard.once(/^The selection is already in front\./);
  await page.keyboard.press('Delete');
  await heard.once(/^Blocks deleted: Jacob’s Ladder, 3 × 5 of 12″, at /);
});

test('the number of shapes that a symmetry adds in a cell is announced', async ({ page, server }) => {
  await server.addSubscriber('hears@example.com', PASSWORD);
  await beSubscriber(page, 'hears@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const announced = await Announcements.on(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('Delete');
  await announced.once(/^Draw a shape first\./);
  await page.keyboard.press('y');
  await page.keyboard.press('f');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await announced.once(/ shapes by symmetry$/);
});

test('quilts and blocks are described in words, and in a table with arrow keys', async ({ page }) => {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Queen');
  await quilt.chooseBlock(1, 'Ohio Star');
  const canvas = page.getByRole('application', { name: 'Quilt on the canvas: Queen quilt' });
  await expect(canvas).toHaveAccessibleDescription(/^Queen, 96″ × 108″, .+, 8 columns and 9 rows\. .+ \d+ %/);
  const opens = page.getByRole('button', { name: 'Read the quilt as a table' });
  await opens.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'The quilt as a table' });
  const cell = (row: number, column: number) =>
    dialog
      .getByRole('row')
      .nth(row)
      .getByRole('gridcell')
      .nth(column - 1);
  await expect(cell(1, 1)).toBeFocused();
  await expect(cell(1, 1)).toHaveText('Ohio Star');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(cell(2, 8)).toBeFocused();
  await expect(dialog).toContainText(/Rows 1, 2, 3, 4, 5, 6, 7, 8, 9: 8 Ohio Star/);
  await expectAccessible(page, 'the quilt as a table');
  await page.keyboard.press('Escape');
  await expect(opens).toBeFocused();

  const editor = new BlockEditor(page);
  await editor.open();
  await editor.pick('Ohio Star');
  await page.getByRole('button', { name: 'Read the block as a table' }).focus();
  await page.keyboard.press('Enter');
  const block = page.getByRole('dialog', { name: 'The block as a table' });
  await expect(block.getByRole('columnheader')).toHaveText([
    ...['Row', 'Patch', 'Direction', 'Place', 'Fabric', 'Distance from left and top', 'Layer'],
  ]);
  await expect(block).toContainText('21 patches: 5 squares, 16 quarter-square triangles');
  await expect(block.getByRole('gridcell').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(block.getByRole('row').nth(2).getByRole('gridcell').first()).toBeFocused();
});

test('each editor has a visible button that opens its content as a table, with blocks in their places', async ({
  page,
  server,
}) => {
  await server.addSubscriber('sees@example.com', PASSWORD);
  await beSubscriber(page, 'sees@example.com', PASSWORD);
  const open = async (noun: string) => {
    const button = page.getByRole('button', { name: `Read the ${noun} as a table` });
    await expect(button).toHaveAttribute('title', `Read the ${noun} as a table`);
    await button.click();
    return page.getByRole('dialog', { name: `The ${noun} as a table` });
  };
  const freeForm = new FreeFormEditor(page);
  await freeForm.open();
  await freeForm.button('One block repeated').click();
  const quilt = await open('quilt');
  /* 40″ × 60″ hold 3 × 5 blocks of 12″. */
  await expect(quilt.getByRole('row')).toHaveCount(6);
  await expect(quilt.getByRole('columnheader')).toHaveText([
    'Row',
    ...Array.from({ length: 3 }, (_, column) => `Column ${column + 1}`),
  ]);
  await expect(quilt.getByRole('row').nth(5).getByRole('gridcell')).toHaveText(
    Array(3).fill('Jacob’s Ladder'),
  );

  await page.setViewportSize({ width: 390, height: 844 });
  const creation = new CreationEditor(page);
  await creation.open();
  await creation.button('Lower the panel').click();
  await page.getByRole('application').focus();
  await page.keyboard.press('a');
  const block = await open('block');
  await expect(block.getByRole('rowheader')).toHaveText(['Shape 1']);
  await block.getByText('Patches as sewn').click();
  await expect(block.getByRole('gridcell').first()).toHaveText('Square 3″');
});

test('on a small screen nothing covers controls or the block', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beGuest(page);
  const editor = new BlockEditor(page);
  await editor.open();
  await page.getByRole('button', { name: 'Ohio Star', exact: true }).first().click();
  await test.step('on a phone a notice hides nothing that can be pressed in a dialog', async () => {
    const notice = editor.notice('Nothing to redo.');
    for (const open of ['Read the block as a table', 'Name this block']) {
      await page.keyboard.press('ControlOrMeta+Shift+z');
      /* The notice stays while the mouse is over it, however slow the machine is. */
      await notice.hover();
      await page.getByRole('button', { name: open }).press('Enter');
      const dialog = page.getByRole('dialog');
      const pressed = dialog.getByRole('button').or(dialog.getByRole('textbox'));
      const boxOf = async (what: typeof notice) => {
        const box = await what.boundingBox();
        if (!box) throw new Error('It has no place.');
        return box;
      };
      await expect
        .poll(async () => {
          const over = await boxOf(notice);
          const boxes = await Promise.all((await pressed.all()).map(boxOf));
          return boxes.filter(
            (box) =>
              box.x < over.x + over.width &&
              box.x + box.width > over.x &&
              box.y < over.y + over.height &&
              box.y + box.height > over.y,
          ).length;
        }, open)
        .toBe(0);
      await page.getByRole('button', { name: 'Close this window' }).click();
      // On a slow machine the notice may end by itself before it can be dismissed.
      await expect(async () => {
        if (await notice.isVisible())
          await notice.getByRole('button', { name: 'Dismiss' }).click({ timeout: 1_000 });
        await expect(notice).toBeHidden({ timeout: 1_000 });
      }).toPass();
    }
  });

  await test.step('no bar covers the block when the page is zoomed in, or on a phone in landscape', async () => {
    /* The sizes are 1440 × 900 at 200 % and 400 %, and a phone on its side. */
    for (const [width, height] of [
      [720, 450],
      [844, 390],
      [360, 225],
    ] as const) {
      await page.setViewportSize({ width, height });
      const lower = page.getByRole('button', { name: 'Lower the panel' });
      if (width === 360) await lower.click();
      const block = page.locator('[data-quilt]');
      await expect(block).toBeVisible();
      const boxOf = async (name: string | null) => {
        const box = await (
          name === null ? block : page.getByRole('group', { name, exact: true })
        ).boundingBox();
        if (!box) throw new Error(`There is no ${name ?? 'block'}.`);
        return box;
      };
      for (const name of ['Zoom', 'Colouring']) {
        await expect
          .poll(
            async () => {
              const [bar, on] = [await boxOf(name), await boxOf(null)];
              const across = Math.min(bar.x + bar.width, on.x + on.width) - Math.max(bar.x, on.x);
              const down = Math.min(bar.y + bar.height, on.y + on.height) - Math.max(bar.y, on.y);
              return across > 0 && down > 0 ? `${name} ${down}` : 'beside';
            },
            `${name}, ${String(width)} × ${String(height)}`,
          )
          .toBe('beside');
      }
    }
  });
});
