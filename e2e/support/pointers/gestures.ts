import type { Locator } from '@playwright/test';
import type { CreationEditor, Spot } from '../screens/creation-editor.js';

/** Draws a block, and counts the gestures. A press, a key and a drag each count as one gesture. */
export class CountedGestures {
  count = 0;

  constructor(readonly editor: CreationEditor) {}

  async press(button: Locator): Promise<void> {
    this.count++;
    await button.click();
  }

  async key(key: string): Promise<void> {
    this.count++;
    await this.editor.page.keyboard.press(key);
  }

  async tap(at: Spot): Promise<void> {
    this.count++;
    await this.editor.tap(at);
  }

  async drag(...way: Spot[]): Promise<void> {
    this.count++;
    await this.editor.drag(...way);
  }

  /**
   * Drags through points with Shift pressed. A drag either adds one unit in each cell on its way, or a single unit that
   * spans all these cells. Shift reverses the setting that decides this.
   */
  async dragWithShift(...way: Spot[]): Promise<void> {
    const { keyboard } = this.editor.page;
    await keyboard.down('Shift');
    await this.drag(...way);
    await keyboard.up('Shift');
  }

  /** Chooses the square grid with this many patches to a side. */
  async takeGrid(grid: number): Promise<void> {
    await this.press(
      this.editor.page
        .getByRole('group', { name: 'Patches per side' })
        .getByText(String(grid), { exact: true }),
    );
  }

  async takeUnit(name: string): Promise<void> {
    await this.press(
      this.editor.page
        .getByRole('group', { name: 'Unit to fill cells with' })
        .getByRole('button', { name, exact: true }),
    );
  }

  async takeSymmetry(name: string): Promise<void> {
    await this.press(
      this.editor.page.getByRole('group', { name: 'Symmetry' }).getByRole('button', { name, exact: true }),
    );
  }

  async takeShape(name: string): Promise<void> {
    await this.press(
      this.editor.page
        .getByRole('group', { name: 'Shape to draw' })
        .getByRole('button', { name, exact: true }),
    );
  }

  /** Chooses a fabric spot by its number key. The canvas must have the focus. */
  async takeSpot(spot: number): Promise<void> {
    await this.key(String(spot));
  }
}
