import { expect, type Locator, type Page } from '@playwright/test';

/** The name of what lies on the table of an editing screen; an invitation while it has none. */
export function nameOnTable(page: Page): Locator {
  return page.getByRole('group', { name: 'On the table' }).getByRole('button');
}

/** The standard quilt screen, as its user works it. */
export class StandardQuilt {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/standard-quilt-layouts');
    await expect(this.page.getByRole('button', { name: /^Save/ }).first()).toBeVisible();
  }

  /** Chooses the first size, from the pictures on the empty table. */
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
    // What is being coloured or drawn stands before the others.
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

  /** Gives a fabric of the palette on show to the chosen part. */
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

  /** What the save state says. */
  get saveState() {
    return this.page.getByRole('banner').getByRole('status');
  }
}
