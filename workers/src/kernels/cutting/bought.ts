import type { Bought, CuttingSettings, Strip } from './cutting-types';
import { lengthOfCloth } from './settings';

const INCHES_OF_YARD = 36;
/** Shops measure metres in steps of so many. */
const METRE_STEP = 0.05;
const METRES_OF_INCH = 0.0254;
/** Parts of a step that are rounding. */
const HAIR = 1e-6;

/** Strips by their heights alone; inches. */
type Heights = readonly Pick<Strip, 'count' | 'height'>[];

/** What is bought so that these strips can be cut. */
export function boughtFor(strips: Heights, settings: CuttingSettings): Bought {
  const cut = strips.reduce((sum, { count, height }) => sum + count * height, 0);
  const inches = inchesBought(cut, settings);
  return {
    inches,
    spare: spareOf(cut, settings),
    eighths: eighthsOfYard(inches),
    metres: Math.round(upTo((inches * METRES_OF_INCH) / METRE_STEP) * METRE_STEP * 100) / 100,
    fatQuarters: settings.buy === 'fatQuarters' ? fatQuartersFor(strips, settings) : null,
  };
}

/** In what it is counted: fat quarters where these are bought, else eighths of a yard. */
export function unitsOf({ eighths, fatQuarters }: Pick<Bought, 'eighths' | 'fatQuarters'>): number {
  return fatQuarters ?? eighths;
}

/** No strips that are so many inches long together can be cut from fewer, counted likewise. */
export function leastUnits(inches: number, settings: CuttingSettings): number {
  if (settings.buy === 'yards') return eighthsOfYard(inchesBought(inches, settings));
  return withSpare(upTo(inches / lengthOfCloth(settings)), settings);
}

/** What is bought for a backing this long: what reaches out from the quilt is to spare, so that no share of it is. */
export function backingBought(inches: number, settings: CuttingSettings): Bought {
  return boughtFor([{ count: 1, height: inches }], { ...settings, buy: 'yards', sparePercent: 0 });
}

/** What is cut, with what is to spare and what of both shrinks. */
function inchesBought(cut: number, settings: CuttingSettings): number {
  return (cut + spareOf(cut, settings)) / (1 - settings.shrinkage / 100);
}

/** A length off the bolt has its edge to straighten at least. Fat quarters are counted without theirs (`lengthOfCloth`). */
function spareOf(cut: number, { buy, spareInches, sparePercent }: CuttingSettings): number {
  const share = (cut * sparePercent) / 100;
  return buy === 'yards' && cut > 0 ? Math.max(spareInches, share) : share;
}

/** Fat quarters with those to spare. */
function withSpare(quarters: number, { sparePercent }: CuttingSettings): number {
  return upTo(quarters * (1 + sparePercent / 100));
}

/** Eighths of a yard, up to the next. */
export function eighthsOfYard(inches: number): number {
  return upTo((inches * 8) / INCHES_OF_YARD);
}

/** The next whole number; of nothing 0, which rounding would make −0. */
function upTo(parts: number): number {
  return Math.max(0, Math.ceil(parts - HAIR));
}

/** The tallest strips first, each into the fat quarter with the least room that takes it. */
function fatQuartersFor(strips: Heights, settings: CuttingSettings): number {
  const length = lengthOfCloth(settings);
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
  return withSpare(
    [...withRoom.values()].reduce((sum, count) => sum + count, 0),
    settings,
  );
}
