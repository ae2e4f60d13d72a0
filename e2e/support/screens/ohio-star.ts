import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BLOCK_SIDE } from './block-editor.js';
import { distance, QuiltPicture, type Colour } from '../pictures/picture.js';

/*
 * Ohio Star on a 12-inch block, in units of 4 inches. The corners and their triangles are layer 1, the eight
 * points layer 2, the four triangles around the middle layer 3, the middle layer 4.
 */

/** Points in the patches of an Ohio Star, in inches from the block's top left corner. */
export const places = {
  corner: { x: 2, y: 2 },
  ground: { x: 6, y: 1 },
  left: { x: 4.7, y: 2 },
  right: { x: 7.3, y: 2 },
  middle: { x: 6, y: 6 },
} as const;

type PlaceName = keyof typeof places;

/** The colour distance below which two colours count as the same. */
const ALIKE = 24;

/** Taps a patch. */
export async function tap(page: Page, picture: QuiltPicture, place: PlaceName): Promise<void> {
  const at = await picture.pointAt(places[place].x, places[place].y);
  await page.mouse.click(at.x, at.y);
}

/** Waits until a patch has the colour of a fabric. */
export async function shows(picture: QuiltPicture, place: PlaceName, colour: Colour): Promise<void> {
  const { x, y } = places[place];
  await expect
    .poll(async () => distance(await picture.colourAt(x, y, 0.8), colour), { message: place })
    .toBeLessThan(ALIKE);
}

/**
 * Waits until the middle of a 36-inch quilt shows an Ohio Star. The two measured points of the star must have the same
 * colour. The corner, the ground and the middle must differ in colour from these points, and the corner also from the
 * middle.
 */
export async function expectInMiddle(page: Page): Promise<void> {
  const picture = new QuiltPicture(page, 36);
  const colours = async () => {
    const found: Partial<Record<PlaceName, Colour>> = {};
    for (const [name, { x, y }] of Object.entries(places) as [PlaceName, { x: number; y: number }][])
      found[name] = await picture.colourAt(12 + x, 12 + y, 0.4);
    return found as Record<PlaceName, Colour>;
  };
  // The points look alike, and every other patch differs from its neighbours.
  await expect
    .poll(async () => {
      const { corner, ground, left, right, middle } = await colours();
      return {
        points: distance(left, right) < ALIKE,
        others: [corner, ground, middle].map((each) => distance(each, left) < ALIKE),
        corners: distance(corner, middle) < ALIKE,
      };
    })
    .toEqual({ points: true, others: [false, false, false], corners: false });
}

/**
 * Returns the fraction of pixels that differ between two pictures of an Ohio Star: in the star's points, and in its
 * other patches. Pixels near edges don't count.
 */
export async function changesOf(before: Buffer, after: Buffer): Promise<{ points: number; others: number }> {
  const [one, other] = await Promise.all(
    [before, after].map((picture) =>
      sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!one || !other) throw new Error('There is no picture.');
  const { width, height } = one.info;
  const seen = { points: [0, 0], others: [0, 0] };
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      const x = (column / width) * BLOCK_SIDE;
      const y = (row / height) * BLOCK_SIDE;
      const near = [
        [-0.12, 0],
        [0.12, 0],
        [0, -0.12],
        [0, 0.12],
      ].map(([dx = 0, dy = 0]) => isPoint(x + dx, y + dy));
      if (near.some((each) => each !== near[0])) continue;
      const counts = seen[near[0] ? 'points' : 'others'];
      const at = (row * width + column) * 3;
      const apart = [0, 1, 2].some((c) => Math.abs((one.data[at + c] ?? 0) - (other.data[at + c] ?? 0)) > 12);
      counts[0] = (counts[0] ?? 0) + 1;
      if (apart) counts[1] = (counts[1] ?? 0) + 1;
    }
  }
  const share = ([all = 0, changed = 0]: number[]) => changed / all;
  return { points: share(seen.points), others: share(seen.others) };
}

function isPoint(x: number, y: number): boolean {
  const column = Math.floor(x / 4);
  const row = Math.floor(y / 4);
  if ((column === 1) === (row === 1)) return false;
  const across = Math.abs(x - 4 * column - 2);
  const down = Math.abs(y - 4 * row - 2);
  return column === 1 ? across > down : down > across;
}
