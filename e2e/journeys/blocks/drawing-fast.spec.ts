import { CreationEditor, type Spot } from '../../support/screens/creation-editor.js';
import { CountedGestures } from '../../support/pointers/gestures.js';
import { expectInMiddle } from '../../support/screens/ohio-star.js';
import { differencesOf, type ContractShape } from '../../support/pictures/same-patches.js';
import { libraryBlock } from '../../support/screens/saved-blocks.js';
import { beSubscriber } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

/**
 * Returns two functions for a 12-inch block with `grid` × `grid` cells. `cell` returns the middle of a cell. `box`
 * returns the start and the end of a drag over `width` × `height` cells. Points are in inches.
 */
const gridOf = (grid: number) => {
  const side = 12 / grid;
  const cell = (column: number, row: number): Spot => [(column + 0.5) * side, (row + 0.5) * side];
  const box = (column: number, row: number, width: number, height: number): [Spot, Spot] => [
    [column * side + 0.1, row * side + 0.1],
    [(column + width) * side - 0.1, (row + height) * side - 0.1],
  ];
  return { cell, box };
};

interface Drawing {
  name: string;
  /** The maximum number of gestures in which `draw` may draw the block, starting from an empty editor. */
  most: number;
  draw: (gestures: CountedGestures) => Promise<void>;
}

const drawings: readonly Drawing[] = [
  {
    name: 'Nine Patch',
    most: 6,
    draw: async (gestures) => {
      const { cell } = gridOf(3);
      await gestures.takeGrid(3);
      await gestures.takeUnit('Square');
      await gestures.dragWithShift(cell(0, 0), cell(2, 0), cell(2, 1), cell(0, 1), cell(0, 2), cell(2, 2));
      await gestures.takeSpot(2);
      await gestures.dragWithShift(cell(0, 0), cell(2, 2));
      await gestures.dragWithShift(cell(2, 0), cell(0, 2));
    },
  },
  {
    name: 'Shoo Fly',
    most: 8,
    draw: async (gestures) => {
      const { cell } = gridOf(3);
      await gestures.takeGrid(3);
      await gestures.takeSymmetry('All mirrors and quarter turns (eight copies)');
      await gestures.takeUnit('Half-square triangle, bottom right');
      await gestures.tap(cell(0, 0));
      await gestures.takeUnit('Square');
      await gestures.tap(cell(1, 0));
      await gestures.takeSpot(3);
      await gestures.tap(cell(1, 1));
    },
  },
  {
    name: 'Ohio Star',
    most: 8,
    draw: async (gestures) => {
      const { cell } = gridOf(3);
      await gestures.takeGrid(3);
      await gestures.takeSymmetry('All mirrors and quarter turns (eight copies)');
      await gestures.takeUnit('Hourglass in three fabrics');
      await gestures.tap(cell(1, 0));
      await gestures.takeUnit('Square');
      await gestures.tap(cell(0, 0));
      await gestures.takeSpot(4);
      await gestures.tap(cell(1, 1));
    },
  },
  {
    name: 'Log Cabin',
    most: 15,
    draw: async (gestures) => {
      const { box } = gridOf(7);
      await gestures.takeGrid(7);
      await gestures.takeSymmetry('Mirror along the diagonal from the top left');
      // A new block starts with rectangles. One log of each pair is drawn. Its mirror image is the other, and covers its end.
      await gestures.drag(...box(2, 2, 1, 2));
      await gestures.takeSpot(2);
      await gestures.drag(...box(4, 2, 1, 3));
      await gestures.takeSpot(3);
      await gestures.drag(...box(1, 1, 1, 4));
      await gestures.takeSpot(4);
      await gestures.drag(...box(5, 1, 1, 5));
      await gestures.takeSpot(5);
      await gestures.drag(...box(0, 0, 1, 6));
      await gestures.takeSpot(6);
      await gestures.drag(...box(6, 0, 1, 7));
      await gestures.takeSpot(7);
      await gestures.drag(...box(3, 3, 1, 1));
    },
  },
  {
    name: 'Bears Paw',
    most: 16,
    draw: async (gestures) => {
      const { cell, box } = gridOf(7);
      await gestures.takeGrid(7);
      await gestures.takeSymmetry('All mirrors and quarter turns (eight copies)');
      await gestures.takeUnit('Half-square triangle, bottom right');
      await gestures.dragWithShift(cell(1, 0), cell(2, 0));
      await gestures.takeUnit('Square');
      await gestures.tap(cell(0, 0));
      await gestures.takeShape('Rectangle');
      await gestures.drag(...box(3, 0, 1, 3));
      await gestures.takeSpot(3);
      await gestures.drag(...box(1, 1, 2, 2));
      await gestures.takeSpot(4);
      await gestures.drag(...box(3, 3, 1, 1));
    },
  },
];

test('traditional blocks are drawn in few gestures, with the same patches as in the library', async ({
  page,
  server,
}) => {
  await server.addSubscriber('draws-fast@example.com', PASSWORD);
  await beSubscriber(page, 'draws-fast@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  for (const { name, most, draw } of drawings) {
    await test.step(`${name} in ${String(most)} gestures`, async () => {
      const gestures = new CountedGestures(editor);
      await draw(gestures);
      expect(gestures.count).toBeLessThanOrEqual(most);

      await editor.name.fill(`My ${name}`);
      const sent = page.waitForRequest('**/storeCreatedBlock.php');
      await editor.saving.click();
      const { levels } = (await sent).postDataJSON() as { levels: ContractShape[][] };
      const library = await libraryBlock(page, name);
      expect(differencesOf(levels, library.levels)).toEqual([]);
    });
    await expect(page.getByRole('dialog')).toContainText('Successful Save');
    await page.keyboard.press('Escape');
    await editor.button('New block').click();
    // In the new block, the tools are in their initial state too.
    await editor.open();
  }
});

test('a Shoo Fly of three patches per side is re-drafted on five, and says why not on others', async ({
  page,
  server,
}) => {
  await server.addSubscriber('redrafts@example.com', PASSWORD);
  await beSubscriber(page, 'redrafts@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const gestures = new CountedGestures(editor);
  await drawings.find(({ name }) => name === 'Shoo Fly')?.draw(gestures);
  const offer = page.getByRole('button', { name: /^Re-draft on/ });
  await expect(offer).toBeDisabled();
  await expect(offer).toHaveAccessibleDescription('All seams are already on the lines of this grid.');

  await editor.takeGrid(2, 2);
  await expect(offer).toBeDisabled();
  await expect(offer).toHaveAccessibleDescription(/a grid of 2 patches per side has too few lines/);

  // A new grid alone leaves the drawing unchanged.
  await gestures.takeGrid(5);
  await page.keyboard.press('Escape');
  await editor.tap([2, 2]);
  await expect(editor.measure('Width')).toHaveValue('4″');
  await page.getByRole('application').focus();
  await page.keyboard.press('Shift+G');
  await expect(page.getByRole('status').filter({ hasText: 'Re-drafted on 5 patches' })).toBeAttached();
  await expect(editor.measure('Width')).toHaveValue('4.8″');
  await expect(offer).toBeDisabled();
  // Undo moves all shapes back, and the same single shape is still selected.
  await editor.undo.click();
  await expect(editor.measure('Width')).toHaveValue('4″');
  await offer.press('Enter');
  await expect(offer).toBeDisabled();
  await expect(offer).toBeFocused();

  await editor.name.fill('Shoo Fly of five');
  const sent = page.waitForRequest('**/storeCreatedBlock.php');
  await editor.saving.click();
  const { levels } = (await sent).postDataJSON() as { levels: ContractShape[][] };
  const boxes = levels
    .flat()
    .map(({ shapeXLoc, shapeYLoc, shapeWidth, shapeHeight }) => [
      ...[shapeXLoc, shapeYLoc, shapeWidth, shapeHeight],
    ]);
  const fifths = [
    [0, 0, 400, 400],
    [400, 0, 200, 400],
    [400, 400, 200, 200],
    [600, 600, 400, 400],
  ];
  expect(boxes).toEqual(expect.arrayContaining(fifths));
});

test('a sweep over two cells draws one goose of 2:1, and two drags repeat it over the block', async ({
  page,
  server,
}) => {
  await server.addSubscriber('sweeps@example.com', PASSWORD);
  await beSubscriber(page, 'sweeps@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const { cell } = gridOf(4);
  await editor.takeGrid(2, 4);
  await expect(editor.status).toContainText('2 × 4 patches, 6″ × 3″ each');
  await editor.takeGrid(4, 4);
  const gestures = new CountedGestures(editor);
  await gestures.takeUnit('Goose, flying up');
  await gestures.drag(cell(0, 0), cell(1, 0));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await expect(editor.measure('Width')).toHaveValue('6″');
  await expect(editor.measure('Height')).toHaveValue('3″');
  // The repeat handles are 46 pixels below the selection, beneath its size, and 30 pixels right of it.
  const quilt = await page.locator('[data-quilt]').boundingBox();
  const inches = (pixels: number) => (pixels * 12) / (quilt?.width ?? NaN);
  await gestures.drag([3, 3 + inches(46)], [3, 11.5]);
  await expect(editor.measure('Height')).toHaveValue('12″');
  await gestures.drag([6 + inches(30), 6], [11.5, 6]);
  await expect(editor.measure('Width')).toHaveValue('12″');

  await editor.name.fill('Eight Geese');
  const sent = page.waitForRequest('**/storeCreatedBlock.php');
  await editor.saving.click();
  const { levels } = (await sent).postDataJSON() as { levels: ContractShape[][] };
  const geese = levels
    .flat()
    .filter(({ shapeWidth }) => shapeWidth === 500)
    .map((shape) => [shape.shapeType, shape.shapeXLoc, shape.shapeYLoc, shape.shapeHeight]);
  const expected = [0, 500].flatMap((x) => [0, 250, 500, 750].map((y) => [3, x, y, 250]));
  expect(new Set(geese.map(String))).toEqual(new Set(expected.map(String)));
  expect(levels.flat()).toHaveLength(3 * expected.length);
});

test('a quilter draws an Ohio Star by keyboard alone, hears each result, saves it and sets it into a quilt', async ({
  page,
  server,
}) => {
  await server.addSubscriber('keys-only@example.com', PASSWORD);
  await beSubscriber(page, 'keys-only@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const { keyboard } = page;
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time++) await keyboard.press(key);
  };
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });

  await page.getByRole('radio', { name: '4', exact: true }).focus();
  await press('ArrowLeft');
  await expect(editor.status).toContainText('3 patches per side');
  await expect(said('Patch grid: 3 patches per side')).toBeAttached();
  // Each palette is one Tab stop, with arrow keys inside.
  const focused = page.locator(':focus');
  await press('Tab', 3);
  await expect(focused).toHaveAccessibleName('Square');
  await press('ArrowRight', 5);
  await expect(focused).toHaveAccessibleName('Hourglass');
  await press('Tab');
  await expect(focused).toHaveAccessibleName('All, by kind…');
  await page.getByRole('application').focus();
  await press('f');
  await expect(said('Enter to fill the cells')).toBeAttached();
  await press('y', 9);
  await expect(said('All mirrors and quarter turns')).toBeAttached();
  await press('u', 6);
  await expect(said('Hourglass in three fabrics')).toBeAttached();
  // The first press shows where the cursor is.
  await press('ArrowRight', 2);
  await expect(said('Cell 2 across, 1 down: empty')).toBeAttached();
  await press('Enter');
  await expect(said('Triangle, point up, spot 3')).toBeAttached();
  await press('Shift+U', 6);
  await expect(said('Square')).toBeAttached();
  await press('ArrowLeft');
  await press('Enter');
  await expect(said('Cell 1 across, 1 down: Rectangle, spot 1')).toBeAttached();
  await press('4');
  await expect(said('The next cell that you fill gets spot 4.')).toBeAttached();
  await press('ArrowRight');
  await press('ArrowDown');
  await press('Enter');
  await expect(said('Cell 2 across, 2 down: Rectangle, spot 4')).toBeAttached();
  // Each filled cell is an undo step, and Escape returns the arrow keys to the selection.
  await press('Control+z');
  await press('Shift+Control+Z');
  await press('Escape');
  await expect(editor.button('Fill cells')).toHaveAttribute('aria-pressed', 'false');

  await editor.name.focus();
  await keyboard.type('My Ohio Star');
  const sent = page.waitForRequest('**/storeCreatedBlock.php');
  await press('Enter');
  const { levels } = (await sent).postDataJSON() as { levels: ContractShape[][] };
  const library = await libraryBlock(page, 'Ohio Star');
  expect(differencesOf(levels, library.levels)).toEqual([]);
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await new StandardQuilt(page).open();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Wall Hanging/ })
    .focus();
  await press('Enter');
  // The list of blocks takes the focus as it opens.
  const blocks = page.getByRole('list', { name: /^(Your block|Blocks)$/ }).getByRole('button');
  await expect(blocks.and(page.locator(':focus'))).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search blocks by name' }).focus();
  await keyboard.type('My Ohio Star');
  await expect(blocks).toHaveCount(1);
  await blocks.first().focus();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Block 1 My Ohio Star' })).toBeVisible();
  await expectInMiddle(page);
});
