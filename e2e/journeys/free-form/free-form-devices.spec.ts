import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { Pointer } from '../../support/pointers/pointer.js';
import { difference, QuiltPicture } from '../../support/pictures/picture.js';
import { keyQuilter, pointingQuilter, type Quilter } from '../../support/pointers/quilters.js';
import { beSubscriber } from '../../support/sign-in.js';
import { nameInEditor } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

/** The width of a new free form quilt, in inches. */
const WIDTH = 40;

type Tools = Parameters<typeof pointingQuilter>[1];

const ways: readonly { name: string; isTouch?: boolean; of: (tools: Tools) => Quilter }[] = [
  { name: 'the mouse', of: (tools) => pointingQuilter('mouse', tools) },
  { name: 'a finger', isTouch: true, of: (tools) => pointingQuilter('finger', tools) },
  { name: 'a pen', of: (tools) => pointingQuilter('pen', tools) },
  { name: 'keys alone', of: keyQuilter },
];

for (const { name, isTouch = false, of } of ways) {
  test.describe(`with ${name}`, () => {
    test.use({ viewport: { width: 1024, height: 768 }, hasTouch: isTouch });

    test('three blocks with repeats, a border and sashing are placed, saved and reopened, equal to the pixel', async ({
      page,
      server,
    }) => {
      const mail = `lays-with-${name.replace(' ', '-')}@example.com`;
      await server.addSubscriber(mail, PASSWORD);
      await beSubscriber(page, mail, PASSWORD);
      const editor = new FreeFormEditor(page);
      await editor.open();
      const picture = new QuiltPicture(page, WIDTH);
      const quilter = of({ editor, picture, pointer: await Pointer.on(page) });

      await quilter.open('Quilt');
      await quilter.press(page.getByRole('checkbox', { name: 'First border' }));
      await quilter.press(page.getByRole('checkbox', { name: 'Sashing' }));

      // Inside 2″ borders there are 36″ × 56″. The copies are 2″ apart, for the sashing.
      await quilter.lay('Ohio Star');
      const top = editor.placements.first();
      await expect(top).toHaveAccessibleName('Ohio Star, 12″, at 2″, 2″');
      await quilter.repeat('x', { x: 2, y: 2, width: 12, height: 12 }, 2, 28);
      await expect(top).toHaveAccessibleName('Ohio Star, 2 × 1 of 12″, at 2″, 2″');

      await quilter.lay('Churn Dash');
      await expect(top).toHaveAccessibleName('Churn Dash, 12″, at 2″, 16″');
      await quilter.repeat('y', { x: 2, y: 16, width: 12, height: 12 }, 2, 42);
      await expect(top).toHaveAccessibleName('Churn Dash, 1 × 2 of 12″, at 2″, 16″');

      await quilter.lay('Hourglass');
      await expect(top).toHaveAccessibleName('Hourglass, 12″, at 16″, 16″');
      await quilter.move({ x: 16, y: 16, width: 12, height: 12 }, { x: 20, y: 22 });
      await expect(top).toHaveAccessibleName('Hourglass, 12″, at 20″, 22″');
      await quilter.size({ x: 20, y: 22, width: 12, height: 12 }, 8);
      await expect(top).toHaveAccessibleName('Hourglass, 8″, at 20″, 22″');
      await quilter.open('Selected');
      await quilter.press(editor.button('Deselect All'));
      await quilter.close('Selected');
      const laid = await picture.settled();

      await quilter.saveAs('Three blocks');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Successful Save');
      await quilter.press(dialog.getByRole('button', { name: 'Close', exact: true }));
      await page.reload();
      await expect(nameInEditor(page)).toHaveText('Three blocks');
      expect(await difference(await picture.settled(), laid)).toBe(0);

      await quilter.open('Quilts');
      await quilter.press(editor.button('New quilt'));
      await expect(nameInEditor(page).filter({ hasText: 'Three blocks' })).toHaveCount(0);
      await page.goto('/my-quilts');
      await quilter.press(editor.button('Open Three blocks'));
      await expect(nameInEditor(page)).toHaveText('Three blocks');
      expect(await difference(await picture.settled(), laid)).toBe(0);
    });
  });
}
