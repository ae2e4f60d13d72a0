import type { Page } from '@playwright/test';
import { FreeFormPointer, type Spot } from '../../support/pointers/free-form-pointer.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { clothColour, distance, QuiltPicture, type Colour } from '../../support/pictures/picture.js';
import { beGuest } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

/* The width of a new quilt of 40″ × 60″. Nine patches of 4″ make a block. */
const WIDTH = 40;
const [BLUES, REDS] = [2, 5];

/** A place counts as showing a fabric if its colour is less than this distance from the fabric's colour. */
const ALIKE = 24;

/** Opens an editor with seven Nine Patches: two rows of three in the top left corner, and one block below. */
async function sevenNinePatches(page: Page): Promise<FreeFormPointer> {
  await beGuest(page);
  const editor = new FreeFormEditor(page);
  await editor.open();
  const pointer = new FreeFormPointer(editor, new QuiltPicture(page, WIDTH));
  await pointer.place('Nine Patch', [6, 6]);
  await editor.type('Columns', '3');
  await editor.type('Rows', '2');
  await pointer.place('Nine Patch', [6, 36]);
  await expect(editor.placements.first()).toHaveAccessibleName('Nine Patch, 12″, at 0″, 30″');
  await expect(editor.placements.last()).toHaveAccessibleName('Nine Patch, 3 × 2 of 12″, at 0″, 0″');
  return pointer;
}

/**
 * The middles of the six blocks in the two rows, in inches from the quilt's corner. The blocks alternate as on a
 * chessboard: `first` has every other block, starting at the top left, and `second` has the rest.
 */
const first: readonly Spot[] = [
  [6, 6],
  [30, 6],
  [18, 18],
];
const second: readonly Spot[] = [
  [18, 6],
  [6, 18],
  [30, 18],
];
const alone: Spot = [6, 36];

/** Returns one value for each of `places`: true if the patch there has this fabric. */
async function areIn(
  { picture }: FreeFormPointer,
  cloth: Colour,
  places: readonly Spot[],
): Promise<boolean[]> {
  const colours = await picture.coloursAt(places, 2);
  return colours.map((colour) => distance(colour, cloth) < ALIKE);
}

/**
 * Selects the patch in the middle of a block, and gives it a fabric. `reach` is the choice in the panel that decides
 * which other patches also get the fabric.
 */
async function recolour(
  { editor, picture }: FreeFormPointer,
  at: Spot,
  reach: 'Patch' | 'Part' | 'Every second' | 'Whole quilt',
  [palette, name]: readonly [string, string],
): Promise<void> {
  const { page } = editor;
  const { x, y } = await picture.pointAt(...at);
  await page.mouse.dblclick(x, y);
  const quilt = new StandardQuilt(page);
  await quilt.choosePalette(palette);
  await page.getByText(reach, { exact: true }).click();
  await quilt.chooseFabric(palette, name);
  await page.mouse.move(0, 0);
}

test('a fabric goes to all copies, to every second one, or across the quilt', async ({ page }) => {
  const pointer = await sevenNinePatches(page);
  const { editor } = pointer;
  const pond = await clothColour(page, BLUES, 'Midnight Pond');
  const barn = await clothColour(page, REDS, 'Barn Red');
  const all = [...first, ...second, alone];

  await recolour(pointer, [6, 6], 'Part', ['Blues', 'Midnight Pond']);
  await expect.poll(() => areIn(pointer, pond, all)).toEqual([true, true, true, true, true, true, false]);

  await recolour(pointer, [6, 6], 'Every second', ['Reds', 'Barn Red']);
  await expect(page.getByText('The repeat was split into 4 parts')).toBeVisible();
  await expect.poll(() => areIn(pointer, barn, all)).toEqual([false, false, false, true, true, true, false]);
  await expect.poll(() => areIn(pointer, pond, first)).toEqual([true, true, true]);
  // Without a selection, the fabric target from before the selection is shown again.
  await expect(page.getByRole('group', { name: 'Which parts get the next fabric' })).toBeVisible();
  await page.getByText('Placement', { exact: true }).click();
  await expect(editor.placements).toHaveCount(5);

  // Other patches in the same fabric change too. Patches in another fabric don't.
  await recolour(pointer, alone, 'Part', ['Blues', 'Midnight Pond']);
  await recolour(pointer, [18, 18], 'Whole quilt', ['Reds', 'Barn Red']);
  await expect.poll(() => areIn(pointer, barn, all)).toEqual(all.map(() => true));
  await editor.button('Undo').click();
  await expect.poll(() => areIn(pointer, pond, [...first, alone])).toEqual([true, true, true, true]);
  await expect.poll(() => areIn(pointer, barn, second)).toEqual([true, true, true]);
});

test('a block is coloured patch by patch in its place, and its copies follow', async ({ page }) => {
  const pointer = await sevenNinePatches(page);
  const barn = await clothColour(page, REDS, 'Barn Red');
  const all = [...first, ...second];
  const corners = all.map(([x, y]): Spot => [x - 4.5, y - 4.5]);
  // The middle and the corners are coloured together until one of them is separated: the outline shows the patches that
  // get the fabric.
  const edgeOfCorner = async () => (await pointer.picture.coloursAt([[4, 2]], 0.2))[0];
  const plain = await edgeOfCorner();
  const middle = await pointer.picture.pointAt(6, 6);
  await page.mouse.dblclick(middle.x, middle.y);
  await page.mouse.move(0, 0);
  const isOutlined = async () => {
    const now = await edgeOfCorner();
    return plain !== undefined && now !== undefined && distance(now, plain) > ALIKE;
  };
  await expect.poll(isOutlined).toBe(true);
  await page.getByText('Patch', { exact: true }).click();
  await page.mouse.move(0, 0);
  await expect.poll(isOutlined).toBe(false);
  await recolour(pointer, [6, 6], 'Patch', ['Reds', 'Barn Red']);
  await expect.poll(() => areIn(pointer, barn, all)).toEqual(all.map(() => true));
  expect(await areIn(pointer, barn, [alone, ...corners])).toEqual([alone, ...corners].map(() => false));

  // If a quilter colours single patches, the next fabric goes to a single patch too.
  const { x, y } = await pointer.picture.pointAt(1.5, 1.5);
  await page.mouse.click(x, y);
  await expect(page.getByRole('radio', { name: 'Patch', exact: true })).toBeChecked();
  await new StandardQuilt(page).chooseFabric('Reds', 'Barn Red');
  await page.mouse.move(0, 0);
  await expect.poll(() => areIn(pointer, barn, corners)).toEqual(corners.map(() => true));
  const others = all.map(([right, down]): Spot => [right + 4.5, down - 4.5]);
  expect(await areIn(pointer, barn, others)).toEqual(others.map(() => false));
  await pointer.editor.button('Undo').click();
  await expect.poll(() => areIn(pointer, barn, corners)).toEqual(corners.map(() => false));
});

test('while fabrics are shown, taps and keys select a block, then its parts', async ({ page }) => {
  const pointer = await sevenNinePatches(page);
  await test.step('a tap selects a block, and the next tap one of its parts', async () => {
    await pointer.tap([6, 6]);
    await page.getByText('Fabric palette', { exact: true }).click();
    const hint = page.getByText('Click a part of the block, then a fabric for the part');
    const whole = page.getByRole('button', { name: 'The fabric goes to: Choose a part' });
    await expect(hint).toBeVisible();
    await expect(whole).toBeVisible();
    // A different place in the same patch, so that the two taps aren't a double tap.
    await pointer.tap([1.5, 1.5]);
    await expect(whole).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Part', exact: true })).toBeChecked();
    await pointer.tap(alone);
    await expect(whole).toBeVisible();
    await pointer.tap([1.5, 31.5]);
    await expect(whole).toBeHidden();
    // A tap with Shift puts the fabric down, and clears its target.
    await page.getByRole('application').press('Escape');
    await expect(whole).toBeVisible();
    await page.keyboard.down('Shift');
    await pointer.tap(alone);
    await page.keyboard.up('Shift');
    await expect(
      page.getByText('Click a block, then a part of the block, then a fabric for the part'),
    ).toBeVisible();
    await pointer.tap([1.5, 31.5]);
    await expect(hint).toBeVisible();
    await expect(whole).toBeVisible();
  });

  await test.step('a quilter goes through the patches of a block and colours them by keyboard alone', async () => {
    const barn = await clothColour(page, REDS, 'Barn Red');
    await pointer.tap([6, 6]);
    await page.mouse.move(0, 0);
    // From here on, the test uses only the keyboard.
    await page.getByRole('button', { name: /^The fabric goes to/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: 'Nine Patch, fabric 1' }).press('Enter');
    await page.getByRole('radio', { name: 'Part', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    /* In reading order: the first patch of spot 1 is the middle of the first row. */
    await expect(page.getByText('Patch 2 of 9')).toBeVisible();
    await page.getByRole('button', { name: 'Next patch' }).press('Enter');
    await expect(page.getByText('Patch 3 of 9')).toBeVisible();
    await page.getByRole('button', { name: 'Next patch' }).press('Enter');
    await expect(page.getByText('Patch 4 of 9')).toBeVisible();
    const quilt = new StandardQuilt(page);
    await quilt.choosePalette('Reds');
    await page.getByRole('button', { name: 'Barn Red', exact: true }).first().press('Enter');
    // One place in each of the nine patches of a block: three rows of three.
    const places = [-4, 0, 4].flatMap((y) => [-4, 0, 4].map((x): Spot => [x, y]));
    const inBarn = async ([x, y]: Spot) =>
      (
        await areIn(
          pointer,
          barn,
          places.map(([across, down]): Spot => [x + across, y + down]),
        )
      ).filter(Boolean).length;
    await expect.poll(() => inBarn([6, 6])).toBe(1);
    expect(await inBarn([18, 18])).toBe(1);
    expect(await inBarn(alone)).toBe(0);
    // The patch is now the only one of its spot. A fabric still goes to this patch alone, even a fabric that other
    // patches have.
    await expect(page.getByRole('radio', { name: 'Patch', exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'Next patch' }).press('Enter');
    await page.getByRole('button', { name: 'Barn Red', exact: true }).first().press('Enter');
    await expect.poll(() => inBarn([6, 6])).toBe(2);
    await expect(page.getByText('Patch 5 of 9')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Patch', exact: true })).toBeChecked();
    // Clearing the target also removes the button with the focus.
    await page.getByRole('button', { name: 'Next patch' }).press('Escape');
    await expect(page.getByRole('application')).toBeFocused();
  });
});

test('another block replaces a block everywhere, as previewed, and all its copies look alike', async ({
  page,
}) => {
  const pointer = await sevenNinePatches(page);
  const { editor, picture } = pointer;
  await pointer.place('Shoo Fly', [34, 54]);
  await expect(editor.placements.first()).toHaveAccessibleName('Shoo Fly, 12″, at 28″, 48″');
  // Places in the nine patches of a block. In the patches at the corners, they are in the outer triangle.
  const offs = [-4.8, 0, 4.8].flatMap((x) => [-4.8, 0, 4.8].map((y): Spot => [x, y]));
  const around = ([x, y]: Spot) => offs.map(([across, down]): Spot => [x + across, y + down]);
  const like = async (at: Spot) => {
    const colours = await picture.coloursAt([...around(at), ...around([34, 54])], 0.5);
    return offs.every((_, index) => {
      const [one, other] = [colours[index], colours[index + offs.length]];
      return one && other && distance(one, other) < ALIKE;
    });
  };
  expect(await like([18, 18])).toBe(false);
  await pointer.tap(alone);
  await page.getByText('Everywhere', { exact: true }).click();
  await editor.offered('Shoo Fly').hover();
  await expect.poll(() => like([18, 18])).toBe(true);
  await expect(editor.placements.nth(1)).toHaveAccessibleName('Nine Patch, 12″, at 0″, 30″');
  await editor.offered('Shoo Fly').click();
  await expect(editor.placements.nth(1)).toHaveAccessibleName('Shoo Fly, 12″, at 0″, 30″');
  await expect(editor.placements.last()).toHaveAccessibleName('Shoo Fly, 3 × 2 of 12″, at 0″, 0″');
  await page.mouse.move(0, 0);
  await editor.button('Deselect All').click();
  await expect.poll(() => like([18, 18])).toBe(true);
  await expect.poll(() => like(alone)).toBe(true);
});
