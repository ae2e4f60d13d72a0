import type { Page } from '@playwright/test';
import { CountedGestures } from '../../support/pointers/gestures.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { expectAreas, expectPatches } from '../../support/screens/drafted-patches.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

/* All blocks are 12 inches wide. Each starts with the tool that the first step names; every later press counts. */

const { PI, SQRT2, sin, cos, acos, sqrt } = Math;
const DEGREE = PI / 180;

/** The area of a blade of a fan: a sixth of a quarter of the ring between 4½ and 9 inches. */
const blade = ((9 ** 2 - 4.5 ** 2) * PI) / 24;

/** The area of a spike between these rings: a triangle, less the part of the inner circle at its foot. */
const spike =
  4.5 * sin(11.25 * DEGREE) * (9 - 4.5 * cos(11.25 * DEGREE)) -
  (4.5 ** 2 * (PI / 8 - sin(22.5 * DEGREE))) / 2;

class Figures extends CountedGestures {
  /** Types into a field of the panel, as one gesture. */
  async fill(label: string, text: string): Promise<void> {
    this.count++;
    const field = this.editor.page.getByLabel(label, { exact: true });
    await field.fill(text);
    await field.press('Enter');
    await this.editor.page.getByRole('application').focus();
  }

  async choose(name: string): Promise<void> {
    await this.press(this.editor.page.getByText(name, { exact: true }));
    await this.editor.page.getByRole('application').focus();
  }

  /** Points at a patch and presses the number of its parts. */
  async divide(x: number, y: number, parts: number): Promise<void> {
    const at = await this.editor.picture.pointAt(x, y);
    await this.editor.page.mouse.move(at.x - 2, at.y);
    await this.editor.page.mouse.move(at.x, at.y);
    await this.key(String(parts));
  }
}

/** Opens an empty block, with the tool of a key chosen. */
async function emptyBlock(page: Page, key: string): Promise<Figures> {
  const editor = new CreationEditor(page);
  await editor.open();
  // The block of the step before is still open.
  while ((await editor.undo.getAttribute('aria-disabled')) !== 'true') await editor.undo.click();
  await page.getByRole('application').focus();
  await page.keyboard.press(key);
  return new Figures(editor);
}

test.beforeEach(async ({ page, server }, { title }) => {
  const name = `${title.replaceAll(/\W+/g, '-').toLowerCase()}@example.com`;
  await server.addSubscriber(name, PASSWORD);
  await beSubscriber(page, name, PASSWORD);
  await new CreationEditor(page).open();
  await page.getByText('Seams', { exact: true }).click();
  await page.getByRole('button', { name: 'Close the tour' }).click();
});

test('figures of rings and divisions take few gestures', async ({ page }) => {
  await test.step('a Grandmother’s Fan in 5', async () => {
    const fan = await emptyBlock(page, 'k');
    await fan.key('.');
    await fan.drag([0, 0], [9, 0]);
    await fan.key('i');
    await fan.divide(4.8, 4.8, 6);
    expect(fan.count).toBeLessThanOrEqual(5);
    await expectAreas(page, 8, [6, blade], [1, (4.5 ** 2 * PI) / 4]);
  });

  await test.step('a New York Beauty in 9', async () => {
    const beauty = await emptyBlock(page, 'k');
    await beauty.key('.');
    await beauty.drag([0, 0], [9, 0]);
    await beauty.key('i');
    await beauty.choose('Points');
    await beauty.divide(4.8, 4.8, 4);
    expect(beauty.count).toBeLessThanOrEqual(9);
    await expectAreas(page, 11, [4, spike]);
  });

  await test.step('a Double Wedding Ring in 12', async () => {
    const rings = await emptyBlock(page, 'k');
    await rings.fill('Radius', '12, 10');
    await rings.fill('Repeat around the centre', '2');
    await rings.tap([12, 0]);
    await rings.key('i');
    await rings.divide(4.2, 7.8, 6);
    await rings.divide(7.8, 4.2, 6);
    await rings.key('x');
    // The ends of the inner arcs, beyond the outer ones.
    for (const [x, y] of [
      [0.08, 2],
      [2, 0.08],
      [10, 11.92],
      [11.92, 10],
    ] as const)
      await rings.tap([x, y]);
    expect(rings.count).toBeLessThanOrEqual(12);
    // The melon where two circles of 10 inches meet, whose centres are 12√2 inches apart.
    const melon = 200 * acos(0.6 * SQRT2) - 6 * SQRT2 * sqrt(112);
    await expectAreas(page, 17, [1, melon], [2, 144 - 36 * PI]);
  });
});

test('repeats around the centre take few gestures', async ({ page }) => {
  await test.step('a Dresden Plate of twelve blades in 6', async () => {
    const plate = await emptyBlock(page, 'k');
    await plate.drag([6, 6], [7.5, 6]);
    await plate.key('s');
    await plate.fill('Repeat around the centre', '12');
    await plate.key('m');
    await plate.drag([7.5, 6], [10.5, 6]);
    await plate.drag([10.5, 6], [6 + 5 * cos(15 * DEGREE), 6 - 5 * sin(15 * DEGREE)]);
    expect(plate.count).toBeLessThanOrEqual(6);
    // The tip is where a line at 60° to the middle of the blade begins at a shoulder, 4½ inches from the centre. Two
    // triangles up to it, less the sector of the centre of 1½ inches.
    const height = (4.5 * sin(105 * DEGREE)) / sin(60 * DEGREE);
    const petal = 4.5 * height * sin(15 * DEGREE) - (1.5 ** 2 * PI) / 12;
    await expectAreas(page, 14, [12, petal], [1, 2.25 * PI]);
  });

  await test.step('a unit of a Lone Star in 6', async () => {
    const unit = await emptyBlock(page, 's');
    await unit.key('.');
    await unit.drag([0, 0], [6 * SQRT2, 12 - 6 * SQRT2]);
    await unit.drag([6 * SQRT2, 12 - 6 * SQRT2], [12, 12]);
    await unit.key('i');
    await unit.choose('Squares');
    await unit.divide(6, 6, 3);
    expect(unit.count).toBeLessThanOrEqual(6);
    // Patches of one fabric that make one square together count as one.
    await page.keyboard.press('v');
    await unit.editor.tap([6, 6]);
    await page.keyboard.press('2');
    // A diamond of 45° with a diagonal of 12√2 inches, in nine.
    await expectAreas(page, 11, [9, (((6 * SQRT2) / cos(22.5 * DEGREE)) ** 2 * sin(45 * DEGREE)) / 9]);
  });

  await test.step('a Mariner’s Compass of sixteen points in 9', async () => {
    const compass = await emptyBlock(page, 'k');
    await compass.drag([6, 6], [6, 1]);
    await compass.key('s');
    await compass.fill('Repeat around the centre', '4');
    await compass.key('m');
    const tip = (degrees: number): [number, number] => {
      return [6 + 5 * sin(degrees * DEGREE), 6 - 5 * cos(degrees * DEGREE)];
    };
    const [x, y] = tip(45);
    // Each edge of a point starts at a third of the edge before it, or where that crosses the grid, and ends in the
    // middle of an arc of the rim.
    await compass.drag([7.5, 4.5], [6, 1]);
    await compass.drag([7, 10 / 3], [x, y]);
    await compass.drag([20 / 3, 23 / 9], tip(22.5));
    await compass.drag([7 + (x - 7) / (10 - 3 * y), 3], tip(22.5));
    await compass.drag([6, 6], [7.5, 4.5]);
    expect(compass.count).toBeLessThanOrEqual(9);
    // Four long points of 5 · 1.5 square inches, four between them, and eight between all these, by the shoelace formula.
    await expectAreas(page, 33, [4, 7.5], [4, 3.393], [8, 1.478]);
  });
});

test('figures take at most three presses of keys for each gesture', async ({ page }) => {
  await test.step('a Grandmother’s Fan', async () => {
    const fan = await emptyBlock(page, 'k');
    await fan.key('.');
    await fan.key('Enter');
    for (const key of [
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'Enter',
      'i',
      'ArrowRight',
      'ArrowRight',
      '6',
    ])
      await fan.key(key);
    expect(fan.count).toBeLessThanOrEqual(3 * 5);
    await expectAreas(page, 8, [6, blade]);
  });

  await test.step('a New York Beauty', async () => {
    const beauty = await emptyBlock(page, 'k');
    for (const key of ['.', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
      await beauty.key(key);
    for (const key of ['i', 'w', 'w', 'w', 'ArrowRight', 'ArrowRight', '4']) await beauty.key(key);
    expect(beauty.count).toBeLessThanOrEqual(3 * 9);
    await expectAreas(page, 11, [4, spike]);
  });
});

test('a frame, grids and an inset divide the block', async ({ page }) => {
  const block = await emptyBlock(page, 'i');
  await page.getByText('Whole block', { exact: true }).click();
  await block.fill('Frame width', '1 1/2');
  await block.choose('Add a frame');
  await expectPatches(
    page,
    '5 patches: 1 square, 4 rectangles',
    /1 square 9″/,
    /2 rectangles 12″ × 1½″/,
    /2 rectangles 9″ × 1½″/,
  );
  await block.choose('Inset');
  await block.fill('Inset by', '3');
  await block.editor.tap([6, 6]);
  // Patches of one fabric that make one square together count as one.
  await page.keyboard.press('v');
  await block.editor.tap([6, 6]);
  await page.keyboard.press('2');
  // A square of 3 inches, and four sides of 3 · (9 + 3) ÷ 2 square inches.
  await expectAreas(page, 9, [4, 18]);
});
