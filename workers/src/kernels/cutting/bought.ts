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
  const inches = inchesBought(cut, settings);
  return {
    inches,
    eighths: eighthsOfYard(inches),
    metres: Math.ceil((inches * METRES_OF_INCH) / METRE_STEP - HAIR) * METRE_STEP,
    fatQuarters: settings.buy === 'fatQuarters' ? fatQuartersFor(strips, settings) : null,
  };
}

/** What is cut, with what shrinks and what is to spare. */
export function inchesBought(
  cut: number,
  { shrinkage, spare }: Pick<CuttingSettings, 'shrinkage' | 'spare'>,
): number {
  return (cut / (1 - shrinkage / 100)) * (1 + spare / 100);
}

/** Eighths of a yard, up to the next. */
export function eighthsOfYard(inches: number): number {
  return Math.ceil((inches * 8) / INCHES_OF_YARD - HAIR);
}

/** The tallest strips first, each into the fat quarter with the least room that takes it. */
function fatQuartersFor(strips: readonly Strip[], { shrinkage, spare }: CuttingSettings): number {
  const length = FAT_QUARTER.length * (1 - shrinkage / 100);
  /** How many fat quarters have so much room. */
  const withRoom = new Map<number, number>();
  const change = (room: number, by: number) => withRoom.set(room, (withRoom.get(room) ?? 0) + by);
  for (const { count, height } of [...strips].sort((a, b) => b.height - a.height)) {
    let left = count;
    while (left > 0) {
      const [tightest] = [...withRoom]
        .filter(([room, quarters]) => room >= height - HAIR && quarters > 0)
        .sort(([a], [b]) => a - b);
      if (!tightest) {
        change(length, Math.ceil(left / Math.floor(length / height + HAIR)));
        continue;
      }
      const [room, quarters] = tightest;
      const into = Math.min(left, quarters);
      change(room, -into);
      change(room - height, into);
      left -= into;
    }
  }
  const quarters = [...withRoom.values()].reduce((sum, count) => sum + count, 0);
  return Math.ceil(quarters * (1 + spare / 100) - HAIR);
}
