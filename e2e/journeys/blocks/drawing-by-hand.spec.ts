import type { Locator } from '@playwright/test';
import { tapOn } from '../../support/pointers/tap-on.js';
import { CreationEditor, type Spot } from '../../support/screens/creation-editor.js';
import { Pointer } from '../../support/pointers/pointer.js';
import { expectInMiddle } from '../../support/screens/ohio-star.js';
import { differencesOf, type ContractShape } from '../../support/pictures/same-patches.js';
import { libraryBlock } from '../../support/screens/saved-blocks.js';
import { beSubscriber } from '../../support/sign-in.js';
import { nameInEditor, StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const NAME = 'My Ohio Star';

interface Device {
  /** Opens a panel. On a desktop, all panels are always open. */
  open: (panel: string) => Promise<void>;
  /** Presses a button or another element outside the canvas. */
  press: (button: Locator) => Promise<void>;
  /** Saves the drawing under a name. */
  saveAs: (name: string) => Promise<void>;
  /** Taps the canvas. */
  tap: (at: Spot) => Promise<void>;
}

/**
 * Returns the actions of a quilter on a desktop. There the panels and the name field are always visible beside the
 * canvas.
 */
const deskOf = (editor: CreationEditor): Omit<Device, 'tap'> => ({
  open: () => Promise.resolve(),
  press: (button) => button.click(),
  saveAs: async (name) => {
    await editor.name.fill(name);
    await editor.saving.click();
  },
});

const devices: readonly {
  name: string;
  hasTouch: boolean;
  of: (editor: CreationEditor, pointer: Pointer) => Device;
}[] = [
  {
    name: 'fingers',
    hasTouch: true,
    of: (editor, pointer) => ({
      open: (panel) => tapOn(editor.button(panel)),
      press: (button) => tapOn(button),
      // The bar of a tablet has no room for the field.
      saveAs: async (name) => {
        await tapOn(editor.saving);
        const dialog = editor.page.getByRole('dialog');
        await dialog.getByRole('textbox').fill(name);
        await tapOn(dialog.getByRole('button', { name: 'Save This Block' }));
      },
      tap: async (at) => pointer.tap(await editor.picture.pointAt(...at)),
    }),
  },
  {
    name: 'the mouse',
    hasTouch: false,
    of: (editor) => ({
      ...deskOf(editor),
      tap: async (at) => {
        const { x, y } = await editor.picture.pointAt(...at);
        await editor.page.mouse.click(x, y);
      },
    }),
  },
  {
    name: 'a pen',
    hasTouch: false,
    of: (editor, pointer) => ({
      ...deskOf(editor),
      tap: async (at) => {
        const place = await editor.picture.pointAt(...at);
        await pointer.pen('mouseMoved', place);
        await pointer.pen('mousePressed', place);
        await pointer.pen('mouseReleased', place);
      },
    }),
  },
];

for (const { name, hasTouch, of } of devices) {
  test.describe(`with ${name}`, () => {
    test.use({ viewport: { width: 1024, height: 768 }, hasTouch });

    test('an Ohio Star is drawn, saved, found and set into a quilt, with its patches where they belong', async ({
      page,
      server,
    }) => {
      const mail = `draws-with-${name.replace(' ', '-')}@example.com`;
      await server.addSubscriber(mail, PASSWORD);
      await beSubscriber(page, mail, PASSWORD);
      const editor = new CreationEditor(page);
      await editor.open();
      const { open, press, saveAs, tap } = of(editor, await Pointer.on(page));
      const choose = (group: string, button: string) =>
        press(page.getByRole('group', { name: group }).getByRole('button', { name: button, exact: true }));

      await open('Grid');
      await press(page.getByRole('group', { name: 'Patches per side' }).getByText('3', { exact: true }));
      await open('Symmetry');
      await choose('Symmetry', 'All mirrors and quarter turns (eight copies)');
      await open('Shapes');
      if (hasTouch) await press(page.getByText('Units', { exact: true }));
      await choose('Unit to fill cells with', 'Hourglass in three fabrics');
      await tap([6, 2]);
      await choose('Unit to fill cells with', 'Square');
      await tap([2, 2]);
      await open('Selected');
      await press(page.getByRole('button', { name: 'Spot 4', exact: true }));
      await tap([6, 6]);

      const sent = page.waitForRequest('**/storeCreatedBlock.php');
      await saveAs(NAME);
      const { levels } = (await sent).postDataJSON() as { levels: ContractShape[][] };
      expect(differencesOf(levels, (await libraryBlock(page, 'Ohio Star')).levels)).toEqual([]);
      await press(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }));
      await expect(nameInEditor(page)).toHaveText(NAME);

      await page.goto('/standard-quilt-layouts');
      const quilt = new StandardQuilt(page);
      await quilt.startWith('Wall Hanging');
      await page.getByRole('searchbox', { name: 'Search blocks by name' }).fill(NAME);
      await press(
        page.getByRole('list', { name: 'Your block' }).getByRole('button', { name: NAME, exact: true }),
      );
      await expect(page.getByRole('button', { name: `Block 1 ${NAME}` })).toBeVisible();
      await expectInMiddle(page);
    });
  });
}

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by finger' : 'by mouse', () => {
    test.use({ hasTouch });

    test('dragging a shape to the edge of the canvas moves the view, until the pointer comes back', async ({
      page,
      server,
    }) => {
      const mail = `pans-${hasTouch ? 'by-finger' : 'by-mouse'}@example.com`;
      await server.addSubscriber(mail, PASSWORD);
      await beSubscriber(page, mail, PASSWORD);
      const editor = new CreationEditor(page);
      await editor.open();
      await editor.takeShape('Rectangle');
      await editor.drag([3.1, 3.1], [5.9, 5.9]);
      await page.keyboard.press('Escape');
      await editor.tap([4.5, 4.5]);
      const canvas = page.getByRole('application');
      await canvas.focus();
      for (let time = 0; time < 5; time++) await page.keyboard.press('+');
      const area = await canvas.boundingBox();
      if (!area) throw new Error('There is no canvas.');
      const right = area.x + area.width;
      expect((await editor.picture.pointAt(12, 0)).x).toBeGreaterThan(right);

      const pointer = await Pointer.on(page);
      const start = await editor.picture.pointAt(5, 5);
      const middle = { x: area.x + area.width / 2, y: start.y };
      const moveTo = (place: { x: number; y: number }) =>
        hasTouch ? pointer.move({ 1: place }) : page.mouse.move(place.x, place.y, { steps: 4 });
      if (hasTouch) await pointer.down({ 1: start });
      else {
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
      }
      const edge = { x: right - 8, y: start.y };
      await moveTo(edge);
      const cornerX = async () => (await editor.picture.pointAt(0, 0)).x;
      const before = await cornerX();
      await expect.poll(cornerX).toBeLessThan(before - 20);
      await moveTo(middle);
      const stopped = await cornerX();
      // Waits some frames.
      for (let frame = 0; frame < 5; frame++)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(await cornerX()).toBe(stopped);

      // The view scrolls on until the whole block is visible on that side, and the block's edge stops the shape.
      await moveTo(edge);
      await expect.poll(async () => (await editor.picture.pointAt(12, 0)).x).toBeLessThan(right - 20);
      if (hasTouch) await pointer.up();
      else await page.mouse.up();
      await expect(editor.measure('X')).toHaveValue('9″');
      await editor.undo.click();
      await expect(editor.measure('X')).toHaveValue('3″');
    });
  });
}

test('a tab that dies in the middle of a drag loses only that drag', async ({ page, context, server }) => {
  await server.addSubscriber('dies-drawing@example.com', PASSWORD);
  await beSubscriber(page, 'dies-drawing@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  await editor.takeShape('Rectangle');
  await editor.drag([0.1, 0.1], [5.9, 5.9]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await editor.tap([2, 2]);
  await expect(editor.measure('X')).toHaveValue('0″');
  const [from, to] = [await editor.picture.pointAt(2, 2), await editor.picture.pointAt(5, 2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(editor.status).toContainText('Cursor 5″, 2″');
  const cdp = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void cdp.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = new CreationEditor(await context.newPage());
  await next.open();
  await next.tap([2, 2]);
  await expect(next.measure('X')).toHaveValue('0″');
  await expect(next.measure('Width')).toHaveValue('6″');
  await expect(next.undo).toBeEnabled();
});

test.describe('a selection by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('can be turned, cut, pasted and ordered from the bar at the foot', async ({ page, server }) => {
    await server.addSubscriber('cuts-by-finger@example.com', PASSWORD);
    await beSubscriber(page, 'cuts-by-finger@example.com', PASSWORD);
    const editor = new CreationEditor(page);
    await editor.open();
    const pointer = await Pointer.on(page);
    const tap = async (...at: Spot) => pointer.tap(await editor.picture.pointAt(...at));
    const bar = page.getByRole('group', { name: 'Selection' });
    const choose = async (action: string) => {
      await tapOn(bar.getByRole('button', { name: 'More actions for the selection' }));
      await tapOn(page.getByRole('menuitem', { name: action, exact: false }));
    };
    const zoom = page.getByRole('group', { name: 'Zoom' });
    await tap(1, 1);
    await expect(zoom).toBeVisible();
    await tapOn(editor.button('Select, move and resize'));
    await expect(zoom).toBeHidden();
    await tapOn(page.getByRole('tab', { name: 'Layers' }));
    const shapes = page.getByRole('group', { name: 'Shapes of Layer 1' }).getByRole('button');
    await expect(shapes).toHaveCount(1);

    await tapOn(bar.getByRole('button', { name: 'Duplicate' }));
    await expect(shapes).toHaveCount(2);
    await choose('Send to the back');
    await expect(shapes.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await choose('Cut');
    await expect(shapes).toHaveCount(1);
    await expect(zoom).toBeVisible();
    // The browser of the tests has no clipboard. The notice that says so covers the button.
    await tapOn(page.getByRole('button', { name: 'Dismiss' }));
    await tapOn(page.getByRole('group', { name: 'Copied shapes' }).getByRole('button', { name: 'Paste' }));
    await expect(shapes).toHaveCount(2);
    await tapOn(bar.getByRole('button', { name: 'Delete' }));
    await expect(shapes).toHaveCount(1);
    await tapOn(editor.undo);
    await expect(shapes).toHaveCount(2);
  });
});
