import { expect, type Locator, type Page } from '@playwright/test';
import { beGuest } from '../sign-in.js';
import { distance, QuiltPicture, type Colour } from '../pictures/picture.js';
import { StandardQuilt } from './standard-quilt.js';

/* A Lap quilt without borders and sashing: 4 × 6 blocks of 12 inches. */
const WIDTH = 48;

/** Opens a Lap quilt as a guest, with one block or with two that alternate by columns. */
export async function lapQuilt(page: Page, ...blocks: string[]): Promise<QuiltPicture> {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Lap');
  if (blocks.length !== 1) await quilt.chooseLayout('Two Blocks Alternating by Columns');
  for (const [index, name] of blocks.entries()) await quilt.chooseBlock(index === 0 ? 1 : 2, name);
  // A tap on an unpainted patch chooses nothing.
  const picture = new QuiltPicture(page, WIDTH);
  await picture.settled();
  return picture;
}

export const swatch = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });
export const palette = (page: Page, name = 'Blues') => page.getByRole('region', { name: `${name} fabrics` });
export const status = (page: Page) => page.getByRole('contentinfo');
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/**
 * Undoes steps until the Undo button has this title (null for no title). Then deselects everything, and lets go of the
 * held fabric.
 */
export async function undoTo(page: Page, title: string | null): Promise<void> {
  while ((await undo(page).getAttribute('title')) !== title) await undo(page).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(status(page)).not.toContainText('selected', { ignoreCase: true });
}

export async function expectColour(
  picture: QuiltPicture,
  x: number,
  y: number,
  colour: Colour,
  side = 1.5,
): Promise<void> {
  await expect.poll(async () => distance(await picture.colourAt(x, y, side), colour)).toBeLessThan(16);
}

export async function tap(page: Page, picture: QuiltPicture, x: number, y: number): Promise<void> {
  const at = await picture.pointAt(x, y);
  await page.mouse.click(at.x, at.y);
}
