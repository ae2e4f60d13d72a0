import type { Locator } from '@playwright/test';
import type { CreationTable, Spot } from './creation-table.js';

/** A hand that draws a block, and counts what it does: each press, each key, each drag. */
export class CountedGestures {
  count = 0;

  constructor(readonly table: CreationTable) {}

  async press(button: Locator): Promise<void> {
    this.count++;
    await button.click();
  }

  async key(key: string): Promise<void> {
    this.count++;
    await this.table.page.keyboard.press(key);
  }

  async tap(at: Spot): Promise<void> {
    this.count++;
    await this.table.tap(at);
  }

  async drag(...way: Spot[]): Promise<void> {
    this.count++;
    await this.table.drag(...way);
  }

  /** Drags with Shift: a sweep lays the other of its two ways then. */
  async dragWithShift(...way: Spot[]): Promise<void> {
    const { keyboard } = this.table.page;
    await keyboard.down('Shift');
    await this.drag(...way);
    await keyboard.up('Shift');
  }

  /** Patches to a side of the grid that is drawn on. */
  async takeGrid(grid: number): Promise<void> {
    await this.press(
      this.table.page
        .getByRole('group', { name: 'Patches to a side' })
        .getByText(String(grid), { exact: true }),
    );
  }

  async takeUnit(name: string): Promise<void> {
    await this.press(
      this.table.page
        .getByRole('group', { name: 'Unit to fill cells with' })
        .getByRole('button', { name, exact: true }),
    );
  }

  async takeSymmetry(name: string): Promise<void> {
    await this.press(
      this.table.page.getByRole('group', { name: 'Symmetry' }).getByRole('button', { name, exact: true }),
    );
  }

  async takeShape(name: string): Promise<void> {
    await this.press(
      this.table.page
        .getByRole('group', { name: 'Shape to draw' })
        .getByRole('button', { name, exact: true }),
    );
  }

  /** By its key, right after something was done on the canvas. */
  async takeSpot(spot: number): Promise<void> {
    await this.key(String(spot));
  }
}
