import { expect, type Locator, type Page } from '@playwright/test';

/** Does what a user of the free form quilt screen does. */
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

  /** Returns the text field with this label, for the selection or a border. */
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

  /** The search field in the menu of all blocks. */
  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search blocks by name' });
  }

  /** The buttons of the blocks that the menu of all blocks shows. */
  get tiles(): Locator {
    return this.page.getByRole('list', { name: 'Blocks', exact: true }).getByRole('button');
  }

  tile(name: string): Locator {
    return this.tiles.and(this.page.getByRole('button', { name, exact: true }));
  }

  /** Returns the button that adds this block, in the list beside the canvas on a desktop. */
  offered(name: string): Locator {
    return this.page.getByRole('list', { name: 'Blocks to add' }).getByRole('button', { name, exact: true });
  }

  /** Adds a block by its name from the menu of all blocks. */
  async add(name: string): Promise<void> {
    await this.search.fill(name);
    await this.tile(name).click();
  }

  /** Returns the announcement with these words, for people who can't see the quilt. */
  announcement(words: string): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  /** The buttons of the placements in the list, topmost first. */
  get placements(): Locator {
    return this.page.getByRole('group', { name: 'Placements, topmost first' }).getByRole('button');
  }
}
