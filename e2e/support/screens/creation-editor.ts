import { expect, type Locator, type Page } from '@playwright/test';
import { QuiltPicture } from '../pictures/picture.js';

/** The side of a new block, in inches. */
const SIDE = 12;

/** A point, in inches from the block's top left corner. */
export type Spot = readonly [x: number, y: number];

/** Does what a user of the block creation screen does. */
export class CreationEditor {
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
    await expect(this.saving).toBeVisible();
    await expect(this.page.locator('[data-quilt]')).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async takeShape(name: string): Promise<void> {
    await this.page.getByRole('group', { name: 'Shape to draw' }).getByRole('button', { name }).click();
  }

  /** Unfolds a part of a panel. */
  async unfold(title: string): Promise<void> {
    const fold = this.page.locator('details', { has: this.page.getByText(title, { exact: true }) });
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  }

  /** Chooses the numbers of patches across and down. */
  async takeGrid(columns: number, rows: number): Promise<void> {
    await this.unfold('Size and grid');
    for (const [side, patches] of [
      ['across', columns],
      ['down', rows],
    ] as const) {
      await this.page.getByRole('combobox', { name: `Patches ${side}` }).click();
      await this.page.getByRole('option', { name: String(patches), exact: true }).click();
    }
  }

  /** Presses the mouse at the first point, and drags it through all other points. Points are in block units. */
  async drag(...way: Spot[]): Promise<void> {
    const { mouse } = this.page;
    const [start, ...others] = await Promise.all(way.map(([x, y]) => this.picture.pointAt(x, y)));
    if (!start) return;
    await mouse.move(start.x, start.y);
    await mouse.down();
    let last = start;
    for (const next of others) {
      await mouse.move((last.x + next.x) / 2, (last.y + next.y) / 2);
      await mouse.move(next.x, next.y);
      last = next;
    }
    await mouse.up();
  }

  async tap(at: Spot): Promise<void> {
    const { x, y } = await this.picture.pointAt(...at);
    await this.page.mouse.click(x, y);
  }

  /** Returns the field that shows a measurement of the selection. */
  measure(name: 'X' | 'Y' | 'Width' | 'Height'): Locator {
    return this.page.getByLabel(name, { exact: true });
  }
}
