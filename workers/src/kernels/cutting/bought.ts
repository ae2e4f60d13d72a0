import { INCHES_OF_YARD } from '@quiltwright/shared/ruler/lengths';
import type { Bought, CuttingSettings, Strip } from './cutting-types';
import { lengthOfCloth } from './settings';

/** The number of lines of a ruler in an inch. */
const LINES = 8;
/** Shops sell fabric in multiples of this length, in metres. */
const METRE_STEP = 0.05;
const METRES_OF_INCH = 0.0254;
/** Differences smaller than this are rounding errors, both in inches and in numbers of eighths or fat quarters. */
const HAIR = 1e-6;

/** Strips: the height of each in inches, and the number of strips of this height. */
type Heights = readonly Pick<Strip, 'count' | 'height'>[];

/** Returns the smallest purchase from which the strips can be cut, with the spare fabric that `settings` ask for. */
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

/**
 * Returns the number of units in a purchase: fat quarters if the quilter buys fat quarters, otherwise eighths of a
 * yard.
 */
export function unitsOf({ eighths, fatQuarters }: Pick<Bought, 'eighths' | 'fatQuarters'>): number {
  return fatQuarters ?? eighths;
}

/**
 * Returns the smallest purchase for strips with a total height of `inches`, spare fabric included. The result is a
 * number of fat quarters if the quilter buys fat quarters, otherwise of eighths of a yard.
 */
export function leastUnits(inches: number, settings: CuttingSettings): number {
  if (settings.buy === 'yards') return eighthsOfYard(inchesBought(inches, settings));
  return withSpare(upTo(inches / lengthOfCloth(settings)), settings);
}

/**
 * Returns the smallest purchase for strips with a total height of `inches`. Includes no spare fabric, and no fabric for
 * straightening edges.
 */
export function leastForStrips(
  inches: number,
  settings: CuttingSettings,
): Pick<Bought, 'eighths' | 'fatQuarters'> {
  const alone = { ...settings, spareInches: 0, sparePercent: 0 };
  return {
    eighths: eighthsOfYard(inchesBought(inches, alone)),
    fatQuarters: settings.buy === 'fatQuarters' ? leastUnits(inches, alone) : null,
  };
}

/**
 * Returns the purchase for a backing that needs `inches` of fabric off the bolt. Doesn't add `sparePercent`, because
 * the backing's overhang around the quilt is spare fabric already.
 */
export function backingBought(inches: number, settings: CuttingSettings): Bought {
  return boughtFor([{ count: 1, height: inches }], { ...settings, buy: 'yards', sparePercent: 0 });
}

/**
 * Returns the inches to buy for strips with a total height of `cut` inches: the cut length and the spare length. If
 * fabric shrinks, returns the length before washing, rounded up to the next eighth of an inch.
 */
function inchesBought(cut: number, settings: CuttingSettings): number {
  const washed = cut + spareOf(cut, settings);
  return settings.shrinkage > 0 ? toMeasure(washed / (1 - settings.shrinkage / 100)) : washed;
}

/**
 * Returns the spare inches for strips with a total height of `cut` inches. They are rounded up to the next eighth of an
 * inch, so that they can be measured. Off the bolt, they are at least enough to straighten the edge. For fat quarters,
 * `lengthOfCloth` has already subtracted the length that straightens the edge.
 */
function spareOf(cut: number, { buy, spareInches, sparePercent }: CuttingSettings): number {
  const share = toMeasure((cut * sparePercent) / 100);
  return buy === 'yards' && cut > 0 ? Math.max(spareInches, share) : share;
}

/** Returns the number of fat quarters to buy, increased by the percentage to spare. */
function withSpare(quarters: number, { sparePercent }: CuttingSettings): number {
  return upTo(quarters * (1 + sparePercent / 100));
}

/** Converts inches to eighths of a yard, rounded up. */
export function eighthsOfYard(inches: number): number {
  return upTo((inches * 8) / INCHES_OF_YARD);
}

/** Rounds inches up to the next eighth of an inch, the finest line of a ruler. */
function toMeasure(inches: number): number {
  return upTo(inches * LINES) / LINES;
}

/** Rounds up to a whole number; an excess below `HAIR` isn't rounded up. Never returns −0. */
function upTo(parts: number): number {
  return Math.max(0, Math.ceil(parts - HAIR));
}

/**
 * Returns the number of fat quarters from which strips can be cut. Takes the strips from the tallest down. Each goes
 * into the fat quarter that has the least free length and still has room for it.
 */
function fatQuartersFor(strips: Heights, settings: CuttingSettings): number {
  const length = lengthOfCloth(settings);
  /** Counts of fat quarters by their free length, in inches. */
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
