import { expect, type Locator, type Page } from '@playwright/test';
import { QuiltPicture } from './picture.js';

/** Inches of a side of a new block. */
const SIDE = 12;

/** Inches from the block's corner. */
type Spot = readonly [x: number, y: number];

/** The block creation screen, as its user works it. */
export class CreationTable {
  readonly undo: Locator;
  readonly redo: Locator;
  readonly status: Locator;
  readonly saving: Locator;
  readonly name: Locator;
  readonly picture: QuiltPicture;

  constructor(readonly page: Page) {
    this.undo = page.getByRole('button', { name: 'Undo', exact: true });
    this.redo = page.getByRole('button', { name: 'Redo', exact: true });
    this.status = page.getByRole('contentinfo');
    this.saving = page.getByRole('button', { name: 'Save This Block' }).first();
    this.name = page.getByLabel('New block name');
    this.picture = new QuiltPicture(page, SIDE);
  }

  async open(): Promise<void> {
    await this.page.goto('/block-creation');
    await expect(this.page.locator('[data-quilt]')).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async takeShape(name: string): Promise<void> {
    await this.page.getByRole('group', { name: 'Shape to draw' }).getByRole('button', { name }).click();
  }

  /** Drags the mouse from one place of the block to another. */
  async drag(from: Spot, to: Spot): Promise<void> {
    const { mouse } = this.page;
    const [start, end] = [await this.picture.pointAt(...from), await this.picture.pointAt(...to)];
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
    await mouse.move(end.x, end.y);
    await mouse.up();
  }

  async tap(at: Spot): Promise<void> {
    const { x, y } = await this.picture.pointAt(...at);
    await this.page.mouse.click(x, y);
  }

  /** The number that a field of what is selected shows. */
  measure(name: 'X' | 'Y' | 'Width' | 'Height'): Locator {
    return this.page.getByLabel(name, { exact: true });
  }
}
