import { expectAccessible } from '../../support/accessibility.js';
import { Pointer } from '../../support/pointers/pointer.js';
import { tapOn } from '../../support/pointers/tap-on.js';
import { CreationEditor, type Spot } from '../../support/screens/creation-editor.js';
import { drunkardsPath, expectPatches } from '../../support/screens/drafted-patches.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test.describe('by finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('a Drunkard’s Path is drafted, and a seam is erased and extended', async ({ page, server }) => {
    await server.addSubscriber('drafts-by-finger@example.com', PASSWORD);
    await beSubscriber(page, 'drafts-by-finger@example.com', PASSWORD);
    const editor = new CreationEditor(page);
    await editor.open();
    const pointer = await Pointer.on(page);
    const placeOf = (spot: Spot) => editor.picture.pointAt(...spot);
    const drag = async (from: Spot, to: Spot) => {
      await pointer.down({ 1: await placeOf(from) });
      await pointer.move({ 1: await placeOf(to) });
      await pointer.up();
    };
    const tap = async (at: Spot) => pointer.tap(await placeOf(at));
    await tapOn(page.getByText('Seams', { exact: true }));

    await test.step('beside tools that fit over the canvas', async () => {
      const boxes = [page.getByRole('group', { name: 'Tools', exact: true }), page.getByRole('main')];
      const [tools, canvas] = await Promise.all(boxes.map((each) => each.boundingBox()));
      if (!tools || !canvas) throw new Error('There are tools and a canvas.');
      expect(tools.x).toBeGreaterThanOrEqual(canvas.x);
      expect(tools.x + tools.width).toBeLessThanOrEqual(canvas.x + canvas.width);
    });

    await test.step('in two gestures', async () => {
      await drag([9, 0], [0, 9]);
      // The middle of a quarter of a circle of 9 inches about the top left corner.
      await drag([4.5, 4.5], [6.36, 6.36]);
      await expect(page.getByRole('status').filter({ hasText: /^Seam bent/ })).toBeAttached();
      await tapOn(editor.button('Quilt'));
      await expectPatches(page, ...drunkardsPath);
    });

    await test.step('the list names the arc and both patches, accessibly in both colour schemes', async () => {
      await tapOn(editor.button('Shapes'));
      await editor.unfold('Seams');
      await editor.unfold('Patches');
      await tapOn(page.getByRole('button', { name: /^Seam 1 .* arc of radius 9″$/ }));
      await expect(page.getByLabel('Bend in degrees')).toHaveValue('90');
      await expect(page.getByRole('button', { name: /^Patch \d quarter circle, 9″ × 9″/ })).toBeVisible();
      await expectAccessible(page, 'the lists of seams and patches');
    });

    await test.step('the eraser says that the edge stays, and takes the seam', async () => {
      await tapOn(editor.button('Erase seams'));
      await tap([0, 11]);
      await expect(page.getByText('The edge of the block stays.')).toBeVisible();
      await tap([6.36, 6.36]);
      await expect(page.getByText('0 seams', { exact: true })).toBeVisible();
    });

    await test.step('a tap on a loose end extends its seam', async () => {
      await tapOn(editor.button('Draw seams'));
      await tap([0, 6]);
      await tap([5, 6]);
      await tapOn(editor.button('End the stroke'));
      await expect(editor.status).toContainText('touches nothing. Tap its mark');
      await tap([5, 6]);
      await expect(page.getByText('1 seam', { exact: true })).toBeVisible();
    });
  });
});

test('a Drunkard’s Path is drafted by pen', async ({ page, server }) => {
  await server.addSubscriber('drafts-by-pen@example.com', PASSWORD);
  await beSubscriber(page, 'drafts-by-pen@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const pointer = await Pointer.on(page);
  const drag = async (...way: [Spot, Spot]) => {
    const [from, to] = await Promise.all(way.map((spot) => editor.picture.pointAt(...spot)));
    if (!from || !to) return;
    await pointer.pen('mouseMoved', from);
    await pointer.pen('mousePressed', from);
    await pointer.pen('mouseMoved', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await pointer.pen('mouseMoved', to);
    await pointer.pen('mouseReleased', to);
  };
  await page.getByText('Seams', { exact: true }).click();
  await drag([9, 0], [0, 9]);
  await drag([4.5, 4.5], [6.36, 6.36]);
  await expectPatches(page, ...drunkardsPath);
  await expectAccessible(page, 'drafting on a desktop');
});
