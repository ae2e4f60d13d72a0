import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Returns the button with the name of the open document. On a desktop, there is no such button while the document has
 * no name.
 */
export function nameInEditor(page: Page): Locator {
  return page.getByRole('group', { name: 'Your work' }).getByRole('button');
}

/** Does what a user of the standard quilt screen does. */
export class StandardQuilt {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/standard-quilt-layouts');
    await expect(this.page.getByRole('button', { name: /^Save/ }).first()).toBeVisible();
  }

  /** Chooses a size by its picture, in an editor without a quilt. */
  async startWith(size: string): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${size}`) })
      .click();
    await expect(this.page.locator('[data-quilt]')).toBeVisible();
  }

  async chooseLayout(name: string): Promise<void> {
    await this.page.getByTitle(name).click();
    await expect(this.page.getByRole('radio', { name })).toBeChecked();
  }

  async chooseBlock(slot: 1 | 2, name: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^Block ${String(slot)}`) }).click();
    // The block being coloured or drawn is listed before the others.
    await this.page
      .getByRole('list', { name: /^(Your block|Blocks)$/ })
      .getByRole('button', { name, exact: true })
      .click();
    await expect(this.page.getByRole('button', { name: `Block ${String(slot)} ${name}` })).toBeVisible();
  }

  async choosePalette(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: /^Fabric palette/ }).click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  /** Gives a fabric of a palette to the selected part of the quilt. */
  async chooseFabric(palette: string, name: string): Promise<void> {
    await this.choosePalette(palette);
    await this.page
      .getByRole('region', { name: `${palette} fabrics` })
      .getByRole('button', { name, exact: true })
      .click();
  }

  /** Types a name for a new quilt. */
  async name(name: string): Promise<void> {
    await this.page.getByLabel('New quilt name').fill(name);
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** The element that says if the document is saved. */
  get saveState() {
    return this.page.getByRole('banner').getByRole('status');
  }
}
