import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { atRest } from './at-rest.js';

/** A colour on the screen; each channel is from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Returns the Euclidean distance of two colours in RGB, at most 441. */
export function distance(a: Colour, b: Colour): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Returns the mean colour of a picture file. */
export async function meanColour(picture: Buffer): Promise<Colour> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Hides notices, which cover the quilt for a while. */
const NO_NOTICES = '[data-sonner-toaster] { visibility: hidden }';

/** Reads the quilt on the canvas as pixels. Points are in inches from the quilt's top left corner. */
export class QuiltPicture {
  readonly #page: Page;
  readonly #quilt: Locator;

  /** @param width finished width of the quilt in inches */
  constructor(
    page: Page,
    readonly width: number,
  ) {
    this.#page = page;
    this.#quilt = page.locator('[data-quilt]');
  }

  /** Returns the mean colour of the square with sides of `side` inches around the point (x, y). */
  async colourAt(x: number, y: number, side: number): Promise<Colour> {
    const box = await this.#quilt.boundingBox();
    if (!box) throw new Error('There is no quilt in the editor.');
    const scale = box.width / this.width;
    const clip = {
      x: box.x + (x - side / 2) * scale,
      y: box.y + (y - side / 2) * scale,
      width: side * scale,
      height: side * scale,
    };
    return meanColour(await this.#page.screenshot({ clip }));
  }

  /** Returns the mean colours of squares with sides of `side` inches around points, all from one screenshot. */
  async coloursAt(places: readonly (readonly [x: number, y: number])[], side: number): Promise<Colour[]> {
    const picture = await this.#quilt.screenshot({ style: NO_NOTICES });
    const { width } = await sharp(picture).metadata();
    const scale = width / this.width;
    const pixels = Math.max(1, Math.round(side * scale));
    return Promise.all(
      places.map(async ([x, y]) => {
        const [left, top] = [x, y].map((middle) => Math.round((middle - side / 2) * scale));
        const patch = { left: left ?? 0, top: top ?? 0, width: pixels, height: pixels };
        return meanColour(await sharp(picture).extract(patch).png().toBuffer());
      }),
    );
  }

  /** Returns the point of the page, in CSS pixels, that shows the point (x, y) of the quilt. */
  async pointAt(x: number, y: number): Promise<{ x: number; y: number }> {
    const box = await this.#quilt.boundingBox();
    if (!box) throw new Error('There is no quilt in the editor.');
    const scale = box.width / this.width;
    return { x: box.x + x * scale, y: box.y + y * scale };
  }

  /** Returns a picture of the whole quilt once the canvas has stopped changing. */
  async settled(): Promise<Buffer> {
    await this.#page.mouse.move(0, 0);
    return atRest(this.#page, () => this.#quilt.screenshot({ style: NO_NOTICES }));
  }
}

/** Returns the fraction of pixels, 0 to 1, that differ visibly between two pictures of the same size. */
export async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [a, b].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!one || !other || one.data.length !== other.data.length) return 1;
  let differing = 0;
  for (let i = 0; i < one.data.length; i += 3) {
    const apart = [0, 1, 2].some((c) => Math.abs((one.data[i + c] ?? 0) - (other.data[i + c] ?? 0)) > 12);
    if (apart) differing++;
  }
  return (differing * 3) / one.data.length;
}

/** Returns the mean colour of a library fabric, computed from its picture file. */
export async function clothColour(page: Page, paletteNum: number, fabricName: string): Promise<Colour> {
  const file = await page.evaluate(
    async ([palette, name]) => {
      const token = localStorage.getItem('token') ?? '';
      const quilterNum = Number(localStorage.getItem('qn'));
      const forgery = /(?:^|; )(?:__Host-)?XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch('/retrFabricList', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'X-XSRF-TOKEN': decodeURIComponent(forgery),
        },
        body: JSON.stringify({ paletteNum: palette, quilterNum }),
      });
      const fabrics = (await answer.json()) as { fabricName: string; fabricUrl: string }[];
      return fabrics.find((fabric) => fabric.fabricName === name)?.fabricUrl;
    },
    [paletteNum, fabricName] as const,
  );
  if (file === undefined)
    throw new Error(`There is no fabric ${fabricName} in palette ${String(paletteNum)}.`);
  const answer = await page.request.get(`/fabrics/${file}`);
  return meanColour(await answer.body());
}
