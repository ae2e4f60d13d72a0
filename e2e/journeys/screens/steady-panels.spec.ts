import type { Locator, Page } from '@playwright/test';
import { BlockEditor } from '../../support/screens/block-editor.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { shiftOf, watchShifts } from '../../support/screens/layout-shift.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

/* A second press must hit the same thing as the first: nothing moves under a pointer. */

test.use({ reducedMotion: 'reduce' });

/** Runs an action, and expects the position and size of a control to stay the same. */
async function staysWhile(control: Locator, act: () => Promise<void>): Promise<void> {
  const before = await control.boundingBox();
  await act();
  expect(await control.boundingBox()).toEqual(before);
}

const swatch = (page: Page) =>
  page
    .getByRole('region', { name: 'Blues fabrics' })
    .getByRole('button', { name: 'Midnight Pond', exact: true });

test('nothing moves by itself while an editor opens', async ({ page }) => {
  await beGuest(page);
  await watchShifts(page);
  for (const [path, last] of [
    ['/standard-quilt-layouts', page.getByRole('button', { name: 'Add your own' })],
    ['/free-form-quilt-layouts', page.getByRole('list', { name: 'Blocks to add' }).getByRole('button')],
    ['/block-fabric-selection', page.getByRole('list', { name: 'To start with' }).getByRole('button')],
  ] as const) {
    await page.goto(path);
    await expect(last.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page), path).toBeLessThan(0.001);
  }
});

test('blocks to add stay where they are while blocks are added and selected', async ({ page }) => {
  await beGuest(page);
  const editor = new FreeFormEditor(page);
  await editor.open();
  await editor.button('Blank').click();
  const offered = page.getByRole('list', { name: 'Blocks to add' }).getByRole('button');
  await expect(offered.first()).toBeVisible();
  const names = await offered.allTextContents();
  const last = offered.last();
  await staysWhile(last, async () => {
    await last.click();
    await expect(editor.field('X')).not.toHaveValue('');
  });
  expect(await offered.allTextContents()).toEqual(names);
  await staysWhile(last, async () => {
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Control+a');
    await expect(page.getByRole('contentinfo')).toContainText('Selected 2 placements');
  });
  await editor.offered(names[0] ?? '').click();
  for (const [name, below] of [
    ['Size', editor.field('Columns')],
    ['Columns', editor.button('Fill the quilt')],
    ['Gap down', editor.button('Fill the quilt')],
  ] as const)
    await staysWhile(below, async () => {
      await editor.type(name, 'abc');
      await expect(editor.field(name)).toHaveAccessibleDescription(/^From .+ to .+, for example /);
    });
});

test('the actions for a selection appear with it, below the actions that need none', async ({
  page,
  server,
}) => {
  await server.addSubscriber('selects@example.com', 'a good password');
  await beSubscriber(page, 'selects@example.com', 'a good password');
  const free = new FreeFormEditor(page);
  await free.open();
  await page.getByRole('button', { name: 'Medallion' }).click();
  await free.button('Deselect All').click();
  const panel = page.getByRole('region', { name: 'Selected blocks' });
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Align left' })).toHaveCount(0);
  // A medallion is a star and two rounds, each of two rows and two columns: nine placements.
  await expect(panel).toContainText('in 9 placements');
  const move = free.button('Move left');
  await staysWhile(move, async () => {
    await move.click();
    await expect(page.getByText('Scroll down to select a block for adjusting')).toBeVisible();
  });
  const row = free.placements.nth(1);
  for (const steady of [row, move, free.button('Larger'), free.button('Deselect All')]) {
    await free.button('Deselect All').click();
    await expect(free.field('X')).toHaveCount(0);
    await staysWhile(steady, async () => {
      await row.click();
      await expect(free.field('X')).toBeVisible();
    });
  }

  const block = new CreationEditor(page);
  await block.open();
  await block.takeShape('Rectangle');
  await block.tap([3, 3]);
  await page.keyboard.press('Escape');
  await block.button('Deselect All').click();
  await expect(page.getByRole('region', { name: 'Selected shapes' }).getByRole('textbox')).toHaveCount(0);
  for (const steady of [block.button('Spot 3'), block.button('Select All')]) {
    await staysWhile(steady, async () => {
      await block.button('Select All').click();
      await expect(block.measure('X')).toBeVisible();
    });
    await block.button('Deselect All').click();
    await expect(block.measure('X')).toHaveCount(0);
  }
});

test('swatches, undo and the filters keep their places on a standard quilt', async ({ page }) => {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Lap');
  await page.getByRole('checkbox', { name: 'First border' }).check();
  await staysWhile(swatch(page), async () => {
    await swatch(page).click();
    await expect(page.getByRole('region', { name: 'Fabrics in this quilt' }).getByRole('button')).toHaveCount(
      1,
    );
  });
  const cloth = page.getByText('Fabric to buy', { exact: true });
  await staysWhile(cloth, async () => {
    await cloth.click();
    await expect(page.getByRole('region', { name: 'Fabric to buy' })).toBeVisible();
  });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await staysWhile(undo, async () => {
    await undo.click();
    await undo.click();
    await undo.click();
    await expect(quilt.saveState).toHaveText('');
  });
});

test.describe('at 1024 × 768', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('a notice covers neither a swatch nor the zoom bar', async ({ page }) => {
    await beGuest(page);
    const editor = new BlockEditor(page);
    await editor.open();
    await editor.pick('Ohio Star');
    await swatch(page).click();
    const notice = editor.notice('Select a layer from the layers above.');
    await expect(notice).toBeVisible();
    const covered = await notice.evaluate((element) => {
      const over = element.getBoundingClientRect();
      const bottomOf = (inner: Element): number => {
        const { bottom } = inner.getBoundingClientRect();
        return inner.parentElement ? Math.min(bottom, bottomOf(inner.parentElement)) : bottom;
      };
      return [...document.querySelectorAll('aside button, main button')]
        .filter((button) => {
          const { left, right, top } = button.getBoundingClientRect();
          return left < over.right && right > over.left && top < over.bottom && bottomOf(button) > over.top;
        })
        .map((button) => button.ariaLabel ?? button.textContent);
    });
    expect(covered).toEqual([]);
  });
});
