import type { Bought, CuttingSettings, Strip } from './cutting-types';
import { FAT_QUARTER } from './settings';

const INCHES_OF_YARD = 36;
/** Shops measure metres in steps of so many. */
const METRE_STEP = 0.05;
const METRES_OF_INCH = 0.0254;
/** Parts of a step that are rounding. */
const HAIR = 1e-6;

/** What is bought so that these strips can be cut. */
export function boughtFor(strips: readonly Strip[], settings: CuttingSettings): Bought {
  const cut = strips.reduce((sum, { count, height }) => sum + count * height, 0);
  const inches = (cut / (1 - settings.shrinkage / 100)) * (1 + settings.spare / 100);
  return {
    inches,
    eighths: eighthsOfYard(inches),
    metres: Math.ceil((inches * METRES_OF_INCH) / METRE_STEP - HAIR) * METRE_STEP,
    fatQuarters: settings.buy === 'fatQuarters' ? fatQuartersFor(strips, settings) : null,
  };
}

/** Eighths of a yard, up to the next. */
export function eighthsOfYard(inches: number): number {
  return Math.ceil((inches * 8) / INCHES_OF_YARD - HAIR);
}

/** The tallest strip first, each into the first fat quarter that has room. */
function fatQuartersFor(strips: readonly Strip[], { shrinkage, spare }: CuttingSettings): number {
  const length = FAT_QUARTER.length * (1 - shrinkage / 100);
  const left: number[] = [];
  const tallestFirst = [...strips].sort((a, b) => b.height - a.height);
  for (const { count, height } of tallestFirst)
    for (let i = 0; i < count; i++) {
      const at = left.findIndex((room) => room >= height - HAIR);
      if (at < 0) left.push(length - height);
      else left[at] = (left[at] ?? 0) - height;
    }
  return Math.ceil(left.length * (1 + spare / 100) - HAIR);
}
