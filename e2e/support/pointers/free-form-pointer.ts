import { expect, type Locator } from '@playwright/test';
import type { FreeFormEditor } from '../screens/free-form-editor.js';
import type { Place } from './pointer.js';
import type { QuiltPicture } from '../pictures/picture.js';

/** A point, in inches from the quilt's top left corner. */
export type Spot = readonly [x: number, y: number];

/** The distance from a placement to its handles for repeating, in CSS pixels. */
const AWAY = 30;

/** Arranges a free form quilt by mouse, and counts the gestures. */
export class FreeFormPointer {
  gestures = 0;

  constructor(
    readonly editor: FreeFormEditor,
    readonly picture: QuiltPicture,
  ) {}

  async press(button: Locator): Promise<void> {
    this.gestures++;
    await button.click();
  }

  async key(key: string): Promise<void> {
    this.gestures++;
    await this.editor.page.keyboard.press(key);
  }

  async tap(at: Spot): Promise<void> {
    this.gestures++;
    const { x, y } = await this.picture.pointAt(...at);
    await this.editor.page.mouse.click(x, y);
  }

  /** Drags a block from the list of blocks onto the quilt, so that its middle is at `at`. */
  async place(name: string, at: Spot): Promise<void> {
    this.gestures++;
    const { page } = this.editor;
    const to = await this.picture.pointAt(...at);
    await this.editor.offered(name).hover();
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 2 });
    await expect(page.locator('[data-drag-preview]')).toBeVisible();
    await page.mouse.up();
  }

  async move(from: Spot, to: Spot): Promise<void> {
    await this.drag(await this.picture.pointAt(...from), await this.picture.pointAt(...to));
  }

  /**
   * Drags the handle that repeats a placement to the right, from the handle's place to `to`. (x, y) is the middle of
   * the placement's right edge.
   */
  async repeatAcross([x, y]: Spot, to: Spot): Promise<void> {
    await this.drag(shifted(await this.picture.pointAt(x, y), AWAY, 0), await this.picture.pointAt(...to));
  }

  async repeatDown([x, y]: Spot, to: Spot): Promise<void> {
    await this.drag(shifted(await this.picture.pointAt(x, y), 0, AWAY), await this.picture.pointAt(...to));
  }

  async drag(from: Place, to: Place): Promise<void> {
    this.gestures++;
    const { mouse } = this.editor.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await mouse.move(to.x, to.y);
    await mouse.up();
  }
}

function shifted({ x, y }: Place, across: number, down: number): Place {
  return { x: x + across, y: y + down };
}
