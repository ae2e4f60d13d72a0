import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { PlainQuilt } from '../../../web/bench/page-api.js';
import { atRest } from '../pictures/at-rest.js';
import { BenchPages } from '../server/bench-pages.js';
import type { Clip, QuiltView } from '../pictures/reference-picture.js';

/** The distance between a corner of the quilt and the same corner of the editor, in CSS pixels, after `lookAt`. */
const EDGE = 8;

/** A page of the benchmark that has only the product's canvas, and shows quilts made up by tests. */
export class QuiltPage {
  private constructor(
    readonly page: Page,
    readonly ratio: number,
  ) {}

  /**
   * Opens a page of the benchmark.
   * @param name the page's name and options: 'ours?move=block'
   */
  static async open(context: BrowserContext, pages: BenchPages, name = 'ours'): Promise<QuiltPage> {
    const page = await context.newPage();
    await page.goto(pages.url(name));
    await page.waitForFunction(() => 'bench' in window);
    // Hides the zoom buttons, because they float over the quilt.
    await page.addStyleTag({ content: ':has(> [role=group][aria-label=Zoom]) { visibility: hidden }' });
    return new QuiltPage(page, await page.evaluate(() => devicePixelRatio));
  }

  async show(quilt: PlainQuilt): Promise<void> {
    await this.page.evaluate((shown) => window.bench.show(shown), quilt);
  }

  /** Presses a key several times while the canvas has the focus. */
  async press(key: '+' | '-' | '0', times = 1): Promise<void> {
    const canvas = this.page.getByRole('application');
    for (let press = 0; press < times; press++) await canvas.press(key);
    // The focus ring would cover the quilt.
    await canvas.blur();
  }

  /**
   * Moves the view until a corner of the quilt is near the same corner of the editor, as two fingers on a trackpad do.
   */
  async lookAt(down: 'top' | 'bottom', across: 'left' | 'right'): Promise<void> {
    const canvas = await this.#box('[role=application]');
    const quilt = await this.#box('[data-quilt]');
    const right = canvas.x + canvas.width - quilt.x - quilt.width;
    const bottom = canvas.y + canvas.height - quilt.y - quilt.height;
    await this.page.mouse.move(canvas.x + canvas.width / 2, canvas.y + canvas.height / 2);
    await this.page.mouse.wheel(
      -Math.round(across === 'left' ? canvas.x - quilt.x + EDGE : right - EDGE),
      -Math.round(down === 'top' ? canvas.y - quilt.y + EDGE : bottom - EDGE),
    );
    // The mouse moves outside the window, so that it points at no part of the quilt.
    await this.page.mouse.move(-9, -9);
  }

  /**
   * Presses the mouse at the point `from` of the quilt, and moves it by the offset `by`, both in inches. The button
   * stays pressed.
   */
  async drag(quilt: PlainQuilt, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
    const { x, y, scale } = await this.view(quilt);
    const pixels = (corner: number, inches: number) => (corner + inches * scale) / this.ratio;
    await this.page.mouse.move(pixels(x, from.x), pixels(y, from.y));
    await this.page.mouse.down();
    const steps = { steps: 4 };
    await this.page.mouse.move(pixels(x, from.x + by.x), pixels(y, from.y + by.y), steps);
  }

  /** Cancels a drag, and moves the mouse away. */
  async cancelDrag(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.mouse.up();
    await this.page.mouse.move(-9, -9);
  }

  /**
   * Returns the position and scale of the quilt on the screen. The position is rounded to whole device pixels.
   * @param width the quilt's width in inches
   */
  async view({ width }: PlainQuilt): Promise<QuiltView> {
    const box = await this.#box('[data-quilt]');
    return {
      x: Math.round(box.x * this.ratio),
      y: Math.round(box.y * this.ratio),
      scale: (box.width * this.ratio) / width,
    };
  }

  /**
   * Returns the rectangle of the screen in which the quilt is visible, in device pixels. If a side is longer than
   * `mostPixels`, only the middle of this side is returned.
   */
  async clip(mostPixels = Infinity): Promise<Clip> {
    const canvas = await this.#box('[role=application]');
    const quilt = await this.#box('[data-quilt]');
    const span = (from: number, to: number) => {
      const length = Math.min(mostPixels, Math.floor(to * this.ratio) - Math.ceil(from * this.ratio));
      return { start: Math.round(((from + to) * this.ratio - length) / 2), length };
    };
    const across = span(
      Math.max(canvas.x, quilt.x),
      Math.min(canvas.x + canvas.width, quilt.x + quilt.width),
    );
    const down = span(
      Math.max(canvas.y, quilt.y),
      Math.min(canvas.y + canvas.height, quilt.y + quilt.height),
    );
    return { left: across.start, top: down.start, width: across.length, height: down.length };
  }

  /**
   * Returns the screen's pixels within `clip`, row by row, with three numbers (0 to 255) for each pixel. Waits until
   * the picture has stopped changing.
   */
  async pixels(clip: Clip): Promise<Uint8Array> {
    const shown = await atRest(this.page, () => this.page.screenshot({ scale: 'device' }));
    return sharp(shown).extract(clip).removeAlpha().raw().toBuffer();
  }

  async #box(selector: string): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.page.locator(selector).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }
}

/** Playwright's `test`, extended by a server of the benchmark's pages. Each Playwright worker has its own server. */
export const test = base.extend<object, { pages: BenchPages }>({
  pages: [
    async ({}, use) => {
      const pages = await BenchPages.start();
      await use(pages);
      await pages.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect };
