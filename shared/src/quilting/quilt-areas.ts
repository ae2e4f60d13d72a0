import { inset, type Box } from '../geometry/box.js';
import { bordersOf, totalEndWidth, totalWidth, type Banded } from './bands/bands.js';
import type { Quilt } from './quilt.js';

/** Returns the box of the whole quilt, in inches. Its top left corner is at (0, 0). */
export function quiltBox({ quiltWidth, quiltLength }: Pick<Quilt, 'quiltWidth' | 'quiltLength'>): Box {
  return { x: 0, y: 0, width: quiltWidth, height: quiltLength };
}

/** Returns the area inside the borders, in inches. If wide borders leave no area, its width or height is 0 or less. */
export function insideBorders(quilt: Pick<Quilt, 'quiltWidth' | 'quiltLength'> & Banded): Box {
  const borders = bordersOf(quilt);
  return inset(quiltBox(quilt), totalWidth(borders), totalEndWidth(borders));
}
