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

  /** The field of the menu of all blocks, and what it found. */
  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search blocks by name' });
  }

  get tiles(): Locator {
    return this.page.getByRole('list', { name: 'Blocks', exact: true }).getByRole('button');
  }

  tile(name: string): Locator {
    return this.tiles.and(this.page.getByRole('button', { name, exact: true }));
  }

  /** A block that the panel of a desk offers. */
  offered(name: string): Locator {
    return this.page.getByRole('list', { name: 'Blocks to add' }).getByRole('button', { name, exact: true });
  }

  /** Adds a block by the menu of all of them. */
  async add(name: string): Promise<void> {
    await this.search.fill(name);
    await this.tile(name).click();
  }

  /** What was done last, as it is told to those who can't see the quilt. */
  said(words: string): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  /** What lies on the quilt, as the list tells it, topmost first. */
  get placements(): Locator {
    return this.page.getByRole('group', { name: 'Placements, topmost first' }).getByRole('button');
  }
}
