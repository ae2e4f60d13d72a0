import { expect, type Locator, type Page } from '@playwright/test';

/** The free form quilt screen, as its user works it. */
export class FreeFormTable {
  readonly saving: Locator;
  readonly name: Locator;

  constructor(readonly page: Page) {
    this.saving = page.getByRole('button', { name: 'Save Quilt', exact: true }).first();
    this.name = page.getByLabel('New quilt name');
  }

  async open(): Promise<void> {
    await this.page.goto('/free-form-quilt-layouts');
    await expect(this.saving).toBeVisible();
    await expect(this.page.locator('[data-quilt]')).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A field of what is selected, or of a border. */
  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  async type(name: string, value: string): Promise<void> {
    await this.field(name).fill(value);
    await this.field(name).press('Enter');
  }

  async choose(menu: 'Width' | 'Length', inches: number): Promise<void> {
    await this.page.getByRole('combobox', { name: new RegExp(`^${menu} `) }).click();
    await this.page.getByRole('option', { name: `${inches}″`, exact: true }).click();
  }

  /** Adds a block by the menu of all of them. */
  async add(name: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search blocks by name' }).fill(name);
    await this.page
      .getByRole('list', { name: 'Blocks', exact: true })
      .getByRole('button', { name, exact: true })
      .click();
  }

  /** What lies on the quilt, as the list tells it, topmost first. */
  get placements(): Locator {
    return this.page.getByRole('group', { name: 'Placements, topmost first' }).getByRole('button');
  }
}
