import type { Locator, Page } from '@playwright/test';
import { tapOn } from '../../support/pointers/tap-on.js';
import { BlockEditor } from '../../support/screens/block-editor.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

/* Panels show the actions that are possible now, and have room for them. */

test.use({ reducedMotion: 'reduce' });

/**
 * Returns the number of rows of buttons that are completely visible: in the window, and in each scrolling element
 * around them.
 */
async function rowsInSight(buttons: Locator): Promise<number> {
  await expect(buttons.first()).toBeVisible();
  return buttons.evaluateAll((all) => {
    const isInSight = (button: Element) => {
      const { top, bottom } = button.getBoundingClientRect();
      for (let around = button.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const box = around.getBoundingClientRect();
        if (top < box.top || bottom > box.bottom) return false;
      }
      return bottom <= innerHeight;
    };
    return new Set(all.filter(isInSight).map((button) => Math.round(button.getBoundingClientRect().top)))
      .size;
  });
}

test('the blocks show four rows beside the layers, and a chooser leaves the quilt in sight', async ({
  page,
}) => {
  await beGuest(page);
  const block = new BlockEditor(page);
  await block.open();
  const tiles = page.getByRole('list', { name: 'Blocks', exact: true }).getByRole('button');
  await expect.poll(() => rowsInSight(tiles)).toBeGreaterThanOrEqual(4);
  await block.pick('Ohio Star');
  await expect.poll(() => rowsInSight(tiles)).toBeGreaterThanOrEqual(4);
  await expect(
    page.getByRole('group', { name: 'Working layer' }).getByRole('button').last(),
  ).toBeInViewport();

  const free = new FreeFormEditor(page);
  await free.open();
  await page.getByRole('button', { name: 'Medallion' }).click();
  for (const width of [1440, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await free.button('All blocks').click();
    const chooser = page.getByRole('complementary', { name: 'Add a block' });
    await expect(chooser).toBeVisible();
    await expect
      .poll(async () => {
        const [over, canvas] = [await chooser.boundingBox(), await page.getByRole('main').boundingBox()];
        return over && canvas ? canvas.x - over.x - over.width : null;
      })
      .toBeGreaterThanOrEqual(-1);
    await free.button('Close the panel').click();
  }
});

test('a notice covers no control of a dialog, in windows of any size', async ({ page, server }) => {
  await server.addSubscriber('prints-under@example.com', 'a good password');
  await beSubscriber(page, 'prints-under@example.com', 'a good password');
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Lap');
  await page.getByRole('list', { name: 'Blocks' }).getByRole('button', { name: 'Ohio Star' }).click();
  const print = page.getByRole('dialog', { name: /^Print/ });
  const notice = page
    .locator('[data-sonner-toast][data-removed=false]')
    .filter({ hasText: 'Nothing to redo.' });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [780, 490],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `${String(width)} × ${String(height)}`;
    const opener = page.getByRole('button', { name: 'Print …' });
    if (width === 780) await page.getByRole('button', { name: 'Quilts', exact: true }).click();
    await expect(opener, where).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(notice).toBeVisible();
    // Alt+T keeps the notice on the screen.
    await page.keyboard.press('Alt+t');
    await opener.click();
    await expect(print).toBeVisible();
    // Looks at both ends of the dialog's content.
    for (const end of [0, 1]) {
      await print.evaluate((dialog, part) => {
        dialog.scrollTop = part * dialog.scrollHeight;
      }, end);
      await expect.poll(() => coveredBy(notice), where).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(print).toBeHidden();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
  }
});

/**
 * Returns the width, in pixels, by which two elements overlap horizontally. Below 0 for a gap between them. Null if an
 * element isn't shown.
 */
async function overlap(one: Locator, two: Locator): Promise<number | null> {
  const [a, b] = [await one.boundingBox(), await two.boundingBox()];
  return a && b && Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
}

/** Returns the names of the dialog's controls that are partly or wholly covered by a notice. */
function coveredBy(notice: Locator): Promise<string[]> {
  return notice.evaluate((element) => {
    const over = element.getBoundingClientRect();
    return [...document.querySelectorAll('[role=dialog] :is(button, a, label)')]
      .filter((pressed) => {
        const box = pressed.getBoundingClientRect();
        const [left, right] = [Math.max(box.left, over.left), Math.min(box.right, over.right)];
        const [top, bottom] = [Math.max(box.top, over.top), Math.min(box.bottom, over.bottom)];
        if (left >= right || top >= bottom) return false;
        const at = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        const shown = at.find((each) => !element.contains(each) && !each.contains(element));
        return shown !== undefined && pressed.contains(shown);
      })
      .map((pressed) => pressed.ariaLabel ?? pressed.textContent);
  });
}

test.describe('at 1024 × 768', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the palette has rows of swatches, however many facts the panel shows', async ({ page }) => {
    await beGuest(page);
    const quilt = new StandardQuilt(page);
    await quilt.open();
    await quilt.startWith('Lap');
    const swatches = page.getByRole('region', { name: 'Blues fabrics' }).getByRole('button');
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => rowsInSight(swatches), String(width)).toBeGreaterThanOrEqual(3);
    }
    await page.getByText('Quilt info', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'Current Quilt Info' })).toContainText('Lap, 48″ × 72″');
    await page.getByRole('list', { name: 'Blocks' }).getByRole('button', { name: 'Ohio Star' }).click();
    await page.getByText('Quilt info', { exact: true }).click();
    await expect(swatches.first()).toBeHidden();
    await page.getByRole('main').getByRole('application').click();
    expect(await rowsInSight(swatches)).toBeGreaterThanOrEqual(3);
    const block = new BlockEditor(page);
    await block.open();
    await block.pick('Ohio Star');
    expect(await rowsInSight(swatches)).toBeGreaterThanOrEqual(3);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('a notice beside an open panel doesn’t cover the selection', async ({ page }) => {
    await beGuest(page);
    const free = new FreeFormEditor(page);
    await free.open();
    await free.button('One block repeated').click();
    await page.getByRole('main').getByRole('application').press('Control+a');
    const selected = page.getByRole('contentinfo').getByText(/^Selected /);
    const notice = page
      .locator('[data-sonner-toast][data-removed=false]')
      .filter({ hasText: 'Nothing to redo.' });
    for (const width of [1024, 780, 600]) {
      await page.setViewportSize({ width, height: 768 });
      if (width === 1024) await tapOn(free.button('Selected'));
      await expect(free.button('Close the panel')).toBeVisible();
      await page.keyboard.press('Control+Shift+z');
      await expect(notice).toBeVisible();
      await expect.poll(() => overlap(notice, selected), String(width)).toBeLessThanOrEqual(0);
      const { x } = (await notice.boundingBox()) ?? { x: -1 };
      expect(x, String(width)).toBeGreaterThanOrEqual(0);
      await notice.getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice).toBeHidden();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a notice appears above the sheet, and covers none of its rows', async ({ page }) => {
    await beGuest(page);
    const quilt = new StandardQuilt(page);
    await quilt.open();
    await page.getByRole('main').getByRole('button', { name: /^Lap/ }).click();
    await page.getByRole('tab', { name: 'Borders' }).click();
    await page.getByText('Sashing', { exact: true }).click();
    const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'Lap with sashing' });
    await expect(notice).toBeVisible();
    await expect
      .poll(async () => {
        const [words, sheet] = await Promise.all([
          notice.boundingBox(),
          page.getByRole('complementary', { name: 'Panels' }).boundingBox(),
        ]);
        return words && sheet ? sheet.y - words.y - words.height : null;
      })
      .toBeGreaterThanOrEqual(0);
  });

  test('all tabs of all editors are visible', async ({ page, server }) => {
    await server.addSubscriber('phone-tabs@example.com', 'a good password');
    await beSubscriber(page, 'phone-tabs@example.com', 'a good password');
    const standard = new StandardQuilt(page);
    for (const editor of [
      standard,
      new FreeFormEditor(page),
      new CreationEditor(page),
      new BlockEditor(page),
    ]) {
      await editor.open();
      if (editor instanceof FreeFormEditor) {
        const starts = page.getByRole('region', { name: 'Ways to start' });
        await expect(starts).toBeVisible();
        await page.getByRole('tab', { name: 'Quilts' }).click();
        await expect(starts).toBeHidden();
        await page.getByRole('button', { name: 'Lower the panel' }).click();
        await expect(starts).toBeVisible();
      }
      if (editor instanceof CreationEditor) {
        await editor.tap([6, 6]);
        await expect(page.getByRole('tab', { name: /^Checks/ })).toContainText('1');
      }
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        const what = `${new URL(page.url()).pathname}, ${String(width)}`;
        await expect.poll(() => cutTabs(page), what).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
    }
  });
});

/** Returns the texts of the tabs that are partly outside the window, or too narrow for their text. */
function cutTabs(page: Page): Promise<string[]> {
  return page.getByRole('tab').evaluateAll((tabs) =>
    tabs
      .filter((tab) => {
        const { left, right } = tab.getBoundingClientRect();
        return left < 0 || right > innerWidth || tab.scrollWidth > tab.clientWidth;
      })
      .map((tab) => tab.textContent),
  );
}

test.describe('in a low window', () => {
  test.use({ viewport: { width: 780, height: 490 }, hasTouch: true });

  test('all starting cards fit, with their content', async ({ page }) => {
    await beGuest(page);
    for (const [path, cards] of [
      ['/block-fabric-selection', page.getByRole('list', { name: 'To start with' }).getByRole('button')],
      ['/free-form-quilt-layouts', page.getByRole('region', { name: 'Ways to start' }).getByRole('button')],
      ['/standard-quilt-layouts', page.getByRole('main').getByRole('button', { name: /″ × \d+″$/ })],
    ] as const) {
      await page.goto(path);
      await expect(cards.nth(5)).toBeVisible();
      const unfit = await cards.evaluateAll((all) => {
        const main = document.querySelector('main')?.getBoundingClientRect();
        return all
          .filter((card) => {
            const { left, right, top, bottom } = card.getBoundingClientRect();
            const isOut =
              !main || left < main.left || right > main.right || top < main.top || bottom > main.bottom;
            const holds = [...card.querySelectorAll('*')].every((part) => {
              const box = part.getBoundingClientRect();
              return box.left >= left - 1 && box.right <= right + 1 && box.bottom <= bottom + 1;
            });
            return isOut || !holds;
          })
          .map((card) => card.textContent);
      });
      expect(unfit, path).toEqual([]);
    }
    await new StandardQuilt(page).startWith('Lap');
    await tapOn(page.getByRole('button', { name: 'Fabric', exact: true }));
    const swatches = page.getByRole('region', { name: 'Blues fabrics' }).getByRole('button');
    expect(await rowsInSight(swatches)).toBeGreaterThanOrEqual(1);
    await tapOn(page.getByRole('button', { name: 'Borders', exact: true }));
    await tapOn(page.getByRole('checkbox', { name: 'First border' }));
    await tapOn(page.getByRole('button', { name: /^First border fabric/ }));
    const picker = page.getByRole('dialog', { name: 'First border fabric' });
    const offered = picker.getByRole('region', { name: 'Blues fabrics' }).getByRole('button');
    expect(await rowsInSight(offered)).toBeGreaterThanOrEqual(1);
    await tapOn(picker.getByRole('button', { name: 'Search' }));
    await tapOn(picker.getByRole('button', { name: 'Find by colour' }));
    const colours = page.getByRole('dialog', { name: 'Find fabrics by colour' });
    await expect
      .poll(() => colours.evaluate((each) => each.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(490);
    await colours.getByLabel('Any colour').scrollIntoViewIfNeeded();
    await expect(colours.getByLabel('Any colour')).toBeInViewport({ ratio: 1 });
  });

  test('no tool and no hint is cut off beside an open drawer', async ({ page, server }) => {
    await server.addSubscriber('low-window@example.com', 'a good password');
    await beSubscriber(page, 'low-window@example.com', 'a good password');
    for (const [path, start, drawer, tools] of [
      ['/block-creation', null, 'Layers', 'Tools'],
      ['/block-fabric-selection', 'Ohio Star', 'Used', 'Colouring'],
      ['/free-form-quilt-layouts', 'Medallion', 'List', 'Tools'],
    ] as const) {
      await page.goto(path);
      if (start !== null) await tapOn(page.getByRole('button', { name: start, exact: true }).first());
      await tapOn(page.getByRole('button', { name: drawer, exact: true }));
      await expect(page.getByRole('button', { name: drawer, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      const bar = page.getByRole('group', { name: tools, exact: true });
      await expect.poll(() => bar.evaluate(cutOff), path).toBe(0);
      const hint = page.getByRole('contentinfo').getByRole('paragraph').last();
      await expect.poll(() => hint.evaluate(cutOff), path).toBe(0);
    }
    await tapOn(page.getByRole('button', { name: 'Quilt', exact: true }));
    await tapOn(page.getByRole('checkbox', { name: 'First border' }));
    await page.getByRole('main').getByRole('application').press('Control+a');
    await tapOn(page.getByRole('button', { name: 'Fabric', exact: true }));
    await expect(page.getByRole('contentinfo')).toContainText('then a fabric');
    const selected = page
      .getByRole('contentinfo')
      .getByRole('paragraph')
      .filter({ hasText: /^Selected / });
    await expect.poll(() => selected.evaluate(cutOff)).toBe(0);
  });
});

/** Returns the number of pixels by which an element's content is wider than the element. */
function cutOff(element: HTMLElement | SVGElement): number {
  return element.scrollWidth - element.clientWidth;
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('the saved designs are named once', async ({ page, server }) => {
    await server.addSubscriber('named-once@example.com', 'a good password');
    await beSubscriber(page, 'named-once@example.com', 'a good password');
    await page.goto('/block-fabric-selection');
    await page.getByRole('button', { name: 'Saved', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'My Saved Block Designs' });
    await expect(panel.getByRole('combobox', { name: /^My Saved Block Designs/ })).toBeVisible();
    // A label only for screen readers is a pixel wide.
    const seen = await panel
      .getByText('My Saved Block Designs', { exact: true })
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().width > 1).length);
    expect(seen).toBe(1);
    // Nothing is saved yet, so there is nothing to search.
    await expect(panel.getByRole('searchbox')).toHaveCount(0);
  });
});
