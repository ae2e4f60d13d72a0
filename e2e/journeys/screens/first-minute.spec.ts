import type { Locator, Page } from '@playwright/test';
import { clothColour, distance, QuiltPicture } from '../../support/pictures/picture.js';
import { expect, test } from '../../support/test.js';

/**
 * A new visitor, who presses the obvious controls. Expects each of them to be visible without scrolling, and counts the
 * presses in `steps`.
 */
class Visitor {
  steps = 0;

  constructor(readonly page: Page) {}

  async press(what: Locator): Promise<void> {
    await expect(what).toBeInViewport({ ratio: 0.5 });
    await what.click();
    this.steps++;
  }

  async touch(picture: QuiltPicture, x: number, y: number): Promise<void> {
    const at = await picture.pointAt(x, y);
    await this.page.mouse.click(at.x, at.y);
    this.steps++;
  }
}

for (const [name, width, height, hasTouch] of [
  ['a phone', 390, 844, true],
  ['a desk', 1440, 900, false],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, hasTouch });

    test('a new user has a coloured quilt after four steps, and one in colours of their choice after six', async ({
      page,
    }) => {
      const visitor = new Visitor(page);
      const button = (label: RegExp | string) => page.getByRole('button', { name: label });
      await page.goto('/');
      await visitor.press(page.getByRole('link', { name: 'Try it free' }).first());
      await visitor.press(page.getByRole('main').getByRole('link', { name: /^Standard Quilt Layouts/ }));
      await visitor.press(button(/^Queen/));
      await visitor.press(page.getByRole('list', { name: 'Blocks' }).getByRole('button').first());
      expect(visitor.steps).toBe(4);

      /* The first block of the library is Nine Patch. On a quilt of 96 inches its corners and its middle have one
         fabric, the patches between them another. */
      const picture = new QuiltPicture(page, 96);
      await picture.settled();
      // The squares are nearly as large as the patches, so that each shows the whole print.
      const corner = await picture.colourAt(2, 2, 3.5);
      const between = await picture.colourAt(6, 2, 3.5);
      expect(distance(corner, [255, 255, 255])).toBeGreaterThan(60);
      expect(distance(corner, between)).toBeGreaterThan(60);
      expect(distance(corner, await picture.colourAt(94, 106, 3.5))).toBeLessThan(20);

      await visitor.touch(picture, 6, 6);
      const palette = page.getByRole('region', { name: 'Blues fabrics' });
      await visitor.press(palette.getByRole('button', { name: 'Midnight Pond' }));
      expect(visitor.steps).toBe(6);
      const pond = await clothColour(page, 2, 'Midnight Pond');
      await expect.poll(async () => distance(await picture.colourAt(90, 102, 2), pond)).toBeLessThan(14);
    });
  });
}
