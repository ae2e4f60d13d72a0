import { expect, type Locator, type Page } from '@playwright/test';

/** The free form quilt screen, with its user's actions. */
export class FreeFormEditor {
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

  /** Returns a field of the selection, or of a border. */
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

  /** The search field of the menu of all blocks, and its results. */
  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search blocks by name' });
  }

  get tiles(): Locator {
    return this.page.getByRole('list', { name: 'Blocks', exact: true }).getByRole('button');
  }

  tile(name: string): Locator {
    return this.tiles.and(this.page.getByRole('button', { name, exact: true }));
  }

  /** Returns a block in the desktop panel. */
  offered(name: string): Locator {
    return this.page.getByRole('list', { name: 'Blocks to add' }).getByRole('button', { name, exact: true });
  }

  /** Adds a block from the menu of all blocks. */
  async add(name: string): Promise<void> {
    await this.search.fill(name);
    await this.tile(name).click();
  }

  /** Returns the announcement of the last action for people who can't see the quilt. */
  announcement(words: string): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  /** The placements on the quilt in the list, topmost first. */
  get placements(): Locator {
    return this.page.getByRole('group', { name: 'Placements, topmost first' }).getByRole('button');
  }
}
