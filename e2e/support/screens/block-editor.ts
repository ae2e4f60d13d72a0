import { expect, type Locator, type Page } from '@playwright/test';
import { QuiltPicture } from '../pictures/picture.js';

/** The side of a library block, in inches. */
export const BLOCK_SIDE = 12;

/** Does what a user of the block & fabric selection screen does. */
export class BlockEditor {
  readonly undo: Locator;
  readonly status: Locator;
  readonly saving: Locator;
  readonly name: Locator;

  constructor(readonly page: Page) {
    // A notice may have an Undo button too.
    this.undo = page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true });
    this.status = page.getByRole('contentinfo');
    this.saving = page.getByRole('button', { name: 'Save this Designed Block' }).first();
    this.name = page.getByLabel('New block name');
  }

  async open(): Promise<void> {
    await this.page.goto('/block-fabric-selection');
    await expect(this.saving).toBeVisible();
  }

  /** Chooses a library block. Returns the canvas's picture of this block. */
  async pick(name: string): Promise<QuiltPicture> {
    await this.page.getByRole('list', { name: 'Blocks' }).getByRole('button', { name, exact: true }).click();
    await expect(this.page.getByRole('img', { name: `${name} block, 12″ × 12″` })).toBeVisible();
    return new QuiltPicture(this.page, BLOCK_SIDE);
  }

  layer(name: string): Locator {
    return this.page.getByRole('group', { name: 'Working layer' }).getByRole('button', { name, exact: true });
  }

  swatch(name: string, palette = 'Blues'): Locator {
    return this.page
      .getByRole('region', { name: `${palette} fabrics` })
      .getByRole('button', { name, exact: true });
  }

  notice(text: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text });
  }
}
